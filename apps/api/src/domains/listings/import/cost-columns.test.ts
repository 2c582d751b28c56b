import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createImportFolder, csv, type ImportFolder } from '../../../../test/import-folder.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import type { ImportCells } from './formats/columns.ts';
import type { ChangedRow, RowError } from './import-input.ts';
import { importListings } from './import-listings.ts';

let test: TestApp;
let folder: ImportFolder;
beforeEach(async () => {
  [test, folder] = await Promise.all([createTestApp(), createImportFolder()]);
  await test.ctx.db.exchangeRate.deleteMany();
  await test.ctx.db.exchangeRate.create({ data: { currency: 'NGN', rate: '1600', validFrom: new Date('2026-01-05') } });
});
afterEach(async () => {
  await Promise.all([test.close(), folder.remove()]);
});

async function run(rows: Partial<ImportCells>[]) {
  const errors: RowError[] = [];
  const changes: ChangedRow[] = [];
  const result = await importListings(test.ctx, {
    file: await folder.write('listings.csv', csv(rows)),
    picturesFolder: folder.path,
    onRowError: (error) => errors.push(error),
    onChange: (change) => changes.push(change),
  });
  return { ...result, errors, changes };
}

const listing = () => test.ctx.db.property.findFirstOrThrow();
const flat = { reference: 'YB-1', status: 'FOR_RENT', price: '1800000', currency: 'NGN', period: 'year' };

describe('importListings with costs', () => {
  it('reads them as offices write them, and keeps the total', async () => {
    expect(await run([{ ...flat, agencyFee: '10 %', cautionFee: '200,000', deposit: '1 Month' }])).toMatchObject({
      created: 1,
      errors: [],
    });
    // 1,800,000 + 180,000 + 200,000 + 150,000.
    expect(await listing()).toMatchObject({
      agencyFee: '10%',
      cautionFee: '200000',
      deposit: '1 month',
      moveIn: 233_000_000n,
    });
    expect((await listing()).moveInDollars?.toString()).toBe('1456.25');
  });

  it('changes them, and the total with them', async () => {
    await run([{ ...flat, agencyFee: '10%' }]);
    const { changes } = await run([{ ...flat, agencyFee: '5%' }]);
    expect(changes).toMatchObject([{ changes: [{ column: 'agencyFee', before: '10%', after: '5%' }] }]);
    expect(await listing()).toMatchObject({ agencyFee: '5%', moveIn: 189_000_000n });
    expect(await run([{ ...flat, agencyFee: '5%' }])).toMatchObject({ unchanged: 1, changes: [] });
  });

  it('keeps those whose columns a file lacks, but not amounts of another currency', async () => {
    await run([{ ...flat, agencyFee: '10%', cautionFee: '200000' }]);
    await run([{ ...flat, price: '2000000' }]);
    expect(await listing()).toMatchObject({ agencyFee: '10%', cautionFee: '200000', moveIn: 240_000_000n });
    await run([{ ...flat, price: '1200', currency: 'USD' }]);
    expect(await listing()).toMatchObject({ agencyFee: '10%', cautionFee: null, moveIn: 132_000n });
  });

  it.each([
    [
      { agencyFee: 'one tenth' },
      'agencyFee',
      /^must be a share of the rent such as 10%, .*, not "one tenth"; leave it/,
    ],
    [{ cautionFee: '200.555' }, 'cautionFee', /^must have at most 2 decimals in NGN/],
  ])('refuses %o at its column', async (cells, column, reason) => {
    const { errors } = await run([{ ...flat, ...cells }]);
    expect(errors).toEqual([expect.objectContaining({ column, reason: expect.stringMatching(reason) })]);
  });
});
