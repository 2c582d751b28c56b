import { readTable } from './vocabulary/read-table.ts';

const letters = readTable('letter-sounds');
const consonants = new Map(letters.map(({ letter, consonant }) => [letter, consonant]));
const sounds = new Map(letters.map(({ letter, sound }) => [letter, sound]));

export function isArabic(text: string): boolean {
  return /[\u0600-\u06ff]/.test(text);
}

/** The consonants that a name has in Arabic and in Latin letters alike: vowels, h, w and y are written or not. */
export function consonantKey(name: string): string {
  return keyOf(isArabic(name) ? name : mergeDigraphs(name), consonants);
}

/**
 * The same with the vowels that Arabic may write, for names that have few consonants: "Ikoyi" and "ايكويي" are both
 * "ikui", as e is i and o is u there.
 */
export function phoneticKey(name: string): string {
  // Before another vowel at the beginning of a word, alif only carries it.
  return keyOf(isArabic(name) ? name.replace(/(^| )ا(?=[يو])/g, '$1') : mergeDigraphs(name), sounds);
}

/** Letters that are one sound together, and one that is none. */
function mergeDigraphs(name: string): string {
  return name
    .replace(/\bisland/g, 'iland')
    .replace(/sh|ch/g, 'x')
    .replace(/kh/g, 'k')
    .replace(/gh/g, 'g')
    .replace(/ph/g, 'f');
}

/** What people write otherwise: Sudan's qaf is a g, and an alif at the beginning may be any vowel. */
export function arabicSpellings(phrase: string): string[] {
  const hard = [phrase, ...(phrase.includes('ق') ? [phrase.replace(/ق/g, 'غ')] : [])];
  const begun = hard.flatMap((each) =>
    /^ا[^يو]/.test(each) ? [each, each.replace(/^ا/, 'ي'), each.replace(/^ا/, 'و')] : each,
  );
  return [...new Set(begun)];
}

/** The sounds of the letters of a name. A sound that is written twice in a row counts once. */
function keyOf(name: string, sounds: ReadonlyMap<string, string>): string {
  return [...name]
    .map((letter) => sounds.get(letter) ?? (/\d/.test(letter) ? letter : ''))
    .join('')
    .replace(/(.)\1+/g, '$1');
}

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
