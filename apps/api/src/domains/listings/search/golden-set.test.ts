import type { ListingCard } from '@africanscity/contracts/listings/listings';
import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import { seedDefaults } from '@africanscity/db/seed/defaults';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createUser } from '../../../../test/factories.ts';
import { amenitiesIn } from '../amenities/amenities-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { seedDemo } from '../../../demo/seed-demo.ts';

type Expected = Partial<Pick<ListingCard, 'type' | 'area' | 'city' | 'status' | 'country' | 'numRoom' | 'stateName'>>;

/** Types, areas and texts as imported listings write them: long types, the area repeated in the address. */
const imported: [type: string, area: string, city: string, country: string, rooms: number, description: string][] = [
  ['Detached Duplex', 'Lekki', 'Lagos', 'NG', 5, '5 bedrooms, 5 bathrooms, 6 toilets, parking for 4.'],
  ['Detached Duplex', 'Ajah', 'Lagos', 'NG', 4, 'Newly built, close to the Lekki expressway. Swimming pool.'],
  ['Terraced Duplexes', 'Ikoyi', 'Lagos', 'NG', 4, '4 bedrooms with boys quarters and a fitted kitchen.'],
  ['Semi Detached Duplex', 'Ibeju Lekki', 'Lagos', 'NG', 4, 'In a gated estate with a standby generator.'],
  ['Semi Detached Bungalow', 'Ikorodu', 'Lagos', 'NG', 3, 'Serviced plot with title deed.'],
  ['Detached Bungalow', 'Gwarinpa', 'Abuja', 'NG', 3, '3 bedrooms, all en suite, borehole and solar panels.'],
  ['Block of Flats', 'Surulere', 'Lagos', 'NG', 2, 'Eight units of two rooms each, prepaid meters.'],
  ['Block of Flats', 'Port Harcourt', 'Rivers', 'NG', 2, 'Good income, tarred road.'],
  ['Detached Duplex', 'Maitama District', 'Abuja', 'NG', 6, 'Diplomatic zone, lift, swimming pool and cinema.'],
  ['Terraced Bungalow', 'Ibadan', 'Oyo', 'NG', 3, 'Quiet street near the university.'],
  ['Apartment', 'Kileleshwa', 'Nairobi', 'KE', 3, 'Two en suite, DSQ, gym and backup generator.'],
  ['Apartment', 'Westlands', 'Nairobi', 'KE', 1, 'Fully furnished studio, fibre internet.'],
  ['Stand', 'Cowdray Park', 'Bulawayo', 'ZW', 0, 'Serviced residential stand, 300 m², durawall on two sides.'],
  ['House', 'Khumalo', 'Bulawayo', 'ZW', 4, 'Low density, borehole, durawall and electric gate.'],
  ['Cottage', 'Hillside', 'Bulawayo', 'ZW', 1, 'Garden cottage for a single person.'],
  ['Villa', 'Bastos', 'Yaoundé', 'CM', 5, 'Près des ambassades, meublé.'],
  ['Apartment', 'Sabon Gari', "N'Djaména", 'TD', 2, 'Climatisé.'],
];

describe('what people type', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp();
    await seedDefaults(app.ctx.db);
    await seedDemo(app.ctx);
    await addImported(app);
  });
  afterAll(() => app.close());

  test.each<[string, Expected, number?]>([
    // As it is written.
    ['Borrowdale', { area: 'Borrowdale', city: 'Harare' }],
    ['house in Harare', { type: 'House', city: 'Harare' }, 3],
    ['Detached Duplex Lekki', { type: 'Detached Duplex', area: 'Lekki' }],
    ['block of flats', { type: 'Block of Flats' }, 2],
    ['Ibeju Lekki', { area: 'Ibeju Lekki' }],
    ['apartment kileleshwa', { type: 'Apartment', area: 'Kileleshwa' }],
    // The words in another order, in capitals, with punctuation.
    ['NAIROBI, KAREN!', { area: 'Karen', city: 'Nairobi' }],
    ['cape-town sea point', { area: 'Sea Point', city: 'Cape Town' }],
    ['harare :: stand', { type: 'Stand', city: 'Harare' }],
    // Misspelt.
    ['boroudale', { area: 'Borrowdale' }],
    ['borowdale', { area: 'Borrowdale' }],
    ['Leki', { area: 'Lekki' }],
    ['lekky', { area: 'Lekki' }],
    ['ikoi', { area: 'Ikoyi' }],
    ['Gwarimpa', { area: 'Gwarinpa' }],
    ['appartment nairobbi', { type: 'Apartment', city: 'Nairobi' }, 2],
    ['nirobi', { city: 'Nairobi' }, 3],
    ['johanesburg', { city: 'Johannesburg' }, 3],
    ['Kilelshwa', { area: 'Kileleshwa' }],
    ['kampalla', { city: 'Kampala' }, 3],
    ['lavingtn', { area: 'Lavington' }],
    ['lagso', { city: 'Lagos' }, 3],
    ['bungallow gwarinpa', { type: 'Detached Bungalow', area: 'Gwarinpa' }],
    ['cotage', { type: 'Cottage' }, 3],
    ['studnet acommodation', { type: 'Student Accommodation' }, 3],
    ['swiming pool maitama', { area: 'Maitama District' }],
    ['furnised apartment westlands', { area: 'Westlands' }],
    ['port harcort', { area: 'Port Harcourt' }],
    // Accents, on either side.
    ['maarif', { area: 'Maârif', city: 'Casablanca' }],
    ['Sidi Maârouf', { area: 'Sidi Maârouf' }],
    ['sidi marouf', { area: 'Sidi Maârouf' }],
    ['yaounde', { city: 'Yaoundé' }],
    ['Yaoundè villa', { city: 'Yaoundé', type: 'Villa' }],
    ['ndjamena', { city: "N'Djaména" }],
    ["N'DJAMÉNA", { city: "N'Djaména" }],
    ['Lékki', { area: 'Lekki' }],
    // Local words and short forms.
    ['flat nairobi', { type: 'Apartment', city: 'Nairobi' }, 2],
    ['flats in surulere', { type: 'Block of Flats', area: 'Surulere' }],
    ['plot bulawayo', { type: 'Stand', city: 'Bulawayo' }],
    ['serviced stand in harare', { type: 'Stand', city: 'Harare' }],
    ['shamba', { type: 'Farm' }, 2],
    ['nyumba nairobi', { type: 'House', city: 'Nairobi' }],
    ['jozi', { city: 'Johannesburg' }, 3],
    ['byo cottage', { type: 'Cottage', city: 'Bulawayo' }],
    ['durawall borehole byo', { area: 'Khumalo' }],
    ['bore hole byo', { area: 'Khumalo' }],
    ['V.I. lagos', { area: 'Victoria Island' }],
    ['dsq kileleshwa', { area: 'Kileleshwa' }],
    ['boys quarters ikoyi', { area: 'Ikoyi', type: 'Terraced Duplexes' }],
    ['maisonette ajah', { area: 'Ajah', type: 'Detached Duplex' }],
    ['hostel', { type: 'Student Accommodation' }, 2],
    ['bedsitter westlands', { area: 'Westlands' }],
    ['villa meublée yaounde', { city: 'Yaoundé' }],
    ['mansion lagos', { type: 'Villa', city: 'Lagos' }],
    // Bedrooms, status, country.
    ['3 bedroom bungalow abuja', { numRoom: 3, city: 'Abuja' }],
    ['three bedroom apartment in kileleshwa', { numRoom: 3, area: 'Kileleshwa' }],
    ['6bed abuja', { numRoom: 6, city: 'Abuja' }],
    ['house to let in harare', { status: 'FOR_RENT', city: 'Harare' }],
    ['apartment for sale kenya', { status: 'FOR_SALE', country: 'KE' }],
    ['villa cameroon', { type: 'Villa', country: 'CM' }],
    ['farm zimbabwe', { type: 'Farm', country: 'ZW' }],
    // Without a space, and only begun.
    ['capetown', { city: 'Cape Town' }, 3],
    ['portharcourt', { area: 'Port Harcourt' }],
    ['gwarin', { area: 'Gwarinpa' }],
    ['apart kile', { type: 'Apartment', area: 'Kileleshwa' }],
  ])('%j finds %j first', async (text, expected, first = 1) => {
    const { content } = await search(app, { text });
    expect(content.slice(0, first)).toMatchObject(Array.from({ length: first }, () => expected));
  });

  test.each(['castle in atlantis', 'qwertyuiop', 'zzzz harare', '90210'])('%j shows what comes close', async (text) => {
    const { totalElements, reading } = await search(app, { text });
    expect(totalElements).toBeGreaterThan(0);
    expect(reading?.leftOut).toEqual(['word']);
  });

  test('a place is where listings are, not what they mention', async () => {
    const { content } = await search(app, { text: 'lekki' });
    expect(new Set(content.map(({ area }) => area))).toEqual(new Set(['Lekki', 'Lekki Phase 1']));
  });

  test('an order that was chosen is kept', async () => {
    const { content } = await search(app, { text: 'harare', orderBy: 'price-ASC' });
    const prices = content.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  test('words that say nothing narrow nothing', async () => {
    const [all, some] = [await search(app, {}), await search(app, { text: 'please find me a property near the' })];
    expect(some.totalElements).toBe(all.totalElements);
  });
});

describe('the words of a listing', () => {
  let app: TestApp;

  beforeEach(async () => {
    app = await createTestApp();
    await addImported(app);
  });
  afterEach(() => app.close());

  test('find it by new ones as soon as it is saved, and by the former no longer', async () => {
    const { id } = await app.ctx.db.property.findFirstOrThrow({ where: { area: 'Cowdray Park' } });
    expect((await search(app, { text: 'cowdray' })).content.map((card) => card.id)).toEqual([id]);
    await app.ctx.db.property.update({
      where: { id },
      data: { area: 'Umguza Estates', address: '4 Acacia Road', description: 'A stand.' },
    });
    expect((await search(app, { text: 'umgusa' })).content.map((card) => card.id)).toEqual([id]);
    expect((await search(app, { text: 'cowdray' })).reading?.leftOut).not.toEqual([]);
  });

  test('do not find it while it is hidden', async () => {
    const { id } = await app.ctx.db.property.findFirstOrThrow({ where: { area: 'Bastos' } });
    expect((await search(app, { text: 'bastos' })).content.map((card) => card.id)).toEqual([id]);
    await app.ctx.db.property.update({ where: { id }, data: { hiddenByTeamAt: new Date() } });
    expect((await search(app, { text: 'bastos' })).content.map((card) => card.id)).not.toContain(id);
  });
});

async function search(app: TestApp, query: Record<string, string>): Promise<ListingPage> {
  const response = await app.get(
    `africanscity/getpaginatedproperties?${new URLSearchParams({ size: '10', ...query })}`,
  );
  expect(response.status).toBe(200);
  return (await response.json()) as ListingPage;
}

async function addImported({ ctx }: TestApp): Promise<void> {
  const ownerId = (await createUser(ctx.db)).id;
  await ctx.db.propertyType.createMany({ data: imported.map(([name]) => ({ name })), skipDuplicates: true });
  await ctx.db.property.createMany({
    data: imported.map(([type, area, city, country, numRoom, description]) => ({
      ownerId,
      type,
      area,
      city,
      country,
      numRoom,
      address: `${area}, ${city}`,
      status: type === 'Cottage' || type === 'Apartment' ? 'FOR_RENT' : 'FOR_SALE',
      price: 90_000,
      description: `${type} in ${area}, ${city}: ${description}`,
      amenities: amenitiesIn(description),
    })),
  });
}
