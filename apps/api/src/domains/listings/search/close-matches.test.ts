import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty } from '../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.ctx.db.property.deleteMany();
});

const ask = async (query: Record<string, string>): Promise<ListingPage> => {
  const response = await t.get(
    `africanscity/getpaginatedproperties?${new URLSearchParams({ size: '25', page: '0', ...query })}`,
  );
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as ListingPage;
};

const idsOf = (listings: { id: number }[] | undefined) => listings?.map(({ id }) => id);

describe('a text that few listings meet', () => {
  test('has those that come close apart from them, in no total, with what was let go', async () => {
    const exact = await createProperty(t.ctx.db, { price: 95_000 });
    const near = await createProperty(t.ctx.db, { price: 104_000 });
    await createProperty(t.ctx.db, { price: 200_000 });
    const page = await ask({ text: 'house under 100k' });
    expect(page).toMatchObject({ totalElements: 1, totalPages: 1, last: true, nextCursor: null });
    expect(idsOf(page.content)).toEqual([exact.id]);
    expect(page.reading?.leftOut).toEqual([]);
    expect(page.close).toMatchObject({ leftOut: ['price'], instead: null });
    expect(idsOf(page.close?.listings)).toEqual([near.id]);
  });

  test('keeps the kind that descriptions alone tell', async () => {
    await t.ctx.db.propertyType.createMany({ data: [{ name: 'Townhouse' }], skipDuplicates: true });
    const told = { description: 'A townhouse with a view.' };
    const exact = await createProperty(t.ctx.db, { numRoom: 5, ...told });
    const near = await createProperty(t.ctx.db, { numRoom: 4, ...told });
    await createProperty(t.ctx.db, { numRoom: 4 });
    const page = await ask({ text: 'townhouse with 5 rooms' });
    expect(page.reading?.leftOut).toEqual([]);
    expect(idsOf(page.content)).toEqual([exact.id]);
    expect(page.close).toMatchObject({ leftOut: ['rooms'] });
    expect(idsOf(page.close?.listings)).toEqual([near.id]);
  });

  test('keeps what was chosen beside it', async () => {
    await createProperty(t.ctx.db, { price: 95_000 });
    await createProperty(t.ctx.db, { price: 104_000, city: 'Bulawayo' });
    const rent = await createProperty(t.ctx.db, { price: 105_000, status: 'FOR_RENT' });
    expect(await ask({ text: 'house under 100k', city: 'Harare', propertyStatus: 'FOR_SALE' })).not.toHaveProperty(
      'close',
    );
    const page = await ask({ text: 'house under 100k', city: 'Harare' });
    expect(idsOf(page.close?.listings)).toEqual([rent.id]);
  });

  test('has none where the list itself shows what comes close, where nothing does, and on later pages', async () => {
    await createProperty(t.ctx.db, { price: 104_000 });
    expect(await ask({ text: 'house under 100k' })).not.toHaveProperty('close');
    await t.ctx.db.property.deleteMany();
    for (let index = 0; index < 6; index += 1) await createProperty(t.ctx.db, { price: 95_000 });
    expect(await ask({ text: 'house under 100k' })).not.toHaveProperty('close');
    await createProperty(t.ctx.db, { price: 104_000 });
    expect(await ask({ text: 'house under 100k', size: '5' })).toHaveProperty('close');
    expect(await ask({ text: 'house under 100k', size: '5', page: '1' })).not.toHaveProperty('close');
  });

  test('has none once a page is full of listings that meet it', async () => {
    for (let index = 0; index < 10; index += 1) await createProperty(t.ctx.db, { price: 95_000 });
    await createProperty(t.ctx.db, { price: 104_000 });
    expect(await ask({ text: 'house under 100k' })).not.toHaveProperty('close');
  });

  test('shows none of the adverts that one of its cards stands for', async () => {
    for (let index = 0; index < 12; index += 1) await createProperty(t.ctx.db, { price: 95_000 });
    const near = await createProperty(t.ctx.db, { price: 104_000 });
    const page = await ask({ text: 'house under 100k', alike: 'together' });
    expect(page).toMatchObject({ totalElements: 1, adverts: 12 });
    expect(idsOf(page.close?.listings)).toEqual([near.id]);
  });
});
