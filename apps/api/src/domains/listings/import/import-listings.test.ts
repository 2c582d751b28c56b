import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { csv, createImportFolder, goodCells, type ImportFolder } from '../../../../test/import-folder.ts';
import { createUser } from '../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import type { ImportCells } from './formats/columns.ts';
import type { ImportInput, RowError } from './import-input.ts';
import { importListings } from './import-listings.ts';
import type { ImportProgress } from './progress.ts';

let test: TestApp;
let folder: ImportFolder;
beforeEach(async () => {
  [test, folder] = await Promise.all([createTestApp(), createImportFolder()]);
});
afterEach(async () => {
  await Promise.all([test.close(), folder.remove()]);
});

async function run(rows: Partial<ImportCells>[], more: Partial<ImportInput> = {}) {
  const errors: RowError[] = [];
  const progress: ImportProgress[] = [];
  const file = await folder.write('listings.csv', csv(rows));
  const result = await importListings(test.ctx, {
    file,
    picturesFolder: folder.path,
    onRowError: (error) => errors.push(error),
    onProgress: (now) => progress.push(now),
    ...more,
  });
  return { ...result, errors, progress };
}

async function everything() {
  const { db } = test.ctx;
  const [properties, pictures, files, users, types] = await Promise.all([
    db.property.findMany({ orderBy: { id: 'asc' } }),
    db.picture.findMany({ orderBy: { id: 'asc' } }),
    db.pictureFile.findMany({ orderBy: { hash: 'asc' }, select: { hash: true, uploadedAt: true } }),
    db.user.findMany({ orderBy: { id: 'asc' } }),
    db.propertyType.findMany({ orderBy: { name: 'asc' } }),
  ]);
  return { properties, pictures, files, users, types };
}

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    address: `${at} Long Road`,
    pictures: at % 2 ? 'front.jpg' : 'kitchen.jpg;garden.jpg',
  }));

describe('importListings', () => {
  it('reads the amenities of the descriptions', async () => {
    await run([{ description: 'Borehole, no pool. C of O.' }, { address: 'two', description: 'Plain.' }]);
    const rows = await test.ctx.db.property.findMany({ orderBy: { id: 'asc' } });
    expect(rows.map(({ amenities }) => amenities)).toEqual([
      ['borehole', 'title_deed', 'certificate_of_occupancy'],
      [],
    ]);
  });

  it('creates listings with their owner, type and pictures in the order of the file', async () => {
    const result = await run([
      {},
      {
        address: 'two',
        role: 'REAL_ESTATE',
        stateName: 'Msasa Homes',
        type: 'Castle',
        pictures: 'kitchen.jpg;front.jpg;kitchen.jpg',
      },
    ]);
    expect(result).toMatchObject({
      created: 2,
      unchanged: 0,
      refused: 0,
      interrupted: false,
      pictures: { stored: 2, reused: 3 },
      errors: [],
    });
    const [first, second] = await test.ctx.db.property.findMany({
      orderBy: { id: 'asc' },
      include: { pictures: { orderBy: { position: 'asc' } }, owner: true },
    });
    expect(first).toMatchObject({
      role: 'INDIVIDUAL',
      stateName: null,
      address: goodCells.address,
      area: 'Avondale',
      city: 'Harare',
      country: 'ZW',
      type: 'House',
      size: '240',
      description: goodCells.description,
      status: 'FOR_SALE',
      numGarage: 1,
      numRoom: 3,
      numBathroom: 2,
      numToilet: 2,
      version: 1,
      owner: {
        email: 'tendai.moyo@example.com',
        name: 'Tendai',
        surname: 'Moyo',
        role: 'INDIVIDUAL',
        passwordHash: null,
        emailVerifiedAt: null,
      },
    });
    expect([first?.price.toString(), first?.sizeSquareMeters?.toString()]).toEqual(['85000.5', '240']);
    expect(first?.coverHash).toBe(first?.pictures[0]?.hash);
    const [front, kitchen] = first!.pictures.map((picture) => picture.hash);
    expect(second).toMatchObject({
      role: 'REAL_ESTATE',
      stateName: 'Msasa Homes',
      type: 'Castle',
      ownerId: first?.ownerId,
    });
    expect(second?.pictures.map((picture) => [picture.position, picture.hash])).toEqual([
      [0, kitchen],
      [1, front],
      [2, kitchen],
    ]);
  });

  it('reads the pin of a row, and notes one outside the country of the row', async () => {
    const rows = [
      { address: 'exact', googleLocation: `17°49'45.12"S 31°03'07.92"E` },
      { address: 'swapped', googleLocation: '31.0522, -17.8292' },
      { address: 'abroad', googleLocation: '-1.2864, 36.8172' },
      { address: 'no sign', area: '', city: 'Nairobi', country: 'KE', googleLocation: '1.2864, 36.8172' },
      { address: 'short link', googleLocation: 'https://maps.app.goo.gl/AbCdEf123' },
      { address: 'short code', googleLocation: '53C2+8V' },
      { address: 'unreadable', googleLocation: 'near the church' },
      { address: 'none', googleLocation: '' },
    ];
    const looked = await run(rows, { dryRun: true });
    const done = await run(rows);
    const note = (where: string, more = '') =>
      `is ${where}, not in Zimbabwe: is it here? The listing is shown at its area or city.${more}`;
    for (const result of [looked, done]) {
      expect(result).toMatchObject({ created: 7, refused: 1 });
      // A description with a line break makes each row two lines long.
      expect(result.errors.sort((one, other) => one.line - other.line)).toEqual([
        { line: 4, column: 'googleLocation', reason: note('in the sea', ' Is it -17.8292,31.0522?') },
        { line: 6, column: 'googleLocation', reason: note('in Kenya') },
        {
          line: 8,
          column: 'googleLocation',
          reason: 'is far from Nairobi: is it here? The listing is shown at its area or city. Is it -1.2864,36.8172?',
        },
        { line: 14, column: 'googleLocation', reason: expect.stringMatching(/^cannot be read/) },
      ]);
    }
    const { properties } = await everything();
    const shown = properties.map(({ address, googleLocation, located, pinDoubted }) => [
      address,
      googleLocation,
      located,
      pinDoubted,
    ]);
    expect(shown).toEqual([
      ['exact', '-17.8292,31.0522', 'EXACT', false],
      ['swapped', '31.0522, -17.8292', 'AREA', true],
      ['abroad', '-1.2864, 36.8172', 'AREA', true],
      ['no sign', '1.2864, 36.8172', 'CITY', true],
      ['short link', 'https://maps.app.goo.gl/AbCdEf123', 'AREA', false],
      ['short code', '-17.829188,31.052187', 'EXACT', false],
      ['none', null, 'AREA', false],
    ]);
    expect(await run(rows)).toMatchObject({ created: 0, unchanged: 7 });
  });

  it('imports rows without the pictures that cannot be had, when asked to, and names each of these once', async () => {
    const rows = [{ pictures: 'front.jpg;roof.jpg' }, { address: 'two', pictures: 'roof.jpg' }];
    expect(await run(rows)).toMatchObject({ created: 0, refused: 2, missing: 1 });
    const looked = await run(rows, { withoutMissing: true, dryRun: true });
    const done = await run(rows, { withoutMissing: true });
    for (const result of [looked, done]) {
      expect(result).toMatchObject({ created: 2, refused: 0, missing: 1, pictured: 0 });
      expect(result.errors).toEqual([
        { line: 2, column: 'pictures', reason: expect.stringMatching(/roof\.jpg.*: listings come without it$/) },
      ]);
    }
    const { properties, pictures } = await everything();
    expect(properties.map(({ coverHash }) => coverHash !== null)).toEqual([true, false]);
    expect(pictures).toHaveLength(1);
    expect(await run(rows, { withoutMissing: true })).toMatchObject({ created: 0, unchanged: 2, pictured: 0 });
    expect(await everything()).toMatchObject({ properties, pictures });
  });

  it('finds pictures whose names differ in case, Unicode form and .jpeg, and notes what was taken', async () => {
    await copyFile(join(folder.path, 'front.jpg'), join(folder.path, 'Fa\u00e7ade.JPG'));
    const result = await run([{ description: 'a', pictures: 'Fac\u0327ade.jpg;FRONT.jpeg;kitchen.jpg' }]);
    expect(result).toMatchObject({ created: 1, refused: 0, missing: 0 });
    expect(result.errors).toEqual([
      { line: 2, column: 'pictures', reason: 'names Fa\u00e7ade.jpg: Fa\u00e7ade.JPG was taken' },
      { line: 2, column: 'pictures', reason: 'names FRONT.jpeg: front.jpg was taken' },
    ]);
  });

  it('reads prices in the currency and the period of their row', async () => {
    await test.ctx.db.exchangeRate.create({
      data: { currency: 'NGN', rate: '1600', validFrom: new Date('2026-01-05') },
    });
    const result = await run([
      { description: 'a', price: '₦1.92m', currency: 'NGN', period: 'Year', status: 'FOR_RENT' },
      { description: 'b', price: '₦80,000,000', currency: 'ngn' },
      { description: 'c', price: '50', period: 'week', status: 'FOR_RENT' },
      { description: 'd', price: '85000', currency: '' },
      { description: 'e', price: '85000', currency: 'KES' },
    ]);
    expect(result).toMatchObject({ created: 4, refused: 1 });
    expect(result.errors).toEqual([
      { line: 6, column: 'currency', reason: expect.stringMatching(/^must have an exchange rate, and KES has none/) },
    ]);
    const rows = await test.ctx.db.property.findMany({ orderBy: { id: 'asc' } });
    expect(
      rows.map(({ price, amount, currency, period, rate, rateDate }) => [
        price.toNumber(),
        amount,
        currency,
        period,
        rate?.toNumber(),
        rateDate?.toISOString().slice(0, 10),
      ]),
    ).toEqual([
      [100, 192_000_000n, 'NGN', 'year', 1600, '2026-01-05'],
      [50_000, 8_000_000_000n, 'NGN', null, 1600, '2026-01-05'],
      [216.67, 5000n, 'USD', 'week', undefined, undefined],
      [85_000, null, null, null, undefined, undefined],
    ]);
    await test.ctx.db.exchangeRate.deleteMany();
  });

  it('reads prices by the separators of the whole column, and keeps unknown counts empty', async () => {
    const result = await run([
      { description: 'a', price: '85,000', numGarage: '' },
      { description: 'b', price: '1,250,000', numRoom: '3.0' },
      { description: 'c', price: '1.250' },
    ]);
    expect(result).toMatchObject({ created: 2, refused: 1 });
    expect(result.errors).toEqual([{ line: 4, column: 'price', reason: expect.stringContaining('"1.250"') }]);
    const rows = await test.ctx.db.property.findMany({ orderBy: { id: 'asc' } });
    expect(rows.map(({ price, numGarage, numRoom }) => [price.toNumber(), numGarage, numRoom])).toEqual([
      [85_000, null, 3],
      [1_250_000, 1, 3],
    ]);
  });

  it('shows what it imported', async () => {
    await run([{}]);
    const page = (await (await test.get('africanscity/getpaginatedproperties')).json()) as {
      totalElements: number;
      content: { picture: { sources: unknown[] } }[];
    };
    expect(page.totalElements).toBe(1);
    expect(page.content[0]?.picture.sources.length).toBeGreaterThan(0);
  });

  it('writes nothing in a dry run and reports what would be', async () => {
    const before = await everything();
    const result = await run([{}, { address: 'two' }, { price: 'free' }, { pictures: 'none.jpg' }], { dryRun: true });
    expect(result).toMatchObject({ created: 2, unchanged: 0, refused: 2, pictures: { stored: 2, reused: 2 } });
    expect(result.errors.map(({ line, column }) => [line, column])).toEqual([
      [6, 'price'],
      [8, 'pictures'],
    ]);
    expect(await everything()).toEqual(before);
    expect(await test.jobs.queued()).toEqual([]);
  });

  it('reports every fault of a row and imports the good ones', async () => {
    await folder.write('broken.jpg', 'no picture at all');
    const plain = { description: 'plain' };
    const result = await run([
      { ...plain, address: 'good' },
      { ...plain, price: '-5', numRoom: 'x', country: 'Atlantis' },
      { ...plain, pictures: 'none.jpg;front.jpg;none.jpg' },
      { ...plain, pictures: 'broken.jpg' },
      { ...plain, address: 'good too' },
    ]);
    expect(result).toMatchObject({ created: 2, refused: 3 });
    expect(result.errors.map(({ line, column }) => `${line} ${column}`).sort()).toEqual([
      '3 country',
      '3 numRoom',
      '3 price',
      '4 pictures',
      '5 pictures',
    ]);
    expect(result.errors.find(({ line }) => line === 4)?.reason).toContain('none.jpg');
    expect((await everything()).properties.map((row) => row.address)).toEqual(['good', 'good too']);
  });

  it('changes nothing when run twice', async () => {
    await run(many(10));
    const before = await everything();
    expect(await run(many(10))).toMatchObject({
      created: 0,
      unchanged: 10,
      refused: 0,
      pictures: { stored: 0, reused: 0 },
    });
    expect(await everything()).toEqual(before);
  });

  it('keeps rows that are equal in everything as listings of their own', async () => {
    expect(await run([{}, {}, {}])).toMatchObject({ created: 3, pictures: { stored: 2, reused: 4 } });
    expect(await run([{}, {}, {}, {}])).toMatchObject({ created: 1, unchanged: 3 });
  });

  it('stores a picture once, also under two names', async () => {
    await folder.write('copy.jpg', await (await import('node:fs/promises')).readFile(`${folder.path}/front.jpg`));
    await run([{ pictures: 'front.jpg;copy.jpg' }, { address: 'two', pictures: 'copy.jpg' }]);
    const { pictures, files } = await everything();
    expect([pictures.length, files.length]).toEqual([3, 1]);
  });

  it('leaves existing users as they are and compares addresses without case', async () => {
    const owner = await createUser(test.ctx.db, { email: 'Tendai.Moyo@example.com', name: 'Someone', role: 'ADMIN' });
    await run([{ ownerEmail: 'TENDAI.MOYO@EXAMPLE.COM' }, { address: 'two' }]);
    const { users, properties } = await everything();
    expect(users).toEqual([owner]);
    expect(properties.map((row) => row.ownerId)).toEqual([owner.id, owner.id]);
  });

  it('uses the known spelling of a type', async () => {
    await run([{ type: 'House' }]);
    await run([
      { type: 'HOUSE', address: 'two' },
      { type: 'villa', address: 'three' },
      { type: 'Villa', address: 'four' },
    ]);
    expect((await everything()).properties.map((row) => row.type.toLowerCase())).toEqual([
      'house',
      'house',
      'villa',
      'villa',
    ]);
    expect((await everything()).types).toHaveLength(2);
  });

  it('continues where it was stopped', async () => {
    const stop = new AbortController();
    const rows = many(1000);
    const stopped = await run(rows, {
      signal: stop.signal,
      onProgress: ({ rows }) => rows.done >= 300 && stop.abort(),
    });
    expect(stopped).toMatchObject({ created: 300, interrupted: true });
    const between = await everything();
    expect(between.properties.every(({ coverHash }) => coverHash !== null)).toBe(true);
    expect(between.pictures).toHaveLength(450);
    expect(await run(rows)).toMatchObject({ created: 700, unchanged: 300, interrupted: false });
    const { properties, pictures } = await everything();
    expect([properties.length, pictures.length]).toEqual([1000, 1500]);
  });

  it('makes one listing of each row when imports race', async () => {
    const results = await Promise.all([run(many(400)), run(many(400)), run(many(400))]);
    expect(results.reduce((sum, { created }) => sum + created, 0)).toBe(400);
    const { properties, pictures } = await everything();
    expect([properties.length, pictures.length]).toEqual([400, 600]);
  });

  it('tells how far it is', async () => {
    const { progress } = await run(many(700));
    expect(progress[0]).toEqual({
      rows: { done: 0, total: 700 },
      pictures: { done: 0, total: 3 },
      refused: 0,
      secondsLeft: null,
    });
    expect(progress.at(-1)).toEqual({
      rows: { done: 700, total: 700 },
      pictures: { done: 3, total: 3 },
      refused: 0,
      secondsLeft: 0,
    });
  });

  it('refuses a folder of pictures that does not exist, and rows with pictures when none is given', async () => {
    await expect(run([{}], { picturesFolder: `${folder.path}/none` })).rejects.toThrow(/no folder/);
    expect(await run([{}, { pictures: '' }], { picturesFolder: undefined })).toMatchObject({ created: 1, refused: 1 });
  });
});
