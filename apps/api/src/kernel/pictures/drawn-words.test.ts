import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawWords } from './drawn-words.ts';

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
