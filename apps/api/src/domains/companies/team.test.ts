import { Team } from '@africanscity/contracts/companies/team';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../test/factories.ts';
import { logIn } from '../../../test/log-in.ts';
import { runJobs } from '../../../test/run-jobs.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let company: { id: number; name: string };
let owner: Person;
let person: Person;
let names = 0;

interface Person {
  id: number;
  email: string;
  headers: Record<string, string>;
}

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  names += 1;
  await t.ctx.db.rateLimit.deleteMany();
  await t.ctx.db.queuedMail.deleteMany();
  t.mailbox.messages.length = 0;
  owner = await somebody();
  person = await somebody();
  company = await t.ctx.db.agency.create({
    data: { name: `Kopje ${names}`, slug: `kopje-${names}`, members: { create: { userId: owner.id, isOwner: true } } },
  });
});

async function somebody(role: 'ADMIN' | 'INDIVIDUAL' = 'INDIVIDUAL'): Promise<Person> {
  const user = await createUser(t.ctx.db, { emailVerifiedAt: new Date(), role });
  return { id: user.id, email: user.email, headers: await logIn(t, user) };
}

const post = (path: string, values: Record<string, string | number | boolean>, by?: Person) =>
  t.post(
    `africanscity/${path}`,
    new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])),
    { headers: by?.headers ?? {} },
  );
const teamOf = async (by: Person) =>
  Team.parse(await (await t.get(`africanscity/getteam?id=${company.id}`, { headers: by.headers })).json());
const memberIds = async () =>
  (await t.ctx.db.agencyMember.findMany({ where: { agencyId: company.id } })).map(({ userId }) => userId);
const emailsTo = (to: string) => t.mailbox.messages.filter((message) => message.to === to);
async function invited(email = person.email): Promise<string> {
  expect((await post('inviteteammember', { id: company.id, email }, owner)).status).toBe(200);
  await runJobs(t);
  return /join-company#token=([\w-]+)/.exec(emailsTo(email).at(-1)!.text)![1]!;
}
async function join(who = person): Promise<void> {
  await t.ctx.db.agencyMember.create({ data: { agencyId: company.id, userId: who.id } });
}

describe('inviteTeamMember', () => {
  test('the emailed link makes a member once, and listings come along as chosen', async () => {
    const own = await createProperty(t.ctx.db, { ownerId: person.id });
    const named = await createProperty(t.ctx.db, {
      ownerId: person.id,
      role: 'REAL_ESTATE',
      stateName: company.name.toUpperCase(),
    });
    const foreign = await createProperty(t.ctx.db, { ownerId: person.id, role: 'REAL_ESTATE', stateName: 'Other' });
    const token = await invited();
    const [row] = await t.ctx.db.agencyInvitation.findMany({ where: { agencyId: company.id } });
    expect(Buffer.from(row!.hash).toString('base64url')).not.toBe(token);
    expect(await (await post('openinvitation', { token })).json()).toEqual({
      id: company.id,
      name: company.name,
      accepted: false,
    });
    expect((await post('acceptinvitation', { token, bringListings: true }, person)).status).toBe(200);
    expect((await post('acceptinvitation', { token }, await somebody())).status).toBe(400);
    expect(await memberIds()).toEqual([owner.id, person.id]);
    const listings = await t.ctx.db.property.findMany({ where: { ownerId: person.id }, orderBy: { id: 'asc' } });
    expect(listings.map(({ id, agencyId }) => [id, agencyId])).toEqual([
      [own.id, company.id],
      [named.id, company.id],
      [foreign.id, null],
    ]);
    const seen = await (await t.get(`africanscity/getpropertiesbyid?id=${own.id}`)).json();
    expect(seen).toMatchObject({ stateName: company.name, company: { id: company.id, verified: false } });
  });

  test('the link says that it is already accepted when it is opened again, and adds no other user', async () => {
    const token = await invited();
    const accept = (by?: Person) => post('acceptinvitation', { token, bringListings: true }, by);
    expect(await (await accept(person)).json()).toMatchObject({ id: company.id, alreadyConfirmed: false });
    expect(await (await post('openinvitation', { token })).json()).toMatchObject({ accepted: true });
    expect(await (await accept(person)).json()).toMatchObject({ id: company.id, alreadyConfirmed: true });
    expect((await accept(await somebody())).status).toBe(400);
    expect((await teamOf(owner)).invitations).toEqual([]);
    expect(await memberIds()).toEqual([owner.id, person.id]);
    await t.ctx.db.agencyMember.deleteMany({ where: { userId: person.id } });
    expect((await accept(person)).status).toBe(400);
  });

  test('of ten who open one link at once exactly one becomes a member', async () => {
    const token = await invited();
    const people = await Promise.all(Array.from({ length: 10 }, () => somebody()));
    const statuses = await Promise.all(
      people.map(async (by) => (await post('acceptinvitation', { token }, by)).status),
    );
    expect(statuses.toSorted()).toEqual([200, ...Array(9).fill(400)]);
    expect(await memberIds()).toHaveLength(2);
  });

  test('a second email replaces the first, and an old or withdrawn link does not work', async () => {
    const first = await invited();
    const second = await invited();
    expect((await post('openinvitation', { token: first })).status).toBe(400);
    const [row] = (await teamOf(owner)).invitations;
    expect(row).toMatchObject({ email: person.email });
    expect((await post('withdrawinvitation', { id: row!.id }, person)).status).toBe(404);
    expect((await post('withdrawinvitation', { id: row!.id })).status).toBe(401);
    expect((await post('withdrawinvitation', { id: 'x' }, owner)).status).toBe(400);
    expect((await post('withdrawinvitation', { id: row!.id }, owner)).status).toBe(200);
    expect((await post('acceptinvitation', { token: second }, person)).status).toBe(400);
    const third = await invited();
    await t.ctx.db.agencyInvitation.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
    expect((await post('acceptinvitation', { token: third }, person)).status).toBe(400);
    expect((await post('acceptinvitation', { token: third })).status).toBe(401);
  });

  test('is for the owner, for people outside of it, five times a day per address', async () => {
    await join();
    const invite = async (email: string, by?: Person) =>
      (await post('inviteteammember', { id: company.id, email }, by)).status;
    expect(await invite('new@example.com', person)).toBe(403);
    expect(await invite('new@example.com')).toBe(401);
    expect(await invite('nobody', owner)).toBe(400);
    expect(await invite(person.email.toUpperCase(), owner)).toBe(409);
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1) statuses.push(await invite('new@example.com', owner));
    expect(statuses).toEqual([...Array(5).fill(200), 429]);
  });
});

describe('askToJoin', () => {
  test('reaches the owner, who accepts', async () => {
    const listing = await createProperty(t.ctx.db, { ownerId: person.id });
    const asked = await post('asktojoin', { id: company.id, message: 'We met.', bringListings: true }, person);
    expect(asked.status).toBe(200);
    expect((await teamOf(person)).role).toBe('asked');
    await runJobs(t);
    expect(emailsTo(owner.email)[0]!.text).toContain('We met.');
    expect((await teamOf(owner)).joinRequests).toMatchObject([{ userId: person.id, message: 'We met.', listings: 1 }]);
    const decision = { id: company.id, userId: person.id, accepted: true };
    expect((await post('decidejoinrequest', decision, person)).status).toBe(403);
    expect((await post('decidejoinrequest', decision)).status).toBe(401);
    expect((await post('decidejoinrequest', { ...decision, accepted: 'x' }, owner)).status).toBe(400);
    expect((await post('decidejoinrequest', decision, owner)).status).toBe(200);
    expect((await post('decidejoinrequest', decision, owner)).status).toBe(404);
    await runJobs(t);
    expect(emailsTo(person.email)[0]!.subject).toBe(`You belong to ${company.name} now`);
    expect(await memberIds()).toEqual([owner.id, person.id]);
    expect(await t.ctx.db.property.findUnique({ where: { id: listing.id } })).toMatchObject({ agencyId: company.id });
  });

  test('a refusal changes nothing', async () => {
    await post('asktojoin', { id: company.id }, person);
    await post('decidejoinrequest', { id: company.id, userId: person.id, accepted: false }, owner);
    expect(await memberIds()).toEqual([owner.id]);
    expect((await teamOf(person)).role).toBe('none');
  });

  test.each([
    ['was never confirmed', { emailVerifiedAt: null }],
    ['is of a disabled account', { disabledAt: new Date() }],
  ])('is decided without an email to an address that %s', async (_what, values) => {
    await post('asktojoin', { id: company.id }, person);
    await t.ctx.db.user.update({ where: { id: person.id }, data: values });
    const decision = { id: company.id, userId: person.id, accepted: false };
    expect((await post('decidejoinrequest', decision, owner)).status).toBe(200);
    expect(await t.ctx.db.queuedMail.count({ where: { recipient: person.email } })).toBe(0);
  });

  test('is stored once, refused to members, and shown to the owner alone', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => (await post('asktojoin', { id: company.id }, person)).status),
    );
    expect(statuses.toSorted()).toEqual([200, ...Array(9).fill(409)]);
    expect((await post('asktojoin', { id: company.id }, owner)).status).toBe(409);
    expect((await post('asktojoin', { id: company.id })).status).toBe(401);
    expect((await post('asktojoin', { id: 2_000_000_000 }, owner)).status).toBe(404);
    expect((await post('asktojoin', { id: company.id, message: 'x'.repeat(1001) }, await somebody())).status).toBe(400);
    expect(await teamOf(await somebody())).toMatchObject({ role: 'none', mayManage: false, joinRequests: [] });
  });
});

describe('removeTeamMember', () => {
  test('returns listings to a member who leaves or is removed', async () => {
    for (const by of ['member', 'owner']) {
      await join();
      const values = { role: 'REAL_ESTATE', stateName: company.name, agencyId: company.id } as const;
      const { id } = await createProperty(t.ctx.db, { ownerId: person.id, ...values });
      const remove = { id: company.id, userId: person.id };
      expect((await post('removeteammember', remove, by === 'owner' ? owner : person)).status).toBe(200);
      expect((await post('removeteammember', remove, owner)).status).toBe(404);
      expect(await t.ctx.db.property.findUnique({ where: { id } })).toMatchObject({
        agencyId: null,
        role: 'INDIVIDUAL',
        stateName: null,
      });
    }
  });

  test('is refused to strangers, and to the owner before a transfer', async () => {
    await join();
    const leave = { id: company.id, userId: owner.id };
    expect((await post('removeteammember', { id: company.id, userId: person.id }, await somebody())).status).toBe(403);
    expect((await post('removeteammember', leave, person)).status).toBe(403);
    expect((await post('removeteammember', leave)).status).toBe(401);
    expect((await post('removeteammember', { id: company.id, userId: 'x' }, owner)).status).toBe(400);
    expect((await post('removeteammember', leave, owner)).status).toBe(409);
    expect((await post('transfercompany', { id: company.id, userId: person.id }, owner)).status).toBe(200);
    expect((await post('removeteammember', leave, owner)).status).toBe(200);
    expect(await memberIds()).toEqual([person.id]);
  });

  test('a company that is transferred and left at once keeps an owner', async () => {
    await join();
    await Promise.all([
      post('transfercompany', { id: company.id, userId: person.id }, owner),
      post('removeteammember', { id: company.id, userId: person.id }, person),
      post('removeteammember', { id: company.id, userId: owner.id }, owner),
    ]);
    const owners = await t.ctx.db.agencyMember.count({ where: { agencyId: company.id, isOwner: true } });
    expect(owners).toBe(1);
  });
});

describe('transferCompany', () => {
  test('is for the owner, to a member', async () => {
    const transfer = (userId: number | string, by?: Person) => post('transfercompany', { id: company.id, userId }, by);
    expect((await transfer(person.id, owner)).status).toBe(404);
    await join();
    expect((await transfer(person.id, person)).status).toBe(403);
    expect((await transfer(person.id)).status).toBe(401);
    expect((await transfer('x', owner)).status).toBe(400);
    expect((await transfer(person.id, owner)).status).toBe(200);
    expect((await transfer(owner.id, owner)).status).toBe(403);
    expect(await teamOf(person)).toMatchObject({ role: 'owner', mayManage: true });
    expect(await teamOf(owner)).toMatchObject({ role: 'member', mayManage: false });
  });

  test('is allowed to administrators, and logged', async () => {
    await join();
    const admin = await somebody('ADMIN');
    expect((await post('transfercompany', { id: company.id, userId: person.id }, admin)).status).toBe(200);
    const act = await t.ctx.db.auditEntry.findFirst({ where: { actorId: admin.id } });
    expect(act).toMatchObject({ action: 'transferCompany', subject: `agency ${company.id}` });
  });

  test('makes the longest member the owner when the owner deletes their account', async () => {
    await join();
    const admin = await somebody('ADMIN');
    const response = await t.post(`africanscity/deleteuser?userId=${owner.id}`, undefined, { headers: admin.headers });
    expect(response.status).toBe(200);
    expect(await teamOf(person)).toMatchObject({ role: 'owner' });
  });
});
