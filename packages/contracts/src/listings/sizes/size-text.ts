import { plainSpaces, westernDigits } from '../../plain-text.ts';

/** A size as its words are compared: lower case, without accents, with western digits, plain signs and "1/2" for "½". */
export function plainSize(text: string): string {
  const fractions = text.replace(/[¼-¾⅐-⅞]/gu, (sign) => ` ${sign.normalize('NFKC').replace('\u2044', '/')} `);
  const marked = westernDigits(fractions)
    .normalize('NFKC')
    .replace(/\u2044/g, '/')
    .replace(/[’‘′`´]/g, "'")
    .replace(/[”“″]|''/g, '"')
    .replace(/[×✕✖⨯х]/giu, 'x')
    .replace(/[‐-―−]/g, '-')
    .replace(/(?<![\p{L}\d.,])\.(?=\d)/gu, '0.');
  const plain = plainSpaces(marked).toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replace(/ة/gu, 'ه').replace(/ى/gu, 'ي').replace(/ـ/gu, '');
}

const halves = 'half, demi, demie, meio, meia, nusu, نصف, نص';
const quarters = 'quarter, quart, robo, ربع';
const counts: [number, string][] = [
  [0.125, 'eighth, an eighth, one eighth'],
  [0.25, `${quarters}, a quarter, one quarter, un quart, um quarto`],
  [0.5, `${halves}, a half, one half, un demi, une demi, and a half`],
  [0.75, 'three quarters, three quarter, trois quarts, tres quartos, robo tatu'],
  [1, 'a, an, one, un, une, um, uma, moja'],
  [2, 'two, deux, dois, duas, mbili'],
  [3, 'three, trois, tres, tatu'],
  [4, 'four, quatre, quatro, nne'],
  [5, 'five, cinq, cinco, tano'],
  [6, 'six, seis, sita'],
  [7, 'seven, sept, sete, saba'],
  [8, 'eight, huit, oito, nane'],
  [9, 'nine, neuf, nove, tisa'],
  [10, 'ten, dix, dez, kumi'],
];

/** Amounts that people spell, by their words: "half" is 0.5. */
export const spelledAmounts: ReadonlyMap<string, number> = new Map(
  counts.flatMap(([value, words]) => words.split(', ').map((word) => [word, value] as const)),
);

/** Words that make a size a bound, a range or a part of several: its number is not the property's. */
export const unclearWords =
  /(?<![\p{L}])(each|per|from|over|under|above|below|up to|upto|more than|less than|at least|at most|min|max|minimum|maximum|starting|between|chacun|chacune|par|a partir|a partir de|de plus|plus de|plus d|moins de|jusqu'?a|entre|cada|mais de|menos de|ate|kuanzia|zaidi ya|hadi|kila|kati ya|من|اكثر|اقل|بين|لكل)(?![\p{L}])|\d\s*\+/u;

/** Words beside a bare number that leave it a number of square metres. */
export const fillerWords =
  /^(size|area|land|plot|stand|site|floor|built|total|of|is|about|approx|approximately|around|circa|c|ca|environ|cerca de|aproximadamente|takriban|superficie|surface|ukubwa|المساحه|مساحه|حوالي)$/u;
