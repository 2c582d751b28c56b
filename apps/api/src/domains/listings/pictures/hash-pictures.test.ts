import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPictureFile, createProperty } from '../../../../test/factories.ts';
import { drawPicture, drawScene } from '../../../../test/listing-form.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { storePicture } from '../../../kernel/pictures/store-picture.ts';
import { hashPictures } from './hash-pictures.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const read = (hash: string) => t.ctx.db.pictureFile.findUniqueOrThrow({ where: { hash } });

async function differingBits(one: bigint, other: bigint): Promise<number> {
  const { rows } = await t.ctx.pool.query<{ bits: string }>(
    'SELECT bit_count(($1::bigint # $2::bigint)::bit(64)) AS bits',
    [one, other],
  );
  return Number(rows[0]?.bits);
}

test('an upload gets its perceptual hash, and a nearly uniform one none', async () => {
  const scene = await read(await storePicture(t.ctx, await drawScene(11)));
  expect(scene).toMatchObject({ perceptualHash: expect.any(BigInt), perceptualHashAt: expect.any(Date) });
  const uniform = await read(await storePicture(t.ctx, await drawPicture(77)));
  expect(uniform).toMatchObject({ perceptualHash: null, perceptualHashAt: expect.any(Date) });
});

test('pictures that were stored before get one once, also those of withdrawn listings', async () => {
  const hash = await storePicture(t.ctx, await drawScene(12));
  const { perceptualHash } = await read(hash);
  const withoutBytes = await createPictureFile(t.ctx.db);
  const { id } = await createProperty(t.ctx.db, {});
  await t.ctx.db.picture.create({ data: { propertyId: id, hash, position: 0 } });
  await t.ctx.db.pictureFile.update({ where: { hash }, data: { perceptualHash: null, perceptualHashAt: null } });
  await t.ctx.db.property.update({ where: { id }, data: { deletedAt: new Date(), deletedBy: 'owner' } });
  expect(await hashPictures(t.ctx)).toBe(2);
  const found = (await read(hash)).perceptualHash!;
  expect(await differingBits(found, perceptualHash!)).toBeLessThanOrEqual(4);
  expect(await t.ctx.db.formerPicture.findMany({ where: { propertyId: id } })).toMatchObject([
    { hash, perceptualHash: found },
  ]);
  expect(await read(withoutBytes)).toMatchObject({ perceptualHash: null, perceptualHashAt: expect.any(Date) });
  expect(await hashPictures(t.ctx)).toBe(0);
});
