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

interface Row {
  id: number;
  /** Minor units of the currency, or cents without one; null where no cost is known. */
  total: bigint | null;
  cents: bigint | null;
  currency: Currency | null;
}

const rows: Row[] = [];
const limits = ['150000', '149999.99', '150000.01', '900', '899.5'];

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
  const add = async (row: Omit<Row, 'id'>) => {
    const { total, cents, currency } = row;
    const dollars = cents === null ? null : `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
    const price = currency && {
      amount: 1_000_000n,
      currency,
      period: 'month' as const,
      rate: '1',
      rateDate: new Date(),
    };
    const { id } = await createProperty(db, {
      ownerId,
      status: 'FOR_RENT',
      type: 'House',
      price: '100',
      ...price,
      moveIn: total,
      moveInDollars: dollars,
      description: `Home ${rows.length}`,
    });
    rows.push({ id, ...row });
  };
  for (const currency of codes) {
    const unit = 10n ** BigInt(currencies[currency].digits);
    // On the limits and a minor unit beside them. The dollars are of another rate: they must not decide in the own currency.
    for (const whole of [150_000n, 900n])
      for (const besides of [-2n, -1n, 0n, 1n, 2n])
        await add({ total: whole * unit + besides, cents: besides % 2n ? 1n : 90_000_000n, currency });
    await add({ total: null, cents: null, currency });
    // Dollars of a limit at the rate, and a cent beside them.
    const cents = (150_000n * 100_000_000n) / currencies[currency].rate;
    for (const besides of [-1n, 0n, 1n]) await add({ total: cents + besides, cents: cents + besides, currency: null });
  }
  await add({ total: null, cents: null, currency: null });
});
afterAll(() => t.close());

async function found(query: Record<string, string>): Promise<number[]> {
  const response = await t.get(`africanscity/getpaginatedproperties?${new URLSearchParams({ ...query, size: '100' })}`);
  expect(response.status).toBe(200);
  const { content } = (await response.json()) as { content: { id: number }[] };
  return content.map(({ id }) => id).sort((one, other) => one - other);
}

/** Compares by products of integers. */
function isWithin({ total, cents, currency }: Row, asked: Currency, hundredths: bigint): boolean {
  if (total === null || cents === null) return false;
  const { rate, digits } = currencies[asked];
  if (currency === asked) return total * 100n <= hundredths * 10n ** BigInt(digits);
  return cents * rate <= hundredths * 1_000_000n;
}

const idsOf = (meeting: Row[]) => meeting.map(({ id }) => id).sort((one, other) => one - other);

describe('moveInMax', () => {
  test.each(codes)(
    'in %s is compared to the minor unit with totals of that currency, and with the dollars of others',
    async (currency) => {
      for (const limit of limits) {
        const [whole, decimals = ''] = limit.split('.');
        const expected = rows.filter((row) => isWithin(row, currency, BigInt(whole + decimals.padEnd(2, '0'))));
        expect(expected.length).toBeGreaterThan(0);
        expect([limit, await found({ currency, moveInMax: limit })]).toEqual([limit, idsOf(expected)]);
      }
    },
  );

  test('without a currency is in dollars', async () => {
    const expected = rows.filter(({ cents }) => cents !== null && cents <= 9_836n);
    expect(await found({ moveInMax: '98.36' })).toEqual(idsOf(expected));
    expect(await found({ moveInMax: '98.36', currency: 'USD' })).toEqual(idsOf(expected));
  });

  test('shares its currency with the prices', async () => {
    const query = { currency: 'NGN', moveInMax: '150000', priceMin: '9999', priceMax: '10000' };
    const naira = rows.filter(({ currency }) => currency === 'NGN').filter((row) => isWithin(row, 'NGN', 15_000_000n));
    expect(await found(query)).toEqual(idsOf(naira));
  });

  test('has limits to offer in its currency', async () => {
    const limitsIn = async (currency: string) =>
      ((await (await t.get(`africanscity/getpropertiesfacets?currency=${currency}`)).json()) as ListingFacets)
        .moveInLimits;
    expect(await limitsIn('USD')).toEqual([250, 500, 1_000, 2_000, 5_000]);
    // 381,312.50 naira and so on, rounded to one digit.
    expect(await limitsIn('NGN')).toEqual([400_000, 800_000, 2_000_000, 3_000_000, 8_000_000]);
  });
});
