import { signOf } from '@africanscity/contracts/currencies';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { codePointsOf } from '../../../test/font-coverage.ts';
import { referenceRates } from '../../domains/listings/search/query-parser/currencies.ts';
import { countries } from '../countries.ts';
import { drawWords, fontFiles } from './drawn-words.ts';

const room = { width: 1_000 };
const widthOf = async (words: string) => (await sharp(await drawWords(words, 44, '#000000', room)).metadata()).width;
/** Share of drawn pixels. */
async function inkOf(words: string): Promise<number> {
  const { channels } = await sharp(await drawWords(words, 44, '#000000', room)).stats();
  return channels[3]!.mean / 255;
}

test('joins Arabic letters, unless an invisible letter parts them', async () => {
  expect(await widthOf('بسم')).toBeLessThan((await widthOf('ب\u200cس\u200cم')) * 0.9);
});

test('draws Ethiopic letters, each with a shape of its own', async () => {
  const inks = await Promise.all(['አ', 'ዲ', 'ስ', 'በ', 'ባ'].map(inkOf));
  for (const ink of inks) expect(ink).toBeGreaterThan(0.05);
  expect(new Set(inks.map((ink) => ink.toFixed(4))).size).toBe(5);
  expect(await widthOf('House አዲስ አበባ')).toBeGreaterThan((await widthOf('House')) * 1.8);
});

test('keeps the shape of Latin letters beside other scripts', async () => {
  const alone = await widthOf('House 12');
  const beside = await widthOf('House 12 አበባ');
  expect(beside).toBeGreaterThan(alone);
  expect(alone).toBe(await widthOf('House 12'));
});

test('the fonts have the signs of all currencies, the names of all countries and the letters of their languages', () => {
  const letters = new Map([
    ['amounts', '0123456789.,%²×°·…–— ’“”'],
    ['French and Portuguese', 'àâæçéèêëîïôœùûüÿãõáíóúÀÂÇÉÈÊËÎÏÔŒÙÛÜŸÃÕÁÍÓÚ'],
    ['Yoruba and Igbo', 'ẹọṣịụṅẸỌṢỊỤṄńǹḿ\u0300\u0301'],
    ['Hausa and Fula', 'ɓɗƙƴŋɲƁƊƘƳŊƝ'],
    ['Ewe and Akan', 'ɖɛƒɣŋɔʋƉƐƑƔŊƆƲ'],
    ['Wolof, Bambara and Malagasy', 'ñëóàŋɛɔɲôÑËÓÀ'],
    ['Tswana, Venda and Afrikaans', 'šḓḽṋṱêôŠḒḼṊṰŉ'],
    ['Arabic', 'ابتثجحخدذرزسشصضطظعغفقكلمنهويىةءئؤأإآ٠١٢٣'],
    ['Amharic and Tigrinya', 'ሀለሐመሠረሰሸቀቐበተቸኀነኘአከኸወዐዘዠየደጀገጠጨጰጸፀፈፐ፩'],
    ['currencies', [...referenceRates.keys()].map(signOf).join('')],
    ['countries', countries.map(({ name }) => name).join('')],
  ]);
  const known = new Set(Object.values(fontFiles).flatMap((path) => [...codePointsOf(path)]));
  const missing = [...letters].flatMap(([language, text]) =>
    [...text].filter((letter) => !known.has(letter.codePointAt(0)!)).map((letter) => `${language}: ${letter}`),
  );
  expect(missing).toEqual([]);
  // The reader of the font does not find everything.
  expect(known.has('\u{1f3e0}'.codePointAt(0)!)).toBe(false);
});

test('draws the signs of currencies, each with a shape of its own', async () => {
  const inks = await Promise.all(['₦', '₵', '€', '£', '$', 'R'].map(inkOf));
  for (const ink of inks) expect(ink).toBeGreaterThan(0.05);
  expect(new Set(inks.map((ink) => ink.toFixed(4))).size).toBe(6);
});
