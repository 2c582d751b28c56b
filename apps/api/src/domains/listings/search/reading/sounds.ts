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
  const letters = isArabic(name)
    ? [...name].map((letter) => arabic[letter] ?? '')
    : [...name.replace(/sh|ch/g, 'x').replace(/kh/g, 'k').replace(/gh/g, 'g').replace(/ph/g, 'f')].map(
        (letter) => latin[letter] ?? '',
      );
  return letters.join('').replace(/(.)\1+/g, '$1');
}
