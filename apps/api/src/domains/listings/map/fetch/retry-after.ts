/**
 * Returns the milliseconds of a `Retry-After` header (seconds, or a date of HTTP) from now on; 0 for a past date and for any
 * other text.
 */
export function readRetryAfter(text: string | null, now: number): number {
  const trimmed = text?.trim() ?? '';
  if (/^\d+$/.test(trimmed)) return Number(trimmed) * 1_000;
  // Date.parse takes many texts; a date of HTTP begins with the name of a day.
  const at = /^[A-Z][a-z]+,? /.test(trimmed) ? Date.parse(trimmed) : Number.NaN;
  return Math.max(0, at - now) || 0;
}
