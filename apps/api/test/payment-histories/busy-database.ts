/**
 * Whether a machine that is very busy kept the database from answering in time. Our use cases may meet that at any
 * step, as they may meet a crash.
 */
export function isBusyDatabase(error: unknown): boolean {
  const { code, message } = error as Error & { code?: string };
  return code === 'P2028' || /timeout|timed out|Connection terminated|ECONNRE/i.test(message);
}

/** Does what may be done again, such as reading, until the database has the time for it. */
export async function retryWhileBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusyDatabase(error)) throw error;
    }
  }
}
