import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../test/factories.ts';
import { logIn } from '../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let headers: Record<string, string>;
let admin: { id: number };

// It counts all rows, so each test has its own database.
beforeEach(async () => {
  t = await createTestApp();
  admin = await createUser(t.ctx.db, { role: 'ADMIN' });
  headers = await logIn(t, admin);
});
afterEach(() => t.close());

const read = async (call: string) => (await t.get(`africanscity/${call}`, { headers })).json();

describe('the administration', () => {
  test('counts and lists owners, customers and listings', async () => {
    const owner = await createUser(t.ctx.db, { email: 'owner-of-one@example.com' });
    const customer = await createUser(t.ctx.db, { email: 'customer@example.com' });
    const { id } = await createProperty(t.ctx.db, { ownerId: owner.id });
    await createProperty(t.ctx.db, { ownerId: customer.id, deletedAt: new Date() });
    expect(await read('getpropertiestotal')).toBe(1);
    expect(await read('getpropertyownerstotal')).toBe(1);
    expect(await read('getcustomerstotal')).toBe(1);
    expect(await read('getpropertyowners')).toMatchObject([{ id: owner.id, username: 'owner-of-one@example.com' }]);
    expect(await read('getcustomers')).toMatchObject([{ id: customer.id }]);
    expect(((await read('getusersall')) as unknown[]).length).toBe(3);
    expect(await read('getpropertiesall')).toMatchObject([{ id, status: 'FOR_SALE', price: 85_000 }]);
    expect(JSON.stringify(await read('getusersall'))).not.toMatch(/password/i);
  });

  test('deleteUser takes a user and their listings off the site, as existing clients call it', async () => {
    const user = await createUser(t.ctx.db);
    const { id } = await createProperty(t.ctx.db, { ownerId: user.id });
    // A multipart type without a boundary, and no body.
    const as = { ...headers, 'content-type': 'multipart/form-data' };
    const response = await t.post(`africanscity/deleteuser?userId=${user.id}`, undefined, { headers: as });
    expect(response.status).toBe(200);
    expect((await t.get(`africanscity/getpropertiesbyid?id=${id}`)).status).toBe(404);
    expect((await t.post(`africanscity/deleteuser?userId=${user.id}`, undefined, { headers })).status).toBe(404);
    expect((await t.post(`africanscity/deleteuser?userId=${admin.id}`, undefined, { headers })).status).toBe(409);
  });

  test('approveFeedback shows a testimonial and hides it again', async () => {
    const user = await createUser(t.ctx.db);
    const { id } = await t.ctx.db.feedback.create({ data: { userId: user.id, message: 'A fair agent.' } });
    const approve = (approved: string) =>
      t.post('africanscity/approvefeedback', new URLSearchParams({ id: String(id), approved }), { headers });
    expect((await approve('true')).status).toBe(200);
    expect(await read('getfeedbackall')).toMatchObject([
      { id, message: 'A fair agent.', approvedAt: expect.any(String) },
    ]);
    expect(JSON.stringify(await (await t.get('africanscity/gethomecontent')).json())).toContain('A fair agent.');
    expect((await approve('false')).status).toBe(200);
    expect(await read('getfeedbackall')).toMatchObject([{ approvedAt: null }]);
    expect((await approve('perhaps')).status).toBe(400);
  });

  test('approveFeedback refuses what its writer does not want shown', async () => {
    const user = await createUser(t.ctx.db);
    const { id } = await t.ctx.db.feedback.create({
      data: { userId: user.id, message: 'Between us.', mayBeShown: false },
    });
    const body = new URLSearchParams({ id: String(id), approved: 'true' });
    const response = await t.post('africanscity/approvefeedback', body, { headers });
    expect(response.status).toBe(409);
    expect(await response.text()).toContain('Its writer did not agree to have it shown.');
    expect(await t.ctx.db.feedback.findUnique({ where: { id } })).toMatchObject({ approvedAt: null });
  });
});
