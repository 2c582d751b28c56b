import type { ListingFeed } from '@africanscity/contracts/listings/feeds';
import type { ListingImport } from '@africanscity/contracts/listings/imports';
import type { User } from '@africanscity/db/generated/client';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createUser } from '../../../../../test/factories.ts';
import { csv } from '../../../../../test/import-folder.ts';
import { logIn } from '../../../../../test/log-in.ts';
import { createPackage, pay } from '../../../../../test/paid.ts';
import { openRemoteSite, type RemoteSite } from '../../../../../test/remote-site.ts';
import { runJobs } from '../../../../../test/run-jobs.ts';
import { createTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { deleteOldImports } from '../uploaded-imports.ts';
import { fetchDueFeeds, fetchFeedJob } from './fetch-feed.ts';
import { readFeeds } from './present-feed.ts';

let t: TestApp;
let site: RemoteSite;
let owner: User;
let headers: Record<string, string>;
let address: string;
/** The time of the schedule, in milliseconds. */
let now: number;

beforeAll(async () => {
  [t, site] = await Promise.all([createTestApp(), openRemoteSite()]);
  t.ctx.remoteFiles.close();
  t.ctx.remoteFiles = site.remoteFiles;
  await t.ctx.db.propertyType.create({ data: { name: 'House' } }).catch(() => {});
});
afterAll(async () => {
  await Promise.all([t.close(), site.close()]);
});
beforeEach(async () => {
  now = Date.now();
  site.requests.length = 0;
  await t.jobs.clear();
  await t.ctx.db.rateLimit.deleteMany();
  await t.ctx.db.listingFeed.deleteMany();
  await t.ctx.db.property.deleteMany();
  owner = await createUser(t.ctx.db, { emailVerifiedAt: new Date() });
  headers = await logIn(t, owner);
  await pay(t, owner.id, await createPackage(t, { maxActive: 100 }));
  await runJobs(t);
  t.mailbox.messages.length = 0;
  address = `${site.url}/feed-${owner.id}.csv`;
});

const path = () => new URL(address).pathname;
const rowsOf = (...references: string[]) =>
  references.map((reference) => ({ reference, address: `${reference} Long Road`, description: 'x', pictures: '' }));
const serve = (rows: Parameters<typeof csv>[0]) => site.serve(path(), csv(rows));
const ten = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'];

type Fields = Record<string, string | number>;

const send = (call: string, fields: Fields, as = headers) =>
  t.post(
    `africanscity/${call}`,
    new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])),
    { headers: as },
  );

async function act<Answer>(call: string, fields: Fields): Promise<Answer> {
  const response = await send(call, fields);
  expect(response.status, await response.clone().text()).toBe(200);
  const text = await response.text();
  await runJobs(t);
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

const settings = { name: 'Homes', everyHours: 24, isFull: 'true', graceDays: 0, withoutMissing: 'false' };
const save = (fields: Fields = {}) => act<ListingFeed>('savelistingfeed', { ...settings, address, ...fields });

async function feed(): Promise<ListingFeed> {
  const [found] = await readFeeds(t.ctx.db, { ownerId: owner.id });
  return found!;
}

const latest = () => t.ctx.db.listingImport.findFirstOrThrow({ where: { userId: owner.id }, orderBy: { id: 'desc' } });
const imports = () => t.ctx.db.listingImport.count({ where: { userId: owner.id } });
const shown = async () =>
  (await t.ctx.db.property.findMany({ where: { listedAs: { not: null } }, orderBy: { reference: 'asc' } })).map(
    ({ reference }) => reference,
  );
const run = (id: number, fields: Fields = {}) => act<ListingImport>('runlistingimport', { id, ...fields });

/** Gives the address, looks at the first difference and starts the import. */
async function confirmed(rows = rowsOf(...ten), fields: Fields = {}): Promise<ListingFeed> {
  serve(rows);
  const saved = await save(fields);
  await run((await latest()).id);
  expect((await latest()).state).toBe('done');
  site.requests.length = 0;
  return saved;
}

/** Runs the schedule so many hours later. Sessions know nothing of that time. */
async function later(hours: number): Promise<void> {
  now += hours * 3_600_000;
  const then = { ...t.ctx, clock: () => new Date(now) };
  await fetchDueFeeds(then);
  await t.jobs.run(then);
}

const emails = () => t.mailbox.messages.filter(({ to }) => to === owner.email);

describe('a feed with an address', () => {
  test('is fetched when its owner saves it, and the first import waits for the owner', async () => {
    serve(rowsOf(...ten));
    expect(await save()).toMatchObject({ name: 'Homes', address, everyHours: 24, isFetching: true, latest: null });
    expect(await feed()).toMatchObject({
      isFetching: false,
      failure: null,
      fetchedAt: expect.any(String),
      latest: { state: 'checked', created: 10 },
    });
    expect(await shown()).toEqual([]);
    expect(await latest()).toMatchObject({ isScheduled: true, fileName: path().slice(1), ownerId: owner.id });
    await run((await latest()).id);
    expect(await shown()).toEqual(ten);
    expect(await feed()).toMatchObject({ listings: 10, leaving: 0, latest: { state: 'done', created: 10 } });
    expect(emails()).toEqual([]);
  });

  test('asks by email, once, when no user starts the first import', async () => {
    serve(rowsOf('A'));
    await save();
    await later(25);
    expect(emails().map(({ subject }) => subject)).toEqual(['Your feed “Homes” waits for you']);
    expect(emails()[0]?.text).toContain(`/my-listings/import?import=${(await latest()).id}`);
    await later(25);
    expect(emails()).toHaveLength(1);
    expect(await shown()).toEqual([]);
    // A week later the waiting check is given up, and the owner is reminded.
    await t.ctx.db.$executeRaw`UPDATE listing_imports SET updated_at = now() - interval '60 days'`;
    await deleteOldImports(t.ctx);
    await later(25);
    expect(emails()).toHaveLength(2);
  });

  test('applies what has changed by itself, and withdraws what is gone', async () => {
    await confirmed();
    serve(
      [...rowsOf(...ten.slice(1)), { ...rowsOf('K')[0], price: '5' }].map((row, at) =>
        at === 0 ? { ...row, price: '9' } : row,
      ),
    );
    await later(25);
    expect(await latest()).toMatchObject({ state: 'done', created: 1, changed: 1, unchanged: 8, gone: 1, kept: null });
    expect(await shown()).toEqual([...ten.slice(1), 'K']);
    expect(await feed()).toMatchObject({ listings: 10, failure: null, isUnchanged: false });
    expect(emails()).toEqual([]);
  });

  test('costs one small request while it is the same', async () => {
    await confirmed();
    const before = await t.ctx.db.property.findMany({ orderBy: { id: 'asc' } });
    await later(25);
    expect(site.requests).toEqual([`GET ${path()}`]);
    expect(await imports()).toBe(1);
    expect(await feed()).toMatchObject({ isUnchanged: true, failure: null });
    // A server without validators sends it again, which is compared.
    site.on(path(), (_, response) => void response.end(csv(rowsOf(...ten))));
    await later(25);
    expect(await imports()).toBe(1);
    expect(await t.ctx.db.property.findMany({ orderBy: { id: 'asc' } })).toEqual(before);
  });

  test('is imported once a week while it is the same, so that a photo replaced under its address is found', async () => {
    const photo = (shade: number) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background: { r: shade, g: 9, b: 9 } } })
        .png()
        .toBuffer();
    site.serve('/front.png', await photo(10));
    await confirmed(rowsOf('A').map((row) => ({ ...row, pictures: `${site.url}/front.png` })));
    const cover = async () => (await t.ctx.db.property.findFirstOrThrow()).coverHash;
    const before = await cover();
    site.serve('/front.png', await photo(200));
    site.requests.length = 0;
    await later(6 * 24);
    expect([site.requests, await cover()]).toEqual([[`GET ${path()}`], before]);
    await later(25);
    expect(site.requests.slice(1)).toEqual([`GET ${path()}`, 'GET /front.png']);
    expect(await cover()).not.toBe(before);
    site.requests.length = 0;
    await later(25);
    expect(site.requests).toEqual([`GET ${path()}`]);
  });

  test('is fetched at its hours, and never while it is paused', async () => {
    const { id } = await confirmed(rowsOf('A'), { everyHours: 6 });
    await later(5);
    expect(site.requests).toEqual([]);
    await later(2);
    expect(site.requests).toHaveLength(1);
    expect(await act('pauselistingfeed', { id, paused: 'true' })).toMatchObject({ isPaused: true, nextFetchAt: null });
    await later(100);
    expect(site.requests).toHaveLength(1);
    expect(await act('pauselistingfeed', { id, paused: 'false' })).toMatchObject({ isPaused: false });
    await later(0);
    expect(site.requests).toHaveLength(2);
    await act('savelistingfeed', { ...settings, id, address, everyHours: 12 });
    await later(11);
    expect(site.requests).toHaveLength(2);
    await later(2);
    expect(site.requests).toHaveLength(3);
  });

  test('is fetched at once when its owner asks, even if it is unchanged, and shows the difference first', async () => {
    const { id } = await confirmed();
    await act('fetchlistingfeed', { id });
    expect(await latest()).toMatchObject({ state: 'checked', created: 0, changed: 0, unchanged: 10 });
    serve(rowsOf(...ten, 'K'));
    await act('fetchlistingfeed', { id });
    expect(await latest()).toMatchObject({ state: 'checked', created: 1 });
    // The earlier check was given up for the newer one.
    expect(await t.ctx.db.listingImport.count({ where: { state: 'cancelled', userId: owner.id } })).toBe(1);
    expect(await shown()).toEqual(ten);
    // Its owner has left the page: the schedule goes on.
    await later(25);
    expect(await shown()).toEqual([...ten, 'K']);
  });

  test('is not imported again after its owner cancels an import, until the file changes', async () => {
    await confirmed();
    serve(rowsOf(...ten, 'K'));
    await act('fetchlistingfeed', { id: (await feed()).id });
    await act('cancellistingimport', { id: (await latest()).id });
    await later(25);
    expect(await shown()).toEqual(ten);
    expect(await imports()).toBe(2);
    serve(rowsOf(...ten, 'L'));
    await later(25);
    expect(await shown()).toEqual([...ten, 'L']);
  });

  test('waits for its owner again after another address', async () => {
    const { id } = await confirmed();
    address = `${site.url}/elsewhere-${owner.id}.csv`;
    serve(rowsOf(...ten, 'K'));
    await act('savelistingfeed', { ...settings, id, address });
    expect(await latest()).toMatchObject({ state: 'checked', created: 1 });
    expect(await shown()).toEqual(ten);
  });
});

describe('a file that would do harm', () => {
  test.each([
    ['lacks more than a fifth', csv(rowsOf(...ten.slice(3))), /3 of 10 listings are gone, more than a fifth/],
    ['has no rows', csv([]), /The file has no listings/],
  ])('is not imported by itself when it %s, and its owner is asked once', async (_, content, said) => {
    await confirmed();
    site.serve(path(), content);
    await later(25);
    await later(25);
    expect(await shown()).toEqual(ten);
    expect(await latest()).toMatchObject({ state: 'checked' });
    expect(await imports()).toBe(2);
    expect(emails().map(({ subject }) => subject)).toEqual(['Your feed “Homes” waits for you']);
    expect(emails()[0]?.text).toMatch(said);
    expect(await feed()).toMatchObject({ failure: null, latest: { state: 'checked' } });
  });

  test('is imported when its owner confirms, or when the file is complete again', async () => {
    await confirmed();
    serve(rowsOf(...ten.slice(5)));
    await later(25);
    await run((await latest()).id, { withdrawMany: 'true' });
    expect(await shown()).toEqual(ten.slice(5));
    serve(rowsOf('F'));
    await later(25);
    expect(await shown()).toEqual(ten.slice(5));
    serve(rowsOf(...ten));
    await later(25);
    expect(await shown()).toEqual(ten);
    expect(await feed()).toMatchObject({ latest: { state: 'done' } });
    // A new question is asked anew.
    serve(rowsOf('F'));
    await later(25);
    expect(emails()).toHaveLength(3);
  });

  test.each([
    ['is a page', '<html><body>Maintenance</body></html>', /./],
    ['is cut off', '{"listings": [{"reference": "A"', /cannot be read/],
    ['has a DOCTYPE', '<?xml version="1.0"?><!DOCTYPE root [<!ENTITY x "y">]><root></root>', /DOCTYPE/],
    ['is empty', '', /empty file/],
  ])('changes nothing when it %s, and its owner is told once', async (_, content, said) => {
    await confirmed();
    const before = await t.ctx.db.property.findMany({ orderBy: { id: 'asc' } });
    site.serve(path(), content);
    await later(25);
    await later(25);
    await later(25);
    expect(await t.ctx.db.property.findMany({ orderBy: { id: 'asc' } })).toEqual(before);
    const { failure, failedAt } = await feed();
    expect(failure).toMatch(said);
    expect(new Date(failedAt!).getTime()).toBeGreaterThan(Date.now() + 70 * 3_600_000);
    expect(emails().map(({ subject }) => subject)).toEqual(['Your feed “Homes” does not work']);
    expect(emails()[0]?.text).toContain('none was changed or withdrawn');
    serve(rowsOf(...ten, 'K'));
    await later(25);
    expect(await feed()).toMatchObject({ failure: null, failedAt: null });
    site.serve(path(), content);
    await later(25);
    expect(emails()).toHaveLength(2);
  });

  test('reports rows that are refused, once while they are the same', async () => {
    await confirmed();
    const wrong = (reference: string) => ({ ...rowsOf(reference)[0], price: 'cheap' });
    serve([...rowsOf(...ten), wrong('K')]);
    await later(25);
    serve([...rowsOf(...ten, 'L'), wrong('K')]);
    await later(25);
    expect(await shown()).toEqual([...ten, 'L']);
    expect(emails().map(({ subject }) => subject)).toEqual(['1 row of your feed “Homes” were not imported']);
    expect(emails()[0]?.text).toContain('Line 12, price');
    serve([...rowsOf(...ten, 'L'), wrong('K'), { ...rowsOf('M')[0], type: 'Spaceship' }]);
    await later(25);
    expect(emails()).toHaveLength(2);
  });
});

describe('an address that fails', () => {
  test('is tried again soon, told once after three times, and told anew after it has worked', async () => {
    await confirmed();
    site.on(path(), (_, response) => void response.writeHead(503).end());
    await later(25);
    expect(await feed()).toMatchObject({
      failure: 'The address is at a server that has a problem (503); if this goes on, tell those who run it.',
      isFetching: false,
    });
    const { failedAt, nextFetchAt } = await feed();
    expect(new Date(nextFetchAt!).getTime() - new Date(failedAt!).getTime()).toBe(10 * 60_000);
    await later(0.2);
    expect(emails()).toEqual([]);
    await later(1.1);
    expect(site.requests).toHaveLength(3);
    expect(emails()).toHaveLength(1);
    await later(25);
    await later(25);
    expect(emails()).toHaveLength(1);
    serve(rowsOf(...ten));
    await later(25);
    expect(await feed()).toMatchObject({ failure: null, isUnchanged: true });
    site.on(path(), (_, response) => void response.writeHead(404).end());
    await later(25);
    expect(emails().map(({ subject }) => subject)).toEqual([
      'Your feed “Homes” does not work',
      'Your feed “Homes” does not work',
    ]);
    expect((await feed()).failure).toContain('leads to no file (404)');
    expect(await shown()).toEqual(ten);
  });

  test('is shown without an email to the owner who has just asked for it', async () => {
    await save();
    expect(await feed()).toMatchObject({ failure: expect.stringContaining('(404)'), fetchedAt: null, latest: null });
    expect(emails()).toEqual([]);
  });

  test.each([
    ['leads into a private network', { address: 'http://127.0.0.1/homes.csv' }, 'private network'],
    ['resolves to nothing', { address: 'https://nowhere.test/homes.csv' }, 'does not exist; check its spelling'],
    ['names a port', { address: 'https://feeds.test:5432/homes.csv' }, 'the port 5432'],
    ['holds a password', { address: 'https://a:b@feeds.test/homes.csv' }, 'user name or password'],
    ['is of another kind', { address: 'ftp://feeds.test/homes.csv' }, 'starts with https://'],
    ['is blank', { address: ' ' }, 'must not be blank'],
  ])('is refused at its field when it %s', async (_, fields, said) => {
    const response = await send('savelistingfeed', { ...settings, ...fields });
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as { errors: { field: string; defaultMessage: string }[] };
    expect(errors).toEqual([{ field: 'address', defaultMessage: expect.stringContaining(said) }]);
  });

  test('is not fetched any longer without a package, and its owner is told', async () => {
    await confirmed();
    await t.ctx.db.subscription.deleteMany({ where: { userId: owner.id } });
    await later(25);
    expect(site.requests).toEqual([]);
    expect((await feed()).failure).toContain('Choose a package');
    expect(emails()).toHaveLength(1);
    expect((await send('fetchlistingfeed', { id: (await feed()).id })).status).toBe(403);
  });
});

describe('saveListingFeed', () => {
  test('refuses wrong settings, a name that is taken, and owners without a package', async () => {
    const wrong = { name: '', everyHours: 5, isFull: 'maybe', graceDays: 91, withoutMissing: 'x' };
    for (const [name, value] of Object.entries(wrong)) {
      const response = await send('savelistingfeed', { ...settings, address, [name]: value });
      expect(await response.json()).toMatchObject({ errors: [{ field: name }] });
    }
    await save();
    expect(await (await send('savelistingfeed', { ...settings, address })).json()).toMatchObject({
      errors: [{ field: 'name', defaultMessage: 'is the name of another feed; choose another name' }],
    });
    const stranger = await logIn(t, await createUser(t.ctx.db));
    expect((await send('savelistingfeed', { ...settings, address }, stranger)).status).toBe(403);
  });

  test('gives an address to a feed whose files were uploaded', async () => {
    const { id } = await t.ctx.db.listingFeed.create({ data: { name: 'Homes', ownerId: owner.id } });
    expect(await feed()).toMatchObject({ id, address: null, nextFetchAt: null });
    expect((await send('fetchlistingfeed', { id })).status).toBe(409);
    serve(rowsOf('A'));
    expect(await save()).toMatchObject({ id, address });
  });
});

describe('forgetListingFeed', () => {
  test('keeps the listings, or pauses those that no other feed has', async () => {
    const { id } = await confirmed();
    const [first] = await t.ctx.db.property.findMany({ orderBy: { reference: 'asc' } });
    const other = await t.ctx.db.listingFeed.create({ data: { name: 'Other', ownerId: owner.id } });
    await t.ctx.db.feedListing.create({ data: { feedId: other.id, propertyId: first!.id } });
    await act('forgetlistingfeed', { id });
    expect(await shown()).toEqual(ten);
    expect(await t.ctx.db.listingFeed.count({ where: { id } })).toBe(0);
    expect((await send('forgetlistingfeed', { id })).status).toBe(404);
    const again = await confirmed();
    await act('forgetlistingfeed', { id: again.id, withdraw: 'true' });
    expect(await shown()).toEqual(['A']);
  });

  test('gives up a fetch and a check that are under way', async () => {
    serve(rowsOf('A'));
    const response = await send('savelistingfeed', { ...settings, address });
    const { id } = (await response.json()) as ListingFeed;
    await act('forgetlistingfeed', { id });
    expect(await imports()).toBe(0);
  });
});

describe('a fetch', () => {
  test('is carried out once by two servers, and again after a server was lost in the middle of it', async () => {
    serve(rowsOf(...ten));
    await send('savelistingfeed', { ...settings, address });
    const job = (await t.jobs.queued()).find(({ name }) => name === fetchFeedJob.name);
    const work = () => fetchFeedJob.work(t.ctx, fetchFeedJob.parse(job!.data));
    await Promise.all([work(), work()]);
    expect(await imports()).toBe(1);
    await runJobs(t);
    expect(await imports()).toBe(1);
    await run((await latest()).id);
    serve(rowsOf(...ten, 'K'));
    now += 25 * 3_600_000;
    await fetchDueFeeds({ ...t.ctx, clock: () => new Date(now) });
    await t.jobs.clear();
    await later(23);
    expect(await shown()).toEqual(ten);
    await later(2);
    expect(await shown()).toEqual([...ten, 'K']);
  });
});

describe('a feed of the team', () => {
  test('imports rows for the owner that an administrator names, also from Kyero', async () => {
    const admin = await createUser(t.ctx.db, { role: 'ADMIN', emailVerifiedAt: new Date() });
    const asAdmin = await logIn(t, admin);
    const kyero = `<?xml version="1.0" encoding="UTF-8"?><root><kyero><feed_version>3</feed_version></kyero><property>
      <id>1</id><ref>KY-1</ref><price>250000</price><currency>USD</currency><price_freq>sale</price_freq><type>house</type>
      <town>Harare</town><country>Zimbabwe</country><beds>3</beds><desc><en>A house</en></desc></property></root>`;
    site.serve(path(), kyero);
    const input = { ...settings, name: `Team ${admin.id}`, address };
    const unknown = await send('savelistingfeed', { ...input, ownerEmail: 'nobody@example.com' }, asAdmin);
    expect(await unknown.json()).toMatchObject({ errors: [{ field: 'ownerEmail' }] });
    const saved = await send('savelistingfeed', { ...input, ownerEmail: owner.email }, asAdmin);
    expect(saved.status).toBe(200);
    await runJobs(t);
    const row = await t.ctx.db.listingImport.findFirstOrThrow({ where: { userId: admin.id } });
    expect(row).toMatchObject({ state: 'checked', created: 1, refused: 0, ownerId: null });
    expect((await send('runlistingimport', { id: row.id }, asAdmin)).status).toBe(200);
    await runJobs(t);
    expect(await t.ctx.db.property.findMany()).toMatchObject([
      { reference: 'KY-1', ownerId: owner.id, role: 'INDIVIDUAL', city: 'Harare' },
    ]);
    const list = await (await t.get('africanscity/getlistingfeeds', { headers: asAdmin })).json();
    expect(list).toMatchObject([{ ownerEmail: owner.email, listings: 1 }]);
    expect(await (await t.get('africanscity/getlistingfeeds', { headers })).json()).toEqual([]);
  });
});
