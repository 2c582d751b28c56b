import { cardPath } from '@africanscity/contracts/listings/addresses';
import { listingPath } from '@africanscity/contracts/listings/listing-slug';
import { sharePicturePath, sharePictureSize } from '@africanscity/contracts/listings/share-picture';
import sharp from 'sharp';
import { encode } from 'uqr';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countLandings } from '../src/domains/listings/landing/count-landings.ts';
import { codeSquare } from '../src/kernel/pictures/draw-share-picture.ts';
import { builtWeb } from './built-web.ts';
import { crawl, findFaults, readSitemaps } from './crawl.ts';
import { createPictureFile, createProperty, createUser } from './factories.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let t: TestApp;
let origin: string;

const areas = ['Avondale', 'Borrowdale', ''];
const types = ['House', 'Duplex', 'Apartment'];

beforeAll(async () => {
  t = await createTestApp({}, { web: await builtWeb() });
  origin = new URL(t.url).origin;
  const ownerId = (await createUser(t.ctx.db)).id;
  const agency = await t.ctx.db.agency.create({ data: { name: 'Crane & Sons', slug: 'crane-sons' } });
  for (let at = 0; at < 90; at += 1) {
    await createProperty(t.ctx.db, {
      ownerId,
      agencyId: at % 9 === 0 ? agency.id : null,
      type: types[at % 3]!,
      area: areas[Math.floor(at / 3) % 3]!,
      status: at % 5 === 0 ? 'FOR_RENT' : at % 17 === 0 ? 'SOLD' : 'FOR_SALE',
      // Two years back, with cheaper ones of the year before.
      createdAt: new Date(Date.now() - (at % 2) * 400 * 86_400_000),
      price: at % 2 ? 100_000 : 110_000,
      googleLocation: at % 4 === 0 ? '-17.8,31.05' : null,
    });
  }
  await countLandings(t.ctx);
});
afterAll(() => t.close());

const get = (path: string) => fetch(origin + path, { redirect: 'manual' });

test('a sitemap of listings covers a thousand ids, and their pictures in order', async () => {
  const { ownerId } = await t.ctx.db.property.findFirstOrThrow();
  const ids = [2_000_041_999, 2_000_042_000, 2_000_042_999, 2_000_043_000];
  const hashes = await Promise.all([1, 2].map(() => createPictureFile(t.ctx.db)));
  for (const id of ids) await createProperty(t.ctx.db, { id, ownerId, type: 'House', area: 'Avondale' });
  await t.ctx.db.picture.createMany({
    data: hashes.map((hash, position) => ({ propertyId: 2_000_042_000, hash, position })),
  });
  const text = await (await get('/sitemaps/listings-2000042.xml')).text();
  expect([...text.matchAll(/-(\d+)<\/loc>/g)].map(([, id]) => Number(id))).toEqual([2_000_042_000, 2_000_042_999]);
  const pictures = [...text.matchAll(/<image:loc>[^<]*\/pictures\/([0-9a-f]+)\//g)].map(([, hash]) => hash);
  expect(pictures).toEqual(hashes);
  const index = await (await get('/sitemap.xml')).text();
  for (const file of [2_000_041, 2_000_042, 2_000_043]) expect(index).toContain(`/sitemaps/listings-${file}.xml<`);
  await t.ctx.db.property.deleteMany({ where: { id: { in: ids } } });
});

test('a crawler finds every page of the sitemaps within four links, each with a unique title', async () => {
  const found = await crawl(origin, {
    from: '/home',
    follow: (page) => !page.noIndex || page.path.startsWith('/all-homes'),
  });
  expect(await findFaults(origin, found)).toEqual([]);
  const landings = [...found.pages.keys()].filter((path) => /^\/(for-sale|to-rent)/.test(path));
  expect(landings).toContain('/for-sale/zimbabwe/harare/avondale-harare/duplexes');
  expect(landings.length).toBeGreaterThan(15);
});

describe('the address of a listing', () => {
  test('follows its title, and any other redirects to it', async () => {
    const listing = await createProperty(t.ctx.db, { type: 'Duplex', area: 'Lekki', city: 'Lagos', numRoom: 3 });
    const path = `/property/3-bed-duplex-in-lekki-${listing.id}`;
    expect(listingPath(listing)).toBe(path);
    expect((await get(path)).status).toBe(200);
    for (const other of [
      `/property?id=${listing.id}`,
      `/propertyID?id=${listing.id}`,
      `/property/house-${listing.id}`,
    ]) {
      const response = await get(other);
      expect([response.status, response.headers.get('location')]).toEqual([301, path]);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
    await t.ctx.db.property.update({ where: { id: listing.id }, data: { numRoom: 4 } });
    expect((await get(path)).headers.get('location')).toBe(`/property/4-bed-duplex-in-lekki-${listing.id}`);
    await t.ctx.db.property.delete({ where: { id: listing.id } });
  });

  test('returns 410 once the listing is deleted, 404 while it is hidden or unknown', async () => {
    const deleted = await createProperty(t.ctx.db, { deletedAt: new Date() });
    const hidden = await createProperty(t.ctx.db, { hiddenByTeamAt: new Date() });
    expect((await get(listingPath(deleted))).status).toBe(410);
    expect((await get(`/property?id=${deleted.id}`)).status).toBe(410);
    expect((await get(listingPath(hidden))).status).toBe(404);
    for (const path of ['/property/house-2147483647', '/property/house', '/property', '/property/-2147483647'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });
});

describe('a landing page', () => {
  // Other tests list homes of their own.
  beforeEach(() => countLandings(t.ctx));

  test('says how many homes there are, and their prices', async () => {
    const html = await (await get('/for-sale/zimbabwe/harare')).text();
    const sale = await t.ctx.db.property.findMany({ where: { listedAs: 'FOR_SALE' }, select: { price: true } });
    const prices = sale.map(({ price }) => price.toNumber()).sort((one, other) => one - other);
    const middle = (prices[Math.floor((prices.length - 1) / 2)]! + prices[Math.ceil((prices.length - 1) / 2)]!) / 2;
    const text = html.replace(/<!-- -->/g, '');
    expect(text).toContain(`${sale.length} homes for sale in Harare, Zimbabwe.`);
    expect(text).toContain(`Half are priced at $${Number(middle.toPrecision(3)).toLocaleString('en-US')} or less.`);
    expect(text).toContain('Homes listed in the last year are priced 10 % higher than in the year before.');
    expect(html).toContain('href="/for-sale/zimbabwe/harare/avondale-harare"');
    expect(html).toContain(
      '<link rel="alternate" type="application/atom+xml" href="/feeds/for-sale/zimbabwe/harare.atom">',
    );
  });

  test('has one address, by the parents of its place', async () => {
    for (const other of [
      '/for-sale/avondale-harare',
      '/For-Sale/Zimbabwe/HARARE/avondale-harare',
      '/for-sale/zimbabwe/harare/avondale-harare/',
    ]) {
      const first = await get(other);
      expect([other, first.status]).toEqual([other, 301]);
      const second = await fetch(origin + other);
      expect([second.status, new URL(second.url).pathname]).toEqual([200, '/for-sale/zimbabwe/harare/avondale-harare']);
    }
  });

  test('of too few homes is a list that is not indexed; of unknown words, 404', async () => {
    await createProperty(t.ctx.db, { type: 'Castle' });
    const few = await get('/for-sale/zimbabwe/castles');
    expect([few.status, few.headers.get('location')]).toEqual([
      302,
      '/Properties?propertyStatus=FOR_SALE&kind=Castle&place=zimbabwe',
    ]);
    const list = await (await fetch(origin + few.headers.get('location'))).text();
    expect(list).toContain('<meta name="robots" content="noindex">');
    for (const none of ['/for-sale/atlantis', '/for-sale/atlantis/harare', '/to-rent/zimbabwe/atlantis/castles'])
      expect([none, (await get(none)).status]).toEqual([none, 404]);
    await t.ctx.db.property.deleteMany({ where: { type: 'Castle' } });
  });

  test('is in the sitemap with the time of its last change, which stays while nothing changes', async () => {
    const timeOf = async () =>
      (await readSitemaps(origin)).find(({ path }) => path === '/for-sale/zimbabwe')?.changedAt;
    const before = await timeOf();
    await countLandings(t.ctx);
    expect(await timeOf()).toBe(before);
    const gone = await t.ctx.db.property.findFirstOrThrow({ where: { listedAs: 'FOR_SALE' } });
    await t.ctx.db.property.update({ where: { id: gone.id }, data: { status: 'SOLD' } });
    await Promise.all([countLandings(t.ctx), countLandings(t.ctx)]);
    expect(Date.parse((await timeOf())!)).toBeGreaterThan(Date.parse(before!));
    await t.ctx.db.property.update({ where: { id: gone.id }, data: { status: 'FOR_SALE' } });
    await countLandings(t.ctx);
  });
});

describe('a feed', () => {
  test('contains the newest homes of its landing page', async () => {
    const response = await get('/feeds/to-rent/zimbabwe/harare.atom');
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const text = await response.text();
    const newest = await t.ctx.db.property.findFirstOrThrow({
      where: { listedAs: 'FOR_RENT' },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    });
    expect(text).toContain('<title>Homes to rent in Harare, Zimbabwe</title>');
    expect(/<entry>.*?href="([^"]*)"/s.exec(text)?.[1]).toBe(`http://africanscity.test${listingPath(newest)}`);
    expect((await get('/feeds/to-rent/atlantis.atom')).status).toBe(404);
    expect((await get('/feeds/to-rent/harare.atom')).headers.get('location')).toBe(
      '/feeds/to-rent/zimbabwe/harare.atom',
    );
  });
});

describe('the date of a feed', () => {
  const dates = async () => {
    const text = await (await get('/feeds/to-rent/zimbabwe/harare.atom')).text();
    const [feed, ...entries] = [...text.matchAll(/<updated>([^<]*)<\/updated>/g)].map(([, date]) => date!);
    return { feed: feed!, latest: entries.sort().at(-1)!, text };
  };
  const newestRented = () =>
    t.ctx.db.property.findFirstOrThrow({
      where: { listedAs: 'FOR_RENT' },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    });

  test('follows a change of a price, and does not decrease when that listing leaves', async () => {
    const { id, price } = await newestRented();
    const before = await dates();
    await t.ctx.db.property.update({ where: { id }, data: { price: price.plus(25) } });
    const changed = await dates();
    const { updatedAt } = await t.ctx.db.property.findUniqueOrThrow({ where: { id } });
    expect(changed.feed).toBe(updatedAt.toISOString());
    expect(changed.latest).toBe(updatedAt.toISOString());
    expect(changed.feed > before.feed).toBe(true);
    await t.ctx.db.property.update({ where: { id }, data: { deletedAt: new Date() } });
    const left = await dates();
    expect(left.text).not.toContain(`/property/${id}<`);
    expect(left.feed).toBe(changed.feed);
    await t.ctx.db.property.update({ where: { id }, data: { deletedAt: null, price } });
    expect((await dates()).feed >= changed.feed).toBe(true);
  });
});

describe('the card of a listing', () => {
  test('is a JPEG of 1200 by 630 pixels and less than 300 kB, drawn again when the listing changes', async () => {
    const listing = await createProperty(t.ctx.db, { type: 'House & <Shop>', area: 'طرابلس', city: 'Ọ̀yọ́' });
    const cardOf = async () => {
      const html = await (await get(listingPath(listing))).text();
      return new URL(/og:image" content="([^"]*)"/.exec(html)![1]!).pathname;
    };
    const first = await cardOf();
    const [card, again] = await Promise.all([get(first), get(first)]);
    const bytes = Buffer.from(await card.arrayBuffer());
    expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true);
    expect(card.headers.get('content-type')).toBe('image/jpeg');
    expect(bytes.length).toBeLessThan(300_000);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    await t.ctx.db.property.update({ where: { id: listing.id }, data: { price: 1, version: { increment: 1 } } });
    const second = await cardOf();
    expect(second).not.toBe(first);
    expect((await get(first)).headers.get('location')).toBe(second);
    expect(Buffer.from(await (await get(second)).arrayBuffer()).equals(bytes)).toBe(false);
    await t.ctx.db.property.delete({ where: { id: listing.id } });
    expect((await get(second)).status).toBe(404);
  });
});

describe('the picture of a listing for sharing', () => {
  test('is an upright JPEG of less than 300 kB whose code leads to the listing', async () => {
    const listing = await createProperty(t.ctx.db, { type: 'House', area: 'Borrowdale', city: 'Harare' });
    const path = sharePicturePath({ id: listing.id, version: listing.version, pictureUri: null }, 'en');
    const response = await get(path);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(bytes.length).toBeLessThan(300_000);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', ...sharePictureSize });
    expect(await codeIn(bytes, `http://africanscity.test/property?id=${listing.id}`)).toBe(true);
    expect(await codeIn(bytes, `http://africanscity.test/property?id=${listing.id + 1}`)).toBe(false);
  });

  test('is drawn in the language that its address names, if the site has it', async () => {
    t.ctx.config.languages = ['en', 'fr'];
    const listing = await createProperty(t.ctx.db, {});
    const drawn = { id: listing.id, version: listing.version, pictureUri: null };
    const bytesOf = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());
    const [english, french] = [await bytesOf(cardPath(drawn, 'en')), await bytesOf(cardPath(drawn, 'fr'))];
    expect(french.equals(english)).toBe(false);
    expect((await bytesOf(cardPath(drawn, 'en'))).equals(english)).toBe(true);
    const shared = await bytesOf(sharePicturePath(drawn, 'fr'));
    expect(await codeIn(shared, `http://africanscity.test/fr/property?id=${listing.id}`)).toBe(true);
    expect((await get(cardPath(drawn, 'sw'))).headers.get('location')).toBe(cardPath(drawn, 'en'));
    t.ctx.config.languages = ['en'];
  });

  test('and the card of a listing are both stored, until the listing changes', async () => {
    const listing = await createProperty(t.ctx.db, {});
    const stored = async () => {
      const keys: string[] = [];
      for await (const { key } of t.ctx.storage.list(`cards/${listing.id}/`)) keys.push(key);
      return keys.length;
    };
    const drawn = { id: listing.id, version: listing.version, pictureUri: null };
    await (await get(sharePicturePath(drawn, 'en'))).arrayBuffer();
    await (await get(cardPath(drawn, 'en'))).arrayBuffer();
    expect(await stored()).toBe(2);
    await t.ctx.db.property.update({ where: { id: listing.id }, data: { version: { increment: 1 } } });
    const moved = (await get(sharePicturePath(drawn, 'en'))).headers.get('location')!;
    expect(moved).toBe(sharePicturePath({ ...drawn, version: listing.version + 1 }, 'en'));
    await (await get(moved)).arrayBuffer();
    expect(await stored()).toBe(1);
  });
});

/** Returns whether the squares of a text's QR code are those in a picture. */
async function codeIn(picture: Buffer, text: string): Promise<boolean> {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const { left, top, side } = codeSquare;
  const module = Math.floor(side / size);
  const edge = Math.floor((side - size * module) / 2);
  const pixels = await sharp(picture).extract({ left, top, width: side, height: side }).greyscale().raw().toBuffer();
  const isDark = (row: number, column: number) =>
    pixels[(edge + Math.floor((row + 0.5) * module)) * side + edge + Math.floor((column + 0.5) * module)]! < 128;
  return data.every((line, row) => line.every((dark, column) => dark === isDark(row, column)));
}
