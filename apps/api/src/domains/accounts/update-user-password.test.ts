import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askForToken, createUserWithPassword, logIn, testPassword } from '../../../test/log-in.ts';
import { runJobs } from '../../../test/run-jobs.ts';
import { type TestApp, createTestApp } from '../../../test/test-app.ts';

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.ctx.db.rateLimit.deleteMany();
  await t.ctx.db.queuedMail.deleteMany();
  t.mailbox.messages.length = 0;
});

const next = 'a jacaranda in bloom';

async function change(headers: Record<string, string>, fields: Record<string, string>): Promise<[number, string]> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const response = await t.post('africanscity/updateuserpassword', form, { headers });
  return [response.status, await response.text()];
}

const hashOf = async (id: number) => (await t.ctx.db.user.findUniqueOrThrow({ where: { id } })).passwordHash;

describe('updateUserPassword', () => {
  it('success is an empty body, ends other sessions and causes an email', async () => {
    const user = await createUserWithPassword(t);
    const [mine, other] = [await logIn(t, user), await logIn(t, user)];
    expect(await change(mine, { oldPassword: testPassword, password: next })).toEqual([200, '']);
    expect((await t.get('africanscity/loggedinuser', { headers: other })).status).toBe(401);
    expect((await t.get('africanscity/loggedinuser', { headers: mine })).status).toBe(200);
    expect((await askForToken(t, user.email)).status).toBe(400);
    expect((await askForToken(t, user.email, next)).status).toBe(200);
    await runJobs(t);
    expect(t.mailbox.messages).toMatchObject([{ to: user.email, subject: 'Your password was changed' }]);
  });

  it('a wrong current password is text with status 200, changes nothing and counts', async () => {
    const user = await createUserWithPassword(t);
    const headers = await logIn(t, user);
    for (let index = 0; index < 10; index += 1) {
      expect(await change(headers, { oldPassword: 'wrong', password: next })).toEqual([
        200,
        'The current password is not right.',
      ]);
    }
    const [status, text] = await change(headers, { oldPassword: testPassword, password: next });
    expect([status, text]).toEqual([200, expect.stringMatching(/^Too many tries/)]);
    expect(await hashOf(user.id)).toBe(user.passwordHash);
  });

  it('fields of another user are ignored', async () => {
    const [user, victim] = [await createUserWithPassword(t), await createUserWithPassword(t)];
    const headers = await logIn(t, user);
    const echoed = {
      id: String(victim.id),
      email: victim.email,
      role: 'ADMIN',
      fullname: 'x',
      emailVerifiedAt: '',
      country: '',
    };
    expect(await change(headers, { ...echoed, oldPassword: testPassword, password: next })).toEqual([200, '']);
    expect(await t.ctx.db.user.findUnique({ where: { id: victim.id } })).toEqual(victim);
    expect(await t.ctx.db.user.findUnique({ where: { id: user.id } })).toMatchObject({
      role: 'INDIVIDUAL',
      email: user.email,
    });
  });

  it('a weak or the same password is refused with a text', async () => {
    const user = await createUserWithPassword(t);
    const headers = await logIn(t, user);
    for (const password of ['short', 'password123', '', testPassword, 'x'.repeat(129)]) {
      const [status, text] = await change(headers, { oldPassword: testPassword, password });
      expect([password, status, text.length > 10]).toEqual([password, 200, true]);
    }
    expect(await hashOf(user.id)).toBe(user.passwordHash);
  });

  it('of two changes at once one wins, and its password works', async () => {
    const user = await createUserWithPassword(t);
    const headers = await logIn(t, user);
    const passwords = ['first of two at once', 'second of two at once'];
    const answers = await Promise.all(
      passwords.map((password) => change(headers, { oldPassword: testPassword, password })),
    );
    expect(answers.filter(([, text]) => text === '')).toHaveLength(1);
    const works = await Promise.all(
      passwords.map(async (password) => (await askForToken(t, user.email, password)).status),
    );
    expect(works).toEqual(answers.map(([, text]) => (text === '' ? 200 : 400)));
  });

  it('the current password cannot be left out', async () => {
    const user = await createUserWithPassword(t);
    const headers = await logIn(t, user);
    for (const fields of [
      {},
      { oldPassword: '' },
      { 'oldPassword[]': testPassword },
      { 'oldPassword.0': testPassword },
    ] as Record<string, string>[]) {
      expect(await change(headers, { ...fields, password: next })).toEqual([
        200,
        'Please enter your current password.',
      ]);
    }
    const withoutPassword = await createUserWithPassword(t, { passwordHash: null });
    const [status, text] = await change(await logIn(t, withoutPassword), {
      oldPassword: 'no account has this password',
      password: next,
    });
    expect([status, text]).toEqual([200, 'The current password is not right.']);
    expect(await hashOf(user.id)).toBe(user.passwordHash);
  });

  it('without a token it is 401', async () => {
    expect((await change({}, { oldPassword: testPassword, password: next }))[0]).toBe(401);
  });
});
