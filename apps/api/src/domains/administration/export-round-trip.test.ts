import type { Listing } from '@africanscity/contracts/listings/listings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resetRates, setRate } from '../../../test/exchange-rates.ts';
import { createUser } from '../../../test/factories.ts';
import { createImportFolder, type ImportFolder } from '../../../test/import-folder.ts';
import { listingForm } from '../../../test/listing-form.ts';
import { logIn } from '../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { ChangedRow, RowError } from '../listings/import/import-input.ts';
import { importListings } from '../listings/import/import-listings.ts';

/** Rents as owners type them, with what is stored and shown of them. Amounts are in minor units. */
const rents = {
  naira: {
    typed: {
      amount: '1800000.50',
      currency: 'NGN',
      period: 'year',
      rentInAdvance: '12 months',
      cautionFee: '200000',
      agencyFee: '10%',
      legalFee: '10%',
      serviceCharge: '120000',
      viewingFee: '5000',
    },
    // 1,800,000.50 / 12 / 1,600, and 1,800,000.50 + 200,000 + 2 * 180,000.05 + 120,000 + 5,000.
    stored: { amount: 180_000_050n, price: '93.75', moveIn: 248_500_060n, moveInDollars: '1553.13' },
    shown: { askingPrice: '₦1,800,000.50 a year', moveInCost: '₦2,485,000.60', viewingCost: '₦5,000' },
  },
  francs: {
    typed: { amount: '150000', currency: 'XOF', period: 'month', deposit: '2 months', agencyFee: '1 month' },
    stored: { amount: 150_000n, price: '250', moveIn: 600_000n, moveInDollars: '1000' },
    shown: { askingPrice: 'XOF\u00a0150,000 a month', moveInCost: 'XOF\u00a0600,000', viewingCost: null },
  },
  dinars: {
    typed: { amount: '1250.125', currency: 'TND', period: 'month', deposit: '2500.25', viewingFee: '12.345' },
    // 1,250.125 + 2,500.25 + 12.345.
    stored: { amount: 1_250_125n, price: '403.27', moveIn: 3_762_720n, moveInDollars: '1213.78' },
    shown: {
      askingPrice: 'TND\u00a01,250.125 a month',
      moveInCost: 'TND\u00a03,762.720',
      viewingCost: 'TND\u00a012.345',
    },
  },
  shillings: {
    typed: { amount: '390000', currency: 'UGX', period: 'month', deposit: '390000', rentInAdvance: '3 months' },
    stored: { amount: 390_000n, price: '105.41', moveIn: 1_560_000n, moveInDollars: '421.62' },
    shown: { askingPrice: 'USh\u00a0390,000 a month', moveInCost: 'USh\u00a01,560,000', viewingCost: null },
  },
  dollars: {
    typed: { amount: '75.5', currency: 'USD', period: 'week', deposit: '1 month', viewingFee: '5' },
    // A month has 52 / 12 weeks: 75.50 + 327.17 + 5.
    stored: { amount: 7550n, price: '327.17', moveIn: 40_767n, moveInDollars: '407.67' },
    shown: { askingPrice: '$75.50 a week', moveInCost: '$407.67', viewingCost: '$5' },
  },
} as const;

type Name = keyof typeof rents;
const names = Object.keys(rents) as Name[];

let t: TestApp;
let folder: ImportFolder;
let owner: Record<string, string>;
let admin: Record<string, string>;
const ids = {} as Record<Name, number>;

const send = (values: Record<string, string | undefined>) => {
  const form = listingForm({ price: undefined, type: 'Apartment', status: 'FOR_RENT', ...values });
  return t.post('africanscity/saveproperties', form, { headers: owner });
};

beforeAll(async () => {
  [t, folder] = await Promise.all([createTestApp(), createImportFolder()]);
  await resetRates(t);
  await setRate(t, 'TND', '3.1', '2026-01-05');
  await setRate(t, 'UGX', '3700', '2026-01-05');
  await t.ctx.db.propertyType.createMany({ data: [{ name: 'Apartment' }], skipDuplicates: true });
  owner = await logIn(t, await createUser(t.ctx.db));
  admin = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
  for (const name of names) {
    const response = await send({ address: `Street of ${name}`, ...rents[name].typed });
    if (response.status !== 200) throw new Error(await response.text());
    ids[name] = ((await response.json()) as { id: number }).id;
  }
});
afterAll(() => Promise.all([t.close(), folder.remove()]));

const rowsById = () => t.ctx.db.property.findMany({ orderBy: { id: 'asc' } });

/** The columns of the money of a listing, without its rate. */
async function storedAt(address: string) {
  const row = await t.ctx.db.property.findFirstOrThrow({ where: { address } });
  const { amount, currency, period, moveIn, rentInAdvance, deposit, cautionFee, agencyFee, legalFee } = row;
  const { serviceCharge, viewingFee, price, moveInDollars } = row;
  const costs = { rentInAdvance, deposit, cautionFee, agencyFee, legalFee, serviceCharge, viewingFee };
  return { amount, currency, period, moveIn, ...costs, price: String(price), moveInDollars: String(moveInDollars) };
}

async function importExport() {
  const response = await t.get('africanscity/exportlistings', { headers: admin });
  const file = await folder.write('exported.csv', new Uint8Array(await response.arrayBuffer()));
  return () => importFile(file);
}

async function importFile(file: string) {
  const errors: RowError[] = [];
  const changes: ChangedRow[] = [];
  const { created, changed, unchanged } = await importListings(t.ctx, {
    file,
    picturesFolder: folder.path,
    onRowError: (error) => errors.push(error),
    onChange: (change) => changes.push(change),
  });
  return { created, changed, unchanged, errors, changes };
}

const nothingNew = { created: 0, changed: 0, unchanged: 5, errors: [], changes: [] };

describe('a rent with costs of moving in', () => {
  test.each(names)('in %s is stored in minor units and shown with its decimals', async (name) => {
    const { typed, stored, shown } = rents[name];
    const { amount: _amount, ...costs } = typed;
    expect(await storedAt(`Street of ${name}`)).toMatchObject({ ...costs, ...stored });
    const response = await t.get(`africanscity/getpropertiesbyid?id=${ids[name]}`);
    const listing = (await response.json()) as Listing;
    expect(listing).toMatchObject(shown);
    expect(listing.amount).toBe(Number(typed.amount));
    const card = await t.get(`africanscity/getpropertiesbyids?ids=${ids[name]}`);
    expect(await card.json()).toMatchObject([shown]);
  });

  test.each([
    ['francs', { currency: 'XOF', amount: '150000.5' }, 'amount'],
    ['dinars', { currency: 'TND', amount: '1250.1255' }, 'amount'],
    ['shillings', { currency: 'UGX', amount: '390000', deposit: '1000.5' }, 'deposit'],
  ])('is refused with more decimals than %s have', async (_name, values, field) => {
    const response = await send({ period: 'month', ...values });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ field }] });
  });
});

describe('an import of an export', () => {
  test('changes nothing, also at another rate', async () => {
    const importAgain = await importExport();
    const before = await rowsById();
    expect(await importAgain()).toEqual(nothingNew);
    expect(await rowsById()).toEqual(before);
    await setRate(t, 'NGN', '1700', '2026-01-06');
    expect(await importAgain()).toEqual(nothingNew);
    expect(await rowsById()).toEqual(before);
    await t.ctx.db.exchangeRate.deleteMany({ where: { currency: 'NGN', rate: '1700' } });
  });

  test('creates the same listings where there are none', async () => {
    const importAgain = await importExport();
    const before = await Promise.all(names.map((name) => storedAt(`Street of ${name}`)));
    await t.ctx.db.property.deleteMany();
    expect(await importAgain()).toEqual({ ...nothingNew, created: 5, unchanged: 0 });
    expect(await Promise.all(names.map((name) => storedAt(`Street of ${name}`)))).toEqual(before);
    for (const { id, address } of await rowsById()) ids[address.replace('Street of ', '') as Name] = id;
  });
});
