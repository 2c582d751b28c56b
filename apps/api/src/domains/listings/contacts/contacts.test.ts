import type { Property, User } from '@africanscity/db/generated/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../../test/factories.ts';
import { logIn } from '../../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { forgetVisitors } from '../views/views.ts';

const ownersOfTheSite = 90;

let t: TestApp;
let listings: Property[];
let reader: Headers;
let address: string;
let addresses = 0;

type Headers = Record<string, string>;

beforeAll(async () => {
  // As behind a proxy on this machine, so that a test can come from many addresses.
  t = await createTestApp({ trustProxy: ['127.0.0.1'] });
  listings = [];
  for (let index = 0; index < ownersOfTheSite; index += 1) listings.push(await createProperty(t.ctx.db));
});
afterAll(() => t.close());
beforeEach(async () => {
  t.ctx.clock = () => new Date();
  await t.ctx.db.contactShare.deleteMany();
  await t.ctx.db.contactShareNetwork.deleteMany();
  await t.ctx.db.setting.deleteMany({ where: { name: 'contacts.ownersADay' } });
  address = `203.0.113.${(addresses += 1)}`;
  reader = await somebody();
});

async function somebody(values: Partial<User> = {}): Promise<Headers> {
  const headers = await logIn(t, await createUser(t.ctx.db, values as never));
  return { ...headers, 'x-forwarded-for': address };
}

interface Answer {
  id: number;
  user: { id: number; fullname: string; phone?: string; email?: string };
  contacts?: object[];
  contactsWithheld?: string;
}

const show = (of: Record<string, number>, headers = reader) => {
  const form = new URLSearchParams(Object.entries(of).map(([name, value]) => [name, String(value)]));
  return t.post('africanscity/showcontacts', form, { headers });
};
const read = async ({ id }: { id: number }, headers = reader, more = '') => {
  const response = await t.get(`africanscity/getpropertiesbyid?id=${id}${more}`, { headers });
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
};
const setLimit = (value: number) => t.ctx.db.setting.create({ data: { name: 'contacts.ownersADay', value } });
const sharesOf = (ownerId: number) => t.ctx.db.contactShare.count({ where: { ownerId } });

describe('contacts of owners', () => {
  test('an account that reads the listings of 90 owners gets the contacts of 30, and a reason for the others', async () => {
    const answers: Answer[] = [];
    for (const listing of listings) answers.push(await read(listing));
    const told = answers.filter(({ user }) => user.phone !== undefined || user.email !== undefined);
    expect(told).toHaveLength(30);
    expect(told.every(({ contacts, contactsWithheld }) => contacts && contactsWithheld === undefined)).toBe(true);
    const others = answers.filter((answer) => !told.includes(answer));
    for (const { user, contacts, contactsWithheld } of others) {
      expect(user).toMatchObject({ id: expect.any(Number), fullname: expect.any(String) });
      expect(contacts).toBeUndefined();
      expect(contactsWithheld).toContain('30 owners today');
    }
  });

  test('an account that clicks at 90 owners at once, through both operations, gets those of exactly 30', async () => {
    const told = await Promise.all(
      listings.slice(0, 90).map(async (listing, index) => {
        if (index % 2) return (await read(listing)).user.email !== undefined;
        const response = await show({ propertyId: listing.id });
        expect([200, 429]).toContain(response.status);
        return response.ok;
      }),
    );
    expect(told.filter(Boolean)).toHaveLength(30);
    expect(await t.ctx.db.contactShare.count()).toBe(30);
  });

  test('the same owner again that day costs nothing, through any of their listings or their profile', async () => {
    await setLimit(2);
    const [one, two, three] = listings as [Property, Property, Property];
    const second = await createProperty(t.ctx.db, { ownerId: one.ownerId });
    for (let round = 0; round < 3; round += 1) {
      expect((await show({ propertyId: one.id })).status).toBe(200);
      expect((await show({ propertyId: second.id })).status).toBe(200);
      expect((await show({ agentId: one.ownerId })).status).toBe(200);
      expect((await read(two)).user.email).toBeDefined();
    }
    expect((await show({ propertyId: three.id })).status).toBe(429);
    expect((await show({ propertyId: one.id })).status).toBe(200);
    expect(await sharesOf(one.ownerId)).toBe(1);
  });

  test('beyond the limit a click gets the reason and the time, and the next day works again', async () => {
    await setLimit(1);
    await show({ propertyId: listings[0]!.id });
    const refused = await show({ agentId: listings[1]!.ownerId });
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(86_400);
    expect(await refused.json()).toMatchObject({
      code: 'contact_limit',
      message: expect.stringContaining('1 owner today'),
    });
    t.ctx.clock = () => new Date(Date.now() + 86_400_000);
    await t.ctx.db.session.updateMany({ data: { expiresAt: new Date(Date.now() + 2 * 86_400_000) } });
    expect((await show({ agentId: listings[1]!.ownerId })).status).toBe(200);
  });

  test('one address sees ten times as many owners, over all its accounts, and an owner counts once for it', async () => {
    await setLimit(1);
    const asked = async (listing: Property, from = address) => {
      address = from;
      return (await show({ propertyId: listing.id }, await somebody())).status;
    };
    const here = address;
    const statuses: number[] = [];
    for (const listing of listings.slice(0, 12)) statuses.push(await asked(listing));
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
    expect(await asked(listings[0]!)).toBe(200);
    const [elsewhere] = [`203.0.113.${(addresses += 1)}`];
    expect(await asked(listings[11]!, elsewhere)).toBe(200);
    expect(await asked(listings[11]!, here)).toBe(429);
    const network = await t.ctx.db.contactShareNetwork.findFirstOrThrow();
    expect(Buffer.from(network.network).toString()).not.toContain(here);
  });

  test("a user's own contacts and those shown to administrators are not counted, and strangers get none", async () => {
    await setLimit(1);
    const owner = await createUser(t.ctx.db);
    const own = await createProperty(t.ctx.db, { ownerId: owner.id });
    expect((await read(own, { ...(await logIn(t, owner)), 'x-forwarded-for': address })).user.email).toBe(owner.email);
    const admin = await somebody({ role: 'ADMIN' });
    for (const listing of listings.slice(0, 5))
      expect((await show({ propertyId: listing.id }, admin)).status).toBe(200);
    expect(await t.ctx.db.contactShare.count()).toBe(0);
    expect((await show({ propertyId: own.id }, {})).status).toBe(401);
    expect((await read(own, {})).user).not.toHaveProperty('email');
  });

  test('a listing that is read without contacts costs nothing', async () => {
    const answer = await read(listings[0]!, reader, '&contacts=false');
    expect(answer.user).not.toHaveProperty('email');
    expect(answer).not.toHaveProperty('contactsWithheld');
    expect(await t.ctx.db.contactShare.count()).toBe(0);
    const wrong = await t.get(`africanscity/getpropertiesbyid?id=${listings[0]!.id}&contacts=maybe`);
    expect(wrong.status).toBe(400);
  });

  test('requires a listing or an agent, and counts nothing for invisible ones', async () => {
    const hidden = await createProperty(t.ctx.db, { hiddenByTeamAt: new Date() });
    const quiet = await createUser(t.ctx.db);
    expect((await show({})).status).toBe(400);
    expect((await show({ propertyId: listings[0]!.id, agentId: listings[0]!.ownerId })).status).toBe(400);
    expect((await show({ propertyId: hidden.id })).status).toBe(404);
    expect((await show({ agentId: quiet.id })).status).toBe(404);
    expect(await t.ctx.db.contactShare.count()).toBe(0);
  });

  test('lists, similar and compared listings, companies and agents contain no phone or email', async () => {
    const owner = await createUser(t.ctx.db, { phone: '+263 77 123 9876', email: 'canary@example.com' });
    const { id } = await createProperty(t.ctx.db, { ownerId: owner.id });
    const agency = await t.ctx.db.agency.create({
      data: { name: 'Canary Homes', slug: 'canary', members: { create: { userId: owner.id, isOwner: true } } },
    });
    await t.ctx.db.property.update({ where: { id }, data: { agencyId: agency.id } });
    const paths = [
      'getpaginatedproperties?size=100',
      `getsimilarproperties?id=${listings[0]!.id}`,
      `getcomparedproperties?ids=${id}`,
      `getcompany?id=${agency.id}`,
      `getcompanyproperties?id=${agency.id}`,
      `getteam?id=${agency.id}`,
      `getagent?id=${owner.id}`,
      `getagentproperties?id=${owner.id}`,
      'getagents?size=100&search=Tendai',
      'getfavorites',
      'getfourrandomshowcasepropertiesdtoforsale',
      'getfeaturedproperties',
      'gethomecontent',
    ];
    for (const path of paths) {
      const response = await t.get(`africanscity/${path}`, { headers: reader });
      expect(response.status, path).toBe(200);
      expect(await response.text(), path).not.toMatch(/123 9876|canary@example|@example\.com/);
    }
    expect(await t.ctx.db.contactShare.count()).toBe(0);
  });

  test('owners see by day how often their contacts were shown, also through their profile', async () => {
    const owner = await createUser(t.ctx.db);
    const { id } = await createProperty(t.ctx.db, { ownerId: owner.id });
    await show({ propertyId: id });
    await show({ agentId: owner.id });
    await show({ agentId: owner.id }, await somebody());
    const headers = await logIn(t, owner);
    const all = await (await t.get('africanscity/getlistingstatistics', { headers })).json();
    expect(all).toMatchObject({ contactReveals: 2 });
    const one = await (await t.get(`africanscity/getlistingstatistics?propertyId=${id}`, { headers })).json();
    expect(one).toMatchObject({ contactReveals: 1 });
  });

  test('the counts of networks are deleted the next day, and those of owners stay', async () => {
    await show({ propertyId: listings[0]!.id });
    await forgetVisitors({ ...t.ctx, clock: () => new Date(Date.now() + 86_400_000) });
    expect(await t.ctx.db.contactShareNetwork.count()).toBe(0);
    expect(await t.ctx.db.contactShare.count()).toBe(1);
  });
});

describe('saveContactLimit', () => {
  test('applies at once, and is logged', async () => {
    const admin = await somebody({ role: 'ADMIN' });
    const save = (ownersADay: string, headers = admin) =>
      t.post('africanscity/savecontactlimit', new URLSearchParams({ ownersADay }), { headers });
    const settings = await (await t.get('africanscity/getsitesettings', { headers: admin })).json();
    expect(settings).toMatchObject({ contactOwnersADay: 30 });
    for (const wrong of ['', '0', '1001', '-3', '2.5', 'many']) expect((await save(wrong)).status, wrong).toBe(400);
    expect((await save('5', reader)).status).toBe(403);
    expect(await (await save('2')).json()).toMatchObject({ contactOwnersADay: 2 });
    const statuses: number[] = [];
    for (const listing of listings.slice(0, 3)) statuses.push((await show({ propertyId: listing.id })).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect(await t.ctx.db.auditEntry.count({ where: { action: 'saveContactLimit' } })).toBe(1);
  });
});
