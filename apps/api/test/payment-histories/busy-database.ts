/**
 * Returns whether a busy machine kept the database from responding in time. Our use cases may meet that at any step, like a
 * crash.
 */
export function isBusyDatabase(error: unknown): boolean {
  const { code, message } = error as Error & { code?: string };
  return code === 'P2028' || /timeout|timed out|Connection terminated|ECONNRE/i.test(message);
}

/** Repeats idempotent work, such as reading, until the database has time for it. */
export async function retryWhileBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusyDatabase(error)) throw error;
    }
  }
}
