/** A moment as an input of local date and time spells it; '' for none. */
export function localMinute(moment: string | null): string {
  if (!moment) return '';
  const date = new Date(moment);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The moment that such an input means, in ISO 8601; what cannot be read stays as it is. */
export function momentOf(text: string): string {
  const date = new Date(text);
  return text === '' || Number.isNaN(date.getTime()) ? text : date.toISOString();
}
