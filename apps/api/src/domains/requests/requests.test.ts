import { PropertyRequest } from '@africanscity/contracts/requests/requests';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createUser } from '../../../test/factories.ts';
import { logIn } from '../../../test/log-in.ts';
import { runJobs } from '../../../test/run-jobs.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let user: { id: number };
let headers: Record<string, string>;
let network = 0;

beforeAll(async () => {
  t = await createTestApp({ trustProxy: ['127.0.0.1'] });
});
afterAll(() => t.close());
beforeEach(async () => {
  network += 1;
  await runJobs(t);
  t.mailbox.messages.length = 0;
  await t.ctx.db.propertyRequest.deleteMany();
  await t.ctx.db.rateLimit.deleteMany();
  user = await createUser(t.ctx.db);
  headers = await logIn(t, user);
});

const good = {
  location: '23423 Tynwald',
  category: '2',
  name: 'Rudo',
  email: 'rudo@example.com',
  phone: '0771234567',
  amenities: 'water,swimmingPool',
  details: 'Two rooms, from May.',
};
const send = (values: Record<string, string> = {}, as = headers) =>
  t.post('africanscity/savepropertyrequest', new URLSearchParams({ ...good, ...values }), {
    headers: { ...as, 'x-forwarded-for': `10.4.0.${network}` },
  });
const own = async (as = headers) =>
  z.array(PropertyRequest).parse(await (await t.get('africanscity/getpropertyrequests', { headers: as })).json());
const remove = (id: number | string, as = headers) =>
  t.post('africanscity/deletepropertyrequest', new URLSearchParams({ id: String(id) }), { headers: as });

describe('savePropertyRequest', () => {
  test("stores a request as the caller's, and emails it to the company", async () => {
    expect((await send()).status).toBe(200);
    expect(await own()).toMatchObject([
      { ...good, category: 2, categoryReadable: 'Rooms', amenities: ['Water', 'Swimming Pool'] },
    ]);
    await runJobs(t);
    expect(t.mailbox.messages).toMatchObject([
      { to: 'hello@africanscity.test', headers: { 'Reply-To': 'rudo@example.com' } },
      { to: 'rudo@example.com', subject: 'Confirm your property request' },
    ]);
    expect(t.mailbox.messages[0]!.text).toMatch(/Rooms in or near 23423 Tynwald[\s\S]*Water, Swimming Pool/);
  });

  test('accepts a request without an account', async () => {
    expect((await send({ amenities: '', details: '' }, {})).status).toBe(200);
    expect(await t.ctx.db.propertyRequest.findMany()).toMatchObject([{ userId: null, amenities: [], details: '' }]);
  });

  test('drops forms of bots, and reports success', async () => {
    expect((await send({ topping: 'yes' })).status).toBe(200);
    expect(await t.ctx.db.propertyRequest.count()).toBe(0);
  });

  test.each([
    ['location', ''],
    ['category', '4'],
    ['category', ''],
    ['name', ' '],
    ['email', 'rudo'],
    ['phone', ''],
    ['phone', 'call me'],
    ['amenities', 'water,helipad'],
    ['details', 'a'.repeat(4001)],
  ])('names the field when %s is %.40s', async (field, value) => {
    const response = await send({ [field]: value });
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as { errors: { field: string }[] };
    expect(errors.every((error) => error.field.split('.')[0] === field)).toBe(true);
  });

  test('refuses the sixth request of a network within an hour', async () => {
    for (let round = 0; round < 5; round += 1) expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(429);
    expect(await own()).toHaveLength(5);
  });
});

describe('a request to an unknown address', () => {
  /** Each from its own network. */
  const from = (index: number, email: string) =>
    t.post('africanscity/savepropertyrequest', new URLSearchParams({ ...good, email }), {
      headers: { 'x-forwarded-for': `10.5.${network}.${index}` },
    });

  test("is refused when no link may be emailed, with the link's address and the time", async () => {
    for (let index = 0; index < 8; index += 1) expect((await from(index, 'Farai@example.com')).status).toBe(200);
    const refused = await from(9, 'farai@example.com');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      code: 'too_many_requests',
      message: expect.stringMatching(/farai@example\.com today.*log in.*Try again in 24 hours\.$/),
    });
    expect(await t.ctx.db.propertyRequest.count()).toBe(8);
    await runJobs(t);
    expect(t.mailbox.messages.filter(({ to }) => to === 'Farai@example.com')).toHaveLength(8);
  });

  test('has its link however many other forms were confirmed to it', async () => {
    const fields = {
      surname: 'Dube',
      name: 'Farai',
      email: 'farai@example.com',
      message: 'Hello',
      subject: '',
      topping: '',
    };
    for (let index = 0; index < 3; index += 1) {
      const headers = { 'x-forwarded-for': `10.6.${network}.${index}` };
      expect((await t.post('africanscity/savecontactmessage', new URLSearchParams(fields), { headers })).status).toBe(
        200,
      );
    }
    expect(await (await from(1, 'farai@example.com')).json()).toEqual({ confirm: true });
  });
});

describe('getPropertyRequests', () => {
  test("shows one's own and no other user's, and requires a login", async () => {
    await send();
    expect(await own(await logIn(t, await createUser(t.ctx.db)))).toEqual([]);
    expect((await t.get('africanscity/getpropertyrequests')).status).toBe(401);
  });
});

describe('deletePropertyRequest', () => {
  test("deletes one's own once", async () => {
    await send();
    const [request] = await own();
    expect((await remove(request!.id)).status).toBe(200);
    expect((await remove(request!.id)).status).toBe(404);
    expect(await own()).toEqual([]);
  });

  test("leaves another user's, and one without an owner, unchanged", async () => {
    await send();
    await send({}, {});
    const other = await logIn(t, await createUser(t.ctx.db));
    for (const { id } of await t.ctx.db.propertyRequest.findMany()) expect((await remove(id, other)).status).toBe(404);
    expect(await t.ctx.db.propertyRequest.count()).toBe(2);
  });

  test('requires a login and a number', async () => {
    expect((await remove(1, {})).status).toBe(401);
    expect((await remove('x')).status).toBe(400);
  });
});
