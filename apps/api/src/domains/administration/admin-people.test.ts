import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../test/factories.ts';
import { logIn } from '../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let admin: { id: number; headers: Record<string, string> };
let user: Record<string, string>;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.ctx.db.propertyRequest.deleteMany();
  await t.ctx.db.property.deleteMany();
  await t.ctx.db.agency.deleteMany();
  const { id } = await createUser(t.ctx.db, { role: 'ADMIN' });
  admin = { id, headers: await logIn(t, { id }) };
  user = await logIn(t, await createUser(t.ctx.db));
});

const post = (path: string, values: Record<string, string | number>, headers: Record<string, string> = admin.headers) =>
  t.post(
    `africanscity/${path}`,
    new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])),
    { headers },
  );
const page = async (path: string) =>
  (await (await t.get(`africanscity/${path}`, { headers: admin.headers })).json()) as {
    content: Record<string, unknown>[];
    totalElements: number;
  };
const actsOf = (action: string) => t.ctx.db.auditEntry.findMany({ where: { actorId: admin.id, action } });
const request = (values = {}) =>
  t.ctx.db.propertyRequest.create({
    data: {
      location: 'Tynwald',
      category: 'rooms',
      name: 'Rudo',
      email: 'rudo@example.com',
      phone: '0771234567',
      ...values,
    },
  });
/** All other callers get the same refusal from every write of the administration. */
async function refused(path: string, values: Record<string, string | number>, id: number): Promise<void> {
  expect((await post(path, { id, ...values }, {})).status).toBe(401);
  expect((await post(path, { id, ...values }, user)).status).toBe(403);
  expect((await post(path, { ...values, id: 2_000_000_000 })).status).toBe(404);
  expect((await post(path, { ...values, id: 'x' })).status).toBe(400);
  expect((await post(path, { ...values, id, note: 'x'.repeat(1001) })).status).toBe(400);
}

describe('getPropertyRequestsAll', () => {
  test('pages, searches without wildcards, sorts and marks waiting requests', async () => {
    await request({ location: 'Avondale 100%', handledAt: new Date() });
    await request({ location: 'Avondale 1000', name: 'Tendai' });
    await request();
    const places = async (query: string) =>
      (await page(`getpropertyrequestsall?${query}`)).content.map(({ location }) => location);
    expect(await places('sort=location-ASC&size=5')).toEqual(['Avondale 100%', 'Avondale 1000', 'Tynwald']);
    expect(await places('search=100%25')).toEqual(['Avondale 100%']);
    expect(await places('search=tendai')).toEqual(['Avondale 1000']);
    expect(await places('which=handled')).toEqual(['Avondale 100%']);
    expect((await page('getpropertyrequestsall?page=9')).content).toHaveLength(3);
    const bad = await t.get('africanscity/getpropertyrequestsall?which=odd', { headers: admin.headers });
    expect(bad.status).toBe(400);
  });
});

describe('handlePropertyRequest', () => {
  test('stores the note, ends the request when asked, and is logged', async () => {
    const { id } = await request();
    await refused('handlepropertyrequest', { handled: 'true' }, id);
    expect((await post('handlepropertyrequest', { id, handled: 'true', note: 'Called.' })).status).toBe(200);
    expect((await page('getpropertyrequestsall')).content).toMatchObject([{ note: 'Called.', state: 'unconfirmed' }]);
    expect((await post('handlepropertyrequest', { id, handled: 'true', close: 'true' })).status).toBe(200);
    expect((await page('getpropertyrequestsall')).content).toMatchObject([{ state: 'closed' }]);
    expect(await actsOf('handlePropertyRequest')).toHaveLength(2);
  });
});

describe('handlePropertyEvaluation', () => {
  test('stores the note and is logged', async () => {
    const { id: propertyId } = await createProperty(t.ctx.db);
    const { id } = await t.ctx.db.propertyEvaluation.create({
      data: { propertyId, category: 'house', name: 'Rudo', email: 'rudo@example.com' },
    });
    await refused('handlepropertyevaluation', { handled: 'true' }, id);
    expect((await post('handlepropertyevaluation', { id, handled: 'true', note: 'Sent.' })).status).toBe(200);
    const { content } = await page('getpropertyevaluationsall?search=jacaranda');
    expect(content).toMatchObject([{ id, note: 'Sent.', categoryReadable: 'House', propertyId }]);
    expect(content[0]!.handledAt).not.toBeNull();
    expect((await page('getpropertyevaluationsall?which=waiting')).totalElements).toBe(0);
    expect(await actsOf('handlePropertyEvaluation')).toHaveLength(1);
  });
});

describe('verifyAgency', () => {
  test('shows the company and its listings as verified, can be undone, and is logged', async () => {
    const { id: userId } = await createUser(t.ctx.db);
    const { id } = await t.ctx.db.agency.create({
      data: { name: 'Acacia', slug: 'acacia', members: { create: { userId, isOwner: true } } },
    });
    const listing = await createProperty(t.ctx.db, { ownerId: userId, agencyId: id });
    await refused('verifyagency', { verified: 'true' }, id);
    expect((await post('verifyagency', { id, verified: 'true', note: 'Saw the licence.' })).status).toBe(200);
    expect(await page(`getcompany?id=${id}`)).toMatchObject({ verified: true });
    expect(await page(`getpropertiesbyid?id=${listing.id}`)).toMatchObject({ company: { id, verified: true } });
    expect((await page('getagenciesall?which=verified')).content).toMatchObject([
      { id, owner: 'Tendai Moyo', members: 1, listings: 1, note: 'Saw the licence.' },
    ]);
    expect((await post('verifyagency', { id, verified: 'false', note: 'Licence is over.' })).status).toBe(200);
    expect(await page(`getcompany?id=${id}`)).toMatchObject({ verified: false });
    expect(await actsOf('verifyAgency')).toMatchObject([
      { reason: 'Saw the licence.' },
      { reason: 'Licence is over.' },
    ]);
  });
});
