import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../test/factories.ts';
import { logIn } from '../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let headers: Record<string, string>;

beforeAll(async () => {
  t = await createTestApp();
  headers = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
});
afterAll(() => t.close());

async function read(call: string): Promise<Record<string, string>[]> {
  const response = await t.get(`africanscity/${call}`, { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toContain('attachment');
  return parse(Buffer.from(await response.arrayBuffer()), { columns: true, bom: true });
}

describe('exports', () => {
  test('exportListings writes all matching listings, and no formula', async () => {
    const exported = () => t.ctx.db.auditEntry.count({ where: { action: 'exportListings' } });
    const before = await exported();
    const owner = await createUser(t.ctx.db);
    await createProperty(t.ctx.db, { ownerId: owner.id, address: '=HYPERLINK("https://evil.example")', city: 'Gweru' });
    const {
      id: _,
      listedAs: _generated,
      ...like
    } = await createProperty(t.ctx.db, { ownerId: owner.id, city: 'Gweru' });
    await t.ctx.db.property.createMany({ data: Array.from({ length: 1200 }, () => like) });
    await createProperty(t.ctx.db, { ownerId: owner.id, city: 'Kariba', hiddenByTeamAt: new Date() });
    const rows = await read('exportlistings?search=gweru');
    expect(rows).toHaveLength(1202);
    expect(rows[0]).toMatchObject({ address: `'=HYPERLINK("https://evil.example")`, ownerEmail: owner.email });
    expect(await read('exportlistings?state=hidden')).toMatchObject([{ city: 'Kariba' }]);
    expect((await exported()) - before).toBe(2);
  });

  test('exportUsers omits deleted users and every secret', async () => {
    await createUser(t.ctx.db, { email: 'gone@deleted.invalid', passwordHash: 'a hash' });
    await createUser(t.ctx.db, { email: 'here@example.com', passwordHash: 'a hash', phone: '+263 77 1' });
    const rows = await read('exportusers');
    const emails = rows.map(({ email }) => email);
    expect(emails).toContain('here@example.com');
    expect(emails).not.toContain('gone@deleted.invalid');
    expect(rows.find(({ email }) => email === 'here@example.com')?.phone).toBe(`'+263 77 1`);
    expect(JSON.stringify(rows)).not.toContain('a hash');
  });

  test('exports have the formats of imports, with telephone numbers as texts', async () => {
    const email = 'phones@example.com';
    const user = await createUser(t.ctx.db, { email, phone: '0772 123 456', phoneE164: '+263772123456' });
    const property = await createProperty(t.ctx.db, { ownerId: user.id, reference: '0771', address: '=1+1' });
    const file = async (call: string) => {
      const response = await t.get(`africanscity/${call}`, { headers });
      expect(response.status).toBe(200);
      return Buffer.from(await response.arrayBuffer());
    };
    const [head, ...rows] = await readSheet(await file('exportusers?format=xlsx'));
    const row = rows.find((each) => each.includes(email))!;
    expect(['phone', 'phoneE164'].map((title) => row[head!.indexOf(title)])).toEqual(['0772 123 456', '+263772123456']);
    const users = JSON.parse((await file('exportusers?format=json')).toString()) as { email: string }[];
    expect(users.find((each) => each.email === email)).toMatchObject({
      phone: '0772 123 456',
      phoneE164: '+263772123456',
    });
    expect((await read('exportusers?format=csv')).find((each) => each.email === email)?.phone).toBe("'0772 123 456");
    const search = `search=${property.id}`;
    const [listing] = JSON.parse((await file(`exportlistings?format=json&${search}`)).toString()) as object[];
    expect(listing).toMatchObject({ id: property.id, reference: '0771', address: '=1+1', ownerEmail: email });
    expect((await file(`exportlistings?format=kyero&${search}`)).toString()).toContain('<ref>0771</ref>');
    expect((await t.get('africanscity/exportusers?format=kyero', { headers })).status).toBe(400);
  });

  test('exportContactMessages and exportFeedback write the messages', async () => {
    const data = { surname: 'Ncube', name: 'Rudo', email: 'rudo@example.com', subject: '', message: 'Two\nlines' };
    await t.ctx.db.contactMessage.create({ data: { ...data, answers: { create: { message: 'Yes' } } } });
    const user = await createUser(t.ctx.db, { title: 'Dr' });
    await t.ctx.db.feedback.create({ data: { userId: user.id, message: '@all: thank you' } });
    expect(await read('exportcontactmessages')).toMatchObject([{ message: 'Two\nlines', answers: 'Yes' }]);
    expect(await read('exportfeedback')).toMatchObject([{ writer: 'Dr Tendai Moyo', message: `'@all: thank you` }]);
  });

  const withAddresses = [
    'exportListings',
    'exportUsers',
    'exportContactMessages',
    'exportPayments',
    'exportSubscribers',
  ];
  const others = ['exportFeedback', 'exportAuditLog'];

  test.each([...withAddresses, ...others])('%s is for administrators, and is logged', async (call) => {
    const path = call.toLowerCase();
    const user = await logIn(t, await createUser(t.ctx.db));
    const traces = () => t.ctx.db.auditEntry.count({ where: { action: call } });
    const before = await traces();
    expect((await t.get(`africanscity/${path}`)).status).toBe(401);
    expect((await t.get(`africanscity/${path}`, { headers: user })).status).toBe(403);
    expect(await traces()).toBe(before);
    const rows = await read(path);
    expect(await traces()).toBe(before + 1);
    if (others.includes(call)) expect(Object.keys(rows[0] ?? {}).join()).not.toMatch(/mail/i);
  });

  test.each(withAddresses)(
    '%s requires an administrator with an old session to confirm their identity',
    async (call) => {
      const stale = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
      const clock = () => new Date(Date.now() + 30 * 60_000);
      const realClock = t.ctx.clock;
      t.ctx.clock = clock;
      try {
        const response = await t.get(`africanscity/${call.toLowerCase()}`, { headers: stale });
        expect([response.status, await response.json()]).toMatchObject([403, { code: 'confirmation_required' }]);
      } finally {
        t.ctx.clock = realClock;
      }
    },
  );
});
