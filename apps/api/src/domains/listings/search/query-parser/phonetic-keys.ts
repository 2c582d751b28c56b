import { readTable } from './vocabulary/read-table.ts';

const letters = readTable('letter-sounds');
const consonants = new Map(letters.map(({ letter, consonant }) => [letter, consonant]));
const sounds = new Map(letters.map(({ letter, sound }) => [letter, sound]));

export function isArabic(text: string): boolean {
  return /[\u0600-\u06ff]/.test(text);
}

/** The consonants of a name, equal in Arabic and Latin letters. Vowels, h, w and y do not count, since Arabic may omit them. */
export function consonantKey(name: string): string {
  return keyOf(isArabic(name) ? name : mergeDigraphs(name), consonants);
}

/**
 * The consonants with the vowels that Arabic may write, for names with few consonants: "Ikoyi" and "ايكويي" are both "ikui".
 * Arabic writes e as i and o as u.
 */
export function phoneticKey(name: string): string {
  // At the beginning of a word, alif before another vowel is silent.
  return keyOf(isArabic(name) ? name.replace(/(^| )ا(?=[يو])/g, '$1') : mergeDigraphs(name), sounds);
}

/** Replaces digraphs by one letter, and drops the silent "s" of "island". */
export function mergeDigraphs(name: string): string {
  return name
    .replace(/\bisland/g, 'iland')
    .replace(/sh|ch/g, 'x')
    .replace(/kh/g, 'k')
    .replace(/gh/g, 'g')
    .replace(/ph/g, 'f');
}

/** Other spellings of a phrase: qaf is a g in Sudan, and an initial alif may be any vowel. */
export function arabicSpellings(phrase: string): string[] {
  const hard = [phrase, ...(phrase.includes('ق') ? [phrase.replace(/ق/g, 'غ')] : [])];
  const begun = hard.flatMap((each) =>
    /^ا[^يو]/.test(each) ? [each, each.replace(/^ا/, 'ي'), each.replace(/^ا/, 'و')] : each,
  );
  return [...new Set(begun)];
}

/** Maps letters to sounds. A repeated sound counts once. */
function keyOf(name: string, sounds: ReadonlyMap<string, string>): string {
  return [...name]
    .map((letter) => sounds.get(letter) ?? (/\d/.test(letter) ? letter : ''))
    .join('')
    .replace(/(.)\1+/g, '$1');
}

/** The possible stems of an Arabic word without the prefixes "and", "in", "for" and "the". */
export function arabicStems(word: string): string[] {
  if (!/^[\u0600-\u06ff]{3,}$/.test(word)) return [];
  return (
    ['وال', 'بال', 'لل', 'ال', 'و', 'ب', 'ل', 'ف']
      // Of short words, an initial "ف" is rarely a prefix: "فيلا" is a villa, "فالي" is Valley.
      .filter((prefix) => word.startsWith(prefix) && word.length - prefix.length > (prefix === 'ف' ? 3 : 1))
      .map((prefix) => word.slice(prefix.length))
  );
}
