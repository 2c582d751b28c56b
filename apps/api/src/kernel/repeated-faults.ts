import type { Logger } from 'pino';

const minuteMs = 60_000;

/**
 * Returns a function that logs a fault at once, and its repetitions as one line a minute with their number and the latest
 * error: while the database is away, each of many queues meets it every second.
 */
export function logRepeated(log: Pick<Logger, 'warn'>, message: string): (error: unknown) => void {
  let isQuiet = false;
  let times = 0;
  let latest: unknown;
  function endMinute(): void {
    isQuiet = false;
    if (times > 0) write({ err: latest, times });
  }
  function write(line: { err: unknown; times?: number }): void {
    log.warn(line, message);
    times = 0;
    isQuiet = true;
    setTimeout(endMinute, minuteMs).unref();
  }
  return (error) => {
    if (!isQuiet) return write({ err: error });
    times += 1;
    latest = error;
  };
}
