import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { createImportFolder, csv, type ImportFolder } from '../../../../test/import-folder.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { setRate } from '../../../../test/exchange-rates.ts';
import type { ImportCells } from './formats/columns.ts';
import type { ChangedRow, RowError } from './import-input.ts';
import { importListings } from './import-listings.ts';
import { amountWorth, readPricedIn } from './priced-in.ts';

let t: TestApp;
let folder: ImportFolder;
beforeAll(async () => {
  [t, folder] = await Promise.all([createTestApp(), createImportFolder()]);
  await t.ctx.db.exchangeRate.deleteMany();
  await setRate(t, 'NGN', '1600', '2026-01-05');
  await setRate(t, 'KES', '129', '2026-01-05');
});
beforeEach(async () => {
  await t.ctx.db.property.deleteMany();
});
afterAll(async () => {
  await Promise.all([t.close(), folder.remove()]);
});

async function run(rows: Partial<ImportCells>[], pricedIn: string[] = [], dryRun = false) {
  const errors: RowError[] = [];
  const changes: ChangedRow[] = [];
  const result = await importListings(t.ctx, {
    file: await folder.write('listings.csv', csv(rows)),
    picturesFolder: folder.path,
    pricedIn: readPricedIn(pricedIn),
    dryRun,
    onRowError: (error) => errors.push(error),
    onChange: (change) => changes.push(change),
  });
  return { ...result, errors, changes };
}

/** Amount, currency, period, dollars and rate of each listing. */
const prices = async () => {
  const rows = await t.ctx.db.property.findMany({ orderBy: { address: 'asc' } });
  return rows.map(({ amount, currency, period, price, rate }) => [
    amount === null ? null : Number(amount),
    currency,
    period,
    Number(price),
    rate === null ? null : Number(rate),
  ]);
};

const lagos = { address: '1 A Street', country: 'Nigeria', city: 'Lagos', price: '1097560.98' };
const nairobi = { address: '2 B Street', country: 'KE', city: 'Nairobi', price: '2700.00', status: 'FOR_RENT' };
const harare = { address: '3 C Street', country: 'Zimbabwe', price: '85000' };

describe('importListings of prices that were converted to dollars', () => {
  const both = ['Nigeria=NGN@410', 'KE=KES@129'];

  it('stores the amounts of each country in minor units, with the dollars of today', async () => {
    expect(await run([lagos, nairobi, harare], both)).toMatchObject({ created: 3, errors: [] });
    expect(await prices()).toEqual([
      // 1,097,560.98 * 410 = 450,000,001.80, and 450,000,000 / 1,600 = 281,250.
      [45_000_000_000, 'NGN', null, 281_250, 1600],
      [34_830_000, 'KES', 'month', 2700, 129],
      [null, null, null, 85_000, null],
    ]);
    expect(await run([lagos, nairobi, harare], both)).toMatchObject({ created: 0, changed: 0, unchanged: 3 });
  });

  it('converts all rows without a country, but not those with a currency of their own', async () => {
    const priced = { ...lagos, address: '4 D Street', price: '60000000', currency: 'NGN' };
    await run([{ ...lagos, price: '292682.93' }, priced], ['ngn@410']);
    expect(await prices()).toEqual([
      [12_000_000_000, 'NGN', null, 75_000, 1600],
      [6_000_000_000, 'NGN', null, 37_500, 1600],
    ]);
  });

  it('converts costs in dollars, and leaves months and shares', async () => {
    const flat = { ...lagos, status: 'FOR_RENT', price: '4390.24', period: 'year' };
    expect(await run([{ ...flat, cautionFee: '487.80', agencyFee: '10%' }], ['NGN@410'])).toMatchObject({ errors: [] });
    const [listing] = await t.ctx.db.property.findMany();
    expect(listing).toMatchObject({ cautionFee: '200000', agencyFee: '10%', amount: 180_000_000n, period: 'year' });
    // 1,800,000 + 200,000 + 180,000.
    expect(listing!.moveIn).toBe(218_000_000n);
    expect(await prices()).toMatchObject([[180_000_000, 'NGN', 'year', 93.75, 1600]]);
  });

  it('gives them to listings that an earlier import left in dollars, without a change in their history', async () => {
    await run([lagos, { ...nairobi, reference: 'NB-1' }, harare]);
    expect(await prices()).toEqual([
      [null, null, null, 1_097_560.98, null],
      [null, null, null, 2700, null],
      [null, null, null, 85_000, null],
    ]);
    const rows = [lagos, { ...nairobi, reference: 'NB-1' }, harare];
    expect(await run(rows, both, true)).toMatchObject({ created: 0, changed: 2, unchanged: 1 });
    expect((await prices()).map(([amount]) => amount)).toEqual([null, null, null]);
    const { changes, ...result } = await run(rows, both);
    expect(result).toMatchObject({ created: 0, changed: 2, unchanged: 1 });
    expect(changes.map(({ changes: columns }) => columns)).toEqual([
      [{ column: 'price', before: '1097560.98', after: '450000000 NGN' }],
      [{ column: 'price', before: '2700.00', after: '348300 KES month' }],
    ]);
    expect(await prices()).toEqual([
      [45_000_000_000, 'NGN', null, 281_250, 1600],
      [34_830_000, 'KES', 'month', 2700, 129],
      [null, null, null, 85_000, null],
    ]);
    expect(await t.ctx.db.listingChange.count()).toBe(0);
    expect(await t.ctx.db.property.count({ where: { reducedFrom: { not: null } } })).toBe(0);
    expect(await run(rows, both)).toMatchObject({ created: 0, changed: 0, unchanged: 3 });
  });

  it('leaves a price that its owner changed since', async () => {
    await run([lagos]);
    await t.ctx.db.property.updateMany({ data: { price: '900000' } });
    expect(await run([lagos], both)).toMatchObject({ changed: 0, unchanged: 1 });
    expect(await prices()).toEqual([[null, null, null, 900_000, null]]);
  });

  it('refuses rows of a currency without a rate', async () => {
    const { refused, errors } = await run([{ ...lagos, country: 'Senegal', city: 'Dakar' }], ['XOF@600']);
    expect([refused, errors]).toMatchObject([1, [{ line: 2, column: 'currency' }]]);
  });
});

describe('amountWorth', () => {
  test.each([
    ['1097560.98', 'NGN', '410', 45_000_000_000],
    ['292682.93', 'NGN', '410', 12_000_000_000],
    // No rounder amount is worth $170,731.70: 70,000,000 naira are $170,731.71.
    ['170731.70', 'NGN', '410', 6_999_999_700],
    ['387.60', 'KES', '129', 5_000_000],
    ['2448.06', 'KES', '129', 31_580_000],
    ['1666.67', 'XOF', '600', 1_000_000],
    ['161290.32', 'TND', '3.1', 500_000_000],
    ['1086.96', 'EUR', '0.92', 100_000],
    ['0', 'NGN', '410', 0],
    ['999999999999.99', 'NGN', '410', 40_999_999_999_999_600],
  ])('returns what $%s is in %s at %s', (dollars, currency, rate, units) => {
    expect(amountWorth(dollars, currency, rate)).toBe(units);
  });
});

describe('readPricedIn', () => {
  it('reads currencies with and without a country', () => {
    expect(readPricedIn(['NGN@410', 'Côte d’Ivoire=xof@605.5'])).toEqual([
      { country: undefined, currency: 'NGN', rate: '410' },
      { country: 'CI', currency: 'XOF', rate: '605.5' },
    ]);
  });

  test.each([
    [['naira@410'], /takes a currency/],
    [['NGN@0'], /takes a currency/],
    [['NGN'], /takes a currency/],
    [['USD@1'], /takes a currency/],
    [['Atlantis=NGN@410'], /unknown: "Atlantis"/],
    [['NG=NGN@410', 'Nigeria=NGN@420'], /once/],
  ])('refuses %j', (texts, message) => {
    expect(() => readPricedIn(texts)).toThrow(message);
  });
});
