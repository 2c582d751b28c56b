const arabic: Readonly<Record<string, string>> = {
  ب: 'b',
  پ: 'b',
  ت: 't',
  ط: 't',
  ث: 't',
  ج: 'g',
  غ: 'g',
  گ: 'g',
  خ: 'k',
  د: 'd',
  ذ: 'd',
  ض: 'd',
  ظ: 'd',
  ر: 'r',
  ز: 's',
  س: 's',
  ص: 's',
  ش: 'x',
  ف: 'f',
  ڤ: 'f',
  ق: 'k',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
};

const latin: Readonly<Record<string, string>> = {
  b: 'b',
  p: 'b',
  c: 'k',
  k: 'k',
  q: 'k',
  d: 'd',
  f: 'f',
  v: 'f',
  g: 'g',
  j: 'g',
  l: 'l',
  m: 'm',
  n: 'n',
  r: 'r',
  s: 's',
  z: 's',
  t: 't',
  x: 'x',
};

export function isArabic(text: string): boolean {
  return /[\u0600-\u06ff]/.test(text);
}

/** The consonants that a name has in Arabic and in Latin letters alike: vowels, h, w and y are written or not. */
export function soundOf(name: string): string {
  return isArabic(name) ? spoken(name, arabic) : spoken(plain(name), latin);
}

/**
 * The same with the vowels that Arabic may write, for names that have few consonants: "Ikoyi" and "ايكويي" are both
 * "ikui", as e is i and o is u there.
 */
export function voicedSoundOf(name: string): string {
  // Before another vowel at the beginning of a word, alif only carries it.
  return isArabic(name)
    ? spoken(name.replace(/(^| )ا(?=[يو])/g, '$1'), voicedArabic)
    : spoken(plain(name), voicedLatin);
}

const voicedLatin: typeof latin = { ...latin, a: 'a', e: 'i', i: 'i', y: 'i', o: 'u', u: 'u', w: 'u' };
const voicedArabic: typeof arabic = { ...arabic, ا: 'a', ي: 'i', و: 'u' };

/** Letters that are one sound together, and one that is none. */
function plain(name: string): string {
  return name
    .replace(/\bisland/g, 'iland')
    .replace(/sh|ch/g, 'x')
    .replace(/kh/g, 'k')
    .replace(/gh/g, 'g')
    .replace(/ph/g, 'f');
}

/** What people write otherwise: Sudan's qaf is a g, and an alif at the beginning may be any vowel. */
export function spellingsOf(phrase: string): string[] {
  const hard = [phrase, ...(phrase.includes('ق') ? [phrase.replace(/ق/g, 'غ')] : [])];
  const begun = hard.flatMap((each) =>
    /^ا[^يو]/.test(each) ? [each, each.replace(/^ا/, 'ي'), each.replace(/^ا/, 'و')] : each,
  );
  return [...new Set(begun)];
}

/** The sounds of letters; one that comes twice in a row is heard once. */
function spoken(name: string, sounds: Readonly<Record<string, string>>): string {
  return [...name]
    .map((letter) => sounds[letter] ?? (/\d/.test(letter) ? letter : ''))
    .join('')
    .replace(/(.)\1+/g, '$1');
}
