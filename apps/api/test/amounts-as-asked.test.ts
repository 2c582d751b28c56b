import type { Property } from '@africanscity/db/generated/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { presentInEmail } from '../src/domains/listings/core/present-in-email.ts';
import { dollarsAsAsked, reductionText } from '../src/domains/listings/core/present-price.ts';
import { countLandings } from '../src/domains/listings/landing/count-landings.ts';
import { priceReviewEmail } from '../src/domains/listings/price-reviews/price-review-email.ts';
import { offeredListing } from '../src/domains/requests/request-texts.ts';
import { namedListing } from '../src/domains/requests/present.ts';
import { readStatusLabels } from '../src/kernel/status-labels.ts';
import { builtWeb } from './built-web.ts';
import { createProperty, createUser } from './factories.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let t: TestApp;
let origin: string;
let flat: Property;

beforeAll(async () => {
  t = await createTestApp({}, { web: await builtWeb() });
  origin = new URL(t.url).origin;
  const { db } = t.ctx;
  const validFrom = new Date(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10));
  await db.exchangeRate.createMany({
    data: [
      { currency: 'NGN', rate: '1525', validFrom },
      { currency: 'KES', rate: '129', validFrom },
    ],
  });
  const ownerId = (await createUser(db)).id;
  const home = { ownerId, status: 'FOR_RENT', type: 'Apartment', area: 'Yaba', city: 'Lagos', country: 'NG' } as const;
  // ₦1,800,000 a year at 1525 are $98.36 a month; ₦2,360,000 to move in are $1,547.54.
  const asked = { price: 98.36, amount: 180_000_000n, currency: 'NGN', period: 'year', rate: '1525' } as const;
  const costs = { agencyFee: '10%', legalFee: '10%', cautionFee: '200000', viewingFee: '5000' };
  const total = { moveIn: 236_000_000n, moveInDollars: '1547.54' };
  for (let at = 1; at <= 6; at += 1)
    flat = await createProperty(db, {
      ...home,
      ...asked,
      ...costs,
      ...total,
      rateDate: validFrom,
      address: `${at} Herbert Macaulay Way`,
      size: '75 sqm',
      sizeSquareMeters: 75,
    });
  await countLandings(t.ctx);
});
afterAll(() => t.close());

const load = async (path: string, cookie = '') => (await fetch(origin + path, { headers: { cookie } })).text();

/** The text of a page without its tags. */
const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe('a landing page', () => {
  test('has its numbers in the currency of the place, with dollars beside them', async () => {
    const text = textOf(await load('/to-rent/nigeria/lagos'));
    expect(text).toContain('Usual price ₦150,000 per month about $98');
    expect(text).toContain('Per square metre ₦2,000 per month about $1.31');
    expect(text).toContain('Half are priced at ₦150,000 a month or less.');
  });

  test('has them in the currency that a visitor chose', async () => {
    const text = textOf(await load('/to-rent/nigeria/lagos', 'currency=KES'));
    expect(text).toContain('Usual price KSh 12,700 per month about $98');
    expect(textOf(await load('/to-rent/nigeria/lagos', 'currency=USD'))).toMatch(/Usual price \$98(\.40?)? per month/);
  });
});

describe('filters of a place', () => {
  test('are in its currency, but for an address with an amount in dollars', async () => {
    expect(textOf(await load('/Properties?city=Lagos'))).toContain('Price in NGN');
    expect(await load('/Properties?city=Lagos')).toContain('name="currency" value="NGN"');
    expect(textOf(await load('/Properties?city=Lagos&priceMax=500'))).toContain('Price in US dollars');
    expect(textOf(await load('/Properties?city=Lagos', 'currency=USD'))).toContain('Price in US dollars');
    expect(textOf(await load('/Properties'))).toContain('Price in US dollars');
  });
});

describe('a listing page', () => {
  interface Offer {
    price: number;
    priceCurrency: string;
    priceSpecification?: object;
  }

  async function offerOf(id: number): Promise<Offer> {
    const html = await load(`/property/${id}`).then(async (page) =>
      page.includes('ld+json') ? page : load(new URL((await fetch(`${origin}/property/${id}`)).url).pathname),
    );
    const documents = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)</g)].flatMap(
      ([, text]) => JSON.parse(text!) as { '@type': string; offers?: Offer },
    );
    return documents.find(({ offers }) => offers)!.offers!;
  }

  test('offers the home in JSON-LD as its owner asks', async () => {
    expect(await offerOf(flat.id)).toMatchObject({
      price: 1_800_000,
      priceCurrency: 'NGN',
      priceSpecification: { price: 1_800_000, priceCurrency: 'NGN', unitCode: 'ANN' },
    });
  });

  test.each([
    ['XOF', 150_000n, 150_000],
    ['TND', 450_250_500n, 450_250.5],
    ['NGN', 8_500_000_050n, 85_000_000.5],
  ])('offers in %s have the digits of the currency', async (currency, amount, price) => {
    const asked = { amount, currency, rate: '3', rateDate: new Date('2026-01-01') };
    const { id } = await createProperty(t.ctx.db, { ...asked, price: 1000, status: 'FOR_SALE' });
    const { priceSpecification, ...offer } = await offerOf(id);
    expect([offer, priceSpecification]).toMatchObject([{ price, priceCurrency: currency }, undefined]);
    await t.ctx.db.property.delete({ where: { id } });
  });

  test.each([
    ['a hectare of land from one hectare', 850_000, 620_000, '$13,710 a hectare'],
    ['a square metre below one hectare', 9999, 9999, '$1 a square metre'],
  ])('has the price of %s', async (_, price, sizeSquareMeters, expected) => {
    const { id } = await createProperty(t.ctx.db, { price, sizeSquareMeters, type: 'Land', status: 'FOR_SALE' });
    const text = textOf(await load(`/property/${id}`));
    await t.ctx.db.property.delete({ where: { id } });
    expect(text).toContain(expected);
    expect(text.match(/a (?:square metre|hectare)\b/g)).toHaveLength(1);
  });

  test('has no price of a square metre that rounds to nothing', async () => {
    const { id } = await createProperty(t.ctx.db, { price: 400, sizeSquareMeters: 9000, status: 'FOR_SALE' });
    const text = textOf(await load(`/property/${id}`));
    await t.ctx.db.property.delete({ where: { id } });
    expect(text).not.toMatch(/a square metre/);
  });

  test('has the price of a square metre, and the text to share, as asked', async () => {
    const html = await load(`/property/${flat.id}`);
    // ₦150,000 a month for 75 square metres.
    expect(textOf(html)).toContain('₦2,000 a square metre and month');
    expect(html).toContain(encodeURIComponent('To move in: ₦2,360,000. Viewing fee ₦5,000'));
  });
});

test('a feed has prices as owners ask them, with dollars and costs', async () => {
  const text = await load('/feeds/to-rent/nigeria/lagos.atom');
  expect(text).toContain('Apartment in Yaba, Lagos, ₦1,800,000 a year (about $98.36 a month)</title>');
  expect(text).toContain('To move in: ₦2,360,000, Viewing fee ₦5,000</summary>');
});

test('the list of all homes has prices as owners ask them', async () => {
  expect(textOf(await load(`/all-homes/${Math.floor(flat.id / 1000)}`))).toContain('Lagos, ₦1,800,000 a year');
});

describe('emails', () => {
  test('name the price, the dollars and the costs of a listing', async () => {
    const shown = presentInEmail(t.ctx.config, await readStatusLabels(t.ctx), { ...flat, cover: null }, false);
    expect(shown).toMatchObject({
      price: '₦1,800,000 a year (about $98 a month)',
      costs: 'To move in: ₦2,360,000 · Viewing fee ₦5,000',
    });
    expect(offeredListing(flat)).toBe(
      'Apartment, 6 Herbert Macaulay Way, Yaba, Lagos: ₦1,800,000 a year (about $98 a month). To move in: ₦2,360,000. Viewing fee ₦5,000',
    );
  });

  test('name a former price in the currency of the listing', () => {
    const reduced = { ...flat, reducedFrom: flat.price.mul(0).plus('109.29'), reducedAmount: 200_000_000n };
    expect(dollarsAsAsked(reduced, 109.29)).toBe('₦2,000,000 a year');
    expect(reductionText(reduced, 109.29)).toBe('₦200,000');
    // $131.15 are ₦2,400,045 at the dollars of the listing, which are rounded.
    expect(dollarsAsAsked(reduced, 131.15)).toBe('₦2,400,000 a year');
    expect(dollarsAsAsked({ ...reduced, amount: null, currency: null }, 109.29)).toBe('$109');
  });

  test('ask about an unusual price in the currency of the listing', () => {
    const held = { ...flat, usualPrice: flat.price.mul(2) };
    expect(priceReviewEmail({ name: 'Ada' }, held, t.ctx.config).paragraphs.join(' ')).toMatch(
      /asks for ₦1,800,000 a year \(about \$98 a month\)\. The usual price of Apartment there is about ₦3,600,000 a year/,
    );
  });
});

test('a request names the listing of an answer with its price as asked', () => {
  expect(namedListing(flat)).toMatchObject({ price: 98.36, status: 'FOR_RENT', askingPrice: '₦1,800,000 a year' });
});

test('an estimate has the amount that the owner asks, and the rate of its currency', async () => {
  const estimate = await (await t.get(`africanscity/getpriceestimate?id=${flat.id}`)).json();
  expect(estimate).toMatchObject({
    price: 98.36,
    amount: 1_800_000,
    period: 'year',
    currency: {
      code: 'NGN',
      sign: '₦',
      rate: 1525,
      note: expect.stringMatching(/^Exchange rate of \d+ \w+ 20\d\d$/),
      old: '',
    },
  });
});
