/** An Arabic word without "and", "in", "for" and "the" before it, in the ways that it may have them. */
export function arabicStems(word: string): string[] {
  if (!/^[\u0600-\u06ff]{3,}$/.test(word)) return [];
  return ['وال', 'بال', 'لل', 'ال', 'و', 'ب', 'ل', 'ف']
    .filter((prefix) => word.startsWith(prefix) && word.length - prefix.length > 1)
    .map((prefix) => word.slice(prefix.length));
}
