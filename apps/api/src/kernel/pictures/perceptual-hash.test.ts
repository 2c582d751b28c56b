import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawScene } from '../../../test/listing-form.ts';
import { hashCells, perceptualHash } from './perceptual-hash.ts';

/** The number of bits in which two hashes differ. */
function distance(one: bigint | null, other: bigint | null): number {
  if (one === null || other === null) throw new Error('A picture has no hash.');
  return [...BigInt.asUintN(64, one ^ other).toString(2)].filter((bit) => bit === '1').length;
}

const rowsOf = (...rows: number[][]) => Uint8Array.from(rows.flat());

describe('hashCells', () => {
  test('sets a bit where the right neighbour is brighter, row by row', () => {
    const risesOnce = [10, 90, 80, 70, 60, 50, 40, 30, 20];
    const falls = [90, 80, 70, 60, 50, 40, 30, 20, 10];
    const zigzag = [0, 50, 0, 50, 0, 50, 0, 50, 0];
    const cells = rowsOf(risesOnce, falls, zigzag, zigzag, zigzag, zigzag, falls, [...falls].reverse());
    expect(hashCells(cells)).toBe(BigInt.asIntN(64, 0x80_00_aa_aa_aa_aa_00_ffn));
  });

  test.each<[string, number[]]>([
    ['one grey', [90, 90, 90, 90, 90, 90, 90, 90, 90]],
    ['noise of two levels', [90, 92, 90, 92, 90, 92, 90, 92, 90]],
    ['brighter to the right everywhere', [0, 30, 60, 90, 120, 150, 180, 210, 240]],
    ['darker to the right everywhere', [240, 210, 180, 150, 120, 90, 60, 30, 0]],
  ])('is null for %s', (_case, row) => {
    expect(hashCells(rowsOf(...Array.from({ length: 8 }, () => row)))).toBeNull();
  });
});

describe('perceptualHash', () => {
  test.each<[string, (picture: Sharp) => Sharp]>([
    ['encoded at quality 40', (picture) => picture.jpeg({ quality: 40 })],
    ['encoded as WebP', (picture) => picture.webp({ quality: 60 })],
    ['halved', (picture) => picture.resize({ width: 320 }).jpeg({ quality: 75 })],
    ['cropped by 2 %', (picture) => picture.extract({ left: 6, top: 4, width: 627, height: 418 }).jpeg()],
    ['brighter', (picture) => picture.modulate({ brightness: 1.08 }).jpeg({ quality: 80 })],
  ])('differs in at most 8 bits for a copy that is %s', async (_case, change) => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const original = await drawScene(seed);
      const copy = await change(sharp(original)).toBuffer();
      expect(distance(await perceptualHash(sharp(original)), await perceptualHash(sharp(copy)))).toBeLessThanOrEqual(8);
    }
  });

  test('differs in more than 8 bits for other pictures', async () => {
    const hashes = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async (seed) => perceptualHash(sharp(await drawScene(seed)))),
    );
    for (const [index, hash] of hashes.entries())
      for (const other of hashes.slice(index + 1)) expect(distance(hash, other)).toBeGreaterThan(8);
  });
});
