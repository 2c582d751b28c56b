import { afterAll, beforeAll, expect, test } from 'vitest';
import { csv, createImportFolder, type ImportFolder } from '../../../../test/import-folder.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import type { RowError } from './import-input.ts';
import { importListings } from './import-listings.ts';

let t: TestApp;
let folder: ImportFolder;

beforeAll(async () => {
  [t, folder] = await Promise.all([createTestApp(), createImportFolder()]);
});
afterAll(async () => {
  await Promise.all([t.close(), folder.remove()]);
});

test('a row without a country is in that of its city, if there is only one', async () => {
  // Harare is a city of Zimbabwe alone. A second Lekki, with an area of its own, makes the name unclear.
  const ghana = await t.ctx.db.place.findFirstOrThrow({ where: { kind: 'country', country: 'GH' } });
  const place = (kind: 'city' | 'area', name: string, parentId: number) =>
    t.ctx.db.place.create({
      data: {
        kind,
        country: 'GH',
        name,
        slug: `${name.toLowerCase().replace(' ', '-')}-in-ghana`,
        parentId,
        confirmedAt: new Date(),
        names: { create: { name: name.toLowerCase() } },
      },
    });
  const lekki = await place('city', 'Lekki', ghana.id);
  await place('area', 'Cocoa Hill', lekki.id);
  const rows = [
    { address: 'in Harare', city: 'harare', area: '' },
    { address: 'named', city: 'Harare', area: '', country: 'Botswana' },
    { address: 'of the area', city: 'Lekki', area: 'Cocoa Hill' },
    { address: 'unclear', city: 'Lekki', area: '' },
    { address: 'unknown', city: 'Nowhere at all', area: '' },
    { address: 'without a city', city: '', area: '' },
  ].map((row) => ({ country: '', description: 'A house.', ...row }));
  const errors: RowError[] = [];
  const input = { picturesFolder: folder.path, onRowError: (error: RowError) => errors.push(error) };
  await importListings(t.ctx, { ...input, file: await folder.write('listings.csv', csv(rows)) });
  const listed = await t.ctx.db.property.findMany({
    where: { address: { in: rows.map(({ address }) => address) } },
    orderBy: { id: 'asc' },
    select: { address: true, country: true },
  });
  expect(listed).toEqual([
    { address: 'in Harare', country: 'ZW' },
    { address: 'named', country: 'BW' },
    { address: 'of the area', country: 'GH' },
  ]);
  const missing = (line: number, city: string) => ({
    line,
    column: 'country',
    reason: `is missing, and ${city} does not say which country is meant; add it, such as Ghana or GH`,
  });
  expect(errors.filter(({ line }) => line < 7)).toEqual([missing(5, 'Lekki'), missing(6, 'Nowhere at all')]);
  expect(errors.filter(({ line }) => line === 7).map(({ column }) => column)).toEqual(['city', 'country']);
});

test('a file may lack the column, and importing it again changes nothing', async () => {
  const [header, ...lines] = csv([{ address: 'no column', city: 'Gweru', area: '', description: 'A house.' }])
    .trim()
    .split('\n');
  const at = header!.split(',').indexOf('country');
  const without = (line: string) => line.split(',').toSpliced(at, 1).join(',');
  const file = await folder.write('without.csv', [header!, ...lines].map(without).join('\n'));
  const input = { file, picturesFolder: folder.path };
  expect(await importListings(t.ctx, input)).toMatchObject({ created: 1, refused: 0 });
  expect(await importListings(t.ctx, input)).toMatchObject({ created: 0, unchanged: 1, refused: 0 });
  expect(await t.ctx.db.property.findFirst({ where: { address: 'no column' } })).toMatchObject({ country: 'ZW' });
});
