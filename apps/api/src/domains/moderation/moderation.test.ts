import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../test/factories.ts';
import { logIn } from '../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { RequestContext } from '../../context.ts';
import { listingsQuery } from './listings-table.sql.ts';
import { getModerationQueue } from './queue.ts';

let t: TestApp;
let headers: Record<string, string>;
let admin: { id: number };

beforeAll(async () => {
  t = await createTestApp();
  admin = await createUser(t.ctx.db, { role: 'ADMIN' });
  headers = await logIn(t, admin);
});
afterAll(() => t.close());

type Fields = Record<string, string | number>;

const send = (call: string, fields: Fields, as: Record<string, string> = headers) =>
  t.post(
    `africanscity/${call}`,
    new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])),
    { headers: as },
  );

interface Page {
  content: { id: number; [name: string]: unknown }[];
  totalElements: number;
}

async function readPage(call: string, query: Fields = {}): Promise<Page> {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const response = await t.get(`africanscity/${call}?${search}`, { headers });
  expect(response.status).toBe(200);
  return (await response.json()) as Page;
}

/** A listing of an owner with a confirmed address. */
async function createOwned(values: Parameters<typeof createProperty>[1] = {}) {
  const owner = await createUser(t.ctx.db, { emailVerifiedAt: new Date() });
  return { owner, ...(await createProperty(t.ctx.db, { ownerId: owner.id, ...values })) };
}

const seenByVisitors = async (id: number) => (await t.get(`africanscity/getpropertiesbyid?id=${id}`)).status === 200;

const lastEmailTo = (recipient: string) =>
  t.ctx.db.queuedMail.findFirst({ where: { recipient }, orderBy: { createdAt: 'desc' } });

const actsOn = (id: number) =>
  t.ctx.db.auditEntry.findMany({ where: { subject: `property ${id}` }, orderBy: { id: 'asc' } });

describe('getListingsTable', () => {
  test('finds listings by number, place and owner, and filters them by state', async () => {
    const { id, owner } = await createOwned({ address: '7 Umguza Close', city: 'Bulawayo', price: 12_345 });
    const hidden = await createOwned({ address: '8 Umguza Close', city: 'Bulawayo', hiddenByTeamAt: new Date() });
    const deleted = await createOwned({ address: '9 Umguza Close', city: 'Bulawayo', deletedAt: new Date() });
    const ids = async (query: Fields) => (await readPage('getlistingstable', query)).content.map((row) => row.id);
    expect(await ids({ search: `#${id}` })).toEqual([id]);
    expect(await ids({ search: owner.email })).toEqual([id]);
    expect(await ids({ search: 'bulawayo umguza', sort: 'address-ASC' })).toEqual([id, hidden.id, deleted.id]);
    expect(await ids({ search: 'umguza', state: 'shown' })).toEqual([id]);
    expect(await ids({ search: 'umguza', state: 'hidden' })).toEqual([hidden.id]);
    expect(await ids({ search: 'umguza', state: 'deleted' })).toEqual([deleted.id]);
    expect(await ids({ search: 'umguza', status: 'SOLD' })).toEqual([]);
    expect(await ids({ ownerId: owner.id })).toEqual([id]);
    expect(await ids({ search: 'umguza', state: 'kept' })).toEqual([hidden.id, id]);
    const sold = await createOwned({ address: '10 Umguza Close', city: 'Bulawayo', status: 'SOLD' });
    expect(await ids({ search: 'umguza', state: 'shown' })).toEqual([sold.id, id]);
    expect(await ids({ search: 'umguza', state: 'open' })).toEqual([id]);
    await t.ctx.db.property.delete({ where: { id: sold.id } });
    expect(await ids({ search: 'umguza', sort: 'id-DESC', size: 5, page: 1 })).toEqual([deleted.id, hidden.id, id]);
    const [row] = (await readPage('getlistingstable', { search: `#${id}` })).content;
    expect(row).toMatchObject({ price: 12_345, status: 'FOR_SALE', reports: 0, owner: { email: owner.email } });
    expect(row).toMatchObject({ askingPrice: null });
  });

  test('shows a price as its owner asks it, also in the queue', async () => {
    const rated = { rate: 1525, rateDate: new Date('2026-11-01') };
    const asked = { amount: 180_000_000n, currency: 'NGN', period: 'year', price: 98.36, ...rated } as const;
    const { id } = await createOwned({ ...asked, status: 'FOR_RENT', city: 'Lagos', country: 'NG' });
    await t.ctx.db.listingReport.create({ data: { propertyId: id, reporterId: admin.id, reason: 'wrong_price' } });
    for (const call of ['getlistingstable', 'getmoderationqueue']) {
      const [row] = (await readPage(call, { search: id })).content;
      expect(row).toMatchObject({ price: 98.36, askingPrice: '₦1,800,000 a year' });
    }
  });

  test('is filtered by type, city, company and place', async () => {
    const company = await t.ctx.db.agency.create({ data: { name: 'Umguza Homes', slug: 'umguza-homes' } });
    const { id } = await createOwned({ type: 'Farm', city: 'Insiza', area: 'Filabusi', agencyId: company.id });
    const { placeId } = await t.ctx.db.property.findUniqueOrThrow({ where: { id } });
    await createOwned({ type: 'House', city: 'Insiza' });
    const ids = async (query: Fields) => (await readPage('getlistingstable', query)).content.map((row) => row.id);
    expect(await ids({ type: 'Farm', city: 'Insiza' })).toEqual([id]);
    expect(await ids({ type: 'farm', city: 'Insiza' })).toEqual([]);
    expect(await ids({ agencyId: company.id })).toEqual([id]);
    if (placeId !== null) expect(await ids({ placeId, city: 'Insiza', type: 'Farm' })).toEqual([id]);
    expect(await ids({ placeId: 2_000_000_000, city: 'Insiza' })).toEqual([]);
  });

  test('treats wildcards literally, and combines words of an owner with those of a place', async () => {
    const { id, owner } = await createOwned({ address: '100% Kwekwe_Road', city: 'Kwekwe' });
    await t.ctx.db.user.update({ where: { id: owner.id }, data: { name: 'Tsitsi', surname: 'Nyathi' } });
    await createOwned({ address: '1000 Kwekwe Road', city: 'Kwekwe' });
    const ids = async (search: string) => (await readPage('getlistingstable', { search })).content.map((row) => row.id);
    expect(await ids('100%')).toEqual([id]);
    expect(await ids('kwekwe_')).toEqual([id]);
    expect(await ids('NYATHI kwekwe tsitsi')).toEqual([id]);
    expect(await ids('nyathi harare')).toEqual([]);
  });

  test('sorts by every column, equals by number, in pages that omit none', async () => {
    const owner = await createUser(t.ctx.db);
    const given = [300, 100, 200, 100, 300, 200, 100];
    for (const price of given) await createProperty(t.ctx.db, { ownerId: owner.id, price });
    const asked = { ownerId: owner.id, size: 5 };
    const pages = [0, 1].map((page) => readPage('getlistingstable', { ...asked, page, sort: 'price-DESC' }));
    const rows = (await Promise.all(pages)).flatMap(({ content }) => content);
    expect(rows.map(({ price }) => price)).toEqual(given.toSorted((a, b) => b - a));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(given.length);
    const far = await readPage('getlistingstable', { ...asked, page: 999_999_999, sort: 'price-DESC' });
    expect(far.content.map(({ id }) => id)).toEqual(rows.slice(5).map(({ id }) => id));
  });

  test('finds words of places and owners by indexes', async () => {
    const plan = await t.ctx.db.$transaction(async (tx) => {
      await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
      const filter = { search: 'kwekwe', page: 0, size: 25, sort: { column: 'price', direction: 'asc' } } as const;
      return tx.$queryRaw`EXPLAIN ${listingsQuery(filter, new Date())}`;
    });
    expect(JSON.stringify(plan)).toMatch(/properties_administered_idx.*properties_owner_id/s);
    expect(JSON.stringify(plan)).toContain('users_words_idx');
  });

  test.each<Fields>([{ state: 'lost' }, { status: 'GONE' }, { sort: 'price' }, { search: 'a'.repeat(121) }])(
    'refuses %j',
    async (query) => {
      const search = new URLSearchParams(query as Record<string, string>);
      expect((await t.get(`africanscity/getlistingstable?${search}`, { headers })).status).toBe(400);
    },
  );
});

describe('hideListing and showListing', () => {
  test('hide a listing from visitors and show it again, tell the owner why, and log the reason', async () => {
    const { id, owner, address } = await createOwned();
    expect((await send('hidelisting', { id, reason: 'The price is in another currency.' })).status).toBe(200);
    expect(await seenByVisitors(id)).toBe(false);
    const mail = await lastEmailTo(owner.email);
    expect(mail?.subject).toContain(address);
    expect(mail?.text).toContain('The price is in another currency.');
    expect((await send('hidelisting', { id, reason: 'Once more' })).status).toBe(409);
    expect((await send('showlisting', { id, reason: 'It is mended' })).status).toBe(200);
    expect(await seenByVisitors(id)).toBe(true);
    expect((await send('showlisting', { id, reason: 'Once more' })).status).toBe(409);
    expect(await actsOn(id)).toMatchObject([
      { action: 'hideListing', actorId: admin.id, reason: 'The price is in another currency.' },
      { action: 'showListing', details: { before: { hiddenBy: ['team'] }, after: { hiddenBy: [] } } },
    ]);
  });

  test('ten at once hide it once', async () => {
    const { id } = await createOwned();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('hidelisting', { id, reason: 'A fraud' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(await actsOn(id)).toHaveLength(1);
  });

  test("remove the team's reason only, and name the remaining ones", async () => {
    const at = new Date();
    const { id, owner } = await createOwned({ overLimitAt: at });
    await send('disableuser', { userId: owner.id, reason: 'A quarrel' });
    const { ownerDisabledAt } = await t.ctx.db.property.findUniqueOrThrow({ where: { id } });
    const refused = await send('showlisting', { id, reason: 'Be kind' });
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { message: expect.stringMatching(/package allows fewer.*account of its owner is disabled/) },
    ]);
    expect((await send('hidelisting', { id, reason: 'A fraud' })).status).toBe(200);
    const [row] = (await readPage('getlistingstable', { search: `#${id}` })).content;
    expect(row).toMatchObject({ hiddenBy: ['team', 'package', 'owner'], hiddenReason: 'A fraud' });

    const shown = await send('showlisting', { id, reason: 'No fraud' });
    expect([shown.status, await shown.json()]).toEqual([200, { hiddenBy: ['package', 'owner'], pausedBecause: null }]);
    expect(await t.ctx.db.property.findUnique({ where: { id } })).toMatchObject({
      hiddenByTeamAt: null,
      hiddenReason: null,
      overLimitAt: at,
      ownerDisabledAt,
      listedAs: null,
    });
    const again = await send('showlisting', { id, reason: 'Once more' });
    expect(again.status).toBe(409);
    expect(await actsOn(id)).toMatchObject([
      { action: 'hideListing', details: { before: { hiddenBy: ['package', 'owner'] } } },
      {
        action: 'showListing',
        details: { before: { hiddenBy: ['team', 'package', 'owner'] }, after: { hiddenBy: ['package', 'owner'] } },
      },
    ]);
    expect((await send('enableuser', { userId: owner.id, reason: 'No quarrel' })).status).toBe(200);
    expect(await seenByVisitors(id)).toBe(false);
    await t.ctx.db.property.update({ where: { id }, data: { overLimitAt: null } });
    expect(await seenByVisitors(id)).toBe(true);
  });

  test('tell owners what keeps their listing hidden', async () => {
    const { id, owner } = await createOwned({ hiddenByTeamAt: new Date(), overLimitAt: new Date() });
    await send('showlisting', { id, reason: 'No fraud' });
    expect((await lastEmailTo(owner.email))?.text).toContain("its owner's package allows fewer listings");
  });

  test.each([
    ['unconfirmed', { confirmationAskedAt: new Date() }, 'its owner has not confirmed for a long time'],
    ['taken', { status: 'SOLD' }, 'it is sold or let'],
    ['source', {}, 'its feed no longer has it, or a file says that it is paused'],
  ] as const)('tell why a listing is paused: %s', async (pausedBecause, values, reason) => {
    const { id, owner } = await createOwned({ hiddenByTeamAt: new Date(), pausedAt: new Date(), ...values });
    const [row] = (await readPage('getlistingstable', { search: `#${id}` })).content;
    expect(row).toMatchObject({ hiddenBy: ['team', 'unconfirmed'], pausedBecause });
    const shown = await send('showlisting', { id, reason: 'No fraud' });
    expect(await shown.json()).toEqual({ hiddenBy: ['unconfirmed'], pausedBecause });
    expect((await lastEmailTo(owner.email))?.text).toContain(`because ${reason}`);
  });

  test('restore a deleted listing in its former state: hidden, when a reason hides it', async () => {
    const { id, owner } = await createOwned({ deletedAt: new Date(), overLimitAt: new Date() });
    expect((await send('restorelisting', { id, reason: 'By mistake' })).status).toBe(200);
    expect(await actsOn(id)).toMatchObject([{ details: { after: { deleted: false, hiddenBy: ['package'] } } }]);
    const mail = await lastEmailTo(owner.email);
    expect(mail?.text).toContain('It stays hidden for now');
    expect(mail?.text).not.toContain('is back on the site');
  });

  test.each(['hiddenByTeamAt', 'overLimitAt', 'ownerDisabledAt', 'deletedAt'] as const)(
    'a listing is not on the site as long as %s is set, whatever the time',
    async (reason) => {
      const at = new Date();
      const all = { hiddenByTeamAt: at, overLimitAt: at, ownerDisabledAt: at, deletedAt: at };
      const { id } = await createOwned(all);
      const change = (data: object) => t.ctx.db.property.update({ where: { id }, data });
      const none = { hiddenByTeamAt: null, overLimitAt: null, ownerDisabledAt: null, deletedAt: null };
      expect((await change({ ...none, [reason]: at })).listedAs).toBeNull();
      expect((await change(none)).listedAs).toBe('FOR_SALE');
    },
  );

  test('send no email to owners who never confirmed their address', async () => {
    const owner = await createUser(t.ctx.db);
    const { id } = await createProperty(t.ctx.db, { ownerId: owner.id });
    expect((await send('hidelisting', { id, reason: 'A fraud' })).status).toBe(200);
    expect(await lastEmailTo(owner.email)).toBeNull();
  });
});

describe('deleteListing and restoreListing', () => {
  test('remove a listing from the site for all but administrators', async () => {
    const { id, owner } = await createOwned();
    expect((await send('deletelisting', { id, reason: 'The place does not exist.' })).status).toBe(200);
    expect(await seenByVisitors(id)).toBe(false);
    expect((await lastEmailTo(owner.email))?.text).toContain('The place does not exist.');
    const theirs = await logIn(t, owner);
    expect((await send(`restorepropertybyid?id=${id}`, {}, theirs)).status).toBe(409);
    expect((await send('deletelisting', { id, reason: 'Once more' })).status).toBe(409);
    expect((await send('restorelisting', { id, reason: 'It does exist.' })).status).toBe(200);
    expect(await seenByVisitors(id)).toBe(true);
    expect((await actsOn(id)).map(({ action }) => action)).toEqual(['deleteListing', 'restoreListing']);
  });

  test('let owners restore listings that they deleted themselves', async () => {
    const { id, owner } = await createOwned();
    const theirs = await logIn(t, owner);
    expect((await send(`deletepropertybyid?id=${id}`, {}, theirs)).status).toBe(200);
    expect((await send(`restorepropertybyid?id=${id}`, {}, theirs)).status).toBe(200);
    expect(await seenByVisitors(id)).toBe(true);
  });

  test.each([
    ['with a reason', (id: number) => send('deletelisting', { id, reason: 'No such place' }), 'No such place'],
    ['without one', (id: number) => send(`deletepropertybyid?id=${id}`, {}), null],
  ])(
    'record that the team deleted a listing, %s, and clear that with the deletion',
    async (_case, remove, deletedReason) => {
      const { id, owner } = await createOwned();
      const deletion = { id: true, deletedBy: true, deletedReason: true } as const;
      const read = () => t.ctx.db.property.findUniqueOrThrow({ where: { id }, select: deletion });
      expect((await remove(id)).status).toBe(200);
      expect(await read()).toEqual({ id, deletedBy: 'team', deletedReason });
      const theirs = await logIn(t, owner);
      expect((await send(`restorepropertybyid?id=${id}`, {}, theirs)).status).toBe(409);
      expect((await send('restorelisting', { id, reason: 'It does exist.' })).status).toBe(200);
      expect(await read()).toEqual({ id, deletedBy: null, deletedReason: null });
      expect((await send(`deletepropertybyid?id=${id}`, {}, theirs)).status).toBe(200);
      expect(await read()).toEqual({ id, deletedBy: 'owner', deletedReason: null });
    },
  );

  test('do not restore a listing without a responsible owner', async () => {
    const owner = await createUser(t.ctx.db, { disabledAt: new Date() });
    const { id } = await createProperty(t.ctx.db, { ownerId: owner.id, deletedAt: new Date() });
    expect((await send('restorelisting', { id, reason: 'Please' })).status).toBe(409);
  });
});

describe('changeListingStatus', () => {
  test('change the status in lists and counts', async () => {
    const { id } = await createOwned({ city: 'Mutare' });
    expect((await send('changelistingstatus', { id, status: 'SOLD', reason: 'The buyer told us' })).status).toBe(200);
    const found = await (await t.get('africanscity/getpaginatedproperties?city=Mutare')).json();
    expect(found).toMatchObject({ totalElements: 0 });
    expect((await send('changelistingstatus', { id, status: 'SOLD', reason: 'Again' })).status).toBe(409);
    expect((await send('changelistingstatus', { id, status: 'GONE', reason: 'Again' })).status).toBe(400);
  });
});

describe('featureListing and unfeatureListing', () => {
  test('feature a listing until the end of a day', async () => {
    const { id, owner } = await createOwned();
    const until = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    expect((await send('featurelisting', { id, until, reason: 'A thank you' })).status).toBe(200);
    const { featuredUntil } = await t.ctx.db.property.findUniqueOrThrow({ where: { id } });
    expect(featuredUntil?.getTime()).toBe(Date.parse(`${until}T00:00:00Z`) + 86_400_000);
    expect((await lastEmailTo(owner.email))?.text).toContain(until);
    expect((await send('unfeaturelisting', { id, reason: 'It is over' })).status).toBe(200);
    expect((await send('unfeaturelisting', { id, reason: 'It is over' })).status).toBe(409);
  });

  test.each(['2020-01-01', '2999-01-01', 'soon', '2027-02-30'])('refuse the day %s', async (until) => {
    const { id } = await createOwned();
    const response = await send('featurelisting', { id, until, reason: 'A thank you' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ field: 'until' }] });
  });
});

describe('messageListingOwner', () => {
  test('emails the owner, who can reply to the company', async () => {
    const { id, owner } = await createOwned();
    expect((await send('messagelistingowner', { id, message: 'Is it still to be let?' })).status).toBe(200);
    expect(await lastEmailTo(owner.email)).toMatchObject({
      text: expect.stringContaining('Is it still to be let?'),
      headers: { 'Reply-To': expect.stringContaining('@') },
    });
    expect((await send('messagelistingowner', { id, message: ' ' })).status).toBe(400);
    const unconfirmed = await createProperty(t.ctx.db);
    expect((await send('messagelistingowner', { id: unconfirmed.id, message: 'Hello' })).status).toBe(409);
  });
});

describe('decideModeration', () => {
  /** A listing that two people reported. */
  async function createReported() {
    const listing = await createOwned();
    for (const [reason, details] of [
      ['fraud', 'Asked me for money'],
      ['fraud', ''],
    ] as const) {
      const reporter = await createUser(t.ctx.db);
      await t.ctx.db.listingReport.create({
        data: { propertyId: listing.id, reporterId: reporter.id, reason, details },
      });
    }
    return listing;
  }

  test('the queue groups reports by listing, with their reasons and words', async () => {
    const { id, owner } = await createReported();
    const { content } = await readPage('getmoderationqueue', { search: id, kind: 'reported' });
    expect(content).toMatchObject([
      {
        id,
        reports: 2,
        reasons: [{ reason: 'fraud', count: 2 }],
        details: ['Asked me for money'],
        suspicions: [],
        owner: { email: owner.email },
      },
    ]);
    expect((await readPage('getmoderationqueue', { search: id, kind: 'suspicious' })).content).toEqual([]);
    expect((await readPage('getmoderationqueue', { search: id, page: 3 })).totalElements).toBe(1);
  });

  test('keeps a listing, and closes the case', async () => {
    const { id } = await createReported();
    expect((await send('decidemoderation', { id, decision: 'keep', reason: 'All is as it should be' })).status).toBe(
      200,
    );
    expect(await seenByVisitors(id)).toBe(true);
    expect((await readPage('getmoderationqueue', { search: id })).content).toEqual([]);
    expect(await t.ctx.db.listingReport.findMany({ where: { propertyId: id } })).toMatchObject([
      { outcome: 'dismissed' },
      { outcome: 'dismissed' },
    ]);
    expect(await actsOn(id)).toMatchObject([{ action: 'decideModeration', reason: 'All is as it should be' }]);
  });

  test.each(['hide', 'delete'])('%s hides it from visitors and informs the owner', async (decision) => {
    const { id, owner } = await createReported();
    expect((await send('decidemoderation', { id, decision, reason: 'It is a fraud' })).status).toBe(200);
    expect(await seenByVisitors(id)).toBe(false);
    expect((await lastEmailTo(owner.email))?.text).toContain('It is a fraud');
    expect(await t.ctx.db.listingReport.count({ where: { propertyId: id, outcome: 'upheld' } })).toBe(2);
  });

  test('of ten decisions at once, exactly one wins', async () => {
    const { id } = await createReported();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        send('decidemoderation', { id, decision: ['keep', 'hide', 'delete'][index % 3]!, reason: 'Mine wins' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(await actsOn(id)).toHaveLength(1);
  });

  test('upholds a case against a listing that the team hides already, and leaves the listing unchanged', async () => {
    const { id, owner } = await createReported();
    await send('hidelisting', { id, reason: 'It is a fraud' });
    await t.ctx.db.listingSuspicion.create({
      data: { propertyId: id, rule: 'price', detail: 'Half of the usual', evidence: '' },
    });
    const before = await t.ctx.db.property.findUniqueOrThrow({ where: { id } });
    const told = await t.ctx.db.queuedMail.count({ where: { recipient: owner.email } });
    const decide = () => send('decidemoderation', { id, decision: 'hide', reason: 'A fraud at any price' });
    expect((await decide()).status).toBe(200);
    expect(await t.ctx.db.listingSuspicion.findMany({ where: { propertyId: id } })).toMatchObject([
      { outcome: 'upheld' },
    ]);
    expect(await t.ctx.db.property.findUniqueOrThrow({ where: { id } })).toEqual(before);
    expect(await t.ctx.db.queuedMail.count({ where: { recipient: owner.email } })).toBe(told);
    expect((await actsOn(id)).at(-1)).toMatchObject({
      action: 'decideModeration',
      reason: 'A fraud at any price',
      details: { after: { stayedHidden: true } },
    });
    expect((await decide()).status).toBe(409);
  });

  test('omits a case that is decided while the queue is read', async () => {
    const { id } = await createReported();
    const other = await createReported();
    const now = new Date();
    const db = t.ctx.db.$extends({
      query: {
        property: {
          async findMany({ args, query }) {
            await t.ctx.db.listingReport.updateMany({
              where: { propertyId: id },
              data: { handledAt: now, outcome: 'dismissed' },
            });
            return query(args);
          },
        },
      },
    }) as unknown as typeof t.ctx.db;
    const ctx = { ...t.ctx, db } as RequestContext;
    const { content } = await getModerationQueue(ctx, {
      page: 0,
      size: 25,
      search: '',
      sort: { column: 'lastAt', direction: 'desc' },
    });
    const shown = content.map((row) => row.id);
    expect(shown).toContain(other.id);
    expect(shown).not.toContain(id);
  });

  test('refuses an invalid decision, and a missing listing', async () => {
    const { id } = await createReported();
    expect((await send('decidemoderation', { id, decision: 'burn', reason: 'It is bad' })).status).toBe(400);
    const noReason = await send('decidemoderation', { id, decision: 'hide', reason: ' a ' });
    expect(await noReason.json()).toMatchObject({ errors: [{ field: 'reason' }] });
    expect((await send('decidemoderation', { id: 2_000_000_000, decision: 'keep', reason: 'None' })).status).toBe(404);
  });
});

describe('who may moderate', () => {
  test.each([
    'hidelisting',
    'showlisting',
    'deletelisting',
    'restorelisting',
    'decidemoderation',
    'messagelistingowner',
  ])('%s is for administrators', async (call) => {
    const { id, owner } = await createOwned();
    const fields = { id, reason: 'Because', decision: 'hide', message: 'Hello' };
    expect((await send(call, fields, {})).status).toBe(401);
    expect((await send(call, fields, await logIn(t, owner))).status).toBe(403);
    expect(await seenByVisitors(id)).toBe(true);
  });
});
