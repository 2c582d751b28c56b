import { seedDefaults } from '@africanscity/db/seed/defaults';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty } from '../../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { parseQuery } from './parse-query.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  await seedDefaults(t.ctx.db);
  const validFrom = new Date('2026-01-01');
  const rates = Object.entries({ NGN: 1500, KES: 125, UGX: 3000, TZS: 2500, ZAR: 20, ZWG: 25, XOF: 500, XAF: 600 });
  const southern = Object.entries({ NAD: 20, AOA: 1000, MZN: 50, MUR: 40, BIF: 2500 });
  const others = Object.entries({ TND: 3, DZD: 130, EGP: 50, MWK: 1700, ZMW: 20, EUR: 0.8 });
  await t.ctx.db.exchangeRate.createMany({
    data: [...rates, ...others, ...southern].map(([currency, rate]) => ({ currency, rate, validFrom })),
  });
});
afterAll(() => t.close());

const priceOf = async (text: string, siteCurrency = 'USD', chosenCurrency?: string) =>
  (await parseQuery({ ...t.ctx, config: { ...t.ctx.config, siteCurrency } }, text, chosenCurrency)).parts.find(
    ({ name }) => name === 'price',
  )?.label;

describe('an amount with a currency', () => {
  test.each([
    ['duplex under 50m naira', 'Up to $33,333'],
    ['duplex lekki under ₦150m', 'Up to $100,000'],
    ['flat in nairobi below 12.5m kes', 'Up to $100,000'],
    ['maison abidjan moins de 50 millions fcfa', 'Up to $100,000'],
    ['house in harare under 2.5m zwg', 'Up to $100,000'],
    ['villa lekki below 80k euros', 'Up to $100,000'],
    // A name of several currencies means the one of the place, else the best known.
    ['house in kampala under 300m shillings', 'Up to $100,000'],
    ['flat in nairobi below 12.5m shillings', 'Up to $100,000'],
    ['nyumba dar es salaam chini ya shilingi milioni 250', 'Up to $100,000'],
    ['house under 12.5m shillings', 'Up to $100,000'],
    ['appartement tunis moins de 300 mille dinars', 'Up to $100,000'],
    ['appartement alger moins de 13 millions de dinars', 'Up to $100,000'],
    ['شقة تونس اقل من 300 الف دينار', 'Up to $100,000'],
    ['villa douala moins de 60 millions cfa', 'Up to $100,000'],
    ['villa abidjan moins de 50 millions de francs', 'Up to $100,000'],
    ['flat in lilongwe under 170m kwacha', 'Up to $100,000'],
    ['flat in lusaka under 2m kwacha', 'Up to $100,000'],
    ['apartment in cairo under 5m pounds', 'Up to $100,000'],
    ['house windhoek under N$2m', 'Up to $100,000'],
    ['house windhoek under N$ 2 000 000', 'Up to $100,000'],
    ['duplex lekki under N150m', 'Up to $100,000'],
    ['house port louis under Rs 4m', 'Up to $100,000'],
    ['house bujumbura under 250m fbu', 'Up to $100,000'],
    // "Mil" is a thousand beside money of countries where Portuguese is spoken, also in an English text.
    ['apartment luanda under 500 mil kwanzas', 'Up to $500'],
    ['apartment maputo under 50 mil meticais', 'Up to $1,000'],
    ['flat lekki under 150 mil naira', 'Up to $100,000'],
    // The currency that is named, not the place's.
    ['duplex lekki under $100000', 'Up to $100,000'],
    ['flat in nairobi below 150m naira', 'Up to $100,000'],
  ])('is converted at the rates of exchange_rates in %j', async (text, price) => {
    expect(await priceOf(text)).toBe(price);
  });
});

describe('an amount without a currency', () => {
  test.each([
    // In the money of the place that is named.
    ['duplex in lekki under 150m', 'Up to $100,000'],
    ['2 bedroom lekki under 300000', 'Up to $200'],
    ['house in lagos under 150,000,000', 'Up to $100,000'],
    ['house in nigeria between 75m and 150m', '$50,000 to $100,000'],
    ['flat to rent in nairobi 125k', 'About $1,000 a month'],
    ['house for sale in cape town under 2m', 'Up to $100,000'],
    ['apartment to rent in dakar 500 mille', 'About $1,000 a month'],
    ['lekki 30k to 300k', '$20 to $200'],
    // Rents of single rooms, which would be absurd in dollars.
    ['bedsitter in nairobi below 10k', 'Up to $80'],
    ['2 bedroom nairobi 5000', 'About $40'],
    ['mini flat lekki 150k per annum', 'About $8.33 a month'],
    // Implausible in any currency: the place's.
    ['flat to rent in nairobi under 12.5m', 'Up to $100,000 a month'],
    // Homes of Zimbabwe are priced in dollars.
    ['house in harare under 100000', 'Up to $100,000'],
    // No home has that price in the money of the place: the site's.
    ['house in lagos under 500', 'Up to $500'],
    ['flat nairobi under 1000', 'Up to $1,000'],
    ['house for sale in lagos under 900000', 'Up to $900,000'],
    ['flat to rent in lekki under 2000', 'Up to $2,000 a month'],
    // Decimals in words.
    ['house lekki three point five million', 'About $2,333'],
    ['maison deux virgule cinq millions lekki', 'About $1,667'],
    ['duplex in lekki under one point two five billion', 'Up to $833,333'],
    // No place: the site's.
    ['duplex under 100000', 'Up to $100,000'],
  ])('%j asks for %j', async (text, price) => {
    expect(await priceOf(text)).toBe(price);
  });

  test.each([
    ['duplex under 150m', 'Up to $100,000'],
    ['house in lagos under 500', 'Up to $0.33'],
    ['house in harare under 100000', 'Up to $100,000'],
    ['flat to rent in nairobi 125k', 'About $1,000 a month'],
    ['duplex under 100000 dollars', 'Up to $100,000'],
  ])('on a site in naira, %j asks for %j', async (text, price) => {
    expect(await priceOf(text, 'NGN')).toBe(price);
  });

  test.each([
    ['duplex under 150m', 'Up to $100,000'],
    ['flat to rent 150k a month', 'About $100 a month'],
    // The place's comes first, also where the user chose another.
    ['house in nairobi for sale under 12.5m', 'Up to $100,000'],
    ['duplex under 100000 dollars', 'Up to $100,000'],
    // No home has that price in naira: the site's.
    ['house for sale under 90000', 'Up to $90,000'],
  ])('of a user who chose naira, %j asks for %j', async (text, price) => {
    expect(await priceOf(text, 'USD', 'NGN')).toBe(price);
  });

  test('is parsed again for another currency in the same request', async () => {
    const ctx = { ...t.ctx, memo: new Map() };
    const labelIn = async (currency?: string) =>
      (await parseQuery(ctx, 'duplex under 150m', currency)).parts.find(({ name }) => name === 'price')?.label;
    expect([await labelIn(), await labelIn('NGN')]).toEqual(['Up to $150,000,000', 'Up to $100,000']);
  });

  test('does not depend on the countries of the listings', async () => {
    const before = await priceOf('duplex under 45m');
    for (const area of ['Lekki', 'Ajah', 'Ikoyi'])
      await createProperty(t.ctx.db, { type: 'House', area, city: 'Lagos', country: 'NG' });
    expect(await priceOf('duplex under 45m')).toBe(before);
    expect(before).toBe('Up to $45,000,000');
  });
});

describe('the exchange rates in memory', () => {
  const rwanda = (rate: number, validFrom: Date) =>
    t.ctx.db.exchangeRate.create({ data: { currency: 'RWF', rate, validFrom } });
  const day = 24 * 3_600_000;

  test('are read again after a rate was set, and the latest that has begun counts', async () => {
    expect(await priceOf('house under 140m rwf')).toBe('Up to $100,000');
    await rwanda(3_000, new Date('2026-02-01'));
    expect(await priceOf('house under 300m rwf')).toBe('Up to $100,000');
    await rwanda(5_000, new Date(Date.now() + 2 * day));
    expect(await priceOf('house under 300m rwf')).toBe('Up to $100,000');
    await rwanda(4_000, new Date('2026-03-01'));
    await rwanda(2_000, new Date('2026-01-15'));
    expect(await priceOf('house under 400m rwf')).toBe('Up to $100,000');
  });
});
