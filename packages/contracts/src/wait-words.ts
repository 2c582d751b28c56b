/** Formats a waiting time: "a moment", "40 seconds", "5 minutes", "2 hours". Rounds up. */
export function waitWords(seconds: number): string {
  if (!(seconds > 5)) return 'a moment';
  if (seconds <= 90) return `${Math.ceil(seconds)} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours <= 48 ? `${hours} hours` : `${Math.ceil(hours / 24)} days`;
}
