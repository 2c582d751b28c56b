import { afterAll, beforeAll, expect, it } from 'vitest';
import { createImportFolder, csv, type ImportFolder } from '../../../../test/import-folder.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import type { ImportCells } from './formats/columns.ts';
import { importListings } from './import-listings.ts';

const listings = 10_000;
const longestSeconds = 20;

let test: TestApp;
let folder: ImportFolder;
beforeAll(async () => {
  [test, folder] = await Promise.all([createTestApp(), createImportFolder()]);
});
afterAll(async () => {
  await Promise.all([test.close(), folder.remove()]);
});

const row = (number: number, more: Partial<ImportCells> = {}): Partial<ImportCells> => ({
  reference: `HOME-${number}`,
  address: `${number} Long Road`,
  ...more,
});
const rows = (first: number, last: number, more?: Partial<ImportCells>) =>
  Array.from({ length: last - first + 1 }, (_, at) => row(first + at, more));

async function run(content: Partial<ImportCells>[]) {
  const { created, changed, unchanged, refused, missing, pictures, feed, seconds } = await importListings(test.ctx, {
    file: await folder.write('listings.csv', csv(content)),
    picturesFolder: folder.path,
    feed: { name: 'Msasa', isFull: true, graceDays: 0, withdrawMany: false },
  });
  return {
    counts: { created, changed, unchanged, refused, missing, stored: pictures.stored, gone: feed?.gone },
    seconds,
  };
}

/** Everything that an import of the same file must leave as it is. */
async function everything() {
  const { db } = test.ctx;
  const [properties, pictures, members, history] = await Promise.all([
    db.property.findMany({ orderBy: { id: 'asc' } }),
    db.picture.findMany({ orderBy: { id: 'asc' } }),
    db.feedListing.findMany({ orderBy: { propertyId: 'asc' } }),
    db.listingChange.findMany({ orderBy: { id: 'asc' } }),
  ]);
  return { properties, pictures, members, history };
}

it('imports 10,000 listings again without a change, and then exactly what changed', async () => {
  const first = await run(rows(1, listings));
  expect(first.counts).toEqual({
    created: listings,
    changed: 0,
    unchanged: 0,
    refused: 0,
    missing: 0,
    stored: 2,
    gone: 0,
  });

  const before = await everything();
  const second = await run(rows(1, listings));
  expect(second.counts).toEqual({ ...first.counts, created: 0, unchanged: listings, stored: 0 });
  expect(second.seconds).toBeLessThan(longestSeconds);
  expect(await everything()).toEqual(before);

  // Of the first 500 the price changed, the last 300 are gone, and 200 are new.
  const later = [...rows(1, 500, { price: '90000' }), ...rows(501, 9_700), ...rows(10_001, 10_200)];
  const third = await run(later);
  expect(third.counts).toEqual({ ...first.counts, created: 200, changed: 500, unchanged: 9_200, stored: 0, gone: 300 });

  const after = await everything();
  const ids = before.properties.map(({ id }) => id);
  const touched = after.properties.filter(({ id, version }) => version !== 1 && ids.includes(id));
  expect(touched.map(({ id }) => id)).toEqual([...ids.slice(0, 500), ...ids.slice(9_700)]);
  expect(after.properties.slice(500, 9_700)).toEqual(before.properties.slice(500, 9_700));
  expect(after.properties.filter(({ pausedAt }) => pausedAt !== null).map(({ id }) => id)).toEqual(ids.slice(9_700));
  expect(after.properties.filter(({ price }) => price.toString() === '90000')).toHaveLength(500);
  expect(after.properties).toHaveLength(listings + 200);
  expect(after.pictures).toHaveLength(2 * (listings + 200));
});
