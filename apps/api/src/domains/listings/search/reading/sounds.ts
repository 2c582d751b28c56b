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
  return once(consonants(name));
}

/**
 * The same with the vowels that Arabic may write, for names that have few consonants: "Ikoyi" and "ايكويي" are both
 * "ikui", as e is i and o is u there.
 */
export function voicedSoundOf(name: string): string {
  const written = isArabic(name)
    ? // Before another vowel at the beginning of a word, alif only carries it.
      name.replace(/(^| )ا(?=[يو])/g, '$1')
    : name;
  const voiced = [...plain(written)].map((letter) => vowels[letter] ?? consonants(letter));
  return once(voiced.join(''));
}

const vowels: Readonly<Record<string, string>> = {
  a: 'a',
  e: 'i',
  i: 'i',
  y: 'i',
  o: 'u',
  u: 'u',
  w: 'u',
  ا: 'a',
  ي: 'i',
  و: 'u',
};

function consonants(name: string): string {
  const letters = isArabic(name) ? arabic : latin;
  return [...plain(name)].map((letter) => letters[letter] ?? '').join('');
}

/** Letters that are one sound together, and one that is none. */
function plain(name: string): string {
  if (isArabic(name)) return name;
  const heard = name
    .replace(/\bisland/g, 'iland')
    .replace(/sh|ch/g, 'x')
    .replace(/kh/g, 'k');
  return heard.replace(/gh/g, 'g').replace(/ph/g, 'f');
}

function once(letters: string): string {
  return letters.replace(/(.)\1+/g, '$1');
}
