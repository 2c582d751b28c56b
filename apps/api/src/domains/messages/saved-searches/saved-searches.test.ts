import { listingPath } from '@africanscity/contracts/listings/listing-slug';
import { maxSavedSearches } from '@africanscity/contracts/messages/values';
import type { Prisma, User } from '@africanscity/db/generated/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPictureFile, createProperty, createUser, pinnedAt } from '../../../../test/factories.ts';
import { logIn } from '../../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { deliverEmails } from '../../../kernel/outbox/deliver-emails.ts';
import { refreshTexts } from './filter-columns.ts';
import { sendAlerts, sendAlertsJob } from './alerts.ts';
import { matchArrivals } from './match-arrivals.ts';

let t: TestApp;
let user: User;
let headers: Record<string, string>;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.jobs.clear();
  await t.ctx.db.listingArrival.deleteMany();
  await t.ctx.db.savedSearch.deleteMany();
  await t.ctx.db.queuedMail.deleteMany();
  user = await createUser(t.ctx.db, { emailVerifiedAt: new Date() });
  headers = await logIn(t, user);
  await t.ctx.db.propertyType.createMany({ data: [{ name: 'House' }, { name: 'Farm' }], skipDuplicates: true });
});

const send = (call: string, fields: Record<string, string>, as = headers) =>
  t.post(`africanscity/${call}`, new URLSearchParams(fields), { headers: as });
const list = async (as = headers) =>
  (await (await t.get('africanscity/getsavedsearches', { headers: as })).json()) as {
    id: number;
    name: string;
    frequency: string;
    filter: Record<string, string>;
    newListings: number;
  }[];

async function save(fields: Record<string, string> = {}, as = headers): Promise<number> {
  const response = await send('savesavedsearch', { name: 'Mine', frequency: 'at_once', ...fields }, as);
  expect(response.status, await response.clone().text()).toBe(200);
  return ((await response.json()) as { id: number }).id;
}

const everything = {
  propertyStatus: 'FOR_RENT',
  propertyType: 'House',
  kind: 'House',
  city: 'Harare',
  place: 'avondale,harare',
  nearby: 'true',
  text: 'borehole',
  priceMin: '100',
  priceMax: '450.5',
  currency: 'NGN',
  rentPeriod: 'year',
  moveInMax: '2000',
  bedPriceMax: '120.5',
  plotAreaMin: '8093.71',
  floorAreaMin: '90',
  tankLitresMin: '5000',
  solarKvaMin: '7.5',
  powerHoursMin: '12',
  floorMin: '-1',
  floorMax: '3',
  storeysMin: '1',
  storeysMax: '2',
  openParkingMin: '2',
  leaseYearsMin: '20',
  roomMin: '2',
  bathroomMin: '1',
  garageMin: '1',
  withPictures: 'true',
  listedDays: '7',
  latitude: '-17.8',
  longitude: '31.04',
  radiusKm: '5',
  bounds: '-18,30.5,-17,31.5',
  // -18,30.5; -18,31.5; -17,31.
  drawnArea: 'BF_z7tDghl6FAgqjGgqjG_0hD',
};

describe('saveSavedSearch', () => {
  test('stores every filter of the list as its address spells it', async () => {
    await save({ ...everything, name: 'A house to let', frequency: 'weekly' });
    expect(await list()).toMatchObject([
      { name: 'A house to let', frequency: 'weekly', filter: everything, newListings: 0 },
    ]);
  });

  test('stores the same filter once: of ten at the same time one wins', async () => {
    const statuses = await Promise.all(
      Array.from(
        { length: 10 },
        async () => (await send('savesavedsearch', { name: 'x', frequency: 'never', city: 'Harare' })).status,
      ),
    );
    expect(statuses.toSorted()).toEqual([200, ...Array(9).fill(409)]);
    expect(await list()).toHaveLength(1);
  });

  test('has a limit for each user, also when many are saved at once', async () => {
    await t.ctx.db.savedSearch.createMany({
      data: Array.from({ length: maxSavedSearches - 2 }, (_, at) => ({
        userId: user.id,
        name: 'x',
        frequency: 'never' as const,
        city: `City ${at}`,
      })),
    });
    const statuses = await Promise.all(
      Array.from(
        { length: 6 },
        async (_, at) =>
          (await send('savesavedsearch', { name: 'x', frequency: 'never', priceMin: String(at + 1) })).status,
      ),
    );
    expect(statuses.toSorted()).toEqual([200, 200, 409, 409, 409, 409]);
    expect(await list()).toHaveLength(maxSavedSearches);
  });

  test('requires a login', async () => {
    expect((await send('savesavedsearch', { name: 'x', frequency: 'daily' }, {})).status).toBe(401);
  });

  test.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(81) }],
    ['frequency', { frequency: 'hourly' }],
    ['propertyType', { propertyType: 'Castle' }],
    ['kind', { kind: 'Castle' }],
    ['priceMax', { priceMin: '10', priceMax: '9' }],
    ['roomMin', { roomMin: '-1' }],
    ['radiusKm', { latitude: '1', longitude: '1' }],
    ['bounds', { bounds: '1,2,3' }],
    ['drawnArea', { drawnArea: 'BFAAAAAA' }],
  ])('refuses a wrong %s', async (field, wrong) => {
    const response = await send('savesavedsearch', { name: 'x', frequency: 'daily', ...wrong });
    expect(response.status).toBe(400);
    expect(((await response.json()) as { errors: { field: string }[] }).errors.map((error) => error.field)).toContain(
      field,
    );
  });
});

describe.each(['updateSavedSearch', 'openSavedSearch', 'deleteSavedSearch'])('%s', (name) => {
  const fields = (id: number | string) => ({ id: String(id), name: 'Another name', frequency: 'daily' });
  const call = name.toLowerCase();

  test('changes one’s own and leaves those of others', async () => {
    const id = await save();
    const other = await logIn(t, await createUser(t.ctx.db));
    expect((await send(call, fields(id), other)).status).toBe(name === 'deleteSavedSearch' ? 200 : 404);
    expect(await list()).toMatchObject([{ id, name: 'Mine' }]);
    expect((await send(call, fields(id))).status).toBe(200);
    expect((await list()).map((search) => search.name)).toEqual(
      { updateSavedSearch: ['Another name'], openSavedSearch: ['Mine'], deleteSavedSearch: [] }[name],
    );
  });

  test('requires a login and a number', async () => {
    expect((await send(call, fields(1), {})).status).toBe(401);
    expect((await send(call, fields('abc'))).status).toBe(400);
  });
});

describe('new listings', () => {
  const list1 = (values: Partial<Prisma.PropertyUncheckedCreateInput> = {}) =>
    createProperty(t.ctx.db, { city: 'Harare', ...values });
  const count = async () => (await list())[0]?.newListings;

  test('are counted until the search is opened, without hidden ones', async () => {
    const id = await save({ city: 'Harare' });
    const first = await list1();
    await list1();
    await list1({ city: 'Gweru' });
    await sendAlerts(t.ctx);
    expect(await count()).toBe(2);
    await t.ctx.db.property.update({ where: { id: first.id }, data: { hiddenByTeamAt: new Date() } });
    expect(await count()).toBe(1);
    await send('opensavedsearch', { id: String(id) });
    expect(await count()).toBe(0);
  });

  test('have the amenities of the text, and none that it excludes', async () => {
    await save({ text: 'borehole' });
    await save({ text: 'house without a pool' });
    await save({ text: 'piscine et forage' });
    await list1({ description: 'No borehole. Swimming pool.' });
    await list1({ description: 'Borehole.' });
    await list1({ description: 'Borehole and pool.' });
    await sendAlerts(t.ctx);
    // The last saved one comes first.
    expect((await list()).map(({ newListings }) => newListings)).toEqual([1, 1, 2]);
  });

  test('have the numbers of the text, where these are known', async () => {
    await save({ text: '5000 litre tank' });
    await save({ text: 'built after 2015' });
    await list1({ tankLitres: 5000, yearBuilt: 2015 });
    await list1({ tankLitres: 4999, yearBuilt: 2016 });
    await list1({});
    await sendAlerts(t.ctx);
    expect((await list()).map(({ newListings }) => newListings)).toEqual([1, 1]);
  });

  test('have the rent of the text, which in naira is that of a year', async () => {
    await save({ text: 'home under 1.5m naira' });
    const naira = { currency: 'NGN', rate: '1500', rateDate: new Date() };
    const rent = { ...naira, status: 'FOR_RENT', period: 'year', price: 100 } as const;
    await list1({ ...rent, amount: 150_000_000n });
    await list1({ ...rent, amount: 180_000_000n });
    await sendAlerts(t.ctx);
    expect(await count()).toBe(1);
  });

  test('have the amounts of the text in the currency of the search, also after texts are parsed again', async () => {
    await save({ text: 'home to buy under 60m', currency: 'NGN' });
    await save({ text: 'home to buy under 60m' });
    await refreshTexts(t.ctx);
    await list1({ price: 30_000 });
    await list1({ price: 200_000 });
    await sendAlerts(t.ctx);
    // 60 million dollars, and the 150,000 that 60 million naira are at the reference rate.
    expect((await list()).map(({ newListings }) => newListings)).toEqual([2, 1]);
  });

  test('keep dollars as the currency of a text, and as none of prices', async () => {
    await save({ text: 'house under 200k', currency: 'USD' });
    await save({ text: 'house', priceMax: '200000', currency: 'USD' });
    expect((await list()).map(({ filter }) => filter.currency)).toEqual([undefined, 'USD']);
  });

  test('are matched by amenities after texts of an earlier version are parsed again', async () => {
    const id = await save({ text: 'swimming pool' });
    const kept = { textQuery: `('swimming' & 'pool' | 'pool')`, wish: {} };
    await t.ctx.db.savedSearch.update({ where: { id }, data: kept });
    await refreshTexts(t.ctx);
    await list1({ description: 'No pool.' });
    await list1({ description: 'Avec piscine.' });
    await sendAlerts(t.ctx);
    expect(await count()).toBe(1);
  });

  test('are of the type of the search, and of its descendants', async () => {
    const { db } = t.ctx;
    const kinds = [
      { name: 'Duplex', parent: 'House' },
      { name: 'Detached Duplex', parent: 'Duplex' },
    ];
    await db.propertyType.createMany({ data: kinds, skipDuplicates: true });
    for (const kind of ['House', 'Duplex', 'Detached Duplex', 'Farm']) await save({ kind, city: 'Duplexville' });
    await save({ propertyType: 'Duplex', city: 'Duplexville' });
    for (const type of ['House', 'Duplex', 'Detached Duplex']) await list1({ type, city: 'Duplexville' });
    await sendAlerts(t.ctx);
    // The last saved one comes first.
    expect((await list()).map(({ newListings }) => newListings)).toEqual([1, 0, 1, 2, 3]);
  });

  test('are in the drawn area of the search', async () => {
    const { drawnArea } = everything;
    await save({ drawnArea });
    await list1(pinnedAt(-17.5, 31));
    await list1(pinnedAt(-17.2, 30.6));
    await list1({ area: '', city: 'Nowhere known', country: null });
    await sendAlerts(t.ctx);
    expect(await count()).toBe(1);
    await deliverEmails({ ...t.ctx, clock: () => new Date(Date.now() + 400 * 24 * 3_600_000) });
    const [mail] = t.mailbox.messages.filter(({ to }) => to === user.email);
    expect(mail?.text).toContain(`http://africanscity.test/Properties?drawnArea=${drawnArea}`);
  });

  test('are newer than the search, and not one’s own', async () => {
    await list1();
    await save({ city: 'Harare' });
    await list1({ ownerId: user.id });
    await sendAlerts(t.ctx);
    expect(await count()).toBe(0);
  });

  test('also became visible, cheaper, illustrated or available again', async () => {
    const [hidden, dear, bare, sold] = [
      await list1({ hiddenByTeamAt: new Date() }),
      await list1({ price: 900_000 }),
      await list1(),
      await list1({ status: 'SOLD' }),
    ];
    await save({ city: 'Harare', priceMax: '100000', withPictures: 'true' });
    await save({ city: 'Harare', priceMax: '100000' });
    const { db } = t.ctx;
    const coverHash = await createPictureFile(db);
    await db.property.update({ where: { id: hidden.id }, data: { hiddenByTeamAt: null } });
    await db.property.update({ where: { id: dear.id }, data: { price: 90_000 } });
    await db.property.update({ where: { id: bare.id }, data: { coverHash } });
    await db.property.update({ where: { id: sold.id }, data: { status: 'FOR_SALE' } });
    await sendAlerts(t.ctx);
    expect((await list()).map((search) => search.newListings)).toEqual([4, 1]);
  });

  test('were not merely edited', async () => {
    const { id } = await list1();
    await save({ city: 'Harare' });
    await t.ctx.db.property.update({ where: { id }, data: { description: 'Newly painted.', price: 86_000 } });
    await sendAlerts(t.ctx);
    expect(await count()).toBe(0);
  });

  test('are not recorded by a transaction that is rolled back', async () => {
    await save({ city: 'Harare' });
    await t.ctx.db
      .$transaction(async (tx) => {
        await createProperty(tx as typeof t.ctx.db, { city: 'Harare' });
        throw new Error('taken back');
      })
      .catch(() => {});
    expect(await t.ctx.db.listingArrival.count()).toBe(0);
  });
});

describe('alert emails', () => {
  const mails = () => t.mailbox.messages.filter(({ to }) => to === user.email);
  const list1 = (values: Partial<Prisma.PropertyUncheckedCreateInput> = {}) =>
    createProperty(t.ctx.db, { city: 'Harare', ...values });
  /** A day in the middle of a week. */
  const at = (iso: string) => ({ ...t.ctx, clock: () => new Date(iso) });

  async function work(ctx = t.ctx, send = sendAlerts): Promise<void> {
    await send(ctx);
    await deliverEmails({ ...ctx, clock: () => new Date(Date.now() + 400 * 24 * 3_600_000) });
  }

  test('show the listings with picture, price and facts, once', async () => {
    await save({ city: 'Harare', name: 'Near the school' });
    const coverHash = await createPictureFile(t.ctx.db);
    const first = await list1({ coverHash });
    const second = await list1({
      price: 450,
      status: 'FOR_RENT',
      numRoom: 1,
      numBathroom: 0,
      size: null,
      area: '<b>Avondale',
    });
    await work();
    await work();
    expect(mails()).toHaveLength(1);
    const [mail] = mails();
    expect(mail?.subject).toBe('2 new listings: Near the school');
    expect(mail?.text).toContain(
      `$85,000 – 3-bed house for sale in Avondale, Harare\n3 rooms · 2 baths · 240 m²\nhttp://africanscity.test${listingPath(first)}`,
    );
    expect(mail?.text).toContain(
      `$450 a month – 1-bed house for rent in <b>Avondale, Harare\n1 room\nhttp://africanscity.test${listingPath(second)}`,
    );
    expect(mail?.html).toContain('&lt;b&gt;Avondale');
    expect(mail?.html).toContain(`src="http://africanscity.test/api/pictures/${coverHash}/card.jpeg"`);
    expect(mail?.text).toContain('http://africanscity.test/Properties?city=Harare');
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  });

  test('omit listings that are removed before the email, for good', async () => {
    await save({ city: 'Harare' });
    const gone = [await list1(), await list1(), await list1()];
    while (await matchArrivals(t.ctx));
    await t.ctx.db.property.update({ where: { id: gone[0]?.id }, data: { deletedAt: new Date() } });
    await t.ctx.db.property.update({ where: { id: gone[1]?.id }, data: { status: 'SOLD' } });
    await t.ctx.db.property.update({ where: { id: gone[2]?.id }, data: { hiddenByTeamAt: new Date() } });
    await work();
    await t.ctx.db.property.update({ where: { id: gone[2]?.id }, data: { hiddenByTeamAt: null } });
    await work();
    expect(mails()).toEqual([]);
  });

  test('are sent daily at six in the morning (UTC) and weekly on Mondays', async () => {
    await save({ city: 'Harare', frequency: 'daily', name: 'Day' });
    await save({ city: 'Harare', frequency: 'weekly', name: 'Week', roomMin: '1' });
    await list1();
    const subjects = () => mails().map(({ text }) => /“(Day|Week)”/.exec(text)?.[1]);
    // 2026-11-25 is a Wednesday.
    await work(at('2026-11-25T05:00:00Z'));
    expect(subjects()).toEqual([]);
    await work(at('2026-11-25T06:00:00Z'));
    await work(at('2026-11-26T06:00:00Z'));
    expect(subjects()).toEqual(['Day']);
    await work(at('2026-11-29T23:59:00Z'));
    expect(subjects()).toEqual(['Day']);
    await work(at('2026-11-30T09:00:00Z'));
    expect(subjects()).toEqual(['Day', 'Week']);
  });

  test('omit the matches during a pause', async () => {
    const id = await save({ city: 'Harare', name: 'Mine', frequency: 'never' });
    await list1();
    await work();
    await send('updatesavedsearch', { id: String(id), name: 'Mine', frequency: 'at_once' });
    await work();
    expect(mails()).toEqual([]);
    await list1();
    await work();
    expect(mails()).toHaveLength(1);
  });

  test('stop by one click: of this search, or of all', async () => {
    await save({ city: 'Harare' });
    await save({ roomMin: '1' });
    await list1();
    await work();
    expect(mails()).toHaveLength(2);
    const oneClick = /\?token=[\w.-]+/.exec(mails()[0]?.headers?.['List-Unsubscribe'] ?? '')?.[0];
    expect(
      (await t.post(`africanscity/unsubscribe${oneClick}`, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })))
        .status,
    ).toBe(200);
    expect((await list()).filter(({ frequency }) => frequency === 'never')).toHaveLength(1);
    const all = /all saved searches: \S+#token=(\S+)/.exec(mails()[0]?.text ?? '')?.[1] ?? '';
    expect(await (await send('readunsubscribelink', { token: all }, {})).json()).toMatchObject({
      kind: 'all-saved-searches',
      active: true,
    });
    await t.post(`africanscity/unsubscribe?token=${all}`);
    expect((await list()).map(({ frequency }) => frequency)).toEqual(['never', 'never']);
    await list1();
    await work();
    expect(mails()).toHaveLength(2);
  });

  test('go to no unconfirmed address, and to no disabled user', async () => {
    await save({ city: 'Harare' });
    await t.ctx.db.user.update({ where: { id: user.id }, data: { emailVerifiedAt: null } });
    await list1();
    await work();
    await t.ctx.db.user.update({
      where: { id: user.id },
      data: { emailVerifiedAt: new Date(), disabledAt: new Date() },
    });
    await work();
    expect(mails()).toEqual([]);
  });

  test.each([
    [10, 0],
    // The listing became visible in the last third of a long transaction, from whose beginning its job counts.
    [40, 1],
    [61, 1],
  ])(
    'of a listing that came %i seconds before a job, of the minute that others are waited for, are %i',
    async (ago, sent) => {
      await save({ city: 'Harare' });
      await t.ctx.db.savedSearch.updateMany({ data: { createdAt: new Date(0) } });
      await list1();
      await t.ctx.db.listingArrival.updateMany({ data: { listedAt: new Date(Date.now() - ago * 1000) } });
      await work(t.ctx, (ctx) => sendAlertsJob.work(ctx, {}));
      expect(mails()).toHaveLength(sent);
    },
  );

  test('are queued with saving a listing, and wait a little for others', async () => {
    await t.jobs.clear();
    const form = new URLSearchParams({
      role: 'INDIVIDUAL',
      status: 'FOR_SALE',
      type: 'House',
      address: '1 Msasa Close',
      city: 'Harare',
      price: '100',
      description: 'Quiet.',
    });
    const body = new FormData();
    for (const [name, value] of form) body.append(name, value);
    const response = await t.post('africanscity/saveproperties', body, { headers });
    expect(response.status, await response.text()).toBe(200);
    const queued = await t.jobs.queued();
    expect(queued).toMatchObject([{ name: 'send-alerts', data: {} }]);
    // Of 60, less what a slow machine took since.
    expect(queued[0]!.inSeconds).toBeGreaterThan(30);
  });
});
