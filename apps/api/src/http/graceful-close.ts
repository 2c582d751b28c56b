import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

export interface GracefulCloseOptions {
  app: FastifyInstance;
  log: Logger;
  /** Stops everything else, once no request is inFlight. */
  close(): Promise<void>;
  /** Milliseconds after a SIGTERM for which new connections are taken: load balancers have to notice first. */
  delayMs: number;
  /** From `rememberSignal`, for signals that came before. */
  signalled?(): string | undefined;
  /** Whether to stop as well when the process that started us is gone: somebody's terminal. */
  withParent: boolean;
}

const stopping = new WeakSet<FastifyInstance>();

/** Whether this application was told to stop: it answers, but shall not be sent anybody new. */
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
 * Ends the process in good order on a signal: load balancers and clients are told, and after the delay there
 * are no new connections, an answer for every request that is underway, then everything else. A terminal or a
 * fault waits for no load balancer. A second signal ends it at once. An error that nobody caught ends it
 * as well, with a status that says so.
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
  // A connection is not offered for another request while we leave.
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
 * Holds back a signal while the server starts: what it has opened has to be closed in good order, and
 * is as soon as it listens. A second signal ends the process at once.
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
  // Connections that fall idle while we wait would otherwise be waited for until they time out.
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
 * The parent of our parent, when an `npx` is behind it, directly or through a shell: npx passes no
 * signal on, so its end is all that we can hear of. Known on Linux only; elsewhere terminals signal us
 * as well.
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
