import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

export interface GracefulCloseOptions {
  app: FastifyInstance;
  log: Logger;
  /** Closes all resources, once no request is in flight. */
  close(): Promise<void>;
  /** Milliseconds after a SIGTERM during which new connections are accepted, so that load balancers notice first. */
  delayMs: number;
  /** From `rememberSignal`, for signals during the start. */
  signalled?(): string | undefined;
  /** Whether to stop when the parent process is gone, because a terminal started it. */
  withParent: boolean;
}

const stopping = new WeakSet<FastifyInstance>();

/** Whether this application is stopping: it responds, but load balancers must send no new clients. */
export function isStopping(app: FastifyInstance): boolean {
  return stopping.has(app);
}

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
const drainLimitMs = 20_000;
const closeLimitMs = 10_000;
const afterFaultMs = 5_000;
/** A terminal and the package manager in it may both pass on the same Ctrl-C. */
const sameSignalMs = 500;
const sweepMs = 50;

/**
 * Stops the process gracefully on a signal: tells load balancers and clients, after the delay accepts no new connections,
 * finishes every request in flight, then closes the rest. A terminal or a fault skips the delay. A second signal ends the
 * process at once. An uncaught error stops it too, with an exit status for the fault.
 */
export function closeGracefully(options: GracefulCloseOptions): void {
  const { app, log } = options;
  let closingSince: number | undefined;
  const stop = (reason: string, status: number, delayMs = 0) => {
    if (closingSince !== undefined) {
      if (Date.now() - closingSince > sameSignalMs) process.exit(1);
      return;
    }
    closingSince = Date.now();
    stopping.add(app);
    log.info({ reason, delayMs }, 'stopping');
    closeAll(options, delayMs).then(
      () => process.exit(status),
      (error: Error) => {
        log.fatal({ err: error }, 'could not stop in good order');
        process.exit(1);
      },
    );
  };
  // Connections are not kept alive for further requests while the server stops.
  app.addHook('onSend', async (_request, reply) => {
    if (closingSince !== undefined) reply.header('connection', 'close');
  });
  for (const signal of signals) process.on(signal, () => stop(signal, 0, signal === 'SIGTERM' ? options.delayMs : 0));
  app.addHook('onListen', async () => {
    const early = options.signalled?.();
    if (early) stop(early, 0);
  });
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an error was not caught');
    setTimeout(() => process.exit(1), afterFaultMs).unref();
    stop('uncaught error', 1);
  });
  if (options.withParent) watchParent(() => stop('the parent process is gone', 0));
}

/**
 * Defers a signal during the start: the server closes gracefully as soon as it listens. A second signal ends the process at
 * once.
 */
export function rememberSignal(): () => string | undefined {
  let first: { signal: string; at: number } | undefined;
  const remember = (signal: string) => {
    if (first && Date.now() - first.at > sameSignalMs) process.exit(1);
    first ??= { signal, at: Date.now() };
  };
  for (const signal of signals) process.on(signal, remember);
  return () => {
    for (const signal of signals) process.off(signal, remember);
    return first?.signal;
  };
}

async function closeAll({ app, log, close }: GracefulCloseOptions, delayMs: number): Promise<void> {
  await wait(delayMs);
  // Otherwise the server would wait for connections that become idle until they time out.
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
  const drain = setTimeout(() => {
    log.warn('requests were still underway when time was up');
    app.server.closeAllConnections();
  }, drainLimitMs);
  await app.close();
  clearInterval(sweep);
  clearTimeout(drain);
  const limit = setTimeout(() => {
    log.fatal('stopping took too long');
    process.exit(1);
  }, closeLimitMs);
  await close();
  clearTimeout(limit);
}

function watchParent(onGone: () => void): void {
  const parent = process.ppid;
  const runner = runnerOf(parent);
  setInterval(() => {
    if (process.ppid !== parent || (runner !== undefined && parentOf(parent) !== runner)) onGone();
  }, 1_000).unref();
}

/**
 * Returns the process behind a parent `npx`, directly or through a shell. npx forwards no signal, so its end is the only
 * sign. Works on Linux only; on other systems, terminals signal this process as well.
 */
function runnerOf(parent: number): number | undefined {
  const runner = parentOf(parent);
  if (runner === undefined) return undefined;
  const isNpx = (pid: number | undefined) =>
    pid !== undefined && /npm exec|npx/.test(readProcessFile(pid, 'cmdline').replaceAll('\0', ' '));
  return isNpx(runner) || isNpx(parentOf(runner)) ? runner : undefined;
}

function parentOf(pid: number): number | undefined {
  const parent = /^PPid:\s*(\d+)$/m.exec(readProcessFile(pid, 'status'))?.[1];
  return parent === undefined ? undefined : Number(parent);
}

function readProcessFile(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
