import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createImportFolder, csv, type ImportFolder } from '../../../../test/import-folder.ts';
import { times } from '../../../../test/tier.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { withdrawGoneListings } from './feeds.ts';
import { importListings } from './import-listings.ts';

let test: TestApp;
let folder: ImportFolder;
beforeEach(async () => {
  [test, folder] = await Promise.all([createTestApp(), createImportFolder()]);
});
afterEach(async () => {
  await Promise.all([test.close(), folder.remove()]);
});

type Rows = Parameters<typeof csv>[0];

async function run(rows: Rows, { feed = {}, dryRun = false }: { feed?: object; dryRun?: boolean } = {}) {
  const file = await folder.write('listings.csv', csv(rows));
  const named = { name: 'Msasa', isFull: true, graceDays: 0, withdrawMany: false, ...feed };
  return importListings(test.ctx, { file, feed: named, dryRun });
}

const rowsOf = (...numbers: number[]) =>
  numbers.map((number) => ({ reference: `R-${number}`, address: `${number} Long Road`, pictures: '' }));
const six = rowsOf(1, 2, 3, 4, 5, 6);

/** The references of the listings that are on the site. */
async function shown() {
  const rows = await test.ctx.db.property.findMany({ where: { listedAs: { not: null } }, orderBy: { id: 'asc' } });
  return rows.map(({ reference }) => reference);
}

describe('a full file of a feed', () => {
  it('withdraws the listings that it lacks, and shows them again when they are back', async () => {
    expect(await run(six)).toMatchObject({ created: 6, feed: { gone: 0, kept: null } });
    const before = await test.ctx.db.property.findFirstOrThrow({ where: { reference: 'R-6' } });
    const five = rowsOf(1, 2, 3, 4, 5);
    expect(await run(five, { dryRun: true })).toMatchObject({ feed: { gone: 1, kept: null } });
    expect((await shown()).length).toBe(6);
    expect(await run(five)).toMatchObject({ unchanged: 5, feed: { gone: 1, kept: null } });
    expect(await shown()).toEqual(['R-1', 'R-2', 'R-3', 'R-4', 'R-5']);
    expect(await run(five)).toMatchObject({ feed: { gone: 0 } });
    expect(await run(six)).toMatchObject({ created: 0, changed: 1, unchanged: 5 });
    expect((await shown()).length).toBe(6);
    expect((await test.ctx.db.property.findFirstOrThrow({ where: { reference: 'R-6' } })).id).toBe(before.id);
  });

  it('pauses the listings that it says are paused, also when they were withdrawn, and shows the others again', async () => {
    const paused = (...numbers: number[]) =>
      rowsOf(1, 2, 3, 4, 5, 6).map((row, at) => ({ ...row, paused: numbers.includes(at + 1) ? 'yes' : 'no' }));
    expect(await run(paused(1))).toMatchObject({ created: 6 });
    expect(await shown()).toEqual(['R-2', 'R-3', 'R-4', 'R-5', 'R-6']);
    expect(await run(paused(1))).toMatchObject({ changed: 0, unchanged: 6 });
    expect(await run(rowsOf(2, 3, 4, 5, 6))).toMatchObject({ changed: 0, feed: { gone: 1 } });
    expect(await run(paused(1))).toMatchObject({ changed: 0, unchanged: 6 });
    expect(await shown()).toEqual(['R-2', 'R-3', 'R-4', 'R-5', 'R-6']);
    expect(await run(paused(2))).toMatchObject({ changed: 2, unchanged: 4 });
    expect(await shown()).toEqual(['R-1', 'R-3', 'R-4', 'R-5', 'R-6']);
    expect(await run(paused().map((row) => ({ ...row, paused: 'perhaps' })))).toMatchObject({ refused: 6 });
  });

  it('waits for the days of the feed', async () => {
    const days = { feed: { graceDays: 3 } };
    await run(six, days);
    await run(rowsOf(1, 2, 3, 4, 5), days);
    await withdrawGoneListings(test.ctx);
    expect((await shown()).length).toBe(6);
    const later = (hours: number) => ({ ...test.ctx, clock: () => new Date(Date.now() + hours * 3_600_000) });
    await withdrawGoneListings(later(71));
    expect((await shown()).length).toBe(6);
    await withdrawGoneListings(later(73));
    expect(await shown()).not.toContain('R-6');
    // Their owner has shown it again: it stays.
    await test.ctx.db.property.updateMany({ where: { reference: 'R-6' }, data: { pausedAt: null } });
    await withdrawGoneListings(later(99));
    expect(await shown()).toContain('R-6');
  });

  it('withdraws nothing when more than a fifth is gone, unless that is meant', async () => {
    await run(six);
    const few = rowsOf(1, 2, 3, 4);
    expect(await run(few)).toMatchObject({
      feed: { gone: 2, kept: '2 of 6 listings are gone, more than a fifth.' },
    });
    expect((await shown()).length).toBe(6);
    expect(await run(few, { feed: { withdrawMany: true } })).toMatchObject({ feed: { gone: 2, kept: null } });
    expect((await shown()).length).toBe(4);
  });

  it('withdraws nothing when it is empty, cannot be read, or has a row with errors and no reference', async () => {
    await run(six);
    const many = { feed: { withdrawMany: true } };
    expect(await run([], many)).toMatchObject({ feed: { gone: 6, kept: 'The file has no listing of the feed.' } });
    const file = await folder.write('listings.csv', '<html>Not found</html>');
    const feed = { name: 'Msasa', isFull: true, graceDays: 0, withdrawMany: true };
    await expect(importListings(test.ctx, { file, feed })).rejects.toThrow('first line');
    const unknown = { address: 'unknown', price: 'cheap', pictures: '' };
    expect(await run([...rowsOf(1, 2, 3, 4, 5), unknown], many)).toMatchObject({
      refused: 1,
      feed: { gone: 1, kept: expect.stringContaining('no reference') },
    });
    expect((await shown()).length).toBe(6);
    // The listing of a row with errors is not gone.
    const wrong = { reference: 'R-6', price: 'cheap', pictures: '' };
    expect(await run([...rowsOf(1, 2, 3, 4, 5), wrong])).toMatchObject({ refused: 1, feed: { gone: 0, kept: null } });
  });

  it('changes exactly the listings that differ, and nothing the second time', async () => {
    const share = times({ day: 1, night: 10 });
    const rows = (first: number, count: number, price: string) =>
      Array.from({ length: count * share }, (_, at) => ({ ...rowsOf(first * share + at)[0], price }));
    const before = rows(0, 1000, '7');
    expect(await run(before)).toMatchObject({ created: 1000 * share });
    const stored = () => test.ctx.db.property.findMany({ orderBy: { id: 'asc' } });
    const first = await stored();
    const again = await run(before);
    expect(again).toMatchObject({ created: 0, changed: 0, unchanged: 1000 * share, feed: { gone: 0 } });
    expect(await stored()).toEqual(first);
    expect(again.seconds).toBeLessThan(20);
    const after = [...rows(0, 50, '8'), ...rows(50, 920, '7'), ...rows(1000, 20, '7')];
    const numbers = { created: 20 * share, changed: 50 * share, unchanged: 920 * share, feed: { gone: 30 * share } };
    expect(await run(after, { dryRun: true })).toMatchObject(numbers);
    expect(await stored()).toEqual(first);
    expect(await run(after)).toMatchObject(numbers);
    const touched = (await stored()).filter(({ version }) => version > 1);
    expect(touched.map(({ price, listedAs }) => `${price} ${listedAs}`).sort()).toEqual([
      ...Array.from({ length: 30 * share }, () => '7 null'),
      ...Array.from({ length: 50 * share }, () => '8 FOR_SALE'),
    ]);
    expect(await run(after)).toMatchObject({ created: 0, changed: 0, unchanged: 990 * share, feed: { gone: 0 } });
  });

  it('leaves listings of other feeds, of no feed, and of a partial file alone', async () => {
    await run(six);
    await run(rowsOf(7, 8), { feed: { name: 'Other' } });
    expect(await run(rowsOf(7), { feed: { name: 'Other', withdrawMany: true } })).toMatchObject({ feed: { gone: 1 } });
    expect(await shown()).toEqual(['R-1', 'R-2', 'R-3', 'R-4', 'R-5', 'R-6', 'R-7']);
    expect(await run(rowsOf(1), { feed: { isFull: false } })).toMatchObject({ feed: { gone: 0, kept: null } });
    // A listing of two feeds is withdrawn when both lack it.
    await run(rowsOf(6, 7), { feed: { name: 'Other' } });
    await run(rowsOf(1, 2, 3, 4, 5));
    expect(await shown()).toContain('R-6');
    await run(rowsOf(7), { feed: { name: 'Other', withdrawMany: true } });
    expect(await shown()).not.toContain('R-6');
  });
});
