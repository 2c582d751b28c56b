import { defaultStatusLabels } from '@africanscity/contracts/listings/values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPictureFile, createProperty } from '../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { cardIncludes, presentCard } from '../core/present-card.ts';

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

interface Card {
  photoCount: number;
  verified: boolean;
  reducedFrom: number | null;
}

/** The card of the only listing in a city, by all that draws cards. */
async function cardIn(city: string): Promise<Card> {
  const response = await t.get(`africanscity/getpaginatedproperties?city=${city}`);
  const { content } = (await response.json()) as { content: Card[] };
  expect(content).toHaveLength(1);
  return content[0]!;
}

const setPrice = (id: number, price: number) => t.ctx.db.property.update({ where: { id }, data: { price } });

describe('a price that falls', () => {
  test('is said with what it was before several reductions, until it rises', async () => {
    const { id } = await createProperty(t.ctx.db, { city: 'Gweru', price: 100_000 });
    expect((await cardIn('Gweru')).reducedFrom).toBeNull();
    await setPrice(id, 90_000);
    await setPrice(id, 80_000);
    expect((await cardIn('Gweru')).reducedFrom).toBe(100_000);
    const shown = await t.get(`africanscity/getpropertiesbyid?id=${id}`);
    expect(await shown.json()).toMatchObject({ price: 80_000, reducedFrom: 100_000 });
    await setPrice(id, 85_000);
    expect((await cardIn('Gweru')).reducedFrom).toBeNull();
  });

  test('is no news after thirty days, and the next one counts from where it stood', async () => {
    const { id } = await createProperty(t.ctx.db, { city: 'Kwekwe', price: 100_000 });
    await setPrice(id, 90_000);
    await t.ctx.db.property.update({ where: { id }, data: { reducedAt: new Date(Date.now() - 31 * 86_400_000) } });
    expect((await cardIn('Kwekwe')).reducedFrom).toBeNull();
    await setPrice(id, 70_000);
    expect((await cardIn('Kwekwe')).reducedFrom).toBe(90_000);
  });

  test('ends by the clock of the server that responds, as a featured place does', async () => {
    const { id } = await createProperty(t.ctx.db, { city: 'Gokwe', price: 100_000 });
    await setPrice(id, 90_000);
    const row = await t.ctx.db.property.update({
      where: { id },
      data: { featuredUntil: new Date(Date.now() + 86_400_000) },
      include: cardIncludes,
    });
    const cardAfter = (days: number) =>
      presentCard({ ...t.ctx, clock: () => new Date(Date.now() + days * 86_400_000) }, defaultStatusLabels(), row);
    expect(cardAfter(0)).toMatchObject({ reducedFrom: 100_000, featured: true });
    expect(cardAfter(2)).toMatchObject({ reducedFrom: 100_000, featured: false });
    expect(cardAfter(31)).toMatchObject({ reducedFrom: null, featured: false });
  });

  test("is none when a month's rent stands where the price did", async () => {
    const { id } = await createProperty(t.ctx.db, { city: 'Rusape', price: 100_000, status: 'FOR_SALE' });
    await t.ctx.db.property.update({ where: { id }, data: { price: 500, status: 'FOR_RENT' } });
    expect((await cardIn('Rusape')).reducedFrom).toBeNull();
  });

  test('cannot be claimed above what the database saw', async () => {
    const { id } = await createProperty(t.ctx.db, { city: 'Karoi', price: 100_000 });
    const claim = t.ctx.db.property.update({ where: { id }, data: { reducedFrom: 50_000, reducedAt: new Date() } });
    await expect(claim).rejects.toThrow(/properties_reduced_from_check/);
  });
});

test('a card counts its photos, and says whether its company is verified', async () => {
  const hash = await createPictureFile(t.ctx.db);
  const { id } = await createProperty(t.ctx.db, { city: 'Chegutu' });
  expect(await cardIn('Chegutu')).toMatchObject({ photoCount: 0, verified: false });
  await t.ctx.db.picture.createMany({ data: [0, 1, 2].map((position) => ({ propertyId: id, hash, position })) });
  const agency = await t.ctx.db.agency.create({
    data: { slug: 'msasa-homes', name: 'Msasa Homes', verifiedAt: new Date() },
  });
  await t.ctx.db.property.update({ where: { id }, data: { agencyId: agency.id } });
  expect(await cardIn('Chegutu')).toMatchObject({ photoCount: 3, verified: true });
});
