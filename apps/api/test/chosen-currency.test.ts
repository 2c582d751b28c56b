import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { builtWeb } from './built-web.ts';
import { createProperty, createUser } from './factories.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let t: TestApp;
let origin: string;

beforeAll(async () => {
  t = await createTestApp({ pageCacheSeconds: 5 }, { web: await builtWeb() });
  origin = new URL(t.url).origin;
  const { db } = t.ctx;
  const owner = await createUser(db);
  await db.exchangeRate.createMany({
    data: [
      { currency: 'NGN', rate: '1525', validFrom: new Date('2027-01-01') },
      { currency: 'UGX', rate: '3700', validFrom: new Date('2026-12-01') },
    ],
  });
  const home = { ownerId: owner.id, type: 'House', city: 'Lagos' } as const;
  // ₦1,800,000 a year at 1525 are $98.36 a month, which alone would become ₦149,999.
  const year = { amount: 180_000_000n, currency: 'NGN', period: 'year', rate: '1525' } as const;
  await createProperty(db, { ...home, ...year, status: 'FOR_RENT', price: 98.36, rateDate: new Date('2027-01-01') });
  await createProperty(db, { ...home, status: 'FOR_SALE', price: 85_000.5 });
});
beforeEach(() => {
  t.app.pageCache?.clear();
  t.ctx.clock = () => new Date('2027-01-02T10:00:00Z');
});
afterEach(() => {
  t.ctx.clock = () => new Date();
});
afterAll(() => t.close());

async function load(path: string, cookie = ''): Promise<{ html: string; etag: string | null }> {
  const response = await fetch(origin + path, { headers: { cookie } });
  return { html: await response.text(), etag: response.headers.get('etag') };
}

/** The notes beside the prices of a list's cards, sorted. */
async function notesOf(cookie: string): Promise<string[]> {
  const { html } = await load('/Properties', cookie);
  return [...html.matchAll(/<small[^>]*>(about [^<]*)<\/small>/g)].map(([, note]) => note!).sort();
}

describe('the currency of a visitor', () => {
  test('is shown beside the prices as owners ask them', async () => {
    const { html } = await load('/Properties', 'currency=NGN');
    const noteOf = (price: string) =>
      new RegExp(`>${price}(?:<!-- -->)? ?(?:<!-- -->)?<small[^>]*>([^<]*)</small>`).exec(html)?.[1];
    expect(noteOf('₦1,800,000 a year')).toBe('about ₦150,000 per month');
    expect(noteOf(String.raw`\$85,001`)).toBe('about ₦129,625,763');
    expect(/<small title="([^"]*)" data-converted="">about ₦129/.exec(html)?.[1]).toBe(
      'Exchange rate of 1 January 2027',
    );
  });

  test('has the date of a rate that is older than a week', async () => {
    expect(await notesOf('currency=UGX')).toEqual([
      'about USh\u00a0314,501,850, at the rate of 1 December 2026',
      'about USh\u00a0363,932 per month, at the rate of 1 December 2026',
    ]);
  });

  test('leaves prices as owners ask them by default', async () => {
    expect(await notesOf('')).toEqual(['about $98 per month']);
  });

  test('may be US dollars, which stay beside other currencies', async () => {
    expect(await notesOf('currency=USD')).toEqual(['about $98 per month']);
    expect((await load('/Properties', 'currency=USD')).etag).not.toBe((await load('/Properties')).etag);
  });

  test.each(['currency=QQQ', 'currency=ngn', 'currency=', 'currency=NGN%22', 'currency=TND'])(
    'is the default for the cookie "%s"',
    async (cookie) => {
      const plain = await load('/Properties');
      expect((await load('/Properties', cookie)).etag).toBe(plain.etag);
    },
  );

  test('has cached pages of its own, which a new rate replaces', async () => {
    const [plain, naira, shillings] = [
      await load('/Properties'),
      await load('/Properties', 'currency=NGN'),
      await load('/Properties', 'currency=UGX'),
    ];
    expect(new Set([plain.etag, naira.etag, shillings.etag]).size).toBe(3);
    expect((await load('/Properties', 'currency=NGN')).etag).toBe(naira.etag);
    const newRate = { currency: 'NGN', rate: '1600', validFrom: new Date('2027-01-02') };
    const { id } = await t.ctx.db.exchangeRate.create({ data: newRate });
    t.ctx.clock = () => new Date('2027-01-02T10:01:01Z');
    expect(await notesOf('currency=NGN')).toEqual(['about ₦136,000,800', 'about ₦150,000 per month']);
    await t.ctx.db.exchangeRate.delete({ where: { id } });
  });

  test('is chosen by a form that returns to its page', async () => {
    const { html } = await load('/currency?back=%2FProperties%3Fcity%3DLagos');
    expect(/name="back" value="([^"]*)"/.exec(html)?.[1]).toBe('/Properties?city=Lagos');
    // The first is no choice.
    const buttons = html.match(/<button [^>]*name="currency"[^>]*>/g) ?? [];
    expect(buttons.map((button) => /value="([A-Z]*)"/.exec(button)?.[1])).toEqual(['', 'USD', 'NGN', 'UGX']);
    const send = (fields: Record<string, string>) =>
      fetch(`${origin}/currency`, {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams(fields),
        redirect: 'manual',
      });
    const chosen = await send({ currency: 'NGN', back: '/Properties?city=Lagos' });
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/Properties?city=Lagos']);
    expect(chosen.headers.getSetCookie()).toEqual(['currency=NGN; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax']);
    const odd = await send({ currency: 'x; Domain=elsewhere', back: '//elsewhere.example' });
    expect(odd.headers.get('location')).toBe('/');
    expect(odd.headers.getSetCookie()).toEqual(['currency=; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax']);
  });
});
