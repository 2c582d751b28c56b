import { randomUUID } from 'node:crypto';
import { MyData } from '@africanscity/contracts/accounts/users';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProperty } from '../../../test/factories.ts';
import { askForToken, createUserWithPassword, logIn, testPassword } from '../../../test/log-in.ts';
import { runJobs } from '../../../test/run-jobs.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { ensureFirstAdministrator } from './sign-up.ts';

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(() => t.ctx.db.rateLimit.deleteMany());

type Headers = Record<string, string>;

const read = async (path: string, headers: Headers) =>
  (await t.get(`africanscity/${path}`, { headers })).json() as Promise<never>;
const send = (path: string, headers: Headers, fields: Record<string, string> = {}) =>
  t.post(`africanscity/${path}`, new URLSearchParams(fields), { headers });

describe('contacts', () => {
  it('are replaced as a whole and kept in order', async () => {
    const headers = await logIn(t, await createUserWithPassword(t));
    const contacts = [
      {
        type: 'WhatsApp',
        value: '+263 77 123 4567',
        phoneLinks: {
          e164: '+263771234567',
          international: '+263 77 123 4567',
          tel: 'tel:+263771234567',
          whatsapp: 'https://wa.me/263771234567',
        },
      },
      { type: 'Website', value: 'https://example.com', phoneLinks: null },
    ];
    expect((await send('savecontacts', headers, { contacts: JSON.stringify(contacts) })).status).toBe(200);
    expect(await read('getcontacts', headers)).toEqual(contacts);
    await send('savecontacts', headers, { contacts: JSON.stringify(contacts.toReversed()) });
    expect(await read('getcontacts', headers)).toEqual(contacts.toReversed());
    await send('savecontacts', headers, { contacts: '[]' });
    expect(await read('getcontacts', headers)).toEqual([]);
  });

  it('are refused without a token, and as anything but a list of contacts', async () => {
    expect((await send('savecontacts', {}, { contacts: '[]' })).status).toBe(401);
    const headers = await logIn(t, await createUserWithPassword(t));
    const one = { type: 'Phone', value: '1' };
    for (const contacts of [
      '',
      '{',
      '{}',
      'null',
      '[1]',
      JSON.stringify([{ type: '', value: 'x' }]),
      JSON.stringify([one, one]),
      JSON.stringify(Array.from({ length: 11 }, (_, index) => ({ type: 'Phone', value: String(index) }))),
      JSON.stringify([{ type: 'a\0', value: 'x' }]),
    ]) {
      expect([contacts, (await send('savecontacts', headers, { contacts })).status]).toEqual([contacts, 400]);
    }
  });

  it('stay one whole list when two are saved at once', async () => {
    const headers = await logIn(t, await createUserWithPassword(t));
    const lists = ['a', 'b', 'c', 'd'].map((value) => [
      { type: 'Phone', value, phoneLinks: null },
      { type: 'Fax', value, phoneLinks: null },
    ]);
    const answers = await Promise.all(
      lists.map((list) => send('savecontacts', headers, { contacts: JSON.stringify(list) })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(lists).toContainEqual(await read('getcontacts', headers));
  });
});

describe('sessions', () => {
  it('are listed with the device, and end one by one', async () => {
    const user = await createUserWithPassword(t);
    const headers = await logIn(t, user);
    const token = (await (await askForToken(t, user.email)).json()) as { access_token: string };
    const other = { authorization: `bearer ${token.access_token}` };
    const sessions = (await read('getsessions', headers)) as {
      id: string;
      current: boolean;
      userAgent: string | null;
    }[];
    expect(sessions.map(({ current }) => current).toSorted()).toEqual([false, true]);
    const target = sessions.find(({ current }) => !current);
    expect(target?.userAgent).toBe('node');
    expect((await send(`endsession?id=${target?.id}`, headers)).status).toBe(200);
    expect((await t.get('africanscity/loggedinuser', { headers: other })).status).toBe(401);
    expect((await send(`endsession?id=${target?.id}`, headers)).status).toBe(404);
  });

  it('of others cannot be ended', async () => {
    const [user, other] = [await createUserWithPassword(t), await createUserWithPassword(t)];
    const [headers, theirs] = [await logIn(t, user), await logIn(t, other)];
    const [session] = (await read('getsessions', theirs)) as { id: string }[];
    expect((await send(`endsession?id=${session?.id}`, headers)).status).toBe(404);
    expect((await send(`endsession?id=${randomUUID()}`, headers)).status).toBe(404);
    expect((await send('endsession?id=1', headers)).status).toBe(400);
    expect((await send(`endsession?id=${session?.id}`, {})).status).toBe(401);
    expect((await t.get('africanscity/loggedinuser', { headers: theirs })).status).toBe(200);
  });
});

describe('exportMyData', () => {
  it("contains the caller's own data, and no password", async () => {
    const user = await createUserWithPassword(t);
    const [own, other] = [await createProperty(t.ctx.db, { ownerId: user.id }), await createProperty(t.ctx.db)];
    await t.ctx.db.favorite.create({ data: { userId: user.id, propertyId: other.id } });
    const response = await t.get('africanscity/exportmydata', { headers: await logIn(t, user) });
    expect(response.headers.get('content-disposition')).toContain('attachment');
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      user: { id: user.id, email: user.email },
      listings: [{ id: own.id, price: expect.anything() }],
      favorites: [{ propertyId: other.id }],
      sessions: [expect.anything()],
    });
    expect(text).not.toContain('argon2');
    expect((await t.get('africanscity/exportmydata')).status).toBe(401);
  });

  it('contains forms without an account under an address, once the address is proved', async () => {
    const user = await createUserWithPassword(t, { email: `first_${Date.now()}@example.com`, emailVerifiedAt: null });
    const other = { name: 'Rudo', email: user.email.replace('_', 'x') };
    const sender = { name: 'Rudo', email: user.email.toUpperCase() };
    const contact = (by: typeof sender) =>
      t.ctx.db.contactMessage.create({ data: { ...by, surname: '', message: `Of ${by.email}` } });
    await Promise.all([contact(sender), contact(other)]);
    const { id: propertyId } = await createProperty(t.ctx.db);
    await t.ctx.db.propertyEvaluation.create({ data: { ...sender, propertyId, category: 'house', note: 'Ours.' } });
    const headers = await logIn(t, user);
    const read = async () => MyData.parse(await (await t.get('africanscity/exportmydata', { headers })).json());
    expect(await read()).toMatchObject({ contactMessages: [], evaluations: [] });
    await t.ctx.db.user.update({ where: { id: user.id }, data: { emailVerifiedAt: new Date() } });
    const { contactMessages, evaluations } = await read();
    expect(contactMessages).toMatchObject([{ message: `Of ${sender.email}`, answers: [] }]);
    expect(evaluations).toMatchObject([{ propertyId }]);
    expect(JSON.stringify(evaluations)).not.toContain('Ours.');
  });
});

describe('deleteAccount', () => {
  it('deletes the user, takes the listings off the site and says goodbye', async () => {
    const user = await createUserWithPassword(t, { title: 'Dr' });
    const headers = await logIn(t, user);
    const listing = await createProperty(t.ctx.db, { ownerId: user.id });
    await send('savecontacts', headers, { contacts: '[{"type":"Fax","value":"1"}]' });
    expect((await send('deleteaccount', headers, { password: testPassword })).status).toBe(200);
    expect((await t.get('africanscity/loggedinuser', { headers })).status).toBe(401);
    expect((await askForToken(t, user.email)).status).toBe(400);
    expect((await t.get(`africanscity/getpropertiesbyid?id=${listing.id}`)).status).toBe(404);
    const row = await t.ctx.db.user.findUniqueOrThrow({
      where: { id: user.id },
      include: { contacts: true, sessions: true },
    });
    expect(row).toMatchObject({
      name: 'Deleted',
      title: null,
      phone: null,
      passwordHash: null,
      contacts: [],
      sessions: [],
    });
    await runJobs(t);
    const mails = t.mailbox.messages.filter(({ to }) => to === user.email);
    expect(mails).toMatchObject([{ subject: 'Your account was deleted' }]);
    await createUserWithPassword(t, { email: user.email });
  });

  describe('deletes forms that were sent without an account', () => {
    const name = () => `tendai_${randomUUID()}`;
    /** Creates a request, an evaluation and a message from an address, and counts the rest of them. */
    async function sendForms(email: string, userId: number | null = null) {
      const { id: propertyId } = await createProperty(t.ctx.db);
      const from = { name: 'Tendai', email, phone: '+263 77 000 0000' };
      const { db } = t.ctx;
      const request = await db.propertyRequest.create({
        data: { ...from, userId, location: 'Avondale', category: 'rooms' },
      });
      const evaluation = await db.propertyEvaluation.create({
        data: { ...from, userId, propertyId, category: 'house' },
      });
      const message = await db.contactMessage.create({
        data: {
          name: 'Tendai',
          surname: 'Moyo',
          email,
          subject: '',
          message: 'Hello',
          answers: { create: { message: 'Yes' } },
        },
      });
      return async () => [
        await db.propertyRequest.count({ where: { id: request.id } }),
        await db.propertyEvaluation.count({ where: { id: evaluation.id } }),
        await db.contactMessage.count({ where: { id: message.id } }),
      ];
    }

    it('from a confirmed address, however it is written, and from no other', async () => {
      const email = `${name()}@example.com`;
      const user = await createUserWithPassword(t, { email, emailVerifiedAt: new Date() });
      const left = await sendForms(email.toUpperCase());
      // An underscore is literal.
      const others = await sendForms(email.replace('_', 'x'));
      const member = await sendForms(email, (await createUserWithPassword(t)).id);
      expect((await send('deleteaccount', await logIn(t, user), { password: testPassword })).status).toBe(200);
      expect(await left()).toEqual([0, 0, 0]);
      expect(await others()).toEqual([1, 1, 1]);
      // Forms of another account belong to that account.
      expect(await member()).toEqual([1, 1, 0]);
    });

    it('keeps it when the address may belong to another user', async () => {
      const email = `${name()}@example.com`;
      const user = await createUserWithPassword(t, { email, emailVerifiedAt: null });
      const left = await sendForms(email);
      expect((await send('deleteaccount', await logIn(t, user), { password: testPassword })).status).toBe(200);
      expect(await left()).toEqual([1, 1, 1]);
    });
  });

  it('requires the password and a token', async () => {
    const user = await createUserWithPassword(t);
    expect((await send('deleteaccount', await logIn(t, user), { password: 'wrong' })).status).toBe(400);
    expect((await send('deleteaccount', {}, { password: testPassword })).status).toBe(401);
    expect(await t.ctx.db.user.findUnique({ where: { id: user.id } })).toEqual(user);
  });

  it('keeps one of the last two administrators', async () => {
    await t.ctx.db.user.updateMany({ where: { role: 'ADMIN' }, data: { role: 'INDIVIDUAL' } });
    const admins = [
      await createUserWithPassword(t, { role: 'ADMIN' }),
      await createUserWithPassword(t, { role: 'ADMIN' }),
    ];
    const headers = await Promise.all(admins.map((admin) => logIn(t, admin)));
    const statuses = await Promise.all(
      headers.map(async (own) => (await send('deleteaccount', own, { password: testPassword })).status),
    );
    expect(statuses.toSorted()).toEqual([200, 409]);
  });
});

describe('ensureFirstAdministrator', () => {
  it('creates one when there is none, also when copies start together', async () => {
    await t.ctx.db.user.updateMany({ where: { role: 'ADMIN' }, data: { role: 'INDIVIDUAL' } });
    const made = await Promise.all(
      Array.from({ length: 4 }, () => ensureFirstAdministrator(t.ctx.db, 'admin@example.com', testPassword)),
    );
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await t.ctx.db.user.findMany({ where: { role: 'ADMIN' } })).toMatchObject([{ email: 'admin@example.com' }]);
    expect((await askForToken(t, 'admin@example.com')).status).toBe(200);
    expect(await ensureFirstAdministrator(t.ctx.db, 'second@example.com', testPassword)).toBe(false);
  });

  it('takes over an account with the address, and ends its sessions', async () => {
    await t.ctx.db.user.updateMany({ where: { role: 'ADMIN' }, data: { role: 'INDIVIDUAL' } });
    const squatter = await createUserWithPassword(t, { email: 'boss@example.com' });
    const headers = await logIn(t, squatter);
    expect(await ensureFirstAdministrator(t.ctx.db, 'boss@example.com', 'a password of the operator')).toBe(true);
    expect((await t.get('africanscity/loggedinuser', { headers })).status).toBe(401);
    expect((await askForToken(t, 'boss@example.com')).status).toBe(400);
    expect((await askForToken(t, 'boss@example.com', 'a password of the operator')).status).toBe(200);
  });
});
