/** An Arabic word without "and", "in", "for" and "the" before it, in the ways that it may have them. */
export function arabicStems(word: string): string[] {
  if (!/^[\u0600-\u06ff]{3,}$/.test(word)) return [];
  return (
    ['وال', 'بال', 'لل', 'ال', 'و', 'ب', 'ل', 'ف']
      // Few short names follow "in" of one letter: "فيلا" is a villa, and "فالي" Valley.
      .filter((prefix) => word.startsWith(prefix) && word.length - prefix.length > (prefix === 'ف' ? 3 : 1))
      .map((prefix) => word.slice(prefix.length))
  );
}
