import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deadlockWith } from '../../../../test/deadlock.ts';
import { createUser } from '../../../../test/factories.ts';
import { createImportFolder, csv, type ImportFolder } from '../../../../test/import-folder.ts';
import { logIn } from '../../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import type { ImportCells } from './formats/columns.ts';
import type { ChangedRow, ImportInput, RowError } from './import-input.ts';
import { importListings } from './import-listings.ts';

let test: TestApp;
let folder: ImportFolder;
beforeEach(async () => {
  [test, folder] = await Promise.all([createTestApp(), createImportFolder()]);
});
afterEach(async () => {
  await Promise.all([test.close(), folder.remove()]);
});

async function run(rows: Partial<ImportCells>[] | string, more: Partial<ImportInput> = {}) {
  const errors: RowError[] = [];
  const changes: ChangedRow[] = [];
  const file = await folder.write('listings.csv', typeof rows === 'string' ? rows : csv(rows));
  const result = await importListings(test.ctx, {
    file,
    picturesFolder: folder.path,
    onRowError: (error) => errors.push(error),
    onChange: (change) => changes.push(change),
    ...more,
  });
  return { ...result, errors, changes };
}

const listings = () =>
  test.ctx.db.property.findMany({ orderBy: { id: 'asc' }, include: { pictures: { orderBy: { position: 'asc' } } } });

describe('importListings with references', () => {
  it('reports changes in the order of the file', async () => {
    const rows = ['A', 'B', 'C', 'D'].map((reference) => ({ reference, address: `${reference} Road` }));
    await run(rows);
    const { changes } = await run(rows.toReversed().map((row) => ({ ...row, price: '90000' })));
    expect(changes.map(({ reference }) => reference)).toEqual(['D', 'C', 'B', 'A']);
  });

  it('changes the listing of a changed row and keeps its id and its favorites', async () => {
    await run([{ reference: 'AV-1' }, { reference: 'AV-2', address: 'two' }]);
    const [before, other] = await listings();
    const user = await createUser(test.ctx.db);
    const favorite = { userId: user.id, propertyId: before!.id, price: before!.price };
    await test.ctx.db.favorite.create({ data: favorite });
    const rows = [
      { reference: 'AV-1', price: '90000', city: 'Bulawayo', numRoom: '4', description: 'With a pool.' },
      { reference: 'AV-2', address: 'two' },
    ];
    const looked = await run(rows, { dryRun: true });
    expect((await listings())[0]).toEqual(before);
    const done = await run(rows);
    for (const result of [looked, done]) {
      expect(result).toMatchObject({ created: 0, changed: 1, unchanged: 1, refused: 0, errors: [] });
      expect(result.changes).toEqual([
        {
          line: 2,
          reference: 'AV-1',
          changes: [
            { column: 'city', before: 'Harare', after: 'Bulawayo' },
            { column: 'description', before: 'A "family" house,\nwith a garden.', after: 'With a pool.' },
            { column: 'price', before: '85000.5', after: '90000' },
            { column: 'numRoom', before: '3', after: '4' },
          ],
        },
      ]);
    }
    const [after, same] = await listings();
    expect(after).toMatchObject({
      id: before!.id,
      importKey: before!.importKey,
      createdAt: before!.createdAt,
      version: 2,
      city: 'Bulawayo',
      numRoom: 4,
      numBathroom: 2,
      amenities: ['swimming_pool'],
      coverHash: before!.coverHash,
      pictures: before!.pictures,
    });
    expect(after!.price.toString()).toBe('90000');
    expect(same).toEqual(other);
    expect(await test.ctx.db.favorite.count({ where: { propertyId: before!.id } })).toBe(1);
  });

  it('changes nothing when run twice, also with locations, facts and companies', async () => {
    const rows = [
      { reference: 'AV-1', googleLocation: `17°49'45.12"S 31°03'07.92"E`, water: 'Water tank, Borehole or well' },
      { reference: 'AV-2', role: 'REAL_ESTATE', stateName: 'Msasa Homes', type: 'Castle', size: '2 acres' },
      { reference: 'AV-3', numGarage: '', pictures: '' },
      { reference: '', address: 'without' },
    ];
    expect(await run(rows)).toMatchObject({ created: 4, changed: 0 });
    const before = await listings();
    expect(await run(rows)).toMatchObject({ created: 0, changed: 0, unchanged: 4, changes: [] });
    expect(await listings()).toEqual(before);
  });

  it('replaces the pictures when the row names others, and adds none twice', async () => {
    await run([{ reference: 'AV-1', pictures: 'front.jpg;kitchen.jpg' }]);
    const [before] = await listings();
    const [front, kitchen] = before!.pictures.map(({ hash }) => hash);
    const changed = await run([{ reference: 'AV-1', pictures: 'kitchen.jpg;garden.jpg' }]);
    expect(changed).toMatchObject({
      changed: 1,
      changes: [{ changes: [{ column: 'pictures', before: '2', after: '2' }] }],
    });
    const [after] = await listings();
    expect(after!.pictures.map(({ hash, position }) => [position, hash])).toEqual([
      [0, kitchen],
      [1, expect.not.stringMatching(front!)],
    ]);
    expect(after!.coverHash).toBe(kitchen);
    expect(await run([{ reference: 'AV-1', pictures: 'kitchen.jpg;garden.jpg' }])).toMatchObject({ unchanged: 1 });
    // A row without names, and a file without its folder, leave the pictures as they are.
    expect(await run([{ reference: 'AV-1', pictures: '' }])).toMatchObject({ unchanged: 1 });
    const priced = [{ reference: 'AV-1', pictures: 'kitchen.jpg;garden.jpg', price: '1' }];
    expect(await run(priced, { picturesFolder: undefined })).toMatchObject({ changed: 1, refused: 0 });
    expect((await listings())[0]!.pictures).toEqual(after!.pictures);
  });

  it('leaves values alone whose column the file lacks', async () => {
    await run([{ reference: 'AV-1', yearBuilt: '1998', googleLocation: '-17.8292,31.0522' }]);
    expect(await run([{ reference: 'AV-1' }])).toMatchObject({ changed: 0, unchanged: 1 });
    await run([{ reference: 'AV-1', price: '1' }]);
    expect((await listings())[0]).toMatchObject({ yearBuilt: 1998, googleLocation: '-17.8292,31.0522' });
  });

  it('gives the listing of an earlier import its reference instead of a second listing', async () => {
    await run([{ address: 'one' }, { address: 'two' }]);
    const rows = [
      { reference: 'AV-2', address: 'two' },
      { reference: 'AV-1', address: 'one' },
    ];
    expect(await run(rows)).toMatchObject({ created: 0, changed: 2 });
    expect((await listings()).map(({ address, reference }) => [address, reference])).toEqual([
      ['one', 'AV-1'],
      ['two', 'AV-2'],
    ]);
  });

  it('keeps the same reference of two owners apart, and refuses a second row of one owner', async () => {
    const rows = [
      { reference: 'AV-1', description: 'a' },
      { reference: 'AV-1', description: 'b', ownerEmail: 'other@example.com' },
      { reference: ' AV-1 ', description: 'c', ownerEmail: 'TENDAI.MOYO@example.com' },
      { reference: '2.63772E+11', description: 'd' },
      { reference: 'x'.repeat(61), description: 'e' },
    ];
    const result = await run(rows);
    expect(result).toMatchObject({ created: 2, refused: 3 });
    expect(result.errors).toEqual([
      { line: 4, column: 'reference', reason: 'is AV-1 in line 2 too; each listing needs its own' },
      { line: 5, column: 'reference', reason: 'was shortened by a spreadsheet; format the column as text' },
      { line: 6, column: 'reference', reason: expect.stringContaining('60') },
    ]);
  });

  it('takes a reference in another case or with other spaces for the same, and refuses it twice in one file', async () => {
    await run([{ reference: 'AV-1' }, { reference: 'AV 2', address: 'two' }]);
    const before = await listings();
    const spelled = [{ reference: 'av - 1' }, { reference: 'Av2', address: 'two' }];
    expect(await run(spelled, { dryRun: true })).toMatchObject({ created: 0, changed: 2 });
    const result = await run([...spelled, { reference: 'AV-1', address: 'three' }]);
    expect(result).toMatchObject({ created: 0, changed: 2, refused: 1 });
    expect(result.errors).toEqual([
      {
        line: 6,
        column: 'reference',
        reason: 'is av - 1 in another spelling, which is in line 2 too; each listing needs its own',
      },
    ]);
    expect(result.changes[1]?.changes).toEqual([{ column: 'reference', before: 'AV 2', after: 'Av2' }]);
    expect(await listings()).toMatchObject([
      { id: before[0]!.id, reference: 'av - 1', address: '12 Jacaranda Avenue' },
      { id: before[1]!.id, reference: 'Av2' },
    ]);
    // Where two listings have had such references, each keeps its own, and a third is a listing of its own.
    await test.ctx.db.property.update({ where: { id: before[1]!.id }, data: { reference: 'AV-1' } });
    expect(await run([{ reference: 'AV-1', address: 'two' }])).toMatchObject({ created: 0, changed: 0, unchanged: 1 });
    expect(await run([{ reference: 'aV-1', address: 'new' }])).toMatchObject({ created: 1 });
  });

  it('keeps the caption of a picture that stays', async () => {
    await run([{ reference: 'AV-1', pictures: 'front.jpg;kitchen.jpg' }]);
    const [before] = await listings();
    const [front, kitchen] = before!.pictures;
    await test.ctx.db.picture.update({ where: { id: front!.id }, data: { caption: 'From the road' } });
    await test.ctx.db.picture.update({
      where: { id: kitchen!.id },
      data: { caption: 'New in 2025', room: 'dining_room' },
    });
    await run([{ reference: 'AV-1', pictures: 'kitchen.jpg;garden.jpg' }]);
    const [after] = await listings();
    expect(after!.pictures.map(({ caption, room }) => [caption, room])).toEqual([
      ['New in 2025', 'dining_room'],
      ['', null],
    ]);
  });

  it('changes nothing when an export of all listings is imported', async () => {
    const headers = await logIn(test, await createUser(test.ctx.db, { role: 'ADMIN' }));
    await run([
      { reference: 'AV-1', googleLocation: '-17.8292,31.0522', water: 'Borehole or well', description: '=1+1 rooms' },
      { address: '+263 Long Road', role: 'REAL_ESTATE', stateName: 'Msasa Homes', numRoom: '', lift: 'No' },
    ]);
    const before = await listings();
    const exported = await (await test.get('africanscity/exportlistings', { headers })).text();
    expect(exported).toContain(`AC-${before[1]!.id}`);
    const result = await run(exported, { picturesFolder: undefined });
    expect(result).toMatchObject({ created: 0, changed: 0, unchanged: 2, refused: 0, errors: [] });
    expect(await listings()).toEqual(before);
    await run(exported.replace('+263 Long', '+263 Short'), { picturesFolder: undefined });
    const after = await listings();
    expect(after.map(({ id, address, reference, pictures }) => [id, address, reference, pictures])).toEqual([
      [before[0]!.id, before[0]!.address, 'AV-1', before[0]!.pictures],
      [before[1]!.id, '+263 Short Road', null, before[1]!.pictures],
    ]);
  });

  it('compares prices in their currency, whatever the rate is', async () => {
    const rate = (units: string, day: string) =>
      test.ctx.db.exchangeRate.create({ data: { currency: 'NGN', rate: units, validFrom: new Date(day) } });
    await rate('1500', '2026-01-01');
    const row = { reference: 'AV-1', status: 'FOR_RENT', currency: 'NGN', period: 'year', price: '1800000' };
    await run([row]);
    const [before] = await listings();
    await rate('1600', '2026-01-02');
    expect(await run([row])).toMatchObject({ changed: 0, unchanged: 1 });
    expect(await listings()).toEqual([before]);
    const { changes } = await run([{ ...row, price: '1900000' }]);
    expect(changes.map((one) => one.changes)).toEqual([
      [{ column: 'price', before: '1800000 NGN year', after: '1900000 NGN year' }],
    ]);
    const [after] = await listings();
    expect([before!.rate?.toString(), after!.rate?.toString(), after!.amount]).toEqual(['1500', '1600', 190_000_000n]);
  });

  it('does not create a deleted listing again', async () => {
    await run([{ reference: 'AV-1' }]);
    const { id } = (await listings())[0]!;
    await test.ctx.db.property.update({ where: { id }, data: { deletedAt: new Date(), deletedBy: 'owner' } });
    expect(await run([{ reference: 'AV-1', price: '7' }])).toMatchObject({ created: 0, changed: 0, unchanged: 1 });
  });

  it('changes listings although Postgres ends its first try for another transaction', async () => {
    await run([{ reference: 'AV-1' }]);
    const { id, ownerId } = (await listings())[0]!;
    const locks = { held: { table: 'properties', id }, asked: { table: 'users', id: ownerId } } as const;
    const rows = [{ reference: 'AV-1', price: '90000' }, { reference: 'AV-2' }];
    const result = await deadlockWith(test, locks, () => run(rows));
    expect(result).toMatchObject({ created: 1, changed: 1, refused: 0, errors: [] });
    expect((await listings()).map(({ reference, price, version }) => [reference, price.toNumber(), version])).toEqual([
      ['AV-1', 90_000, 2],
      ['AV-2', 85_000.5, 1],
    ]);
  });

  it('creates each listing once when imports race', async () => {
    const rows = Array.from({ length: 100 }, (_, at) => ({ reference: `R-${at}`, address: `${at} Long Road` }));
    const results = await Promise.all([run(rows), run(rows), run(rows)]);
    expect(results.reduce((sum, { created }) => sum + created, 0)).toBe(100);
    const prices = (price: string) => rows.map((row) => ({ ...row, price }));
    await Promise.all([run(prices('7')), run(prices('7'))]);
    const after = await listings();
    expect([after.length, new Set(after.map(({ price, version }) => `${price} ${version}`))]).toEqual([
      100,
      new Set(['7 2']),
    ]);
  });
});
