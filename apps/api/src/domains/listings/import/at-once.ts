/** Works on values, so many at once, until all are done, the signal aborts or one fails. Rejects with the first failure. */
export async function workAtOnce<Value>(
  values: Iterable<Value>,
  { atOnce, signal }: { atOnce: number; signal: AbortSignal | undefined },
  work: (value: Value) => Promise<void>,
): Promise<void> {
  const waiting = values[Symbol.iterator]();
  let failed = false;
  const worker = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      if (signal?.aborted || failed) return;
      await work(next.value).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
