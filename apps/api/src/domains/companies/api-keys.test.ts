import type { User } from '@africanscity/db/generated/client';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../test/factories.ts';
import { listingForm } from '../../../test/listing-form.ts';
import { logIn } from '../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { forgetUser } from '../accounts/delete-account.ts';
import { verifiedAgency } from '../../../test/verified-agency.ts';

let t: TestApp;
let owner: User;
let agency: { id: number; name: string };

beforeAll(async () => {
  t = await createTestApp();
  await t.ctx.db.propertyType.create({ data: { name: 'House' } });
  owner = await createUser(t.ctx.db);
  agency = await verifiedAgency(t, owner.id);
});
afterAll(() => t.close());
beforeEach(() => t.ctx.db.rateLimit.deleteMany());

interface Created {
  id: number;
  key: string;
  prefix: string;
}

const everyScope = 'listings:read,listings:write,enquiries:read';

async function create(fields: Record<string, string> = {}, by: Pick<User, 'id'> = owner): Promise<Response> {
  const form = { id: String(agency.id), name: 'Website', scopes: everyScope, ...fields };
  return t.post('africanscity/createapikey', new URLSearchParams(form), { headers: await logIn(t, by) });
}

async function newKey(fields: Record<string, string> = {}): Promise<Created> {
  const response = await create(fields);
  expect(response.status).toBe(200);
  return (await response.json()) as Created;
}

const bearer = (key: string, more: Record<string, string> = {}) => ({
  headers: { authorization: `Bearer ${key}`, ...more },
});

async function codeOf(response: Response): Promise<string> {
  return ((await response.json()) as { code: string }).code;
}

const ownListings = async (key: string) => {
  const response = await t.get('africanscity/getpropertiesbyloggedinuser', bearer(key));
  expect(response.status).toBe(200);
  return ((await response.json()) as { content: { id: number }[] }).content.map(({ id }) => id);
};

describe('createApiKey', () => {
  test('returns the key once, and stores only its digest', async () => {
    const { key, id, prefix } = await newKey({ name: 'Our website' });
    expect(key).toMatch(/^ac_[\w-]{43}$/);
    expect(prefix).toBe(key.slice(0, 9));
    const row = await t.ctx.db.apiKey.findUniqueOrThrow({ where: { id } });
    expect(JSON.stringify(row)).not.toContain(key);
    expect(row.hash).toHaveLength(32);
    const list = await t.get('africanscity/getapikeys', { headers: await logIn(t, owner) });
    const text = await list.text();
    expect(text).toContain('Our website');
    expect(text).not.toContain(key);
  });

  test('refuses members who do not own the company, and companies that are not verified', async () => {
    const member = await createUser(t.ctx.db);
    await t.ctx.db.agencyMember.create({ data: { agencyId: agency.id, userId: member.id } });
    expect((await create({}, member)).status).toBe(403);
    const other = await verifiedAgency(t, owner.id);
    await t.ctx.db.agency.update({ where: { id: other.id }, data: { verifiedAt: null } });
    const unverified = await create({ id: String(other.id) });
    expect([unverified.status, await codeOf(unverified)]).toEqual([409, 'not_verified']);
  });

  test.each<Record<string, string>>([
    { scopes: '' },
    { scopes: 'listings:delete' },
    { name: ' ' },
    { origins: 'example.com' },
    { origins: 'https://example.com/path' },
    { origins: '*' },
  ])('refuses %o', async (fields) => {
    expect((await create(fields)).status).toBe(400);
  });
});

describe('an API key', () => {
  test("lists, saves, changes and withdraws its company's listings", async () => {
    const { key } = await newKey();
    const made = await t.post('africanscity/saveproperties', listingForm({ stateName: 'Another name' }), bearer(key));
    expect(made.status).toBe(200);
    const { id } = (await made.json()) as { id: number };
    const row = await t.ctx.db.property.findUniqueOrThrow({ where: { id } });
    expect([row.agencyId, row.ownerId, row.role, row.stateName]).toEqual([
      agency.id,
      owner.id,
      'REAL_ESTATE',
      agency.name,
    ]);
    expect(await ownListings(key)).toContain(id);
    const form = new URLSearchParams({ id: String(id), price: '91000' });
    expect((await t.post('africanscity/changeownlisting', form, bearer(key))).status).toBe(200);
    expect((await t.ctx.db.property.findUniqueOrThrow({ where: { id } })).price.toNumber()).toBe(91_000);
    expect((await t.post(`africanscity/deletepropertybyid?id=${id}`, undefined, bearer(key))).status).toBe(200);
    expect((await t.ctx.db.property.findUniqueOrThrow({ where: { id } })).deletedBy).toBe('owner');
  });

  test("changes a colleague's listing of the company, and no other listing, not even its user's own", async () => {
    const { key } = await newKey();
    const member = await createUser(t.ctx.db);
    await t.ctx.db.agencyMember.create({ data: { agencyId: agency.id, userId: member.id } });
    const company = { agencyId: agency.id, role: 'REAL_ESTATE' as const, stateName: agency.name };
    const colleagues = await createProperty(t.ctx.db, { ownerId: member.id, ...company });
    const personal = await createProperty(t.ctx.db, { ownerId: owner.id });
    const strangers = await createProperty(t.ctx.db);
    const change = (id: number) => {
      const form = new URLSearchParams({ id: String(id), price: '70000' });
      return t.post('africanscity/changeownlisting', form, bearer(key));
    };
    expect((await change(colleagues.id)).status).toBe(200);
    for (const { id } of [personal, strangers]) {
      expect((await change(id)).status).toBe(404);
      const edited = listingForm({ id: String(id) });
      expect((await t.post('africanscity/saveproperties', edited, bearer(key))).status).toBe(404);
      expect((await t.post(`africanscity/deletepropertybyid?id=${id}`, undefined, bearer(key))).status).toBe(404);
      expect((await t.ctx.db.property.findUniqueOrThrow({ where: { id } })).version).toBe(1);
    }
    const listed = await ownListings(key);
    expect(listed).toContain(colleagues.id);
    expect(listed).not.toContain(personal.id);
  });

  test("reads its company's enquiries alone, and leaves them unread", async () => {
    const { key } = await newKey();
    const enquiryAbout = async (agencyId: number | null) => {
      const { id: propertyId } = await createProperty(t.ctx.db, { ownerId: owner.id, agencyId });
      return t.ctx.db.enquiry.create({
        data: {
          propertyId,
          ownerId: owner.id,
          agencyId,
          name: 'Rudo',
          email: `${randomUUID()}@example.com`,
          state: 'new',
          confirmedAt: new Date(),
          unreadByOwner: 1,
          entries: { create: [{ side: 'asker', text: 'Is it free in May?' }] },
        },
      });
    };
    const [ours, personal] = [await enquiryAbout(agency.id), await enquiryAbout(null)];
    const listed = await t.get('africanscity/getenquiries?box=sent', bearer(key));
    expect(((await listed.json()) as { content: { id: number }[] }).content.map(({ id }) => id)).toEqual([ours.id]);
    const open = (id: number) =>
      t.post('africanscity/openenquiry', new URLSearchParams({ id: String(id) }), bearer(key));
    expect((await open(personal.id)).status).toBe(404);
    expect(((await (await open(ours.id)).json()) as { entries: { text: string }[] }).entries[0]?.text).toBe(
      'Is it free in May?',
    );
    expect((await t.ctx.db.enquiry.findUniqueOrThrow({ where: { id: ours.id } })).unreadByOwner).toBe(1);
  });

  test("reads the site's listings, without the owners' contacts", async () => {
    const { key } = await newKey({ scopes: 'listings:read' });
    const { id } = await createProperty(t.ctx.db);
    const read = await t.get(`africanscity/getpropertiesbyid?id=${id}&contacts=true`, bearer(key));
    expect(read.status).toBe(200);
    expect(await read.text()).not.toContain('77 000 0000');
    const list = await t.get('africanscity/getpaginatedproperties', bearer(key));
    expect([list.status, list.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  });

  test('without the scope of a call gets 403 with its name', async () => {
    const { key } = await newKey({ scopes: 'listings:read' });
    const response = await t.post('africanscity/saveproperties', listingForm(), bearer(key));
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      code: 'missing_scope',
      message: 'This API key needs the scope listings:write for this call.',
    });
  });

  test.each(['loggedinuserrole', 'getfavorites', 'getroles', 'getapikeys'])('is refused by %s', async (path) => {
    const response = await t.get(`africanscity/${path}`, bearer((await newKey()).key));
    expect([response.status, await codeOf(response)]).toEqual([403, 'not_for_keys']);
  });

  test('gets 401 from every call once it is revoked', async () => {
    const { key, id } = await newKey();
    await ownListings(key);
    const form = new URLSearchParams({ id: String(id) });
    const revoked = await t.post('africanscity/revokeapikey', form, { headers: await logIn(t, owner) });
    expect(revoked.status).toBe(200);
    for (const path of ['getpropertiesbyloggedinuser', 'getpaginatedproperties', 'getroles']) {
      const response = await t.get(`africanscity/${path}`, bearer(key));
      expect([response.status, await codeOf(response)]).toEqual([401, 'invalid_key']);
    }
    expect((await t.get('africanscity/getroles', bearer('ac_unknown'))).status).toBe(401);
  });

  test('gets 401 while its company is unverified, its user is disabled, or another user owns the company', async () => {
    const founder = await createUser(t.ctx.db);
    const company = await verifiedAgency(t, founder.id);
    const response = await create({ id: String(company.id) }, founder);
    const { key } = (await response.json()) as Created;
    const status = async () => (await t.get('africanscity/getpropertiesbyloggedinuser', bearer(key))).status;
    expect(await status()).toBe(200);
    const where = { id: company.id };
    await t.ctx.db.agency.update({ where, data: { verifiedAt: null } });
    expect(await status()).toBe(401);
    await t.ctx.db.agency.update({ where, data: { verifiedAt: new Date() } });
    await t.ctx.db.user.update({ where: { id: founder.id }, data: { disabledAt: new Date() } });
    expect(await status()).toBe(401);
    await t.ctx.db.user.update({ where: { id: founder.id }, data: { disabledAt: null } });
    await t.ctx.db.agencyMember.updateMany({ where: { agencyId: company.id }, data: { isOwner: false } });
    expect(await status()).toBe(401);
  });

  test('records its use at most once a minute', async () => {
    const { key, id } = await newKey();
    const lastUse = async () => (await t.ctx.db.apiKey.findUniqueOrThrow({ where: { id } })).lastUsedAt;
    expect(await lastUse()).toBeNull();
    await ownListings(key);
    const first = await lastUse();
    await ownListings(key);
    expect(await lastUse()).toEqual(first);
    const before = new Date(Date.now() - 61_000);
    await t.ctx.db.apiKey.update({ where: { id }, data: { lastUsedAt: before } });
    await ownListings(key);
    expect((await lastUse())?.getTime()).toBeGreaterThan(before.getTime());
  });

  test('may make 600 calls per minute, however many keys its user has', async () => {
    const [{ key }, other] = [await newKey(), await newKey()];
    await ownListings(key);
    const row = await t.ctx.db.rateLimit.findFirstOrThrow({ where: { key: { startsWith: 'callsOfKey:' } } });
    await t.ctx.db.rateLimit.update({ where: { key: row.key }, data: { points: 600 } });
    const refused = await t.get('africanscity/getpropertiesbyloggedinuser', bearer(key));
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    await ownListings(other.key);
  });
});

describe('a key with origins', () => {
  const site = 'https://homes.example';

  test('works for pages of these origins, which may read the response, and for programs', async () => {
    const { key } = await newKey({ origins: `${site}\nhttps://www.homes.example` });
    const path = 'africanscity/getpropertiesbyloggedinuser';
    const preflight = await t.get(path, {
      method: 'OPTIONS',
      headers: {
        origin: site,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBe(site);
    const response = await t.get(path, bearer(key, { origin: site }));
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, site]);
    const evil = await t.get(path, bearer(key, { origin: 'https://evil.example' }));
    expect([evil.status, evil.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    expect((await t.get(path, bearer(key))).status).toBe(200);
  });

  test('a key without origins is refused for any page', async () => {
    const { key } = await newKey();
    const response = await t.get('africanscity/getpaginatedproperties', bearer(key, { origin: site }));
    expect([response.status, await codeOf(response)]).toEqual([403, 'origin_not_allowed']);
  });

  test('a call without a key answers no preflight of an unknown origin', async () => {
    const headers = {
      origin: site,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'x-other',
    };
    for (const path of ['getpaginatedproperties', 'getfavorites']) {
      const response = await t.get(`africanscity/${path}`, { method: 'OPTIONS', headers });
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

describe('a key of the site', () => {
  test("reads the site's listings, is logged, and ends with its administrator's role", async () => {
    const administrator = await createUser(t.ctx.db, { role: 'ADMIN' });
    const headers = await logIn(t, administrator);
    const send = (scopes: string) =>
      t.post('africanscity/createapikey', new URLSearchParams({ name: 'Statistics', scopes }), { headers });
    expect((await send('listings:write')).status).toBe(400);
    const { key, id } = (await (await send('listings:read')).json()) as Created;
    expect((await t.get('africanscity/getpaginatedproperties', bearer(key))).status).toBe(200);
    expect((await t.get('africanscity/getpropertiesbyloggedinuser', bearer(key))).status).toBe(403);
    const entry = await t.ctx.db.auditEntry.findFirstOrThrow({ where: { actorId: administrator.id } });
    expect([entry.action, entry.subject]).toEqual(['createApiKey', `api key ${id}`]);
    await t.ctx.db.user.update({ where: { id: administrator.id }, data: { role: 'INDIVIDUAL' } });
    expect((await t.get('africanscity/getpaginatedproperties', bearer(key))).status).toBe(401);
  });

  test('an owner of a company gets 403 for creating one', async () => {
    const form = new URLSearchParams({ name: 'Statistics', scopes: 'listings:read' });
    expect((await t.post('africanscity/createapikey', form, { headers: await logIn(t, owner) })).status).toBe(403);
  });
});

test("an administrator revokes a company's key, which is logged", async () => {
  const { key, id } = await newKey();
  const administrator = await createUser(t.ctx.db, { role: 'ADMIN' });
  const headers = await logIn(t, administrator);
  expect(await (await t.get('africanscity/getapikeys', { headers })).text()).toContain(agency.name);
  await t.post('africanscity/revokeapikey', new URLSearchParams({ id: String(id) }), { headers });
  expect((await t.get('africanscity/getpaginatedproperties', bearer(key))).status).toBe(401);
  const logged = await t.ctx.db.auditEntry.findMany({ where: { actorId: administrator.id } });
  expect(logged.map(({ action, subject }) => [action, subject])).toEqual([['revokeApiKey', `api key ${id}`]]);
});

test('keys are in the export of their user, without their digests, and leave with the account', async () => {
  const founder = await createUser(t.ctx.db);
  const company = await verifiedAgency(t, founder.id);
  const created = await create({ id: String(company.id), name: 'Sync' }, founder);
  const { key } = (await created.json()) as Created;
  const exported = await t.get('africanscity/exportmydata', { headers: await logIn(t, founder) });
  const { apiKeys } = (await exported.json()) as { apiKeys: object[] };
  expect(apiKeys).toMatchObject([{ name: 'Sync', prefix: key.slice(0, 9) }]);
  expect(Object.keys(apiKeys[0] ?? {})).not.toContain('hash');
  await t.ctx.db.$transaction((tx) => forgetUser(t.ctx, tx, founder.id));
  expect(await t.ctx.db.apiKey.count({ where: { createdById: founder.id } })).toBe(0);
  expect((await t.get('africanscity/getpaginatedproperties', bearer(key))).status).toBe(401);
});
