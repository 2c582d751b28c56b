/** Formats minutes as "within 3 hours". */
export function describeAnswerTime(minutes: number): string {
  if (minutes <= 60) return 'within an hour';
  const hours = Math.ceil(minutes / 60);
  if (hours < 24) return `within ${hours} hours`;
  const days = Math.ceil(minutes / 1440);
  return days === 1 ? 'within a day' : `within ${days} days`;
}
