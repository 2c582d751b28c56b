import { placeListings } from '../places/place-listings.ts';
import { type ListingFormat, listingFormats } from '@africanscity/contracts/file-formats';
import type { User } from '@africanscity/db/generated/client';
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setRate } from '../../../../test/exchange-rates.ts';
import { createPictureFile, createProperty, createUser, pinnedAt } from '../../../../test/factories.ts';
import { importsOf } from '../../../../test/import-caller.ts';
import { logIn } from '../../../../test/log-in.ts';
import { createPackage, pay } from '../../../../test/paid.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let t: TestApp;
let owner: User;
let headers: Record<string, string>;

beforeAll(async () => {
  t = await createTestApp();
  await t.ctx.db.propertyType.upsert({ where: { name: 'House' }, create: { name: 'House' }, update: {} });
  for (const [currency, rate] of Object.entries({ NGN: '1600', XOF: '600', TND: '3.1' }))
    await setRate(t, currency, rate, '2026-01-05');
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.jobs.clear();
  await t.ctx.db.rateLimit.deleteMany();
  owner = await createUser(t.ctx.db);
  headers = await logIn(t, owner);
  await pay(t, owner.id, await createPackage(t, { maxActive: 100 }));
});

async function download(format: ListingFormat, as = headers): Promise<Buffer> {
  const response = await t.get(`africanscity/exportownlistings?format=${format}`, { headers: as });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

type Listing = NonNullable<Parameters<typeof createProperty>[1]>;
const create = (values: Listing) => createProperty(t.ctx.db, { ownerId: owner.id, ...values });

const rateDate = new Date('2026-01-05');
const inNGN = { currency: 'NGN', rate: '1600', rateDate };
const inXOF = { currency: 'XOF', rate: '600', rateDate };
const inTND = { currency: 'TND', rate: '3.1', rateDate };

const awkward: Listing[] = [
  { reference: '0772123456', description: 'Two lines\nand "quotes", ; | \'\tone tab.' },
  { reference: '+263772123456', description: 'From a browser\r\nwith its line ends.' },
  { reference: '123456789012345678', address: '=HYPERLINK("https://evil.example")' },
  { reference: '=1+1', area: '@Avondale', description: '-17 degrees\n=SUM(A1)' },
  { reference: '3-4', address: '🏡 12 شارع النيل', city: 'القاهرة', country: 'EG', description: 'شقة جميلة 😀' },
  { reference: 'MAR1', address: "'n Huis", description: "'=not a formula'", size: '2 acres' },
  { reference: "'0771", description: '_x000D_ <b>&amp;</b> ]]>', size: '240 m²' },
  { reference: null, description: 'Un\u00a0appartement', area: '', size: null },
  { reference: 'NGN', status: 'FOR_RENT', price: 93.75, amount: 1_800_000_00n, ...inNGN, period: 'year' },
  { reference: 'XOF', price: 250_000, amount: 150_000_001n, ...inXOF },
  { reference: 'TND', price: 403.38, amount: 1_250_500n, ...inTND, status: 'FOR_RENT', period: 'semester' },
  { reference: 'TND-2', price: 400.67, amount: 1_234_567n, ...inTND },
  { reference: 'dollars', price: 85_000.5, numRoom: null, numBathroom: null, numToilet: null, numGarage: null },
  { reference: 'rent', status: 'FOR_RENT', price: 650 },
  { reference: 'sold', status: 'SOLD' },
  { reference: 'let', status: 'RENTED', price: 20, amount: 32_000_00n, ...inNGN, period: 'week' },
  { reference: 'offered', status: 'UNDER_OFFER', price: 20, amount: 32_000_00n, ...inNGN },
  { reference: 'paused', pausedAt: new Date('2026-03-01T00:00:00Z') },
  { reference: 'pin', ...pinnedAt(-17.8292, 31.0522) },
  {
    reference: 'facts',
    water: ['borehole', 'water_tank'],
    tankLitres: 5000,
    power: ['prepaid_meter', 'solar_power'],
    powerHours: 0,
    solarKva: 5.5,
    sewage: 'septic_tank',
    tenure: 'leasehold',
    leaseYears: 99,
    servicedStand: false,
    surveyPlan: true,
    plotArea: 1250.5,
    swimmingPool: false,
    petsAllowed: true,
    floor: -1,
    yearBuilt: 1998,
    status: 'FOR_RENT',
    price: 1000,
    amount: 1_000_00n,
    currency: 'USD',
    period: 'month',
    deposit: '2 months',
    agencyFee: '10%',
    cautionFee: '200000.5',
    serviceCharge: '50',
  },
  // The facts of a flat, which land does not have.
  { reference: 'land', type: 'Land', numRoom: 3, numBathroom: 2, swimmingPool: true, plotArea: 600 },
];

describe('exportOwnListings', () => {
  test.each(listingFormats)('writes as %s what an import finds unchanged', async (format) => {
    for (const values of awkward) await create(values);
    const pictured = await create({ reference: 'pictured' });
    for (const position of [0, 1]) {
      const hash = await createPictureFile(t.ctx.db);
      await t.ctx.db.picture.create({ data: { propertyId: pictured.id, hash, position } });
      if (position === 0) await t.ctx.db.property.update({ where: { id: pictured.id }, data: { coverHash: hash } });
    }
    // Imports place listings that are not placed yet.
    await placeListings(t.ctx);
    const before = await t.ctx.db.property.findMany({ where: { ownerId: owner.id }, orderBy: { id: 'asc' } });
    const checked = await importsOf(t, headers).check(await download(format), {
      feedName: `All as ${format}`,
      feedIsFull: 'true',
    });
    // A Kyero feed has no listing that is paused or no longer offered.
    const rows = awkward.length + 1 - (format === 'kyero' ? 4 : 0);
    expect(checked).toMatchObject({
      state: 'checked',
      failure: null,
      faults: [],
      changes: [],
      missing: 0,
      created: 0,
      changed: 0,
      unchanged: rows,
      pictured: 0,
      refused: 0,
      gone: 0,
    });
    expect(checked.columns.filter(({ column }) => column === null)).toEqual([]);
    await importsOf(t, headers).run(checked.id);
    const after = await t.ctx.db.property.findMany({ where: { ownerId: owner.id }, orderBy: { id: 'asc' } });
    expect(after).toEqual(before);
  });

  test('writes references as texts, which spreadsheets do not take for numbers or dates', async () => {
    for (const reference of ['0772123456', '123456789012345678', '3-4', 'R-1']) await create({ reference });
    const records = parse(await download('csv'), { columns: true, bom: true }) as Record<string, string>[];
    expect(records.map(({ reference }) => reference)).toEqual(["'0772123456", "'123456789012345678", "'3-4", 'R-1']);
    const [head, ...rows] = await readSheet(await download('xlsx'));
    expect(rows.map((row) => row[head!.indexOf('reference')])).toEqual([
      '0772123456',
      '123456789012345678',
      '3-4',
      'R-1',
    ]);
  });

  test('writes JSON with numbers, truth values, arrays and null', async () => {
    await create({ reference: '007', water: ['borehole'], swimmingPool: false, yearBuilt: null });
    const [listing] = JSON.parse((await download('json')).toString()) as Record<string, unknown>[];
    expect(listing).toMatchObject({
      reference: '007',
      price: 85_000,
      currency: null,
      water: ['borehole'],
      swimmingPool: false,
      yearBuilt: null,
      pictures: [],
      paused: false,
      country: 'ZW',
    });
    await t.ctx.db.property.deleteMany({ where: { ownerId: owner.id } });
    expect((await download('json')).toString()).toBe('[]\n');
  });

  test('writes a Kyero feed with the period, the currency and addresses of pictures', async () => {
    const { id } = await create({
      reference: 'K-1',
      status: 'FOR_RENT',
      price: 93.75,
      amount: 1_800_000_00n,
      ...inNGN,
      period: 'year',
      address: '4 <Msasa> & Sons',
      numBathroom: null,
      ...pinnedAt(-17.8, 31.05),
    });
    const hash = await createPictureFile(t.ctx.db);
    await t.ctx.db.picture.create({ data: { propertyId: id, hash, position: 0 } });
    const feed = (await download('kyero')).toString();
    expect(feed).toContain('<kyero><feed_version>3</feed_version></kyero>');
    expect(feed).toContain(
      '<ref>K-1</ref>\n<price>1800000</price>\n<currency>NGN</currency>\n<price_freq>year</price_freq>',
    );
    expect(feed).toContain('<location><latitude>-17.8</latitude><longitude>31.05</longitude></location>');
    expect(feed).toContain(
      '<location_detail>4 &lt;Msasa&gt; &amp; Sons</location_detail>\n<beds>3</beds>\n<surface_area>',
    );
    expect(feed).toContain(
      `<image id="1"><url>http://africanscity.test/api/africanscity/getpicturefilebypathuri?pathUri=pictures/${hash}</url></image>`,
    );
  });

  test('has only listings of the caller that are not deleted', async () => {
    await create({ reference: 'mine' });
    await create({ reference: 'deleted', deletedAt: new Date() });
    await createProperty(t.ctx.db, { reference: 'theirs' });
    const other = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
    for (const format of listingFormats.filter((each) => each !== 'xlsx')) {
      const file = (await download(format)).toString();
      expect(file).toContain('mine');
      expect(file).not.toMatch(/theirs|deleted\b(?!At)/);
      expect((await download(format, other)).toString()).not.toMatch(/mine|theirs/);
    }
  });

  test('answers with the type and the name of the file, and refuses visitors and other formats', async () => {
    const get = (format: string, as?: Record<string, string>) =>
      t.get(`africanscity/exportownlistings?format=${format}`, as ? { headers: as } : {});
    const answer = await get('xlsx', headers);
    expect(answer.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="exportOwnListings.xlsx"');
    await answer.arrayBuffer();
    expect((await get('kyero', headers)).headers.get('content-disposition')).toContain('.xml"');
    expect((await get('xls', headers)).status).toBe(400);
    expect((await get('csv')).status).toBe(401);
  });
});
