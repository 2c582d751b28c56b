import { randomUUID } from 'node:crypto';
import type { ImportState } from '@africanscity/db/generated/enums';
import type { Subject } from './access-subjects.ts';
import { drawPicture } from './listing-form.ts';
import type { TestApp } from './test-app.ts';

/** Creates an import of an owner's listings: a file of three bytes, which has arrived but for an upload. */
async function createImport(t: TestApp, ownerId: number, state: ImportState): Promise<number> {
  const { id } = await t.ctx.db.listingImport.create({
    data: { ownerId, userId: ownerId, fileName: 'listings.csv', fileSize: 3, state },
  });
  if (state !== 'uploading')
    await t.ctx.db.listingImportChunk.create({ data: { importId: id, place: 0, bytes: Buffer.from('abc') } });
  return id;
}

const keeps = (t: TestApp, id: number, state: ImportState) => async () =>
  (await t.ctx.db.listingImport.findUniqueOrThrow({ where: { id } })).state === state;

/** Creates a feed of an owner, a member of an agency, with an address that is not fetched in tests. */
async function createFeed(t: TestApp, ownerId: number): Promise<number> {
  const slug = randomUUID();
  const agency = await t.ctx.db.agency.create({ data: { name: slug, slug } });
  await t.ctx.db.agencyMember.create({ data: { agencyId: agency.id, userId: ownerId } });
  const address = 'https://feeds.example.com/homes.csv';
  const { id } = await t.ctx.db.listingFeed.create({
    data: { ownerId, userId: ownerId, name: `Feed ${randomUUID()}`, address },
  });
  return id;
}

const keepsFeed = (t: TestApp, id: number) => async () => {
  const feed = await t.ctx.db.listingFeed.findUnique({ where: { id } });
  return feed !== null && feed.fetchingSince === null && !feed.isPaused;
};

/** For each operation on an import of an owner: a new one, and a request that works for its owner. */
export const importSubjects: Record<string, (t: TestApp, ownerId: number) => Promise<Subject>> = {
  fetchListingFeed: async (t, ownerId) => {
    const id = await createFeed(t, ownerId);
    return { form: { id }, kept: keepsFeed(t, id) };
  },
  pauseListingFeed: async (t, ownerId) => {
    const id = await createFeed(t, ownerId);
    return { form: { id, paused: 'true' }, kept: keepsFeed(t, id) };
  },
  forgetListingFeed: async (t, ownerId) => {
    const id = await createFeed(t, ownerId);
    return { form: { id }, kept: keepsFeed(t, id) };
  },
  saveImportChunk: async (t, ownerId) => {
    const id = await createImport(t, ownerId, 'uploading');
    const form = new FormData();
    form.append('id', String(id));
    form.append('place', '0');
    form.append('chunk', new Blob(['abc']), 'blob');
    return { form, kept: async () => (await t.ctx.db.listingImportChunk.count({ where: { importId: id } })) === 0 };
  },
  saveImportPictures: async (t, ownerId) => {
    const id = await createImport(t, ownerId, 'uploading');
    const form = new FormData();
    form.append('id', String(id));
    form.append('pictures', new Blob([(await drawPicture(id)) as BlobPart], { type: 'image/jpeg' }), 'front.jpg');
    return { form, kept: async () => (await t.ctx.db.listingImportPicture.count({ where: { importId: id } })) === 0 };
  },
  checkListingImport: async (t, ownerId) => {
    const id = await createImport(t, ownerId, 'cancelled');
    return { form: { id }, kept: keeps(t, id, 'cancelled') };
  },
  runListingImport: async (t, ownerId) => {
    const id = await createImport(t, ownerId, 'checked');
    return { form: { id }, kept: keeps(t, id, 'checked') };
  },
  cancelListingImport: async (t, ownerId) => {
    const id = await createImport(t, ownerId, 'checked');
    return { form: { id }, kept: keeps(t, id, 'checked') };
  },
  getListingImport: async (t, ownerId) => ({ query: { id: await createImport(t, ownerId, 'checked') } }),
  exportImportFaults: async (t, ownerId) => ({ query: { id: await createImport(t, ownerId, 'checked') } }),
};
