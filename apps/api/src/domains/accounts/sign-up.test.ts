import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askForToken, createUserWithPassword, logIn, testPassword } from '../../../test/log-in.ts';
import { runJobs } from '../../../test/run-jobs.ts';
import { type TestApp, createTestApp } from '../../../test/test-app.ts';
import { watchWork } from '../../../test/watched-work.ts';

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.ctx.db.rateLimit.deleteMany();
  await t.ctx.db.queuedMail.deleteMany();
  await t.jobs.clear();
  t.mailbox.messages.length = 0;
});

let count = 0;
const newEmail = () => `person${(count += 1)}@example.com`;
const person = (values: Record<string, string> = {}) => ({
  name: 'Ama',
  surname: 'Mensah',
  email: newEmail(),
  password: testPassword,
  ...values,
});

function signUp(values: Record<string, string>): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return t.post('africanscity/saveuser', form);
}

const find = (email: string) => t.ctx.db.user.findUnique({ where: { email } });

describe('saveUser without a token', () => {
  it('creates an account that can log in, and emails a link to confirm the address', async () => {
    const values = person();
    const response = await signUp(values);
    expect([response.status, await response.text()]).toEqual([200, '']);
    await runJobs(t);
    expect(t.mailbox.messages).toMatchObject([{ to: values.email, subject: expect.stringContaining('Welcome') }]);
    const token = /\/verify-email#token=([\w-]{43})/.exec(t.mailbox.messages[0]?.text ?? '')?.[1];
    expect((await find(values.email))?.emailVerifiedAt).toBeNull();
    expect((await t.post('africanscity/verifyemail', new URLSearchParams({ token: token ?? '' }))).status).toBe(200);
    expect((await find(values.email))?.emailVerifiedAt).not.toBeNull();
    const again = await t.post('africanscity/verifyemail', new URLSearchParams({ token: token ?? '' }));
    expect([again.status, await again.json()]).toEqual([200, { alreadyConfirmed: true }]);
    expect((await askForToken(t, values.email)).status).toBe(200);
  });

  it('reads only name, email and password from the form, and returns an empty body', async () => {
    const victim = await createUserWithPassword(t);
    const values = person({
      id: String(victim.id),
      role: 'ADMIN',
      'authorities.0': 'ROLE_ADMIN',
      emailVerifiedAt: '2020-01-01T00:00:00.000Z',
      rememberToken: 'x',
      createdAt: '1999-01-01T00:00:00.000Z',
      passwordHash: 'x',
      disabledAt: '',
    });
    const response = await signUp(values);
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(await find(values.email)).toMatchObject({ role: 'INDIVIDUAL', authorities: [], emailVerifiedAt: null });
    expect((await find(values.email))?.createdAt.getFullYear()).toBeGreaterThan(2000);
    expect(await find(victim.email)).toEqual(victim);
  });

  it.each([
    ['Suharto', ''],
    ['Suharto', '  '],
    ['Suharto', '-'],
    ['Suharto', 'N/A'],
    ['Suharto', '\u200b'],
  ])('accepts a person with a single name: “%s” “%s”', async (name, surname) => {
    const values = person({ name, surname });
    expect((await signUp(values)).status).toBe(200);
    expect(await find(values.email)).toMatchObject({ name: 'Suharto', surname: '' });
    const headers = await logIn(t, (await find(values.email))!);
    expect(await (await t.get('africanscity/loggedinuserfullname', { headers })).text()).toBe('Suharto');
    expect(await (await t.get('africanscity/loggedinuser', { headers })).json()).toMatchObject({
      name: 'Suharto',
      surname: '',
      fullname: 'Suharto',
    });
  });

  it('accepts a form without a surname, and requires one name', async () => {
    const { surname: _, ...values } = person();
    expect((await signUp(values)).status).toBe(200);
    expect(await find(values.email)).toMatchObject({ name: 'Ama', surname: '' });
    const nameless = await signUp(person({ name: '', surname: '' }));
    expect(nameless.status).toBe(400);
    expect(await nameless.json()).toMatchObject({ errors: [{ field: 'name' }] });
  });

  it('the first user is no administrator', async () => {
    const empty = await createTestApp();
    try {
      const form = new FormData();
      for (const [name, value] of Object.entries(person())) form.append(name, value);
      expect((await empty.post('africanscity/saveuser', form)).status).toBe(200);
      expect(await empty.ctx.db.user.findMany({ select: { role: true } })).toEqual([{ role: 'INDIVIDUAL' }]);
    } finally {
      await empty.close();
    }
  });

  it('a taken address gets the same answer, and its owner an email', async () => {
    const owner = await createUserWithPassword(t);
    const [fresh, taken] = [await signUp(person()), await signUp(person({ email: owner.email.toUpperCase() }))];
    expect([taken.status, await taken.text()]).toEqual([fresh.status, await fresh.text()]);
    expect(await find(owner.email)).toEqual(owner);
    await runJobs(t);
    expect(t.mailbox.messages.map(({ subject }) => subject)).toEqual([
      'Welcome to AfricansCity: please confirm your email',
      'You already have an account with AfricansCity',
    ]);
  });

  it('a taken address costs the work of a new one: the same hash, and fewer statements only by those of the link', async () => {
    const owner = await createUserWithPassword(t);
    const work = watchWork(t);
    try {
      await (await signUp(person())).text();
      const fresh = work.take();
      await (await signUp(person({ email: owner.email }))).text();
      const taken = work.take();
      expect(fresh.passwords).toEqual([{ done: 'made', parameters: 'argon2id v=19 m=19456,t=2,p=1' }]);
      expect(taken.passwords).toEqual(fresh.passwords);
      expect(taken.jobs).toEqual(fresh.jobs);
      // A link is looked up, the new account locked, and links created for it: nothing else differs.
      const ofTheLink = /"account_tokens"|FROM users WHERE id = ANY/;
      const others = fresh.statements.filter((statement) => !ofTheLink.test(statement));
      const kindOf = (statement: string) => statement.trim().split(/[(\n]/)[0];
      expect(taken.statements.map(kindOf)).toEqual(others.map(kindOf));
      expect(fresh.statements.length - others.length).toBe(4);
    } finally {
      work.stop();
    }
  });

  it('the same address twenty times at once is one account', async () => {
    const values = person();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => sendMultipart(`127.0.2.${index + 1}`, values)),
    );
    // A busy machine may refuse some, and says so.
    expect(answers.filter((status) => status !== 503)).toEqual(expect.arrayContaining([200]));
    expect(answers.filter((status) => status !== 503 && status !== 200)).toEqual([]);
    expect(await t.ctx.db.user.count({ where: { email: values.email } })).toBe(1);
  });

  it.each([
    ['two addresses', 'a@example.com,b@example.com'],
    ['two addresses with a space', 'a@example.com b@example.com'],
    ['a header', 'a@example.com\r\nBcc: b@example.com'],
    ['letters that look the same', 'аma@example.com'],
    ['a domain that looks the same', 'ama@exаmple.com'],
    ['300 characters', `${'a'.repeat(290)}@example.com`],
    ['NUL', 'a\0@example.com'],
    ['no domain', 'ama@'],
    ['a name', 'Ama <ama@example.com>'],
    ['nothing', ''],
  ])('%s is no valid address', async (_what, email) => {
    const users = await t.ctx.db.user.count();
    const response = await signUp(person({ email }));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_input', errors: [{ field: 'email' }] });
    expect(await t.ctx.db.user.count()).toBe(users);
  });

  it('passwords are refused when short or common, and for nothing else', async () => {
    for (const password of [
      '',
      '1234567',
      'password',
      'Password123',
      'qwertyuiop',
      '\0'.repeat(9),
      '\ud800'.repeat(9).concat('\0'),
      'x'.repeat(129),
    ]) {
      const response = await signUp(person({ password }));
      expect([password, response.status]).toEqual([password, 400]);
      expect(await response.json()).toMatchObject({ errors: [{ field: 'password' }] });
    }
    for (const password of ['x'.repeat(64), 'kleine blaue wolke', '🏠🏡🏘️🌍 zuhause', 'aaaabbbbccccdddd']) {
      await t.ctx.db.rateLimit.deleteMany();
      const values = person({ password });
      expect([password, (await signUp(values)).status]).toEqual([password, 200]);
      expect((await askForToken(t, values.email, password)).status).toBe(200);
    }
    const email = 'long.address@example.com';
    expect((await signUp(person({ email, password: email }))).status).toBe(400);
  });

  it('names are only ever text', async () => {
    const values = person({ name: '<img src=x onerror=alert(1)>{{7*7}}', surname: 'A\r\nBcc: x@example.com' });
    expect((await signUp(values)).status).toBe(200);
    await runJobs(t);
    expect(t.mailbox.messages).toHaveLength(1);
    expect(t.mailbox.messages[0]?.html).not.toContain('<img');
    expect(t.mailbox.messages[0]?.subject).not.toMatch(/[\r\n]/);
    expect((await find(values.email))?.name).toBe(values.name);
    for (const name of ['', '   ', '\u200b\u200b', 'a\0b', 'x'.repeat(101)])
      expect((await signUp(person({ name }))).status).toBe(400);
  });

  it('unknown files are refused', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(person())) form.append(name, value);
    form.append('avatar', new Blob(['x']), 'x.png');
    expect((await t.post('africanscity/saveuser', form)).status).toBe(400);
  });

  it('the sixth sign-up from one address in half an hour is 429', async () => {
    const statuses = [];
    for (let index = 0; index < 6; index += 1) statuses.push((await signUp(person())).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('an invalid token never creates an account', async () => {
    const values = person();
    for (const authorization of ['null', 'bearer x.y.z']) {
      const form = new FormData();
      for (const [name, value] of Object.entries(values)) form.append(name, value);
      expect((await t.post('africanscity/saveuser', form, { headers: { authorization } })).status).toBe(401);
    }
    expect(await find(values.email)).toBeNull();
  });

  it('writes no password, hash or link to the log', async () => {
    await signUp(person({ password: 'canary-91f3a7' }));
    await runJobs(t);
    const token = /#token=([\w-]+)/.exec(t.mailbox.messages[0]?.text ?? '')?.[1] ?? 'none';
    const log = t.logLines.join('');
    expect(log).not.toContain('canary-91f3a7');
    expect(log).not.toContain(token);
    expect(log).not.toContain('$argon2id$');
  });
});

/** Multipart by hand, because fetch cannot choose its source address. */
async function sendMultipart(localAddress: string, values: Record<string, string>): Promise<number> {
  const body = new Response(
    Object.entries(values).reduce((form, [name, value]) => (form.append(name, value), form), new FormData()),
  );
  const { request } = await import('node:http');
  const headers = { 'content-type': body.headers.get('content-type') ?? '' };
  const bytes = Buffer.from(await body.arrayBuffer());
  return new Promise((resolve, reject) => {
    const sent = request(
      `${t.url}/africanscity/saveuser`,
      { method: 'POST', localAddress, headers: { ...headers, 'content-length': bytes.length } },
      (response) => response.resume().on('end', () => resolve(response.statusCode ?? 0)),
    );
    sent.on('error', reject).end(bytes);
  });
}
