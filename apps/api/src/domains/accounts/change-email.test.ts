import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askForToken, createUserWithPassword, logIn, testPassword } from '../../../test/log-in.ts';
import { runJobs } from '../../../test/run-jobs.ts';
import { type TestApp, createTestApp } from '../../../test/test-app.ts';

let t: TestApp;
let now: Date | null = null;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  now = null;
  t.ctx.clock = () => now ?? new Date();
  await t.ctx.db.rateLimit.deleteMany();
  await t.ctx.db.queuedMail.deleteMany();
  t.mailbox.messages.length = 0;
});

type Headers = Record<string, string>;

function save(headers: Headers, fields: Record<string, string>): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return t.post('africanscity/saveuser', form, { headers });
}

/** Returns the secret in the newest email to an address. */
async function secretFor(to: string): Promise<string> {
  await runJobs(t);
  const mail = t.mailbox.messages.findLast((message) => message.to === to && message.text.includes('#token='));
  return /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'none';
}

const open = (call: string, token: string) => t.post(`africanscity/${call}`, new URLSearchParams({ token }));

async function isIn(headers: Headers): Promise<boolean> {
  return (await t.get('africanscity/loggedinuser', { headers })).ok;
}

function emailOf(id: number): Promise<string> {
  return t.ctx.db.user.findUniqueOrThrow({ where: { id } }).then(({ email }) => email);
}

async function createOwner() {
  return createUserWithPassword(t, { emailVerifiedAt: new Date('2026-01-01') });
}

let count = 0;
const freshAddress = () => `new.${(count += 1)}@example.com`;

/** Changes a user's address, including the confirmation. */
async function changeEmail(headers: Headers, to: string): Promise<void> {
  expect((await save(headers, { email: to, password: testPassword })).status).toBe(200);
  expect((await open('verifyemail', await secretFor(to))).status).toBe(200);
}

describe('a new email address', () => {
  it.each([
    ['no password', {}],
    ['an empty password', { password: '' }],
    ['a wrong password', { password: 'not this one' }],
  ])('with %s is refused at the field, and nothing of the form is saved', async (_what, password) => {
    const user = await createOwner();
    const headers = await logIn(t, user);
    const response = await save(headers, { email: freshAddress(), name: 'Changed', phone: '+263 1', ...password });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_input', errors: [{ field: 'password' }] });
    await runJobs(t);
    expect(t.mailbox.messages).toEqual([]);
    expect(await t.ctx.db.user.findUniqueOrThrow({ where: { id: user.id } })).toEqual(user);
    expect(await t.ctx.db.accountToken.count({ where: { userId: user.id } })).toBe(0);
  });

  it('that differs in case only asks for no password', async () => {
    const user = await createOwner();
    const headers = await logIn(t, user);
    expect((await save(headers, { email: user.email.toUpperCase(), name: 'Nia', password: '' })).status).toBe(200);
  });

  it('keeps no change when another field is wrong', async () => {
    const user = await createOwner();
    const headers = await logIn(t, user);
    expect((await save(headers, { email: freshAddress(), password: testPassword, title: 'King' })).status).toBe(400);
    expect(await t.ctx.db.accountToken.count({ where: { userId: user.id } })).toBe(0);
  });

  it('limits guesses of the password', async () => {
    const headers = await logIn(t, await createOwner());
    const tries = Array.from({ length: 11 }, () => save(headers, { email: freshAddress(), password: 'a guess' }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });

  it('ends all other sessions once it takes effect', async () => {
    const user = await createOwner();
    const [asking, other] = [await logIn(t, user), await logIn(t, user)];
    const to = freshAddress();
    expect((await save(asking, { email: to, password: testPassword })).status).toBe(200);
    expect(await isIn(other)).toBe(true);
    await t.post('africanscity/requestverificationmail', undefined, { headers: asking });
    expect((await open('verifyemail', await secretFor(to))).status).toBe(200);
    expect([await isIn(asking), await isIn(other)]).toEqual([true, false]);
  });

  it('may be entered without a password for half an hour after a login link of the team', async () => {
    const user = await createOwner();
    const headers = await logIn(t, user);
    await t.ctx.db.session.updateMany({ where: { userId: user.id }, data: { byLink: true } });
    expect((await save(headers, { email: freshAddress() })).status).toBe(200);
    now = new Date(Date.now() + 31 * 60_000);
    expect((await save(headers, { email: freshAddress() })).status).toBe(400);
  });
});

describe('undoEmailChange', () => {
  it('restores the old address, ends sessions and the password, and allows a new one', async () => {
    const user = await createOwner();
    const headers = await logIn(t, user);
    const to = freshAddress();
    await changeEmail(headers, to);
    const secret = await secretFor(user.email);
    const mail = t.mailbox.messages.at(-1);
    expect([mail?.to, mail?.subject]).toEqual([user.email, 'Your email address was changed']);
    const answer = await open('undoemailchange', secret);
    expect(answer.status).toBe(200);
    expect([await emailOf(user.id), await isIn(headers)]).toEqual([user.email, false]);
    expect((await askForToken(t, user.email)).status).toBe(400);
    const { resetToken } = (await answer.json()) as { resetToken: string };
    const reset = new URLSearchParams({ token: resetToken, password: 'another garden entirely' });
    expect((await t.post('africanscity/completepasswordreset', reset)).status).toBe(200);
    expect((await askForToken(t, user.email, 'another garden entirely')).status).toBe(200);
    expect((await open('undoemailchange', secret)).status).toBe(400);
  });

  it('works for 72 hours, also after a second change, a changed password and a reset one', async () => {
    const user = await createOwner();
    const headers = await logIn(t, user);
    const [second, third] = [freshAddress(), freshAddress()];
    await changeEmail(headers, second);
    const secret = await secretFor(user.email);
    await changeEmail(headers, third);
    const form = new URLSearchParams({ oldPassword: testPassword, password: 'a thief chose this one' });
    expect(await (await t.post('africanscity/updateuserpassword', form, { headers })).text()).toBe('');
    await t.post('africanscity/requestpasswordreset', new URLSearchParams({ email: third }));
    const reset = new URLSearchParams({ token: await secretFor(third), password: 'a thief chose another' });
    expect((await t.post('africanscity/completepasswordreset', reset)).status).toBe(200);
    now = new Date(Date.now() + 71 * 3_600_000);
    expect((await open('undoemailchange', secret)).status).toBe(200);
    expect(await emailOf(user.id)).toBe(user.email);
    expect((await open('undoemailchange', await secretFor(second))).status).toBe(400);
  });

  it('does not work after 72 hours', async () => {
    const user = await createOwner();
    await changeEmail(await logIn(t, user), freshAddress());
    const secret = await secretFor(user.email);
    now = new Date(Date.now() + 72 * 3_600_000 + 60_000);
    expect((await open('undoemailchange', secret)).status).toBe(400);
  });

  it('works once, of many at the same moment', async () => {
    const user = await createOwner();
    await changeEmail(await logIn(t, user), freshAddress());
    const secret = await secretFor(user.email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => open('undoemailchange', secret)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 400)]);
  });

  it('keeps the old address free for its owner', async () => {
    const user = await createOwner();
    await changeEmail(await logIn(t, user), freshAddress());
    const secret = await secretFor(user.email);
    const thief = { name: 'T', surname: 'T', email: user.email, password: 'the thief has a plan' };
    expect((await save({}, thief)).status).toBe(200);
    expect(await t.ctx.db.user.count({ where: { email: user.email } })).toBe(0);
    const other = await createOwner();
    const theirs = { email: user.email, password: testPassword };
    expect((await save(await logIn(t, other), theirs)).status).toBe(200);
    await runJobs(t);
    expect(t.mailbox.messages.at(-2)?.subject).toBe('You already have an account with AfricansCity');
    expect((await open('undoemailchange', secret)).status).toBe(200);
    expect(await emailOf(user.id)).toBe(user.email);
  });

  it('is not offered to an address that was never confirmed', async () => {
    const user = await createUserWithPassword(t);
    await changeEmail(await logIn(t, user), freshAddress());
    expect(await secretFor(user.email)).toBe('none');
    expect(t.mailbox.messages.at(-1)?.to).toBe(user.email);
  });
});

describe('a changed password', () => {
  it('leaves no session that the old one opened at the same moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      await t.ctx.db.rateLimit.deleteMany();
      const user = await createOwner();
      const headers = await logIn(t, user);
      const form = new URLSearchParams({ oldPassword: testPassword, password: 'another garden entirely' });
      const logins = Array.from({ length: 5 }, () => askForToken(t, user.email));
      const change = t.post('africanscity/updateuserpassword', form, { headers });
      expect(await (await change).text()).toBe('');
      await Promise.all(logins);
      const open = await t.ctx.db.session.findMany({ where: { userId: user.id, endedAt: null } });
      expect(open).toHaveLength(1);
      expect(await isIn(headers)).toBe(true);
    }
  });
});
