import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createPictureFile, createProperty, createUser } from '../../../test/factories.ts';
import { logIn } from '../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { describeSuspicion } from './suspicion-details.ts';
import { findSuspicions } from './suspicions.ts';

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.ctx.db.property.deleteMany();
});

const suspicionsOf = async (propertyId: number) => {
  const found = await t.ctx.db.listingSuspicion.findMany({
    where: { propertyId, handledAt: null },
    orderBy: { rule: 'asc' },
  });
  return found.map((one) => ({ ...one, detail: describeSuspicion(one.rule, one.detail) }));
};

const rulesOf = async (propertyId: number) => (await suspicionsOf(propertyId)).map(({ rule }) => rule);

const longText = 'A quiet family house with a shaded garden, three bedrooms and a borehole, near schools.';

describe('findSuspicions', () => {
  test('finds nothing in ordinary listings, and checks each once', async () => {
    const { id } = await createProperty(t.ctx.db);
    expect(await findSuspicions(t.ctx)).toBe(1);
    expect(await rulesOf(id)).toEqual([]);
    expect(await findSuspicions(t.ctx)).toBe(0);
    await t.ctx.db.property.update({ where: { id }, data: { address: '13 Jacaranda Avenue' } });
    expect(await findSuspicions(t.ctx)).toBe(0);
    await t.ctx.db.property.update({ where: { id }, data: { price: 90_000 } });
    expect(await findSuspicions(t.ctx)).toBe(1);
  });

  test('leaves a listing that its owner changes at this moment for the next time, and neither waits for the other', async () => {
    const { id } = await createProperty(t.ctx.db, { description: 'Call me on WhatsApp, pay 500 before you view.' });
    await createProperty(t.ctx.db);
    const owner = new pg.Client({ ...t.ctx.pool.options, options: '' });
    await owner.connect();
    onTestFinished(() => owner.end());
    await owner.query('BEGIN');
    await owner.query('SELECT id FROM properties WHERE id = $1 FOR UPDATE', [id]);
    expect(await findSuspicions(t.ctx)).toBe(1);
    await owner.query('UPDATE properties SET price = 90000 WHERE id = $1', [id]);
    await owner.query('COMMIT');
    const waiting = () => t.ctx.db.listingCheck.findMany({ select: { propertyId: true } });
    expect(await waiting()).toEqual([{ propertyId: id }]);
    expect(await findSuspicions(t.ctx)).toBe(1);
    expect(await waiting()).toEqual([]);
  });

  test('finds a price far from comparable listings until it is fixed', async () => {
    for (let index = 0; index < 9; index += 1) await createProperty(t.ctx.db, { price: 80_000 + index * 5_000 });
    const { id } = await createProperty(t.ctx.db, { price: 950 });
    await findSuspicions(t.ctx);
    expect(await suspicionsOf(id)).toMatchObject([{ rule: 'price', detail: expect.stringContaining('$100,000') }]);
    await t.ctx.db.property.update({ where: { id }, data: { price: 95_000 } });
    await findSuspicions(t.ctx);
    expect(await rulesOf(id)).toEqual([]);
  });

  test('a price in another currency is named with the median in that currency, for its period', async () => {
    const home = { city: 'Lagos', country: 'NG', area: '' };
    for (let index = 0; index < 9; index += 1)
      await createProperty(t.ctx.db, { ...home, status: 'FOR_RENT', price: 80 + index * 5 });
    const price = { rate: '1500', rateDate: new Date() };
    const yearly = { status: 'FOR_RENT', currency: 'NGN', period: 'year', ...price } as const;
    const francs = { status: 'FOR_RENT', amount: 1_500, currency: 'XOF', period: 'month', price: 1, ...price } as const;
    const rent = await createProperty(t.ctx.db, { ...home, ...yearly, price: 5_000, amount: 90_000_000_00 });
    await findSuspicions(t.ctx);
    expect((await suspicionsOf(rent.id))[0]?.detail).toBe(
      '₦90,000,000 a year; the median of 9 similar listings is ₦1,800,000 a year',
    );
    await t.ctx.db.property.update({ where: { id: rent.id }, data: { deletedAt: new Date() } });
    const small = await createProperty(t.ctx.db, { ...home, ...francs });
    await findSuspicions(t.ctx);
    expect((await suspicionsOf(small.id))[0]?.detail).toBe(
      'XOF\u00a01,500 a month; the median of 9 similar listings is XOF\u00a0150,000 a month',
    );
  });

  test('a price is compared with those of its city, whatever their owners call it', async () => {
    const inAnambra = { area: '', country: 'NG' };
    for (let index = 0; index < 9; index += 1)
      await createProperty(t.ctx.db, { ...inAnambra, price: 80_000 + index * 5_000, city: 'Anambra' });
    const { id } = await createProperty(t.ctx.db, { ...inAnambra, price: 950, city: 'Anambara' });
    await findSuspicions(t.ctx);
    expect(await suspicionsOf(id)).toMatchObject([{ rule: 'price', detail: expect.stringContaining('$100,000') }]);
  });

  test('too few comparable listings say nothing', async () => {
    for (let index = 0; index < 7; index += 1) await createProperty(t.ctx.db, { price: 80_000 });
    const { id } = await createProperty(t.ctx.db, { price: 1 });
    await findSuspicions(t.ctx);
    expect(await rulesOf(id)).toEqual([]);
  });

  test("finds pictures of another owner's listing, on the later one alone", async () => {
    const hash = await createPictureFile(t.ctx.db);
    const first = await createProperty(t.ctx.db, { pictures: { create: { hash, position: 0 } } });
    const copy = await createProperty(t.ctx.db, { pictures: { create: { hash, position: 0 } } });
    const mine = await createProperty(t.ctx.db, {
      ownerId: first.ownerId,
      pictures: { create: { hash, position: 0 } },
    });
    const imported = await createProperty(t.ctx.db, {
      importKey: 'csv:a:1',
      pictures: { create: { hash, position: 0 } },
    });
    await findSuspicions(t.ctx);
    expect(await suspicionsOf(copy.id)).toMatchObject([
      { rule: 'shared_pictures', detail: expect.stringContaining(String(first.id)) },
    ]);
    expect(await rulesOf(first.id)).toEqual([]);
    expect(await rulesOf(imported.id)).toEqual([]);
    expect((await rulesOf(mine.id)).includes('shared_pictures')).toBe(true);
  });

  test("finds another owner's text, whatever its spacing", async () => {
    const first = await createProperty(t.ctx.db, { description: longText });
    const copy = await createProperty(t.ctx.db, { description: longText.replaceAll(' ', '  ').toUpperCase() });
    await findSuspicions(t.ctx);
    expect(await rulesOf(first.id)).toEqual([]);
    expect(await rulesOf(copy.id)).toEqual(['same_text']);
  });

  test.each([
    'Call +263 77 123 4567 now',
    'Call 0771234567 now',
    'Write to seller@example.com',
    'See https://elsewhere.example/house',
    'See www.elsewhere.example',
    'Find us at cheaphouses.co.zw today',
  ])('finds contacts: %s', async (description) => {
    const { id } = await createProperty(t.ctx.db, { description });
    await findSuspicions(t.ctx);
    expect(await rulesOf(id)).toEqual(['contacts']);
  });

  test.each(['Price 1,500,000 or 120 000 a year.', 'Built in 2019-2021, stand 12345, 4,000 m². No.7 of 14.'])(
    'does not take numbers for contacts: %s',
    async (description) => {
      const { id } = await createProperty(t.ctx.db, { description });
      await findSuspicions(t.ctx);
      expect(await rulesOf(id)).toEqual([]);
    },
  );

  test('finds many listings in the first week of an account', async () => {
    const owner = await createUser(t.ctx.db);
    const settled = await createUser(t.ctx.db, { createdAt: new Date('2025-01-01') });
    const ids: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      ids.push((await createProperty(t.ctx.db, { ownerId: owner.id })).id);
      await createProperty(t.ctx.db, { ownerId: settled.id });
    }
    await findSuspicions(t.ctx);
    expect(await rulesOf(ids[0]!)).toEqual(['new_account']);
    expect(await t.ctx.db.listingSuspicion.count()).toBe(11);
  });

  test('raises a dismissed case again only for other evidence', async () => {
    const { id } = await createProperty(t.ctx.db, { description: 'Call +263 77 123 4567 now' });
    await findSuspicions(t.ctx);
    await t.ctx.db.listingSuspicion.updateMany({ data: { raisedAt: new Date('2026-01-01') } });
    const headers = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
    const queue = await (await t.get(`africanscity/getmoderationqueue?kind=suspicious`, { headers })).json();
    expect(queue).toMatchObject({
      content: [{ id, reports: 0, suspicions: [{ rule: 'contacts', detail: expect.stringContaining('+263 77') }] }],
    });
    const decision = new URLSearchParams({ id: String(id), decision: 'keep', reason: 'The office number' });
    expect((await t.post('africanscity/decidemoderation', decision, { headers })).status).toBe(200);
    await t.ctx.db.property.update({ where: { id }, data: { price: 86_000 } });
    await findSuspicions(t.ctx);
    expect(await rulesOf(id)).toEqual([]);
    await t.ctx.db.property.update({ where: { id }, data: { description: 'Call +263 77 999 9999 now' } });
    await findSuspicions(t.ctx);
    const [again] = await suspicionsOf(id);
    expect(again).toMatchObject({ rule: 'contacts' });
    expect(again!.raisedAt.getTime()).toBeGreaterThan(Date.parse('2026-01-02'));
  });

  test('works through more than a batch, also in two copies of the server at once', async () => {
    const owner = await createUser(t.ctx.db, { createdAt: new Date('2025-01-01') });
    const {
      id: _,
      listedAs: _generated,
      ...like
    } = await createProperty(t.ctx.db, {
      ownerId: owner.id,
      description: 'See www.a.example',
    });
    await t.ctx.db.property.createMany({ data: Array.from({ length: 450 }, () => like) });
    const checked = await Promise.all([findSuspicions(t.ctx), findSuspicions(t.ctx)]);
    expect(checked[0] + checked[1]).toBe(451);
    expect(await t.ctx.db.listingSuspicion.count({ where: { rule: 'contacts' } })).toBe(451);
  });
});
