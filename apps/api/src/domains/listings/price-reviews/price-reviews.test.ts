import type { Prisma } from '@africanscity/db/generated/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../../test/factories.ts';
import { drawPicture, listingForm } from '../../../../test/listing-form.ts';
import { logIn } from '../../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { findSuspicions } from '../../moderation/suspicions.ts';

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.ctx.db.property.deleteMany();
});

type Values = Partial<Prisma.PropertyUncheckedCreateInput>;

/** Nine listings of an area, from 80,000 on. */
async function createUsual(values: Values = {}): Promise<void> {
  for (let index = 0; index < 9; index += 1)
    await createProperty(t.ctx.db, { price: 80_000 + index * 5_000, ...values });
}

const stateOf = async (id: number) => {
  const { priceHeldAt, usualPrice, listedAs } = await t.ctx.db.property.findUniqueOrThrow({ where: { id } });
  return { held: priceHeldAt !== null, usual: usualPrice?.toNumber() ?? null, listedAs };
};

const shown = { held: false, usual: null, listedAs: 'FOR_SALE' };

const emailsTo = async (email: string) =>
  (await t.ctx.db.queuedMail.findMany({ where: { recipient: email } })).map(({ subject }) => subject);

const page = async (query: string) => {
  const response = await t.get(`africanscity/getpaginatedproperties?page=0&size=25&${query}`);
  return (await response.json()) as { totalElements: number; content: { id: number; price: number }[] };
};

describe('reviewPrices', () => {
  test('hides a listing at a thousand times the usual price, and informs its owner', async () => {
    await createUsual();
    const owner = await createUser(t.ctx.db, { emailVerifiedAt: new Date() });
    const { id } = await createProperty(t.ctx.db, { ownerId: owner.id, price: 90_000_000 });
    expect((await page('orderBy=price-DESC')).content[0]?.id).toBe(id);
    await findSuspicions(t.ctx);
    expect(await stateOf(id)).toEqual({ held: true, usual: 100_000, listedAs: null });
    const after = await page('orderBy=price-DESC');
    expect(after.totalElements).toBe(9);
    expect(after.content[0]?.price).toBe(120_000);
    expect(await emailsTo(owner.email)).toEqual(['Is the price of 12 Jacaranda Avenue right?']);
  });

  test('does the same at a thousandth of the usual price', async () => {
    await createUsual();
    const { id } = await createProperty(t.ctx.db, { price: 90 });
    await findSuspicions(t.ctx);
    expect(await stateOf(id)).toEqual({ held: true, usual: 100_000, listedAs: null });
  });

  test('keeps a price that is merely high or low', async () => {
    await createUsual();
    const high = await createProperty(t.ctx.db, { price: 9_000_000 });
    const low = await createProperty(t.ctx.db, { price: 950 });
    await findSuspicions(t.ctx);
    expect(await stateOf(high.id)).toEqual(shown);
    expect(await stateOf(low.id)).toEqual(shown);
  });

  test('compares an expensive area with itself, not with its city', async () => {
    await createUsual();
    await createUsual({ price: 6_000_000, area: 'Borrowdale' });
    for (let index = 0; index < 10; index += 1) await createProperty(t.ctx.db, { price: 50_000, area: 'Mbare' });
    const { id } = await createProperty(t.ctx.db, { price: 90_000_000, area: 'Borrowdale' });
    await findSuspicions(t.ctx);
    expect(await stateOf(id)).toEqual(shown);
  });

  test('compares a listing with those of its city, whatever their owners call it', async () => {
    await createUsual({ city: 'Anambra', area: '', country: 'NG' });
    const { id } = await createProperty(t.ctx.db, { price: 900_000_000, city: 'Anambara', area: '', country: 'NG' });
    await findSuspicions(t.ctx);
    expect(await stateOf(id)).toEqual({ held: true, usual: 102_500, listedAs: null });
  });

  test('shows the usual price among the own listings at once after saving such a price', async () => {
    await createUsual({ city: 'Harare', area: 'Greendale', status: 'FOR_SALE' });
    const headers = await logIn(t, await createUser(t.ctx.db));
    const send = async (fields: Record<string, string>) => {
      const form = listingForm(fields, [await drawPicture(1)]);
      const response = await t.post('africanscity/saveproperties', form, { headers });
      return (await response.json()) as { id: number; version: number; priceHeld: boolean };
    };
    const saved = await send({ price: '85000000' });
    expect(saved).toEqual({ id: expect.any(Number), version: 1, priceHeld: true });
    expect((await stateOf(saved.id)).listedAs).toBe(null);
    const own = await t.get('africanscity/getpropertiesbyloggedinuser?page=0&size=10', { headers });
    expect(await own.json()).toMatchObject({ content: [{ id: saved.id, usualPrice: 100_000 }] });
    const mended = await send({ id: String(saved.id), version: '1', price: '85000' });
    expect(mended).toEqual({ id: saved.id, version: 2, priceHeld: false });
    expect(await stateOf(saved.id)).toEqual(shown);
  });

  test('reviews nothing when few listings are comparable', async () => {
    for (let index = 0; index < 7; index += 1) await createProperty(t.ctx.db);
    const { id } = await createProperty(t.ctx.db, { price: 900_000_000 });
    await findSuspicions(t.ctx);
    expect(await stateOf(id)).toEqual(shown);
  });

  test('shows the listing again once its price is fixed', async () => {
    await createUsual();
    const { id } = await createProperty(t.ctx.db, { price: 90_000_000 });
    await findSuspicions(t.ctx);
    await t.ctx.db.property.update({ where: { id }, data: { price: 90_000 } });
    await findSuspicions(t.ctx);
    expect(await stateOf(id)).toEqual(shown);
  });

  test('an administrator confirms the price for good, and the owner is informed', async () => {
    await createUsual();
    const owner = await createUser(t.ctx.db, { emailVerifiedAt: new Date() });
    const { id } = await createProperty(t.ctx.db, { ownerId: owner.id, price: 90_000_000 });
    await findSuspicions(t.ctx);
    const headers = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
    const decision = new URLSearchParams({ id: String(id), decision: 'keep', reason: 'A palace.' });
    expect((await t.post('africanscity/decidemoderation', decision, { headers })).status).toBe(200);
    expect(await stateOf(id)).toEqual(shown);
    expect(await emailsTo(owner.email)).toContain('Your listing 12 Jacaranda Avenue');
    await t.ctx.db.listingCheck.create({ data: { propertyId: id } });
    await findSuspicions(t.ctx);
    expect(await stateOf(id)).toEqual(shown);
    await t.ctx.db.property.update({ where: { id }, data: { price: 91_000_000 } });
    await findSuspicions(t.ctx);
    expect((await stateOf(id)).held).toBe(true);
  });
});
