import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import type { AppContext } from '../../../context.ts';
import type { Storage } from '../../../gateways/storage/storage.ts';
import { storePicture } from '../../../kernel/pictures/store-picture.ts';
import { sweepPictureBytes, sweepPictures } from './sweep-pictures.ts';

let t: TestApp;
let shade = 0;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

function newPhoto(): Promise<Buffer> {
  shade += 1;
  return sharp({ create: { width: 100, height: 80, channels: 3, background: { r: shade * 8, g: 10, b: 10 } } })
    .jpeg()
    .toBuffer();
}

/** The context as it will be some minutes from now. */
function later(minutes: number, storage: Storage = t.ctx.storage): AppContext {
  return { ...t.ctx, storage, clock: () => new Date(Date.now() + minutes * 60_000) };
}

async function isStored(hash: string): Promise<{ row: boolean; bytes: number }> {
  let bytes = 0;
  for await (const _ of t.ctx.storage.list(`pictures/${hash}/`)) bytes += 1;
  return { row: (await t.ctx.db.pictureFile.count({ where: { hash } })) === 1, bytes };
}

const kept = { row: true, bytes: 3 };
const gone = { row: false, bytes: 0 };

describe('sweepPictures', () => {
  test('deletes pictures without a reference after an hour', async () => {
    const hash = await storePicture(t.ctx, await newPhoto());
    await sweepPictures(later(55));
    expect(await isStored(hash)).toEqual(kept);
    expect(await sweepPictures(later(65))).toBeGreaterThan(0);
    expect(await isStored(hash)).toEqual(gone);
  });

  test('keeps pictures of a listing, a user or an agency, also when the listing is deleted but can be restored', async () => {
    const store = async () => storePicture(t.ctx, await newPhoto());
    const [pictured, cover, listingLogo, portrait, agencyLogo, deleted] = [
      await store(),
      await store(),
      await store(),
      await store(),
      await store(),
      await store(),
    ];
    const { id } = await createProperty(t.ctx.db, { coverHash: cover, logoHash: listingLogo });
    await t.ctx.db.picture.create({ data: { propertyId: id, hash: pictured, position: 0 } });
    await createUser(t.ctx.db, { pictureHash: portrait });
    await t.ctx.db.agency.create({ data: { slug: 'swept', name: 'Swept', logoHash: agencyLogo } });
    await createProperty(t.ctx.db, { coverHash: deleted, deletedAt: later(30).clock() });
    await sweepPictures(later(65));
    for (const hash of [pictured, cover, listingLogo, portrait, agencyLogo, deleted])
      expect(await isStored(hash)).toEqual(kept);
    await t.ctx.db.property.update({ where: { id }, data: { coverHash: null } });
    await sweepPictures(later(65));
    expect(await isStored(cover)).toEqual(gone);
    expect(await isStored(pictured)).toEqual(kept);
  });

  test('deletes the pictures of a listing that can no longer be restored', async () => {
    const [cover, second, shared] = [
      await storePicture(t.ctx, await newPhoto()),
      await storePicture(t.ctx, await newPhoto()),
      await storePicture(t.ctx, await newPhoto()),
    ];
    const pictures = { create: [cover, second, shared].map((hash, position) => ({ hash, position })) };
    const { id } = await createProperty(t.ctx.db, { coverHash: cover, deletedAt: new Date(), pictures });
    await createProperty(t.ctx.db, { coverHash: shared });
    await sweepPictures(later(55));
    expect(await isStored(cover)).toEqual(kept);
    await sweepPictures(later(65));
    expect([await isStored(cover), await isStored(second), await isStored(shared)]).toEqual([gone, gone, kept]);
    expect(await t.ctx.db.picture.count({ where: { propertyId: id } })).toBe(0);
  });

  test("storing the same bytes again renews a picture's age", async () => {
    const photo = await newPhoto();
    const hash = await storePicture(t.ctx, photo);
    await storePicture(later(50), photo);
    await sweepPictures(later(65));
    expect(await isStored(hash)).toEqual(kept);
  });

  test('leaves a picture that is being referred to at this moment', async () => {
    const hash = await storePicture(t.ctx, await newPhoto());
    const { id } = await createProperty(t.ctx.db);
    const { promise: referred, resolve } = Promise.withResolvers<void>();
    const swept = referred.then(() => sweepPictures(later(65)));
    await t.ctx.db.$transaction(async (transaction) => {
      await transaction.picture.create({ data: { propertyId: id, hash, position: 0 } });
      resolve();
      await swept;
    });
    expect(await isStored(hash)).toEqual(kept);
  });

  test('deletes the bytes later when the store was unreachable', async () => {
    const hash = await storePicture(t.ctx, await newPhoto());
    const broken: Storage = { ...t.ctx.storage, delete: () => Promise.reject(new Error('out of reach')) };
    await expect(sweepPictures(later(65, broken))).rejects.toThrow('out of reach');
    expect(await isStored(hash)).toEqual({ row: false, bytes: 3 });
    await sweepPictureBytes(later(65));
    expect(await isStored(hash)).toEqual(gone);
  });

  test('a picture that is stored anew while its old bytes are deleted keeps all bytes', async () => {
    const photo = await newPhoto();
    const hash = createHash('sha256').update(photo).digest('hex');
    let puts = 0;
    const storage: Storage = {
      ...t.ctx.storage,
      async put(...input) {
        await t.ctx.storage.put(...input);
        puts += 1;
        // The sweep runs between the last byte and the first row.
        if (puts === 3) await sweepPictureBytes(later(65));
      },
    };
    await storePicture({ ...t.ctx, storage }, photo);
    expect(puts).toBeGreaterThan(3);
    expect(await isStored(hash)).toEqual(kept);
  });
});

describe('sweepPictureBytes', () => {
  test('deletes bytes without a row after an hour, and no others', async () => {
    const hash = await storePicture(t.ctx, await newPhoto());
    const stranger = 'cd'.repeat(32);
    await t.ctx.storage.put(`pictures/${stranger}/card.jpeg`, await newPhoto(), 'image/jpeg');
    await sweepPictureBytes(later(55));
    expect(await isStored(stranger)).toEqual({ row: false, bytes: 1 });
    expect(await sweepPictureBytes(later(65))).toBeGreaterThan(0);
    expect(await isStored(stranger)).toEqual(gone);
    expect(await isStored(hash)).toEqual(kept);
  });
});
