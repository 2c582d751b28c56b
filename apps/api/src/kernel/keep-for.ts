/**
 * Returns a function that reads again when its latest result is older than the time, and once for all callers that wait. `older`
 * accepts a result of any age.
 */
export function keepFor<Result>(
  milliseconds: number,
  read: () => Promise<Result>,
): (older?: boolean) => Promise<Result> {
  let kept: Promise<Result> | undefined;
  let readAt = 0;
  return (older = false) => {
    if (!kept || (!older && performance.now() - readAt > milliseconds)) {
      kept = read();
      readAt = performance.now();
    }
    return kept;
  };
}
