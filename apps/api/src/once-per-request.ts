/** Values computed for one request or one rendered page, by name. */
export type Memo = Map<string, Promise<unknown>>;

/** Computes a value once per request, by name. Without a memo, computes it each time. */
export function oncePerRequest<Result>(
  { memo }: { memo?: Memo | undefined },
  name: string,
  compute: () => Promise<Result>,
): Promise<Result> {
  if (!memo) return compute();
  const known = memo.get(name) as Promise<Result> | undefined;
  if (known) return known;
  const computed = compute();
  memo.set(name, computed);
  return computed;
}
