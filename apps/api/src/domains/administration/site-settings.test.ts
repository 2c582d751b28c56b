import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../test/factories.ts';
import { logIn } from '../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { forgetStatusLabels } from '../../kernel/status-labels.ts';
import { sweepPictures } from '../listings/pictures/sweep-pictures.ts';

let t: TestApp;
let headers: Record<string, string>;

beforeAll(async () => {
  t = await createTestApp();
  headers = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
});
afterAll(() => t.close());

const send = (call: string, fields: Record<string, string>, as: Record<string, string> = headers) =>
  t.post(`africanscity/${call}`, new URLSearchParams(fields), { headers: as });

async function savePartner(name: string, as = headers): Promise<Response> {
  const form = new FormData();
  form.append('name', name);
  const create = { width: 200, height: 100, channels: 3 as const, background: '#804020' };
  form.append('logoPic', new Blob([(await sharp({ create }).png().toBuffer()) as BlobPart]), 'logo.png');
  return t.post('africanscity/savepartner', form, { headers: as });
}

const read = async (call: string) => (await t.get(`africanscity/${call}`)).json();

const company = {
  email: 'office@example.com',
  phones: '+263 24 200 0200\n+263 77 000 0200',
  address: 'AfricansCity\nBulawayo, Zimbabwe',
  placeName: 'Bulawayo',
  latitude: '-20.15',
  longitude: '28.58',
};

const labels = { FOR_SALE: 'To buy', FOR_RENT: 'To let', SOLD: 'Taken', RENTED: 'Let', UNDER_OFFER: 'Reserved' };

describe('property types', () => {
  test('are added, moved and removed, and offered at once', async () => {
    const offered = async () =>
      ((await read('getpropertytypes')) as string[]).filter((name) => ['Lodge', 'Kiosk'].includes(name));
    expect((await send('addpropertytype', { name: 'Lodge' })).status).toBe(200);
    expect((await send('addpropertytype', { name: 'Kiosk' })).status).toBe(200);
    expect((await send('addpropertytype', { name: 'kiosk' })).status).toBe(400);
    expect(await offered()).toEqual(['Lodge', 'Kiosk']);
    expect((await send('movepropertytype', { name: 'Kiosk', direction: 'up' })).status).toBe(200);
    expect((await send('movepropertytype', { name: 'Kiosk', direction: 'up' })).status).toBe(200);
    expect(await offered()).toEqual(['Kiosk', 'Lodge']);
    expect((await send('deletepropertytype', { name: 'Lodge' })).status).toBe(200);
    expect((await send('deletepropertytype', { name: 'Lodge' })).status).toBe(404);
    expect(await offered()).toEqual(['Kiosk']);
  });

  test('a new name applies to all listings, in lists and counts', async () => {
    await send('addpropertytype', { name: 'Shed' });
    for (let index = 0; index < 3; index += 1) await createProperty(t.ctx.db, { type: 'Hut' });
    await createProperty(t.ctx.db, { type: 'Hut', deletedAt: new Date() });
    expect((await send('renamepropertytype', { name: 'Hut', newName: 'Rondavel' })).status).toBe(200);
    expect(await read('getpaginatedproperties?propertyType=Rondavel')).toMatchObject({ totalElements: 3 });
    expect(await read('getpaginatedproperties?propertyType=Hut')).toMatchObject({ totalElements: 0 });
    const counts = (await read('getpropertiescounts')) as { propertyType: string; count: number }[];
    expect(counts).toContainEqual({ propertyType: 'Rondavel', count: 3 });
    expect(counts.find(({ propertyType }) => propertyType === 'Hut')?.count ?? 0).toBe(0);
    expect((await send('renamepropertytype', { name: 'Rondavel', newName: 'SHED' })).status).toBe(400);
    expect((await send('renamepropertytype', { name: 'Rondavel', newName: 'RONDAVEL' })).status).toBe(200);
    expect((await send('renamepropertytype', { name: 'Nothing', newName: 'Else' })).status).toBe(404);
    expect((await send('deletepropertytype', { name: 'RONDAVEL' })).status).toBe(409);
  });

  test('a new name applies to saved searches, facets and words as well', async () => {
    const { id } = await createProperty(t.ctx.db, { type: 'Boma (old)', city: 'Kariba' });
    const { id: userId } = await createUser(t.ctx.db);
    const save = (name: string, propertyType: string | null) =>
      t.ctx.db.savedSearch.create({ data: { userId, name, propertyType, frequency: 'never' } });
    const named = await save('boma (old) for sale in Kariba', 'Boma (old)');
    const own = await save('Bomas (oldest) of mine', 'Boma (old)');
    const other = await save('Boma (old), any type', null);
    expect((await send('renamepropertytype', { name: 'Boma (old)', newName: 'Kraal & co \\1' })).status).toBe(200);
    const after = (search: { id: number }) =>
      t.ctx.db.savedSearch.findUniqueOrThrow({
        where: { id: search.id },
        select: { name: true, propertyType: true },
      });
    const propertyType = 'Kraal & co \\1';
    expect(await after(named)).toEqual({ name: 'Kraal & co \\1 for sale in Kariba', propertyType });
    expect(await after(own)).toEqual({ name: own.name, propertyType });
    expect(await after(other)).toEqual({ name: other.name, propertyType: null });
    expect(await read('getpropertiesfacets?city=Kariba')).toMatchObject({
      propertyType: [{ value: propertyType, count: 1 }],
    });
    expect(await read('getpaginatedproperties?text=kraal')).toMatchObject({ content: [{ id, type: propertyType }] });
    expect(await read('getpaginatedproperties?text=boma')).toMatchObject({ reading: { leftOut: ['word'] } });
  });

  test('of ten types of one name at once, one is added', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('addpropertytype', { name: 'Ranch' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 400)]);
  });
});

describe('labels of statuses', () => {
  beforeEach(async () => {
    await t.ctx.db.setting.deleteMany({ where: { name: 'lookups.statuses' } });
    forgetStatusLabels(t.ctx);
  });

  test('are shown wherever a listing is shown, and in the lookup', async () => {
    const sold = await createProperty(t.ctx.db, { status: 'SOLD', type: 'Barn' });
    const open = await createProperty(t.ctx.db, { status: 'FOR_RENT', type: 'Barn' });
    const usual = { property: 'SOLD', value: 'Sold' };
    expect(await read('getpropertystatuses')).toContainEqual(usual);
    expect(await read(`getpropertiesbyid?id=${sold.id}`)).toMatchObject({ statusReadable: 'Sold' });
    const response = await send('savestatuslabels', { ...labels, SOLD: '  Taken ' });
    expect(await response.json()).toMatchObject({ statuses: labels });
    expect(await read('getpropertystatuses')).toEqual(
      Object.entries(labels).map(([property, value]) => ({ property, value })),
    );
    expect(await read(`getpropertiesbyid?id=${sold.id}`)).toMatchObject({ status: 'SOLD', statusReadable: 'Taken' });
    expect(await read('getpaginatedproperties?propertyType=Barn')).toMatchObject({
      content: [{ id: open.id, status: 'FOR_RENT', statusReadable: 'To let' }],
    });
    expect(await read(`getcomparedproperties?ids=${sold.id}`)).toMatchObject([{ statusReadable: 'Taken' }]);
  });

  test('that are saved on a French page stay in the language of each page, except the changed one', async () => {
    const french = { ...headers, 'x-language': 'fr' };
    const shown = (await (await t.get('africanscity/getpropertystatuses', { headers: french })).json()) as {
      property: string;
      value: string;
    }[];
    const fields = Object.fromEntries(shown.map(({ property, value }) => [property, value]));
    expect(fields).toMatchObject({ SOLD: 'Vendu' });
    expect((await send('savestatuslabels', { ...fields, RENTED: 'Pris' }, french)).status).toBe(200);
    const english = await read('getpropertystatuses');
    expect(english).toContainEqual({ property: 'SOLD', value: 'Sold' });
    expect(english).toContainEqual({ property: 'RENTED', value: 'Pris' });
  });

  test.each([
    ['FOR_SALE', ' '],
    ['RENTED', 'x'.repeat(31)],
    ['UNDER_OFFER', 'taken'],
  ])('names the field %s when it is %j', async (field, value) => {
    const response = await send('savestatuslabels', { ...labels, [field]: value });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ field }] });
  });

  test('are the defaults while the setting is broken', async () => {
    expect((await send('savestatuslabels', labels)).status).toBe(200);
    expect(await read('getpropertystatuses')).toContainEqual({ property: 'FOR_SALE', value: 'To buy' });
    await t.ctx.db.setting.update({ where: { name: 'lookups.statuses' }, data: { value: ['broken'] } });
    forgetStatusLabels(t.ctx);
    expect(await read('getpropertystatuses')).toContainEqual({ property: 'FOR_SALE', value: 'For Sale' });
  });
});

describe('titles and countries', () => {
  test('are offered and accepted by forms', async () => {
    expect((await send('savetitles', { titles: 'Chief\nMr\n' })).status).toBe(200);
    expect(await read('gettitles')).toEqual([
      { property: 'Chief', value: 'Chief' },
      { property: 'Mr', value: 'Mr' },
    ]);
    expect((await send('savetitles', { titles: ' ' })).status).toBe(400);
    expect((await send('savetitles', { titles: 'Mr\nmr' })).status).toBe(400);
    expect((await send('savecountries', { countries: 'Kenya\nZW' })).status).toBe(200);
    expect(await read('getcountries')).toEqual([
      { property: 'KE', value: 'Kenya' },
      { property: 'ZW', value: 'Zimbabwe' },
    ]);
    const wrong = await send('savecountries', { countries: 'Atlantis' });
    expect(await wrong.json()).toMatchObject({ errors: [{ field: 'countries' }] });
    expect((await send('savecountries', { countries: '' })).status).toBe(200);
    expect(((await read('getcountries')) as unknown[]).length).toBeGreaterThan(100);
  });
});

describe('the home page', () => {
  test('shows the counters and partners that were set', async () => {
    expect((await send('savecounters', { counters: 'Homes sold: 12\nHappy Clients:100' })).status).toBe(200);
    expect((await send('savecounters', { counters: 'Many' })).status).toBe(400);
    expect((await savePartner('Msasa Bank')).status).toBe(200);
    const home = (await read('gethomecontent')) as { counters: unknown; partners: { name: string; logo: string }[] };
    expect(home.counters).toEqual([
      { label: 'Homes sold', value: 12 },
      { label: 'Happy Clients', value: 100 },
    ]);
    const partner = home.partners.find(({ name }) => name === 'Msasa Bank');
    // Bytes of a picture without a reference would be deleted.
    await sweepPictures({ ...t.ctx, clock: () => new Date(Date.now() + 86_400_000) });
    const logo = await fetch(new URL(partner?.logo ?? '', t.url));
    expect(logo.status, `${partner?.logo}: ${await logo.clone().text()}`).toBe(200);
    expect(logo.headers.get('content-type')).toBe('image/jpeg');
    expect((await send('deletepartner', { name: 'Msasa Bank' })).status).toBe(200);
    expect((await send('deletepartner', { name: 'Msasa Bank' })).status).toBe(404);
    expect(JSON.stringify(await read('gethomecontent'))).not.toContain('Msasa Bank');
  });
});

describe('saveCompanyDetails', () => {
  test('sets the details of the contact page', async () => {
    expect((await send('savecompanydetails', company)).status).toBe(200);
    expect(await read('getcompanydetails')).toEqual({
      email: 'office@example.com',
      phones: ['+263 24 200 0200', '+263 77 000 0200'],
      phoneLinks: [
        {
          e164: '+263242000200',
          international: '+263 24 2000200',
          tel: 'tel:+263242000200',
          whatsapp: 'https://wa.me/263242000200',
        },
        {
          e164: '+263770000200',
          international: '+263 77 000 0200',
          tel: 'tel:+263770000200',
          whatsapp: 'https://wa.me/263770000200',
        },
      ],
      address: ['AfricansCity', 'Bulawayo, Zimbabwe'],
      place: { name: 'Bulawayo', latitude: -20.15, longitude: 28.58 },
    });
  });

  test('accepts coordinates as users copy them', async () => {
    const copied = { ...company, latitude: '20.15° S', longitude: '28,58 E' };
    expect((await send('savecompanydetails', copied)).status).toBe(200);
    expect(await read('getcompanydetails')).toMatchObject({ place: { latitude: -20.15, longitude: 28.58 } });
  });

  test.each([
    ['email', 'nobody'],
    ['phones', 'call me'],
    ['address', ' '],
    ['latitude', '91'],
    ['latitude', '31 E'],
    ['longitude', 'west'],
  ])('names the field %s when it is %j', async (field, value) => {
    const response = await send('savecompanydetails', { ...company, [field]: value });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ field }] });
  });
});

test('every change is in the audit log', async () => {
  const admin = await createUser(t.ctx.db, { role: 'ADMIN' });
  const as = await logIn(t, admin);
  const changes: [action: string, fields: Record<string, string>][] = [
    ['addPropertyType', { name: 'Tent' }],
    ['addPropertyType', { name: 'Yurt' }],
    ['renamePropertyType', { name: 'Tent', newName: 'Marquee' }],
    ['movePropertyType', { name: 'Yurt', direction: 'up' }],
    ['deletePropertyType', { name: 'Yurt' }],
    ['saveTitles', { titles: 'Chief' }],
    ['saveStatusLabels', labels],
    ['saveCountries', { countries: 'Kenya' }],
    ['saveCounters', { counters: 'Homes sold: 12' }],
    ['saveCompanyDetails', company],
  ];
  for (const [action, fields] of changes) {
    expect((await send(action.toLowerCase(), fields, as)).status, action).toBe(200);
  }
  expect((await savePartner('Baobab Bank', as)).status).toBe(200);
  expect((await send('deletepartner', { name: 'Baobab Bank' }, as)).status).toBe(200);
  const acts = await t.ctx.db.auditEntry.findMany({ where: { actorId: admin.id }, orderBy: { id: 'asc' } });
  expect(acts.map(({ action }) => action)).toEqual([
    ...changes.map(([action]) => action),
    'savePartner',
    'deletePartner',
  ]);
});

test('changes are for administrators', async () => {
  const user = await logIn(t, await createUser(t.ctx.db));
  expect((await send('addpropertytype', { name: 'Mine' }, user)).status).toBe(403);
  expect((await send('savestatuslabels', { FOR_SALE: 'Mine' }, user)).status).toBe(403);
  expect((await send('savecompanydetails', company, {})).status).toBe(401);
  expect((await t.get('africanscity/getsitesettings', { headers: user })).status).toBe(403);
});
