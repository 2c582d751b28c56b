/** The same time of day some calendar months later, in UTC, on `anchorDay` or the last day of a shorter month. */
export function addMonths(at: Date, months: number, anchorDay = at.getUTCDate()): Date {
  const result = new Date(at);
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate();
  result.setUTCDate(Math.min(anchorDay, lastDay));
  return result;
}
