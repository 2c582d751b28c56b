import type { ListingFacets } from '@africanscity/contracts/listings/facets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let t: TestApp;

/** The price of a dollar, times a million, and the digits after the point. */
const currencies = {
  NGN: { rate: 1_525_250_000n, digits: 2 },
  XOF: { rate: 612_345_678n, digits: 0 },
  TND: { rate: 3_100_001n, digits: 3 },
} as const;
type Currency = keyof typeof currencies;
const codes = Object.keys(currencies) as Currency[];
const periods = { year: 1n, month: 12n } as const;

interface Row {
  id: number;
  /** Minor units of the currency; null for homes that are priced in dollars. */
  amount: bigint | null;
  /** Of a month. */
  cents: bigint;
  currency: Currency | null;
  period: keyof typeof periods;
  /** Null where the rent of a bed is not known. */
  beds: bigint | null;
}

const rows: Row[] = [];
const limits = ['40000', '39999.99', '40000.01', '899.99', '900'];
const centsText = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;

beforeAll(async () => {
  t = await createTestApp();
  const { db } = t.ctx;
  const ownerId = (await createUser(db)).id;
  const decimals = (number: bigint) => `${number / 1_000_000n}.${String(number % 1_000_000n).padStart(6, '0')}`;
  await db.exchangeRate.createMany({
    data: codes.map((currency) => ({
      currency,
      rate: decimals(currencies[currency].rate),
      validFrom: new Date('2026-01-01'),
    })),
  });
  const add = async (row: Omit<Row, 'id'>, values: object) => {
    const { amount, cents, currency, period } = row;
    const asked = currency && { amount, currency, period, rate: '1', rateDate: new Date() };
    const { id } = await createProperty(db, {
      ownerId,
      city: 'Bedtown',
      status: 'FOR_RENT',
      type: 'House',
      price: centsText(cents),
      ...asked,
      description: `Room ${rows.length}`,
      ...values,
    });
    rows.push({ id, ...row });
  };
  const shared = (sharing: number) => ({ roomsLetSingly: true, sharing });
  for (const currency of codes) {
    const unit = 10n ** BigInt(currencies[currency].digits);
    // The rent of rooms for one and for three, on the limits and beside them. Their dollars are of another rate.
    for (const limit of [40_000n, 900n])
      for (const sharing of [1n, 3n])
        for (const besides of [-1n, 0n, 1n]) {
          const amount = limit * unit * sharing + besides;
          const row = {
            amount,
            cents: besides < 0n ? 90_000_000n : 1n,
            currency,
            period: 'month',
            beds: sharing,
          } as const;
          await add(row, shared(Number(sharing)));
        }
    // A year's rent of a room for seven, of which a bed costs the limit and a seventh of a minor unit more or less.
    for (const besides of [-1n, 0n, 1n])
      await add({ amount: 40_000n * unit * 84n + besides, cents: 1n, currency, period: 'year', beds: 7n }, shared(7));
    await add({ amount: 40_000n * unit, cents: 1n, currency, period: 'month', beds: 1n }, { perBed: true });
    // Dollars of a limit at the rate, of a room for three, and a cent beside them.
    const cents = (40_000n * 3n * 100_000_000n) / currencies[currency].rate;
    for (const besides of [-1n, 0n, 1n])
      await add({ amount: null, cents: cents + besides, currency: null, period: 'month', beds: 3n }, shared(3));
  }
  const unknown = { amount: null, cents: 1n, currency: null, period: 'month', beds: null } as const;
  await add(unknown, { roomsLetSingly: true });
  await add(unknown, { sharing: 2 });
  await add(unknown, {});
  await add(unknown, { status: 'FOR_SALE', perBed: true });
});
afterAll(() => t.close());

async function found(query: Record<string, string>): Promise<number[]> {
  const response = await t.get(
    `africanscity/getpaginatedproperties?${new URLSearchParams({ city: 'Bedtown', ...query, size: '100' })}`,
  );
  expect(response.status, await response.clone().text()).toBe(200);
  const { content } = (await response.json()) as { content: { id: number }[] };
  return content.map(({ id }) => id).sort((one, other) => one - other);
}

/** Compares by products of integers. */
function isWithin({ amount, cents, currency, period, beds }: Row, asked: Currency, hundredths: bigint): boolean {
  if (beds === null) return false;
  const { rate, digits } = currencies[asked];
  if (currency === asked) return amount! * periods[period] * 100n <= hundredths * 10n ** BigInt(digits) * 12n * beds;
  return cents * rate <= hundredths * 1_000_000n * beds;
}

const idsOf = (meeting: Row[]) => meeting.map(({ id }) => id).sort((one, other) => one - other);

describe('bedPriceMax', () => {
  test.each(codes)(
    'in %s is compared exactly with rents of that currency, and with the dollars of others',
    async (currency) => {
      for (const limit of limits) {
        const [whole, decimals = ''] = limit.split('.');
        const expected = rows.filter((row) => isWithin(row, currency, BigInt(whole + decimals.padEnd(2, '0'))));
        expect(expected.length).toBeGreaterThan(0);
        expect(expected.length).toBeLessThan(rows.length - 4);
        expect([limit, await found({ currency, bedPriceMax: limit })]).toEqual([limit, idsOf(expected)]);
      }
    },
  );

  test('without a currency is in dollars', async () => {
    const expected = rows.filter(({ cents, beds }) => beds !== null && cents <= 2_622n * beds);
    expect(await found({ bedPriceMax: '26.22' })).toEqual(idsOf(expected));
    expect(await found({ bedPriceMax: '26.22', currency: 'USD' })).toEqual(idsOf(expected));
  });

  test('has limits to offer in its currency', async () => {
    const limitsIn = async (currency: string) =>
      ((await (await t.get(`africanscity/getpropertiesfacets?currency=${currency}`)).json()) as ListingFacets)
        .bedPriceLimits;
    expect(await limitsIn('USD')).toEqual([25, 50, 100, 200, 400]);
    // 38,131.25 naira and so on, rounded to one digit.
    expect(await limitsIn('NGN')).toEqual([40_000, 80_000, 200_000, 300_000, 600_000]);
  });
});
