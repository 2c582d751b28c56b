import { seedDefaults } from '@africanscity/db/seed/defaults';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty } from '../../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { parseQuery } from './parse-query.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await seedDefaults(app.ctx.db);
  const listing = { status: 'FOR_RENT', type: 'Apartment' } as const;
  await createProperty(app.ctx.db, { ...listing, area: 'Yaba', city: 'Lagos', country: 'NG' });
  await createProperty(app.ctx.db, { ...listing, area: 'Ruaka', city: 'Nairobi', country: 'KE' });
  await createProperty(app.ctx.db, { ...listing, area: 'Almadies', city: 'Dakar', country: 'SN' });
});
afterAll(() => app.close());

const labelsOf = async (text: string) =>
  (await parseQuery(app.ctx, text)).parts.map(({ label, typedLabel = label }) => typedLabel);

const monthly = ['Apartment', 'To rent', 'Yaba', 'Up to ₦900,000 a year'];

describe('a total to move in', () => {
  test.each([
    // Before the amount.
    ['to move in under 3m yaba', ['To rent', 'Yaba', 'To move in: up to ₦3,000,000']],
    ['2 bed yaba to move in under 3m', ['To rent', 'Yaba', '2 rooms', 'To move in: up to ₦3,000,000']],
    ['total package 2.5m naira', ['To rent', 'To move in: up to ₦2,500,000']],
    ['total move in below ksh 150k', ['To rent', 'To move in: up to KSh\u00a0150,000']],
    [
      'flat ruaka total move in cost of about 90k',
      ['Apartment', 'To rent', 'Ruaka', 'To move in: up to KSh\u00a090,000'],
    ],
    ['move in cost not more than 1.2m naira', ['To rent', 'To move in: up to ₦1,200,000']],
    ['max move in cost 150k kes', ['To rent', 'To move in: up to KSh\u00a0150,000']],
    ['total package: 2m, yaba', ['To rent', 'Yaba', 'To move in: up to ₦2,000,000']],
    ['to move in $900', ['To rent', 'To move in: up to $900']],
    ['package between 2m and 3m naira', ['To rent', 'To move in: ₦2,000,000 to ₦3,000,000']],
    ['pour emménager moins de 500 000 fcfa almadies', ['To rent', 'Almadies', 'To move in: up to XOF\u00a0500,000']],
    ['gharama ya kuhamia chini ya 80k ruaka', ['To rent', 'Ruaka', 'To move in: up to KSh\u00a080,000']],
    ['para entrar até 900 dólares', ['To rent', 'To move in: up to $900']],
    ['to pack in 800k yaba', ['To rent', 'Yaba', 'To move in: up to ₦800,000']],
    // Behind the amount.
    ['under 3m to move in yaba', ['To rent', 'Yaba', 'To move in: up to ₦3,000,000']],
    ['1 bed yaba 2.5m total package', ['To rent', 'Yaba', '1 room', 'To move in: up to ₦2,500,000']],
    ['under 3m to move in in yaba', ['To rent', 'Yaba', 'To move in: up to ₦3,000,000']],
    // Beside a price.
    [
      'yaba rent under 1.8m a year, total package 2.6m',
      ['To rent', 'Yaba', 'Up to ₦1,800,000 a year', 'To move in: up to ₦2,600,000'],
    ],
    // No total: a state, a day, a count, a rent, and a home for sale.
    ['flat yaba ready to move in under 3m', ['Apartment', 'Yaba', 'Up to ₦3,000,000']],
    ['move in ready flat yaba under 3m', ['Apartment', 'Yaba', 'Up to ₦3,000,000']],
    ['flat to rent yaba under 900k to move in by january', [...monthly]],
    ['flat to rent yaba under 900k to move in in march', [...monthly]],
    ['to move in 3 bed flat yaba', ['Apartment', 'Yaba', '3 rooms']],
    ['flat yaba to move in 900k a year', ['Apartment', 'To rent', 'Yaba', 'About ₦900,000 a year']],
    ['flat for sale yaba total package 90m', ['Apartment', 'For sale', 'Yaba', 'Up to ₦90,000,000']],
  ])('"%s" is read as %j', async (text, labels) => {
    expect(await labelsOf(text)).toEqual(labels);
  });

  test('is no budget for a rent, and keeps the amount as typed', async () => {
    const { intent, budget } = await parseQuery(app.ctx, 'to move in under 3m naira');
    // At 410 naira a dollar; twelve times ₦3,000,000 in kobo.
    expect(intent.moveIn).toEqual({ max: 7317.07, asked: { currency: 'NGN', max: 3_600_000_000 } });
    expect([intent.price, budget]).toEqual([undefined, undefined]);
  });
});
