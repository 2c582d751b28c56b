import { seedPropertyTypes } from '@africanscity/db/seed/property-types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../../test/factories.ts';
import { listingForm } from '../../../../test/listing-form.ts';
import { logIn } from '../../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { reparseListings } from './reparse-listings.ts';

// Facts that owners state, beside those that descriptions name.

let t: TestApp;
let headers: Record<string, string>;

beforeAll(async () => {
  t = await createTestApp();
  await seedPropertyTypes(t.ctx.db);
  headers = await logIn(t, await createUser(t.ctx.db));
});
beforeEach(() => t.ctx.db.rateLimit.deleteMany());
afterAll(() => t.close());

async function save(values: Record<string, string | undefined>): Promise<number> {
  const response = await t.post('africanscity/saveproperties', listingForm(values), { headers });
  expect(response.status, await response.clone().text()).toBe(200);
  return ((await response.json()) as { id: number }).id;
}
const read = async (path: string) =>
  (await (await t.get(`africanscity/${path}`, { headers })).json()) as Record<string, unknown> & {
    content: Record<string, unknown>[];
  };
const amenitiesOf = async (id: number) => (await read(`getpropertiesbyid?id=${id}`)).amenities;

describe('the amenities of a listing', () => {
  const description = 'Borehole, pool and a gym. Not furnished.';

  test('come from the description where the owner states nothing', async () => {
    const id = await save({ description, address: '1 Plain Road' });
    expect(await amenitiesOf(id)).toEqual(['borehole', 'unfurnished', 'swimming_pool', 'gym']);
  });

  test('follow what the owner states, and the description for all else', async () => {
    const stated = { water: 'running_water,water_tank', swimmingPool: 'false', furnishing: 'furnished' };
    const id = await save({ description, address: '2 Stated Road', ...stated });
    expect(await amenitiesOf(id)).toEqual(['running_water', 'water_tank', 'furnished', 'gym']);
  });

  test('stay as stated in an edit by a client that knows no facts', async () => {
    const id = await save({ description, address: '3 Edited Road', water: 'water_tank', petsAllowed: 'true' });
    await save({ id: String(id), description: 'Borehole.', address: '3 Edited Road' });
    expect(await amenitiesOf(id)).toEqual(['water_tank', 'pets_allowed']);
  });

  test('come from the description again when the owner takes a fact back', async () => {
    const id = await save({ description, address: '4 Blank Road', water: 'no_water' });
    expect(await amenitiesOf(id)).toEqual(['unfurnished', 'swimming_pool', 'gym']);
    await save({ id: String(id), description, address: '4 Blank Road', water: '' });
    expect(await amenitiesOf(id)).toEqual(['borehole', 'unfurnished', 'swimming_pool', 'gym']);
  });

  test('stay as stated when all descriptions are read again', async () => {
    const id = await save({ description, address: '5 Read Road', water: 'water_tank' });
    await t.ctx.db.property.update({ where: { id }, data: { amenities: ['fireplace'] } });
    await t.ctx.db.listingReparse.deleteMany();
    await reparseListings(t.ctx);
    expect(await amenitiesOf(id)).toEqual(['water_tank', 'unfurnished', 'swimming_pool', 'gym']);
  });

  test('have a title deed for a certificate of occupancy, and internet for fibre', async () => {
    const stated = { tenure: 'certificate_of_occupancy', internetAccess: 'fibre' };
    const id = await save({ description: 'A house.', address: '6 Wider Road', ...stated });
    expect(await amenitiesOf(id)).toEqual(['internet', 'title_deed', 'certificate_of_occupancy', 'fibre']);
  });

  test.each([
    ['water', 'rain'],
    ['water', 'no_water,borehole'],
    ['tenure', 'title_deed,cession'],
    ['petsAllowed', 'maybe'],
  ])('refuse %s as %j', async (field, text) => {
    const response = await t.post('africanscity/saveproperties', listingForm({ [field]: text }), { headers });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ field }] });
  });
});

describe('the filter of amenities', () => {
  const city = 'Amenity Town';
  let both: number;
  let one: number;

  beforeAll(async () => {
    both = (await createProperty(t.ctx.db, { city, amenities: ['borehole', 'prepaid_meter'] })).id;
    one = (await createProperty(t.ctx.db, { city, amenities: ['borehole', 'gym'] })).id;
    await createProperty(t.ctx.db, { city, amenities: [] });
  });
  const found = async (names: string) =>
    (await read(`getpaginatedproperties?${new URLSearchParams({ city, amenities: names })}`)).content
      .map(({ id }) => id as number)
      .toSorted((a, b) => a - b);
  const counts = async (filter: Record<string, string>) =>
    (await read(`getpropertiesfacets?${new URLSearchParams({ city, ...filter })}`)).amenities;

  test('finds what has all that it names, and nothing unknown', async () => {
    expect(await found('borehole')).toEqual([both, one]);
    expect(await found('prepaid_meter,borehole')).toEqual([both]);
    expect(await found('generator')).toEqual([]);
  });

  test('has the number of listings of each choice beside the other filters', async () => {
    expect(await counts({})).toEqual([
      { value: 'borehole', count: 2 },
      { value: 'gym', count: 1 },
      { value: 'prepaid_meter', count: 1 },
    ]);
    expect(await counts({ amenities: 'gym' })).toEqual([
      { value: 'borehole', count: 1 },
      { value: 'gym', count: 1 },
    ]);
  });

  test('stays in a saved search, which matches only homes with all of them', async () => {
    const filter = { city, amenities: 'borehole,prepaid_meter' };
    const form = new URLSearchParams({ name: 'Water and power', frequency: 'never', ...filter });
    expect((await t.post('africanscity/savesavedsearch', form, { headers })).status).toBe(200);
    const again = new URLSearchParams({ name: 'Again', frequency: 'never', city, amenities: 'prepaid_meter,borehole' });
    expect((await t.post('africanscity/savesavedsearch', again, { headers })).status).toBe(409);
    const searches = (await read('getsavedsearches')) as unknown as { filter: Record<string, string> }[];
    expect(searches.map((search) => search.filter)).toContainEqual(filter);
  });

  test.each(['rain', 'borehole,', 'Borehole'])('refuses %j', async (names) => {
    const response = await t.get(`africanscity/getpaginatedproperties?amenities=${names}`);
    expect(response.status).toBe(400);
  });
});

describe('proposeFacts', () => {
  const propose = (form: Record<string, string>, as: Record<string, string> = headers) =>
    t.post('africanscity/proposefacts', new URLSearchParams(form), { headers: as });

  test('returns what the description says the listing has', async () => {
    const response = await propose({ description: 'Prepaid meter and borehole, no pool. C of O.' });
    expect(await response.json()).toEqual({
      amenities: ['borehole', 'prepaid_meter', 'title_deed', 'certificate_of_occupancy'],
    });
  });

  test('requires a login and a description', async () => {
    expect((await propose({ description: 'Borehole.' }, {})).status).toBe(401);
    expect((await propose({ description: ' ' })).status).toBe(400);
  });
});

test('a card has the two facts that matter most, and says which are from the description alone', async () => {
  const city = 'Card Town';
  const rent = { city, status: 'FOR_RENT', amenities: ['gym', 'prepaid_meter', 'borehole', 'furnished'] } as const;
  const land = { city, numRoom: null, amenities: ['borehole', 'serviced_stand', 'title_deed'] } as const;
  await createProperty(t.ctx.db, { ...rent, amenities: [...rent.amenities], address: '1 Card Road' });
  await createProperty(t.ctx.db, { ...land, amenities: [...land.amenities], address: '2 Card Road' });
  await createProperty(t.ctx.db, { city, amenities: ['gym'], address: '3 Card Road' });
  await createProperty(t.ctx.db, {
    ...rent,
    amenities: [...rent.amenities],
    water: ['borehole'],
    power: ['prepaid_meter'],
    address: '4 Card Road',
  });
  await createProperty(t.ctx.db, {
    ...rent,
    amenities: [...rent.amenities],
    power: ['prepaid_meter'],
    address: '5 Card Road',
  });
  await createProperty(t.ctx.db, {
    ...land,
    amenities: [...land.amenities],
    tenure: 'title_deed',
    servicedStand: true,
    address: '6 Card Road',
  });
  const { content } = await read('getpaginatedproperties?city=Card+Town');
  expect(Object.fromEntries(content.map(({ address, highlights }) => [address, highlights]))).toEqual({
    '1 Card Road': ['From the description: Borehole or well, Prepaid meter'],
    '2 Card Road': ['From the description: Title deed, Serviced stand'],
    '3 Card Road': [],
    '4 Card Road': ['Borehole or well', 'Prepaid meter'],
    '5 Card Road': ['Prepaid meter', 'From the description: Borehole or well'],
    '6 Card Road': ['Title deed', 'Serviced stand'],
  });
  const filtered = await read('getpaginatedproperties?city=Card+Town&amenities=prepaid_meter');
  expect(Object.fromEntries(filtered.content.map(({ address, highlights }) => [address, highlights]))).toEqual({
    '1 Card Road': ['From the description: Borehole or well, Furnished'],
    '4 Card Road': ['Borehole or well', 'From the description: Furnished'],
    '5 Card Road': ['From the description: Borehole or well, Furnished'],
  });
});

describe('the year built', () => {
  const nextYear = new Date().getUTCFullYear() + 1;

  test.each([
    ['1998', 1998],
    ['1800', 1800],
    [String(nextYear), nextYear],
    ['', null],
    ['null', null],
    [undefined, null],
  ])('given as %j is %j', async (yearBuilt, year) => {
    const id = await save({ yearBuilt, address: `${yearBuilt} Years Road` });
    expect(await read(`getpropertiesbyid?id=${id}`)).toMatchObject({ yearBuilt: year });
  });

  test.each(['1799', String(nextYear + 1), '98', '1998.5', 'new'])('is refused as %j', async (yearBuilt) => {
    const response = await t.post('africanscity/saveproperties', listingForm({ yearBuilt }), { headers });
    expect(response.status).toBe(400);
    const fault = `must be a whole number from 1800 to ${nextYear}, or left empty when it is not known`;
    expect(await response.json()).toMatchObject({ errors: [{ field: 'yearBuilt', defaultMessage: fault }] });
  });

  test('applies to a house, and not to land', async () => {
    const stored = async (type: string) => read(`getpropertiesbyid?id=${await save({ yearBuilt: '1998', type })}`);
    expect(await stored('House')).toMatchObject({ yearBuilt: 1998 });
    expect(await stored('Land')).toMatchObject({ yearBuilt: null });
  });
});
