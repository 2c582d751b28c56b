import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtWeb } from './built-web.ts';
import { createProperty } from './factories.ts';
import { createUserWithPassword, testPassword } from './log-in.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let t: TestApp;
let origin: string;

beforeAll(async () => {
  t = await createTestApp({ trustProxy: ['127.0.0.1'] }, { web: await builtWeb() });
  origin = new URL(t.url).origin;
});
afterAll(() => t.close());

const sameSite = { 'sec-fetch-site': 'same-origin' };
const password = testPassword;
/** A user with a confirmed address. */
const createMember = (values: { name?: string } = {}) =>
  createUserWithPassword(t, { emailVerifiedAt: new Date(), ...values });

interface Given {
  headers?: Record<string, string>;
  cookie?: string;
}

/** Sends a form as a browser does, each from its own network. */
function send(path: string, fields: Record<string, string>, { headers = sameSite, cookie = '' }: Given = {}) {
  return fetch(origin + path, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
    headers: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.1`, cookie, ...headers },
  });
}

const contact = { surname: 'Moyo', name: 'Tariro', email: 'tariro@example.com', message: 'Hello.' };
const countMessages = () => t.ctx.db.contactMessage.count();

async function logInPlainly(email: string): Promise<string> {
  const response = await send('/login', { email, password });
  expect(response.status).toBe(303);
  return response.headers.getSetCookie()[0]!.split(';', 1)[0]!;
}

describe('a form without scripts', () => {
  test('runs the use case of its operation, and redirects to a page that says so', async () => {
    const before = await countMessages();
    const response = await send('/contact', contact);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/contact?sent=1']);
    expect(await countMessages()).toBe(before + 1);
    const page = await (await fetch(`${origin}/contact?sent=1`)).text();
    expect(page).toContain('Message sent');
  });

  test('gets its page again with the typed values and the errors, and is stored nowhere', async () => {
    const before = await countMessages();
    const response = await send('/contact', { ...contact, email: 'no"address' });
    const html = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'private, no-store']);
    expect(response.headers.get('etag')).toBeNull();
    expect(html).toContain('Must be an email address');
    expect(html).toContain('value="no&quot;address"');
    expect(await countMessages()).toBe(before);
    const page = await (await fetch(`${origin}/contact`)).text();
    expect(page).not.toContain('Must be an email address');
    expect(page).not.toContain('no&quot;address');
  });

  test('never returns a password', async () => {
    const secret = 'qq-secret-qq';
    for (const [path, fields] of [
      ['/login', { email: 'nobody@example.com', password: secret }],
      ['/register', { name: '', surname: 'Dube', email: 'x@example.com', password: secret }],
      ['/reset?link=1', { token: 'nothing', password: secret }],
    ] as const) {
      const response = await send(path, fields);
      expect([path, response.status]).toEqual([path, 400]);
      expect(await response.text()).not.toContain(secret);
    }
    expect(t.logLines.join('\n')).not.toContain(secret);
  });

  test('of a bot that fills the trap is accepted, and does nothing', async () => {
    const before = await countMessages();
    const response = await send('/contact', { ...contact, topping: '+1 555' });
    expect(response.status).toBe(303);
    expect(await countMessages()).toBe(before);
  });

  test('counts against the limit of its network', async () => {
    const headers = { ...sameSite, 'x-forwarded-for': '192.0.2.77' };
    const statuses: number[] = [];
    for (let times = 0; times < 6; times += 1) statuses.push((await send('/contact', contact, { headers })).status);
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
    const form = new URLSearchParams(contact);
    const forwarded = { headers: { 'x-forwarded-for': '192.0.2.77' } };
    expect((await t.post('africanscity/savecontactmessage', form, forwarded)).status).toBe(429);
  });

  test.each([
    ['that names another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['of a sibling of this site', { 'sec-fetch-site': 'same-site' }],
    ['that was typed in', { 'sec-fetch-site': 'none' }],
    ['of an older browser on another site', { origin: 'https://evil.example' }],
    ['of a page without an origin', { origin: 'null' }],
    ['of an old browser on another site', { referer: 'http://africanscity.test.evil.example/contact' }],
    ['that does not say where it comes from', {}],
  ])('is refused from a request %s', async (_name, headers) => {
    const before = await countMessages();
    const response = await send('/contact', contact, { headers: headers as Record<string, string> });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('This form was not sent from our site');
    expect(await countMessages()).toBe(before);
  });

  test.each([
    ['Origin', { origin: 'http://africanscity.test' }],
    ['Referer', { referer: 'http://africanscity.test/' }],
  ])('is accepted from an older browser that names this site in %s', async (_name, headers) => {
    expect((await send('/contact', contact, { headers: headers as Record<string, string> })).status).toBe(303);
  });

  test('must be a form, and goes to pages that have one', async () => {
    const json = await fetch(`${origin}/contact`, {
      method: 'POST',
      body: '{}',
      headers: { ...sameSite, 'content-type': 'application/json' },
    });
    expect(json.status).toBe(415);
    expect((await send('/about', contact)).status).toBe(405);
    expect((await send('/nothing-here', contact)).status).toBe(405);
  });
});

describe('the choice of minimal pages', () => {
  test('is a cookie of on or off, and returns to the page of the choice', async () => {
    for (const saveData of ['on', 'off']) {
      const response = await send('/data-use', { saveData, back: '/Properties?page=1' });
      expect([response.status, response.headers.get('location')]).toEqual([303, '/Properties?page=1']);
      expect(response.headers.getSetCookie()).toEqual([
        `save-data=${saveData}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`,
      ]);
    }
  });

  test('redirects to no other site, and is not accepted from one', async () => {
    const away = await send('/data-use', { saveData: 'on', back: '//elsewhere.example' });
    expect(away.headers.get('location')).toBe('/');
    const foreign = await send('/data-use', { saveData: 'on' }, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(foreign.status).toBe(403);
    expect(foreign.headers.getSetCookie()).toEqual([]);
  });
});

describe('a session without scripts', () => {
  test('is a cookie that no script reads and no other site sends, with the lifetime of its token', async () => {
    const { email } = await createMember();
    const response = await send('/login?returnUrl=%2Freport-listing%3Fid%3D1', { email, password });
    expect(response.headers.get('location')).toBe('/login?returnUrl=%2Freport-listing%3Fid%3D1');
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^page-session=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  test('is ignored by the operations of the API', async () => {
    const { email } = await createMember();
    const cookie = await logInPlainly(email);
    expect((await t.get('africanscity/loggedinuser', { headers: { cookie } })).status).toBe(401);
    const token = cookie.split('=')[1]!;
    const authorization = `Bearer ${token}`;
    expect((await t.get('africanscity/loggedinuser', { headers: { authorization } })).status).toBe(200);
  });

  test('appears on its own pages alone: pages of others do not depend on it', async () => {
    const { email, name } = await createMember({ name: 'Zvikomborero' });
    const cookie = await logInPlainly(email);
    for (const path of ['/login', '/about']) {
      const own = await fetch(origin + path, { headers: { cookie } });
      expect(own.headers.get('cache-control')).toBe('private, no-store');
      expect(await own.text()).toContain(name);
      expect(await (await fetch(origin + path)).text()).not.toContain(name);
    }
  });

  test('reports a listing once, and sends an enquiry under its account', async () => {
    const owner = await createMember();
    const { id } = await createProperty(t.ctx.db, { ownerId: owner.id });
    const asker = await createMember();
    const path = `/report-listing?id=${id}`;
    const anonymous = await send(path, { reason: 'fraud', details: '' });
    expect(anonymous.status).toBe(401);
    const cookie = await logInPlainly(asker.email);
    const first = await send(path, { reason: 'fraud', details: '' }, { cookie });
    expect([first.status, first.headers.get('location')]).toEqual([303, `${path}&sent=1`]);
    const again = await send(path, { reason: 'fraud', details: '' }, { cookie });
    expect([again.status, (await again.text()).includes('You have reported this listing already')]).toEqual([
      409,
      true,
    ]);
    const reports = await t.ctx.db.listingReport.findMany({ where: { propertyId: id } });
    expect(reports).toMatchObject([{ reporterId: asker.id, reason: 'fraud' }]);
    const enquiry = { name: 'Rudo', message: 'Is it free?' };
    expect((await send(`/message-owner?id=${id}`, enquiry, { cookie })).headers.get('location')).toBe(
      `/message-owner?id=${id}&sent=told`,
    );
    expect(await t.ctx.db.enquiry.findFirst({ where: { propertyId: id } })).toMatchObject({ askerId: asker.id });
  });

  test('registers another user, and never changes the logged-in account', async () => {
    const member = await createMember();
    const cookie = await logInPlainly(member.email);
    const email = `new-${randomInt(1e9)}@example.com`;
    const form = { name: 'New', surname: 'Person', email, password };
    expect((await send('/register', form, { cookie })).status).toBe(303);
    expect(await t.ctx.db.user.findUnique({ where: { id: member.id } })).toMatchObject({ name: member.name });
    expect(await t.ctx.db.user.findFirst({ where: { email } })).not.toBeNull();
  });
});
