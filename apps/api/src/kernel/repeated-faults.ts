import type { Logger } from 'pino';

const minuteMs = 60_000;
/** A part works again when it works this long after its latest fault: others of many users may still fail. */
const steadyMs = 5_000;

/** Reports faults of one part of the system to the log. */
export interface FaultLog {
  /** Logs a fault at once, and its repetitions as one line a minute with their number. */
  failed(error: unknown): void;
  /** Logs one line with the number of all faults when the part works again. */
  worked(): void;
}

/**
 * Returns the log of a part: while the database is away, each of many queues meets a fault every second. Lines have the message
 * and the code of the latest error, and no stack, which is the same for all of them.
 */
export function logRepeated(log: Pick<Logger, 'warn' | 'info'>, message: string, end: string): FaultLog {
  let isQuiet = false;
  let times = 0;
  let sinceStart = 0;
  let startedAt = 0;
  let latestAt = 0;
  let latest: unknown;
  function endMinute(): void {
    isQuiet = false;
    if (times > 0) write({ fault: describe(latest), times });
  }
  function write(line: { fault: string; times?: number }): void {
    log.warn(line, message);
    times = 0;
    isQuiet = true;
    setTimeout(endMinute, minuteMs).unref();
  }
  return {
    failed(error) {
      latestAt = performance.now();
      if (sinceStart === 0) startedAt = latestAt;
      sinceStart += 1;
      if (!isQuiet) return write({ fault: describe(error) });
      times += 1;
      latest = error;
    },
    worked() {
      if (sinceStart === 0 || performance.now() - latestAt < steadyMs) return;
      log.info({ times: sinceStart, seconds: Math.round((performance.now() - startedAt) / 1_000) }, end);
      sinceStart = 0;
      times = 0;
    },
  };
}

function describe(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const { message, code } = error as { message?: unknown; code?: unknown };
  // The queue adds names of workers, which are new at each start.
  const text = String(message ?? '').replace(/ \(Queue: .*\)$/s, '') || String(code ?? 'unknown');
  // Prisma begins with an empty line and the call, and ends with the cause.
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (text.startsWith('\n') ? lines.at(-1) : lines[0]) ?? text;
}
