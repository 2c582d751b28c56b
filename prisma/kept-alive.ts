import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** Handlers for a server that dies. */
export interface Revival {
  /** It died, and is restarted. */
  onDeath(how: string): void;
  /** It could not be restarted, or died too often. */
  onLost(error: Error): void;
}

const reviveForMs = 20_000;
const reviveEveryMs = 500;
/** So many deaths within this time are no accident. */
const mostDeaths = 5;
const deathsWithinMs = 60_000;

/** Starts a process, and restarts it whenever it dies before `stop`. Throws when the first start fails. */
export async function keepAlive(launch: () => Promise<ChildProcess>, revival?: Revival) {
  let stopping = false;
  let reviving: Promise<void> | undefined;
  let server = await launch();
  const deaths: number[] = [];
  watch();

  function watch(): void {
    const died = () => {
      if (stopping || !revival) return;
      reviving = revive(revival).finally(() => (reviving = undefined));
    };
    if (hasExited(server)) died();
    else server.once('exit', died);
  }

  async function revive(what: Revival): Promise<void> {
    const how = `ended with ${server.signalCode ?? `status ${server.exitCode}`}`;
    what.onDeath(how);
    deaths.push(Date.now());
    if (deaths.filter((at) => Date.now() - at < deathsWithinMs).length >= mostDeaths)
      return what.onLost(new Error(`It ${how}, ${mostDeaths} times within ${deathsWithinMs / 1000} seconds.`));
    const deadline = Date.now() + reviveForMs;
    while (!stopping) {
      try {
        server = await launch();
        return watch();
      } catch (error) {
        // Processes that it left behind may lock its files for a moment.
        if (Date.now() > deadline) return what.onLost(error as Error);
        await wait(reviveEveryMs);
      }
    }
  }

  return {
    isUp: () => !hasExited(server),
    async stop(end: () => Promise<void>): Promise<void> {
      stopping = true;
      await reviving;
      if (hasExited(server)) return;
      // The timer must not keep this process alive, which has things to close after this one.
      server.ref();
      const exited = once(server, 'exit');
      await end();
      await exited;
    },
  };
}

export function hasExited(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/**
 * Stops Postgres when this process is gone, in any case: a shell waits for the end of a pipe that only this process holds
 * open.
 */
export function stopWithUs(server: ChildProcess): void {
  if (process.platform === 'win32' || server.pid === undefined) return;
  const watcher = spawn('/bin/sh', ['-c', stopScript, String(server.pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
  (watcher.stdin as unknown as { unref?: () => void })?.unref?.();
  // Without a shell, everything else still works.
  watcher.on('error', () => {});
  server.once('exit', () => watcher.kill('SIGKILL'));
}

/** Fast, as `pg_ctl stop` does; after twenty seconds at once, from which Postgres recovers. */
const stopScript = `read -r _
kill -INT "$0" || exit
for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
  sleep 1
  kill -0 "$0" || exit
done
kill -QUIT "$0"`;
