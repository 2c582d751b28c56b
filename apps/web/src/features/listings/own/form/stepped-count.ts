const most = 1000;

/** Increments or decrements a count field: "not known" becomes one, zero becomes "not known". */
export function stepped(value: string, by: number): string {
  const count = /^\d{1,4}$/.test(value.trim()) ? Number(value) : undefined;
  if (count === undefined) return by > 0 ? '1' : '';
  const next = count + by;
  return next < 0 ? '' : String(Math.min(most, next));
}
