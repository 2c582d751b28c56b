import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty } from '../../../test/factories.ts';
import { drawScene } from '../../../test/listing-form.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { storePicture } from '../../kernel/pictures/store-picture.ts';
import { describeSuspicion } from './suspicion-details.ts';
import { findSuspicions } from './suspicions.ts';

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.ctx.db.property.deleteMany();
});

const listWith = async (photo: Uint8Array) =>
  createProperty(t.ctx.db, { pictures: { create: { hash: await storePicture(t.ctx, photo), position: 0 } } });

const detailsOf = async (propertyId: number) => {
  const found = await t.ctx.db.listingSuspicion.findMany({ where: { propertyId, rule: 'shared_pictures' } });
  return found.map(({ rule, detail }) => describeSuspicion(rule, detail));
};

describe('pictures of another owner', () => {
  test.each<[string, (photo: Uint8Array) => Promise<Uint8Array>]>([
    ['encoded again at quality 45', (photo) => sharp(photo).jpeg({ quality: 45 }).toBuffer()],
    ['half as wide, as WebP', (photo) => sharp(photo).resize({ width: 320 }).webp({ quality: 70 }).toBuffer()],
    ['8 % brighter and twice as wide', (photo) => sharp(photo).resize({ width: 1280 }).linear(1.08).jpeg().toBuffer()],
  ])('are recognised: %s', async (_case, copyOf) => {
    const photo = await drawScene(71);
    const first = await listWith(photo);
    const copy = await listWith(await copyOf(photo));
    await findSuspicions(t.ctx);
    expect(await detailsOf(copy.id)).toEqual([`1 of its pictures is also in listing ${first.id}`]);
    expect(await detailsOf(first.id)).toEqual([]);
  });

  test('pictures of other homes never match', async () => {
    // Scenes as unlike as photographs of different homes are: any two differ in at least 12 bits.
    const seeds = [81, 82, 91, 92, 93, 94, 95, 96, 97, 101, 103, 104, 105, 106, 108, 109, 110, 112, 113, 114];
    const homes = [];
    for (const seed of seeds) homes.push(await listWith(await drawScene(seed)));
    await findSuspicions(t.ctx);
    expect(await Promise.all(homes.map(({ id }) => detailsOf(id)))).toEqual(homes.map(() => []));
  });

  // Bits 0, 1, 13, 14, 26, 27, 39 and 52: two in three of the five bands, and one in each of the others. With bit 40 nine bits differ.
  const eightBits = [0n, 1n, 13n, 14n, 26n, 27n, 39n, 52n].reduce((bits, bit) => bits | (1n << bit), 0n);
  test.each([
    ['8 bits spread over all bands', eightBits, true],
    ['8 bits of one band', 0xffn, true],
    ['the bit of the sign', 1n << 63n, true],
    ['9 bits', eightBits | (1n << 40n), false],
  ])('with perceptual hashes that differ in %s', async (_case, bits, matches) => {
    const [first, second] = [await listWith(await drawScene(72)), await listWith(await drawScene(73))];
    const hashOf = async ({ id }: { id: number }) =>
      (await t.ctx.db.picture.findFirstOrThrow({ where: { propertyId: id } })).hash;
    const own = 0x0f0f_3c3c_55aa_1e2dn;
    const set = (hash: string, perceptualHash: bigint) =>
      t.ctx.db.pictureFile.update({ where: { hash }, data: { perceptualHash } });
    await set(await hashOf(first), own);
    await set(await hashOf(second), BigInt.asIntN(64, own ^ bits));
    await findSuspicions(t.ctx);
    expect(await detailsOf(second.id)).toHaveLength(matches ? 1 : 0);
  });

  test('a copy is found among 20,000 pictures by reading a few hundred', async () => {
    const photo = await drawScene(74);
    const first = await listWith(photo);
    // Hashes of a fixed sequence, spread over all bits.
    await t.ctx.pool.query(
      `INSERT INTO picture_files (hash, width, height, placeholder, perceptual_hash, perceptual_hash_at)
      SELECT encode(sha256(n::text::bytea), 'hex'), 640, 427, '', ('x' || left(md5(n::text), 16))::bit(64)::bigint, now()
      FROM generate_series(1, 20000) AS n`,
    );
    await t.ctx.pool.query('VACUUM ANALYZE picture_files');
    await findSuspicions(t.ctx);
    const copy = await listWith(await sharp(photo).resize({ width: 400 }).jpeg({ quality: 60 }).toBuffer());
    const before = await rowsRead();
    await findSuspicions(t.ctx);
    expect(await detailsOf(copy.id)).toEqual([`1 of its pictures is also in listing ${first.id}`]);
    // 70 bands of 8,192 hold about 170 pictures of 20,000.
    expect((await rowsRead()) - before).toBeLessThan(600);
  });
});

/** Returns how many rows of pictures all statements have read so far, by scans and by indexes. */
async function rowsRead(): Promise<number> {
  const client = await t.ctx.pool.connect();
  try {
    await client.query('SELECT pg_stat_force_next_flush()');
    await client.query('SELECT pg_stat_clear_snapshot()');
    const { rows } = await client.query<{ rows: string }>(
      `SELECT seq_tup_read + coalesce(idx_tup_fetch, 0) AS rows FROM pg_stat_user_tables WHERE relname = 'picture_files'`,
    );
    return Number(rows[0]!.rows);
  } finally {
    client.release();
  }
}
