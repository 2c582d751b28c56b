import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

describe('getPriceCurrencies', () => {
  test('returns dollars, and the current rate of each currency that has one, with its countries', async () => {
    await t.ctx.db.exchangeRate.createMany({
      data: [
        { currency: 'NGN', rate: '1500', validFrom: new Date('2026-01-01') },
        { currency: 'NGN', rate: '1600', validFrom: new Date('2026-01-05') },
        { currency: 'NGN', rate: '1700', validFrom: new Date('2126-01-05') },
        { currency: 'KES', rate: '129.25', validFrom: new Date('2026-01-05') },
      ],
    });
    expect(await (await t.get('africanscity/getpricecurrencies')).json()).toEqual([
      { currency: 'USD', rate: 1, rateDate: null, countries: ['LR', 'ZW'] },
      { currency: 'KES', rate: 129.25, rateDate: '2026-01-05', countries: ['KE'] },
      { currency: 'NGN', rate: 1600, rateDate: '2026-01-05', countries: ['NG'] },
    ]);
  });
});
