import { confusables } from './confusables.ts';

/** Letters of African alphabets, by the Latin letter that people write in their place. */
const africanLetters = pairs('ɔo Ɔo ɛe Ɛe əe Əe ǝe Ǝe ɩi Ɩi ʋv Ʋv ʊu Ʊu ɣg Ɣg ŋn Ŋn ɓb Ɓb ɗd Ɗd ƙk Ƙk ƴy Ƴy');

/** Rotated and mirrored letters, which confusables.txt does not cover, by the letter that they show. */
const turnedLetters = pairs(
  'ɐa Ɐa ɒa ∀a ᗺb ꓭb ᙠb ɔc Ɔc ꓛc ↄc ᴐc ᗡd ꓷd ǝe əe ɘe Ǝe ꓱe ∃e ⱻe ɟf Ⅎf ꓞf ᵷg ƃg ⅁g ꓨg פg ɥh ᴉi ᵎi ɾj ſj ꓩj ' +
    'ʞk ꓘk ⋊k ꞁl Ꞁl ʅl ⅂l ꓶl ˥l ɯm Ɯm ꟺm ᴎn Иn иn ͷn Ԁp ɹr ɺr ɻr ʴr ᴚr ᴙr ꓤr Яr яr ʇt ꓕt ⊥t ꞱT ∩u ꓵu Ոu ʌv Ʌv Λv ' +
    'ʍw ᴟm ʎy ⅄y λy',
);

/** Rotated letters that are not also plain letters of another alphabet, such as Greek lambda. */
const isOnlyTurned = /[\p{Script=Latin}\p{Script=Common}\p{Script=Lisu}\p{Script=Canadian_Aboriginal}Ԁ]/u;

/** Letters with filled or outlined frames, which have no decomposition; each range starts at A. */
const framedLetters = [0x1f150, 0x1f170, 0x1f1e6];

/** Digits and signs that are written in place of a letter inside a word. */
const lookAlikeSigns = pairs('3e 4a 5s 7t 8b @a $s €e !i');

/** Letters that become each other when they are rotated or mirrored. */
const turnedClasses = pairs('un db pb qb wm va 96');

/** Whether a text has a rotated or mirrored letter. */
export function hasTurnedLetter(text: string): boolean {
  return Array.from(text.normalize('NFC')).some((character) => turnedLetters.has(character));
}

/** A text without invisible characters, with framed letters and signs replaced by the letters that they stand for. */
export function plainText(text: string): string {
  return Array.from(text, unframed)
    .join('')
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}\u{fe00}-\u{fe0f}]/gu, '')
    .replaceAll('|', 'l')
    .replaceAll('⅋', '&')
    .replace(/(?<=[\p{L}\d])[@$€!](?=[\p{L}\d])|[@$€](?=\p{L})/gu, (sign) => lookAlikeSigns.get(sign) ?? sign)
    .replace(/[∀∃⅁⋊⅂⊥∩⅄˥]/gu, (sign) => turnedLetters.get(sign) ?? sign);
}

function unframed(character: string): string {
  const code = character.codePointAt(0)!;
  const start = framedLetters.find((first) => code >= first && code < first + 26);
  return start === undefined ? character : String.fromCharCode(65 + code - start);
}

/**
 * The skeleton of a word by UTS #39, without case, accents and signs. I, l and 1 are one letter, as are w and vv.
 * With `turned`, rotated letters read as the letters that they show, and letters that rotate into each other are one.
 */
export function skeleton(word: string, { turned = false } = {}): string {
  const hasLetter = /\p{L}/u.test(word);
  const letters = Array.from(word.normalize('NFC'), (character) => {
    const shown = turnedLetters.get(character);
    if (shown !== undefined && turned) return shown;
    const sign = hasLetter ? lookAlikeSigns.get(character) : undefined;
    return africanLetters.get(character) ?? (isOnlyTurned.test(character) ? shown : undefined) ?? sign ?? character;
  }).join('');
  const bases = Array.from(letters.normalize('NFKD').replace(/\p{M}/gu, ''), baseLetter).join('');
  const plain = prototype(bases)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[i1]/g, 'l')
    .replaceAll('vv', 'w');
  return turned ? Array.from(plain, (letter) => turnedClasses.get(letter) ?? letter).join('') : plain;
}

function baseLetter(character: string): string {
  const small = prototype(character);
  if (/^[a-z0-9]+$/.test(small)) return small;
  const capital = prototype(character.toUpperCase());
  return /^[a-z0-9]+$/.test(capital) ? capital : small;
}

function prototype(text: string): string {
  return Array.from(text, (character) => confusables.get(character) ?? character)
    .join('')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
}

function pairs(text: string): Map<string, string> {
  return new Map(text.split(' ').map((pair) => Array.from(pair) as [string, string]));
}
