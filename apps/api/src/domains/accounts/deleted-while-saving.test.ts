import { unknownFields } from '@africanscity/contracts/listings/fields';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../test/factories.ts';
import { drawPicture, listingForm } from '../../../test/listing-form.ts';
import { createUserWithPassword, logIn, testPassword } from '../../../test/log-in.ts';
import { createPackage } from '../../../test/paid.ts';
import { sendRequest } from '../../../test/property-requests.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { writeListings } from '../listings/import/write-listings.ts';
import { pinAt } from '../listings/pins/pin-values.ts';
import { inDollars } from '../listings/core/asking-price.ts';
import type { ListingRow } from '../listings/import/listing-row.ts';
import { forgetUser } from './delete-account.ts';
import { lockAccounts } from './lock-accounts.ts';

let t: TestApp;
let admin: Record<string, string>;
let theirs: { id: number };
let picture: Uint8Array;
let packageId: number;
let agencyId: number;

beforeAll(async () => {
  t = await createTestApp({ trustProxy: ['127.0.0.1'] });
  admin = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
  theirs = await createProperty(t.ctx.db);
  picture = await drawPicture(41);
  packageId = (await createPackage(t)).id;
  const owner = await createUser(t.ctx.db, { emailVerifiedAt: new Date() });
  const members = { create: [{ userId: owner.id, isOwner: true }] };
  agencyId = (await t.ctx.db.agency.create({ data: { name: 'Msasa Homes', slug: 'msasa-homes', members } })).id;
});
afterAll(() => t.close());

interface Subject {
  id: number;
  headers: Record<string, string>;
  /** A listing on the site, and one that the owner deleted. */
  listing: number;
  deleted: number;
}

async function createSubject(): Promise<Subject> {
  const { id } = await createUser(t.ctx.db, { emailVerifiedAt: new Date() });
  const listing = await createProperty(t.ctx.db, { ownerId: id });
  const deleted = await createProperty(t.ctx.db, { ownerId: id, deletedAt: new Date() });
  return { id, headers: await logIn(t, { id }), listing: listing.id, deleted: deleted.id };
}

const send = (call: string, fields: Record<string, string | number>, headers: Record<string, string>) =>
  t.post(
    `africanscity/${call}`,
    new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])),
    { headers },
  );

/** All operations that create or change data for an account. */
const saves: Record<string, (subject: Subject) => Promise<Response>> = {
  'a listing': ({ headers }) => t.post('africanscity/saveproperties', listingForm({}, [picture]), { headers }),
  'a listing of a company': ({ id, headers }) =>
    t.post('africanscity/saveproperties', listingForm({ role: 'REAL_ESTATE', stateName: `Homes ${id}` }), { headers }),
  'a listing by an administrator': ({ id }) =>
    t.post('africanscity/saveproperties', listingForm({ 'user.id': String(id) }), { headers: admin }),
  'a change of a listing': ({ listing, headers }) =>
    t.post('africanscity/saveproperties', listingForm({ id: String(listing) }), { headers }),
  'a listing that comes back': ({ deleted, headers }) => send(`restorepropertybyid?id=${deleted}`, {}, headers),
  'a listing that an administrator brings back': ({ deleted }) =>
    send('restorelisting', { id: deleted, reason: 'By mistake' }, admin),
  'the deletion of a listing': ({ listing, headers }) => send(`deletepropertybyid?id=${listing}`, {}, headers),
  pictures: ({ listing, headers }) => {
    const form = new FormData();
    form.append('pictures', new Blob([picture as BlobPart], { type: 'image/jpeg' }), 'one.jpg');
    form.append('propertyId', String(listing));
    return t.post('africanscity/savepictures', form, { headers });
  },
  'a saved search': ({ headers }) =>
    send('savesavedsearch', { name: 'Mine', frequency: 'daily', city: 'Harare' }, headers),
  'a favorite': ({ headers }) => send('savefavorite', { propertyId: theirs.id }, headers),
  feedback: ({ headers }) => send('savefeedback', { message: 'Well made' }, headers),
  'a report': ({ headers }) =>
    send('savelistingreport', { propertyId: theirs.id, reason: 'other', details: 'Odd' }, headers),
  contacts: ({ headers }) =>
    send('savecontacts', { contacts: JSON.stringify([{ type: 'WhatsApp', value: '+263 77 1' }]) }, headers),
  'a profile': ({ headers }) => {
    const form = new FormData();
    form.append('name', 'Rudo');
    form.append('surname', 'Chipangura');
    return t.post('africanscity/saveuser', form, { headers });
  },
  'a request': ({ id, headers }) => sendRequest(t, { email: `seeker-${id}@example.com` }, headers),
  'an evaluation': ({ id, headers }) =>
    send(
      'savepropertyevaluation',
      { propertyId: theirs.id, category: 'house', name: 'Rudo', email: 'rudo@example.com', message: 'How much?' },
      { ...headers, 'x-forwarded-for': `10.${(id >> 16) & 255}.${(id >> 8) & 255}.${id & 255}` },
    ),
  'a wish to join a company': ({ headers }) => send('asktojoin', { id: agencyId, message: 'Please' }, headers),
  'a payment': ({ headers }) =>
    send('startpayment', { packageId, months: 1, currency: 'USD', method: 'paynow' }, headers),
};

/** Data of an account that must not exist after its deletion. */
async function readRemains(id: number) {
  const { db } = t.ctx;
  const user = await db.user.findUniqueOrThrow({ where: { id } });
  const mine = { where: { userId: id } };
  return {
    name: `${user.name} ${user.surname}`,
    listed: await db.property.count({ where: { ownerId: id, OR: [{ listedAs: { not: null } }, { deletedAt: null }] } }),
    searches: await db.savedSearch.count(mine),
    favorites: await db.favorite.count(mine),
    feedback: await db.feedback.count(mine),
    reports: await db.listingReport.count({ where: { reporterId: id } }),
    contacts: await db.userContact.count(mine),
    requests: await db.propertyRequest.count(mine),
    evaluations: await db.propertyEvaluation.count(mine),
    wishes: await db.agencyJoinRequest.count(mine),
    memberships: await db.agencyMember.count(mine),
  };
}

const nothing = {
  name: 'Deleted User',
  listed: 0,
  searches: 0,
  favorites: 0,
  feedback: 0,
  reports: 0,
  contacts: 0,
  requests: 0,
  evaluations: 0,
  wishes: 0,
  memberships: 0,
};

/** Waits until so many statements of this database wait for a lock. */
async function waitForLocks(count: number): Promise<void> {
  for (let tries = 0; tries < 800; tries += 1) {
    const [row] = await t.ctx.db.$queryRaw<{ waiting: number }[]>`
      SELECT count(*)::int AS waiting FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    if ((row?.waiting ?? 0) >= count) return;
    await wait(25);
  }
  throw new Error('Nothing waits.');
}

/** Saves while the account is locked for its deletion, and not deleted yet. */
async function duringDeletion<Answer>(userId: number, save: () => Promise<Answer>): Promise<Answer> {
  const locked = Promise.withResolvers<void>();
  const mayDelete = Promise.withResolvers<void>();
  const deletion = t.ctx.db.$transaction(async (tx) => {
    await lockAccounts(tx, [userId]);
    locked.resolve();
    await mayDelete.promise;
    await forgetUser(t.ctx, tx, userId);
  });
  await locked.promise;
  const saved = save();
  const early = await Promise.race([saved, waitForLocks(1)]).finally(mayDelete.resolve);
  await deletion;
  if (early !== undefined) throw new Error('The call ended without waiting.', { cause: early });
  return saved;
}

describe('an account that is deleted while it saves', () => {
  test.each(Object.entries(saves))('keeps nothing of %s that came during the deletion', async (_what, save) => {
    const subject = await createSubject();
    const { status } = await duringDeletion(subject.id, () => save(subject));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(await readRemains(subject.id)).toEqual(nothing);
    if (_what === 'a payment') expect(await t.ctx.db.payment.count({ where: { userId: subject.id } })).toBe(0);
  });

  test('leaves nothing behind and answers all calls, whichever comes first', async () => {
    const names = Object.keys(saves);
    const seen = new Set<boolean>();
    for (let round = 0; round < 40; round += 1) {
      const subject = await createSubject();
      // Each round runs a handful, with the deletion somewhere among them.
      const chosen = Array.from({ length: 5 }, (_, at) => names[(round * 5 + at) % names.length]!);
      const answers = await Promise.all([
        ...chosen.map((name) => saves[name]!(subject)),
        wait((round % 8) * 6).then(() => send(`deleteuser?userId=${subject.id}&reason=race`, {}, admin)),
      ]);
      for (const [at, { status }] of answers.entries()) {
        expect(status, `${chosen[at] ?? 'deletion'} in round ${round}`).toBeLessThan(500);
        if (at < chosen.length) seen.add(status < 400);
      }
      expect(answers.at(-1)?.status).toBe(200);
      expect(await readRemains(subject.id)).toEqual(nothing);
    }
    // Otherwise there was no race.
    expect(seen).toEqual(new Set([true, false]));
  });

  test('has an import create listings for a new account of that address', async () => {
    const owner = await createUser(t.ctx.db, { email: 'leaving@example.com' });
    const row: ListingRow = {
      reference: null,
      paused: false,
      role: 'INDIVIDUAL',
      stateName: null,
      address: '1 Import Road',
      area: '',
      city: 'Harare',
      country: 'ZW',
      type: 'House',
      size: null,
      price: '1000',
      priced: inDollars('1000'),
      description: 'Imported.',
      status: 'FOR_SALE',
      ...unknownFields,
      numGarage: 1,
      numRoom: 1,
      numBathroom: 1,
      numToilet: 1,
      pictures: [],
      ownerEmail: 'leaving@example.com',
      googleLocation: null,
    };
    const pin = { googleLocation: null, ...pinAt(null) };
    const written = await duringDeletion(owner.id, () =>
      writeListings(
        t.ctx.db,
        { listings: [{ importKey: 'leaving', row, hashes: [], hasAll: true, pin }], changes: [] },
        new Date(),
      ),
    );
    expect(written).toBe(1);
    const listing = await t.ctx.db.property.findFirstOrThrow({ where: { importKey: 'leaving' } });
    expect(listing.ownerId).not.toBe(owner.id);
    expect(listing.listedAs).toBe('FOR_SALE');
  });

  test('passes a company on to a remaining member, when its first two members leave at once', async () => {
    for (let round = 0; round < 6; round += 1) {
      const members = [];
      for (let at = 0; at < 3; at += 1) members.push(await createUserWithPassword(t));
      const data = {
        name: `Leaving ${round}`,
        slug: `leaving-${round}`,
        members: {
          create: members.map(({ id }, at) => ({
            userId: id,
            isOwner: at === 0,
            createdAt: new Date(2026, 0, 1 + at),
          })),
        },
      };
      const agency = await t.ctx.db.agency.create({ data });
      const leaving = await Promise.all(members.slice(0, 2).map((member) => logIn(t, member)));
      const answers = await Promise.all(
        leaving.map((headers) => send('deleteaccount', { password: testPassword }, headers)),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await t.ctx.db.agencyMember.findMany({ where: { agencyId: agency.id } })).toMatchObject([
        { userId: members[2]!.id, isOwner: true },
      ]);
    }
  });
});
