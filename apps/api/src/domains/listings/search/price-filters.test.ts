import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let t: TestApp;

/** The price of a dollar, times a million, and the digits after the point. */
const currencies = {
  NGN: { rate: 1_525_250_000n, digits: 2 },
  KES: { rate: 129_000_000n, digits: 2 },
  XOF: { rate: 612_345_678n, digits: 0 },
  UGX: { rate: 3_700_000_000n, digits: 0 },
  TND: { rate: 3_100_001n, digits: 3 },
} as const;
type Currency = keyof typeof currencies;
const codes = Object.keys(currencies) as Currency[];

/** How often a period is in a year. */
const inYear = { year: 1n, semester: 2n, month: 12n, week: 52n, day: 365n };
type Period = keyof typeof inYear;
const periods = Object.keys(inYear) as Period[];

interface Row {
  id: number;
  status: 'FOR_SALE' | 'FOR_RENT';
  cents: bigint;
  amount: bigint | null;
  currency: Currency | null;
  period: Period | null;
}

const rows: Row[] = [];

/** The same numbers in each run. */
let seed = 761;
function draw(below: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  // The low bits of such a sequence repeat soon.
  return Math.floor(seed / 1024) % below;
}

/** Amounts on and next to round prices, so that bounds meet them. */
function drawAmount(currency: Currency, times: bigint): bigint {
  const unit = 10n ** BigInt(currencies[currency].digits);
  const round = BigInt([50_000, 75_000, 120_000, 1_500_000][draw(4)]!) * unit;
  return (round * 12n) / times + BigInt(draw(5) - 2);
}

beforeAll(async () => {
  t = await createTestApp();
  const { db } = t.ctx;
  const ownerId = (await createUser(db)).id;
  await db.exchangeRate.createMany({
    data: codes.map((currency) => ({
      currency,
      rate: `${currencies[currency].rate / 1_000_000n}.${String(currencies[currency].rate % 1_000_000n).padStart(6, '0')}`,
      validFrom: new Date('2026-01-01'),
    })),
  });
  for (let at = 0; at < 500; at += 1) {
    const status = at % 2 ? ('FOR_RENT' as const) : ('FOR_SALE' as const);
    const currency = at % 5 === 0 ? null : codes[draw(codes.length)]!;
    const period = currency && status === 'FOR_RENT' ? periods[draw(periods.length)]! : null;
    const amount = currency && drawAmount(currency, period ? inYear[period] : 12n);
    // The dollars of an amount may be those of an older rate: they must not decide in its own currency.
    const cents = BigInt(1 + draw(200_000));
    const price = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
    const data = {
      ownerId,
      status,
      price,
      amount,
      currency,
      period,
      rate: currency && '1',
      rateDate: currency && new Date(),
    };
    const { id } = await createProperty(db, { ...data, type: 'House', description: `Home ${at}` });
    rows.push({ id, status, cents, amount, currency, period });
  }
});
afterAll(() => t.close());

/** Compares by products of integers: a rent for a month with a bound for a month. */
function meets(row: Row, currency: Currency, hundredths: bigint, compare: (one: bigint, other: bigint) => boolean) {
  const { rate, digits } = currencies[currency];
  if (row.currency === currency)
    return compare(
      row.amount! * (row.period ? inYear[row.period] : 12n) * 100n,
      hundredths * 12n * 10n ** BigInt(digits),
    );
  return compare(row.cents * rate, hundredths * 1_000_000n);
}

async function found(query: Record<string, string>): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 0; ; page += 1) {
    const asked = new URLSearchParams({ ...query, size: '100', page: String(page) });
    const response = await t.get(`africanscity/getpaginatedproperties?${asked}`);
    expect(response.status).toBe(200);
    const answer = (await response.json()) as { content: { id: number }[]; totalPages: number };
    ids.push(...answer.content.map(({ id }) => id));
    if (page + 1 >= answer.totalPages) return ids.sort((one, other) => one - other);
  }
}

const bounds = ['50000', '50000.01', '49999.99', '75000', '120000', '120000.5', '1500000', '333.33'];

describe('a price in a currency', () => {
  test.each(codes)(
    'in %s is compared to the cent with amounts of that currency, and with the dollars of others',
    async (currency) => {
      for (const [at, bound] of bounds.entries()) {
        const [whole, decimals = ''] = bound.split('.');
        const hundredths = BigInt(whole + decimals.padEnd(2, '0'));
        for (const status of ['FOR_SALE', 'FOR_RENT'] as const) {
          const side = at % 2 ? 'priceMin' : 'priceMax';
          const compare =
            at % 2 ? (one: bigint, other: bigint) => one >= other : (one: bigint, other: bigint) => one <= other;
          const expected = rows.filter((row) => row.status === status && meets(row, currency, hundredths, compare));
          const ids = expected.map(({ id }) => id).sort((one, other) => one - other);
          expect(ids.length).toBeGreaterThan(0);
          expect(await found({ currency, [side]: bound, propertyStatus: status })).toEqual(ids);
        }
      }
    },
  );

  test.each(codes)('in %s is compared with rents for a year where it is for one', async (currency) => {
    const { rate, digits } = currencies[currency];
    for (const [at, bound] of bounds.entries()) {
      const [whole, decimals = ''] = bound.split('.');
      const hundredths = 12n * BigInt(whole + decimals.padEnd(2, '0'));
      const side = at % 2 ? 'priceMin' : 'priceMax';
      const compare =
        at % 2 ? (one: bigint, other: bigint) => one >= other : (one: bigint, other: bigint) => one <= other;
      const expected = rows.filter((row) => {
        if (row.status !== 'FOR_RENT') return false;
        if (row.currency !== currency) return compare(row.cents * rate * 12n, hundredths * 1_000_000n);
        return compare(row.amount! * inYear[row.period!] * 100n, hundredths * 10n ** BigInt(digits));
      });
      const ids = expected.map(({ id }) => id).sort((one, other) => one - other);
      expect(ids.length).toBeGreaterThan(0);
      const year = `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
      const query = { currency, [side]: year, propertyStatus: 'FOR_RENT', rentPeriod: 'year' };
      expect(await found(query)).toEqual(ids);
    }
  });

  test('says for which period only beside rentals', async () => {
    const query = { currency: 'KES', priceMax: '75000', rentPeriod: 'year' };
    const forSale = rows.filter(
      (row) => row.status === 'FOR_SALE' && meets(row, 'KES', 7_500_000n, (one, other) => one <= other),
    );
    const ids = forSale.map(({ id }) => id).sort((one, other) => one - other);
    expect(await found({ ...query, propertyStatus: 'FOR_SALE' })).toEqual(ids);
    const response = await t.get('africanscity/getpaginatedproperties?rentPeriod=week');
    expect(response.status).toBe(400);
  });

  test('a rent in dollars a year is compared to the cent with rents asked by the year', async () => {
    const rent = { currency: 'USD', period: 'year', status: 'FOR_RENT' } as const;
    const { db } = t.ctx;
    const ownerId = (await createUser(db)).id;
    // A month of $10,000 a year is rounded to $833.33.
    const { id } = await createProperty(db, { ...rent, ownerId, city: 'Yearly', price: '833.33', amount: 1_000_000n });
    const query = { city: 'Yearly', propertyStatus: 'FOR_RENT', rentPeriod: 'year' };
    expect(await found({ ...query, priceMin: '10000', priceMax: '10000' })).toEqual([id]);
    expect(await found({ ...query, priceMin: '10000.01' })).toEqual([]);
    await db.property.delete({ where: { id } });
  });

  test('includes both ends of a range', async () => {
    for (const currency of codes) {
      const range = { currency, priceMin: '75000', priceMax: '75000', propertyStatus: 'FOR_RENT' };
      const same = (one: bigint, other: bigint) => one === other;
      const equal = rows.filter((row) => row.status === 'FOR_RENT' && meets(row, currency, 7_500_000n, same));
      expect(await found(range)).toEqual(equal.map(({ id }) => id).sort((one, other) => one - other));
    }
  });

  test('a filter without a currency is in dollars, as before', async () => {
    const expected = rows.filter(({ cents }) => cents >= 50_000n && cents <= 100_000n).map(({ id }) => id);
    const ids = expected.sort((one, other) => one - other);
    expect(await found({ priceMin: '500', priceMax: '1000' })).toEqual(ids);
    expect(await found({ priceMin: '500', priceMax: '1000', currency: 'USD' })).toEqual(ids);
    expect(await found({ currency: 'NGN' })).toHaveLength(500);
  });

  test('has bands whose counts are those of their filters', async () => {
    for (const [propertyStatus, rentPeriod] of [
      ['FOR_SALE', 'month'],
      ['FOR_RENT', 'month'],
      ['FOR_RENT', 'year'],
    ] as const) {
      const asked = new URLSearchParams({ currency: 'UGX', propertyStatus, rentPeriod });
      const { priceBands } = (await (await t.get(`africanscity/getpropertiesfacets?${asked}`)).json()) as {
        priceBands: { priceMin: number; priceMax: number | null; count: number }[];
      };
      expect(priceBands.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(250);
      for (const { priceMin, priceMax, count } of priceBands) {
        const range = { priceMin: String(priceMin), ...(priceMax !== null && { priceMax: String(priceMax) }) };
        const query = { ...range, currency: 'UGX', propertyStatus, rentPeriod };
        expect([priceMin, (await found(query)).length]).toEqual([priceMin, count]);
      }
    }
  });

  test('refuses a currency without a rate', async () => {
    const response = await t.get('africanscity/getpaginatedproperties?currency=QQQ&priceMax=5');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: [{ field: 'currency', defaultMessage: 'must be a currency with an exchange rate' }],
    });
    expect((await t.get('africanscity/getpaginatedproperties?currency=naira&priceMax=5')).status).toBe(400);
  });
});

describe('a typed price', () => {
  test.each([
    ['rent under 120000 naira a month', 12n],
    // Rents in naira are usually for a year.
    ['rent under 120000 naira', 1n],
    ['rent under 120000 naira a year', 1n],
  ])('"%s" compares the amounts of naira homes as typed', async (text, months) => {
    const expected = rows.filter(
      ({ status, currency, amount, period }) =>
        status === 'FOR_RENT' && currency === 'NGN' && amount! * inYear[period!] <= 12_000_000n * months,
    );
    const naira = new Set(rows.filter(({ currency }) => currency === 'NGN').map(({ id }) => id));
    const ids = (await found({ text })).filter((id) => naira.has(id));
    expect(ids).toEqual(expected.map(({ id }) => id).sort((one, other) => one - other));
  });

  test('"home under 1500000 naira" leaves open whether to rent: a rent is that of a year, a price is as it is', async () => {
    const most = 150_000_000n;
    const naira = rows.filter(({ currency }) => currency === 'NGN');
    const expected = naira.filter(({ amount, period }) => amount! * (period ? inYear[period] : 1n) <= most);
    expect(expected.some(({ status }) => status === 'FOR_RENT')).toBe(true);
    expect(expected.length).toBeLessThan(naira.length);
    const ids = await found({ text: 'home under 1500000 naira' });
    const isNaira = new Set(naira.map(({ id }) => id));
    expect(ids.filter((id) => isNaira.has(id))).toEqual(expected.map(({ id }) => id).sort((one, other) => one - other));
  });
});
