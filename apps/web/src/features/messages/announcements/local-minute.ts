/** Formats a time for a `datetime-local` input; '' for null. */
export function localMinute(moment: string | null): string {
  if (!moment) return '';
  const date = new Date(moment);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Converts the value of such an input to ISO 8601. Returns invalid text unchanged. */
export function momentOf(text: string): string {
  const date = new Date(text);
  return text === '' || Number.isNaN(date.getTime()) ? text : date.toISOString();
}
