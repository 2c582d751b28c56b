import type { Listing } from '@africanscity/contracts/listings/listings';
import type { SavedListing } from '@africanscity/contracts/listings/own-listings';
import type { Property } from '@africanscity/db/generated/client';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPictureFile, createProperty, createUser } from '../../../../test/factories.ts';
import { createImportFolder, csv } from '../../../../test/import-folder.ts';
import { drawPicture, drawScene, listingForm } from '../../../../test/listing-form.ts';
import { logIn } from '../../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { forgetUser } from '../../accounts/delete-account.ts';
import { importListings } from '../import/import-listings.ts';
import { sweepPictures } from '../pictures/sweep-pictures.ts';

let t: TestApp;
let owner: { id: number; email: string };
let pictures: string[];

beforeAll(async () => {
  t = await createTestApp();
  await t.ctx.db.propertyType.createMany({ data: [{ name: 'House' }, { name: 'Apartment' }], skipDuplicates: true });
});
afterAll(() => t.close());
beforeEach(async () => {
  owner = await createUser(t.ctx.db);
  pictures = await Promise.all(Array.from({ length: 3 }, () => createPictureFile(t.ctx.db)));
});

type Values = Parameters<typeof createProperty>[1];

const flat = {
  type: 'Apartment',
  address: 'Flat 3, 12 Admiralty Way',
  area: 'Lekki',
  city: 'Lagos',
  country: 'NG',
} as const;

async function list(values: Values = {}, hashes = pictures): Promise<Property> {
  const listing = await createProperty(t.ctx.db, { ...flat, ownerId: owner.id, ...values });
  await t.ctx.db.picture.createMany({
    data: hashes.map((hash, position) => ({ propertyId: listing.id, hash, position })),
  });
  return listing;
}

const change = (id: number, data: object) => t.ctx.db.property.update({ where: { id }, data });

/** Deletes a listing as its owner so many days ago. */
async function withdraw(id: number, daysAgo = 0): Promise<void> {
  await change(id, { deletedAt: new Date(), deletedBy: 'owner' });
  await t.ctx.pool.query(
    "UPDATE former_pictures SET ended_at = ended_at - $2 * interval '1 day' WHERE property_id = $1",
    [id, daysAgo],
  );
}

const firstDayOf = async (id: number) => (await t.ctx.db.property.findUniqueOrThrow({ where: { id } })).firstListedAt;

const read = async (id: number) => (await (await t.get(`africanscity/getpropertiesbyid?id=${id}`)).json()) as Listing;

/** Whether a listing goes on from the one before it. */
async function isJoined(before: Values, after: Values, { daysAgo = 1, hashes = pictures } = {}): Promise<boolean> {
  const earlier = await list(before);
  await withdraw(earlier.id, daysAgo);
  const later = await list(after, hashes);
  const firstDay = await firstDayOf(later.id);
  expect(firstDay ?? earlier.createdAt).toEqual(earlier.createdAt);
  return firstDay !== null;
}

describe('a home that its owner deletes and lists again', () => {
  test('goes on with its first day, its price and its status, and says that it was listed again', async () => {
    const earlier = await list({ price: 90_000 });
    await change(earlier.id, { price: 85_000 });
    await t.ctx.pool.query("UPDATE listing_changes SET changed_at = '2026-03-01' WHERE property_id = $1", [earlier.id]);
    await withdraw(earlier.id, 10);
    const later = await list({ price: 80_000, description: 'Bright, and newly painted.' });
    const shown = await read(later.id);
    expect(shown).toMatchObject({
      createdAt: later.createdAt.toISOString(),
      firstListedAt: earlier.createdAt.toISOString(),
      reducedFrom: null,
    });
    expect(shown.changes.map(({ events }) => events)).toEqual([
      ['Listed again', 'Reduced from $85,000 to $80,000 (−6%)'],
      ['Off the market'],
      ['Reduced from $90,000 to $85,000 (−6%)'],
    ]);
    expect(shown.priceSteps.map(({ text }) => text)).toEqual(['$90,000', '$85,000', '$80,000']);
    const page = await t.get('africanscity/getpaginatedproperties?city=Lagos&size=100');
    const { content } = (await page.json()) as { content: { id: number; firstListedAt?: string }[] };
    expect(content.find(({ id }) => id === later.id)?.firstListedAt).toBe(earlier.createdAt.toISOString());
  });

  test('goes on through three listings', async () => {
    const first = await list();
    await withdraw(first.id);
    const second = await list();
    await withdraw(second.id);
    const third = await list({ price: 70_000 });
    expect(await firstDayOf(third.id)).toEqual(first.createdAt);
    expect((await read(third.id)).changes.map(({ events }) => events)).toEqual([
      ['Listed again', 'Reduced from $85,000 to $70,000 (−18%)'],
    ]);
  });

  test.each<[string, Values, Values, number, boolean]>([
    ['within six months', {}, {}, 180, true],
    ['after six months', {}, {}, 190, false],
    ['a rent within three months', { status: 'FOR_RENT' }, { status: 'FOR_RENT' }, 88, true],
    ['a rent after three months', { status: 'FOR_RENT' }, { status: 'FOR_RENT' }, 95, false],
    ['with another price and text', {}, { price: 60_000, description: 'As new.', reference: 'LK-9' }, 1, true],
    ['with an address in other words', {}, { address: 'Flat 3, 12 Admiralty Way, off Fola Osibo' }, 1, true],
    ['with a fact that was not stated', { numToilet: null, floor: null }, { numToilet: 2, floor: 2 }, 1, true],
    ['under offer before', { status: 'UNDER_OFFER' }, {}, 1, true],
    ['to rent instead of for sale', {}, { status: 'FOR_RENT', price: 900 }, 1, false],
    ['sold before', { status: 'SOLD' }, {}, 1, false],
    ['another flat by its address', {}, { address: 'Flat 4, 12 Admiralty Way' }, 1, false],
    ['another block by its letter', { address: 'Block A, Marina' }, { address: 'Block B, Marina' }, 1, false],
    [
      'another flat by its description',
      { address: '12 Admiralty Way', description: 'Flat 3 with a view.' },
      { address: '12 Admiralty Way', description: 'Flat 4 with a view.' },
      1,
      false,
    ],
    ['another floor', { floor: 1 }, { floor: 2 }, 1, false],
    [
      'another floor by its description',
      { description: 'On the 2nd floor.' },
      { description: 'On the third floor; 4 baths. On the 3rd floor.' },
      1,
      false,
    ],
    ['other rooms', {}, { numRoom: 4 }, 1, false],
    ['another size', { sizeSquareMeters: 120 }, { sizeSquareMeters: 140 }, 1, false],
    ['another type', {}, { type: 'House' }, 1, false],
    ['another area', {}, { area: 'Ikoyi' }, 1, false],
  ])('%s: joined %#', async (_case, before, after, daysAgo, joined) => {
    expect(await isJoined(before, after, { daysAgo })).toBe(joined);
  });

  test('is not one of another owner, of the team, or still listed', async () => {
    const earlier = await list();
    const before = await list({ address: 'Flat 3, 12 Admiralty Way' }, [pictures[0]!]);
    expect(await firstDayOf(before.id)).toBeNull();
    await change(before.id, { deletedAt: new Date(), deletedBy: 'team' });
    await withdraw(earlier.id);
    const other = await list({ ownerId: (await createUser(t.ctx.db)).id });
    expect(await firstDayOf(other.id)).toBeNull();
    const byTeam = await list({ address: 'Flat 8, 2 Bourdillon Road' });
    await change(byTeam.id, { deletedAt: new Date(), deletedBy: 'team' });
    expect(await firstDayOf((await list({ address: 'Flat 8, 2 Bourdillon Road' })).id)).toBeNull();
  });

  test('needs most of its pictures', async () => {
    const fresh = () => createPictureFile(t.ctx.db);
    expect(await isJoined({}, {}, { hashes: [pictures[0]!, await fresh(), await fresh()] })).toBe(false);
    pictures = await Promise.all([fresh(), fresh(), fresh()]);
    expect(await isJoined({}, {}, { hashes: [...pictures.slice(1), await fresh(), await fresh()] })).toBe(true);
    pictures = await Promise.all([fresh(), fresh(), fresh()]);
    expect(await isJoined({}, {}, { hashes: [] })).toBe(false);
  });

  test('is joined when its pictures come later', async () => {
    const earlier = await list();
    await withdraw(earlier.id);
    const later = await list({}, []);
    for (const [position, hash] of pictures.entries()) {
      expect(await firstDayOf(later.id)).toEqual(position < 2 ? null : earlier.createdAt);
      await t.ctx.db.picture.create({ data: { propertyId: later.id, hash, position } });
    }
  });
});

describe('copies of photographs', () => {
  const views = [0x0f0f_3c3c_55aa_1e2dn, 0x7b2d_0e91_c83f_5a66n, -0x1234_5678_9abc_def1n];
  const filesOf = (hashes: (bigint | null)[]) =>
    Promise.all(
      hashes.map(async (perceptualHash) => {
        const hash = await createPictureFile(t.ctx.db);
        await t.ctx.db.pictureFile.update({ where: { hash }, data: { perceptualHash } });
        return hash;
      }),
    );
  const change8Bits = (hash: bigint) => hash ^ 0x00ff_0000n;
  const change9Bits = (hash: bigint) => hash ^ 0x01ff_0000n;

  test.each<[string, (bigint | null)[], (bigint | null)[], boolean]>([
    ['equal perceptual hashes', views, views, true],
    ['perceptual hashes that differ in 8 bits', views, views.map(change8Bits), true],
    ['perceptual hashes that differ in 9 bits', views, views.map(change9Bits), false],
    ['no perceptual hashes', [null, null, null], [null, null, null], false],
    ['copies of one photograph only', views, [views[0]!, change8Bits(views[0]!)], false],
    ['one photograph for several', [views[0]!, change8Bits(views[0]!)], [views[0]!], false],
    ['copies of two of three', views, [views[0]!, views[2]!, 0x6996_9669_a55a_3cc3n], true],
  ])('%s: joined %#', async (_case, before, after, joined) => {
    pictures = await filesOf(before);
    expect(await isJoined({}, {}, { hashes: await filesOf(after) })).toBe(joined);
  });

  test('are no sign of a home when another listing of the area has one', async () => {
    pictures = await filesOf(views);
    await list({ address: 'Flat 9, 12 Admiralty Way' }, await filesOf(views.map(change8Bits)));
    expect(await isJoined({}, {}, { hashes: await filesOf(views) })).toBe(false);
  });

  test('are no sign of a home of another owner', async () => {
    pictures = await filesOf(views);
    const earlier = await list();
    await withdraw(earlier.id);
    const { id: ownerId } = await createUser(t.ctx.db);
    expect(await firstDayOf((await list({ ownerId }, await filesOf(views))).id)).toBeNull();
  });

  test('are recognised when a home is deleted and sent again with smaller files', async () => {
    const headers = await logIn(t, owner);
    const photos = await Promise.all([61, 62, 63].map((seed) => drawScene(seed)));
    const smaller = await Promise.all(
      photos.map((photo) => sharp(photo).resize({ width: 480 }).jpeg({ quality: 60 }).toBuffer()),
    );
    const save = async (files: Uint8Array[]) => {
      const response = await t.post('africanscity/saveproperties', listingForm({}, files), { headers });
      return ((await response.json()) as SavedListing).id;
    };
    const first = await save(photos);
    await t.post(`africanscity/deletepropertybyid?id=${first}`, undefined, { headers });
    const second = await save(smaller);
    expect(second).not.toBe(first);
    expect(await firstDayOf(second)).toEqual(
      (await t.ctx.db.property.findUniqueOrThrow({ where: { id: first } })).createdAt,
    );
  });
});

describe('flats of one building with the same pictures', () => {
  test('are not joined while another one of them is listed', async () => {
    const [first] = [await list(), await list({ price: 91_000 })];
    await withdraw(first.id);
    expect(await firstDayOf((await list()).id)).toBeNull();
  });

  test('are not joined after another one of them was sold', async () => {
    const [sold, unsold] = [await list(), await list({ price: 91_000 })];
    await change(sold.id, { status: 'SOLD' });
    await withdraw(sold.id);
    await withdraw(unsold.id);
    expect(await firstDayOf((await list()).id)).toBeNull();
  });

  test('one earlier listing is joined with one later listing', async () => {
    const earlier = await list();
    await withdraw(earlier.id);
    const later = await Promise.all(Array.from({ length: 4 }, () => list()));
    const joined = await t.ctx.db.relisting.count({ where: { earlierId: earlier.id } });
    expect(joined).toBeLessThanOrEqual(1);
    const days = await Promise.all(later.map(({ id }) => firstDayOf(id)));
    expect(days.filter((day) => day !== null)).toHaveLength(joined);
  });
});

describe('a paused listing', () => {
  test('is gone on from by a new one, until it is renewed', async () => {
    const paused = await list();
    await change(paused.id, { pausedAt: new Date() });
    const second = await list({ price: 80_000 });
    expect(await firstDayOf(second.id)).toEqual(paused.createdAt);
    await withdraw(second.id);
    const third = await list({ price: 75_000 });
    expect(await firstDayOf(third.id)).toEqual(paused.createdAt);
    await change(paused.id, { pausedAt: null });
    expect([await firstDayOf(second.id), await firstDayOf(third.id)]).toEqual([null, second.createdAt]);
    expect((await read(third.id)).changes.map(({ events }) => events)).toEqual([
      ['Listed again', 'Reduced from $80,000 to $75,000 (−6%)'],
    ]);
  });
});

describe('by its calls', () => {
  test('a home goes on, an undone deletion parts the listings, and the digests end with the account', async () => {
    const user = await createUser(t.ctx.db);
    const headers = await logIn(t, user);
    const photos = await Promise.all([31, 32, 33].map((shade) => drawPicture(shade)));
    const save = async (values: Record<string, string>) => {
      const response = await t.post('africanscity/saveproperties', listingForm(values, photos), { headers });
      expect(response.status, await response.clone().text()).toBe(200);
      return ((await response.json()) as SavedListing).id;
    };
    const act = (call: string, id: number) => t.post(`africanscity/${call}?id=${id}`, undefined, { headers });
    const first = await save({ price: '90000' });
    expect((await act('deletepropertybyid', first)).status).toBe(200);
    const second = await save({ price: '85000', description: 'A quiet house.' });
    expect((await read(second)).changes).toMatchObject([
      { priceBefore: 90_000, price: 85_000, events: ['Listed again', 'Reduced from $90,000 to $85,000 (−6%)'] },
    ]);
    const { content } = (await (await t.get('africanscity/getpropertiesbyloggedinuser', { headers })).json()) as {
      content: Listing[];
    };
    expect(content[0]?.firstListedAt).toBe(
      (await t.ctx.db.property.findUniqueOrThrow({ where: { id: first } })).createdAt.toISOString(),
    );
    expect((await act('restorepropertybyid', first)).status).toBe(200);
    expect(await read(second)).toMatchObject({ changes: [], firstListedAt: (await read(second)).createdAt });
    expect((await act('deletepropertybyid', first)).status).toBe(200);
    expect(await t.ctx.db.formerPicture.count({ where: { propertyId: first } })).toBe(3);
    await t.ctx.db.$transaction((tx) => forgetUser(t.ctx, tx, user.id));
    expect(await t.ctx.db.formerPicture.count({ where: { property: { ownerId: user.id } } })).toBe(0);
    expect(await t.ctx.db.relisting.count({ where: { later: { ownerId: user.id } } })).toBe(0);
  });

  test('a home that is imported with another reference goes on', async () => {
    const folder = await createImportFolder();
    const run = async (rows: Parameters<typeof csv>[0]) =>
      importListings(t.ctx, {
        file: await folder.write('listings.csv', csv(rows)),
        picturesFolder: folder.path,
        onRowError: () => {},
        onChange: () => {},
      });
    await run([{ reference: 'OLD-1' }]);
    const old = await t.ctx.db.property.findFirstOrThrow({ where: { reference: 'OLD-1' } });
    await withdraw(old.id, 3);
    await run([{ reference: 'NEW-1', price: '70000' }]);
    const later = await t.ctx.db.property.findFirstOrThrow({ where: { reference: 'NEW-1' } });
    expect(later.firstListedAt).toEqual(old.createdAt);
    await folder.remove();
  });
});

test('the digests of withdrawn listings are forgotten after six months, and of rents after three', async () => {
  const [sale, rent, recent] = [await list(), await list({ status: 'FOR_RENT' }), await list()];
  await withdraw(sale.id, 190);
  await withdraw(rent.id, 95);
  await withdraw(recent.id, 100);
  await sweepPictures(t.ctx);
  const kept = await t.ctx.db.formerPicture.findMany({ where: { property: { ownerId: owner.id } } });
  expect(new Set(kept.map(({ propertyId }) => propertyId))).toEqual(new Set([recent.id]));
});

test('the same content sent again within two minutes makes a new listing if the first is deleted', async () => {
  const headers = await logIn(t, owner);
  const photos = [await drawPicture(51)];
  const save = async () => {
    const response = await t.post('africanscity/saveproperties', listingForm({}, photos), { headers });
    return ((await response.json()) as SavedListing).id;
  };
  const first = await save();
  expect(await save()).toBe(first);
  await t.post(`africanscity/deletepropertybyid?id=${first}`, undefined, { headers });
  const second = await save();
  expect(second).not.toBe(first);
  expect(await read(second)).toMatchObject({ id: second, changes: [{ events: ['Listed again'] }] });
  const file = (await (await t.get('africanscity/exportmydata', { headers })).json()) as {
    listings: { id: number; formerPictures: unknown[]; changes: unknown[] }[];
  };
  expect(file.listings.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([first, second]);
  expect(file.listings[0]).toMatchObject({ formerPictures: [], changes: [] });
});
