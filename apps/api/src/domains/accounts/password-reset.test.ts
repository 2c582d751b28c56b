import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askForToken, createUserWithPassword, logIn, testPassword } from '../../../test/log-in.ts';
import { runJobs } from '../../../test/run-jobs.ts';
import { sendFrom } from '../../../test/send-from.ts';
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
  t.mailbox.messages.length = 0;
});

const next = 'a jacaranda in bloom';

const ask = (email: string, init?: RequestInit) =>
  t.post('africanscity/requestpasswordreset', new URLSearchParams({ email }), init);
const complete = (token: string, password = next) =>
  t.post('africanscity/completepasswordreset', new URLSearchParams({ token, password }));

/** The secret of the newest emailed link. */
function lastToken(): string {
  return /\/reset#token=([\w-]{43})\n/.exec(t.mailbox.messages.at(-1)?.text ?? '')?.[1] ?? '';
}

async function askForLink(email: string): Promise<string> {
  await ask(email);
  await runJobs(t);
  return lastToken();
}

describe('a password reset', () => {
  it('sets the password, ends all sessions and opens none', async () => {
    const user = await createUserWithPassword(t);
    const headers = await logIn(t, user);
    const response = await complete(await askForLink(user.email));
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect((await t.get('africanscity/loggedinuser', { headers })).status).toBe(401);
    expect((await askForToken(t, user.email, next)).status).toBe(200);
    expect((await askForToken(t, user.email)).status).toBe(400);
    await runJobs(t);
    expect(t.mailbox.messages.at(-1)).toMatchObject({ to: user.email, subject: 'Your password was changed' });
  });

  it('known and unknown addresses get one answer for the same work', async () => {
    const user = await createUserWithPassword(t);
    const work = watchWork(t);
    try {
      const known = await ask(user.email);
      const workOfKnown = work.take();
      const unknown = await ask('nobody@example.com');
      const workOfUnknown = work.take();
      expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()]);
      expect(workOfKnown).toMatchObject({ passwords: [], jobs: ['send-password-reset'] });
      expect(workOfKnown.statements.length).toBeGreaterThan(0);
      expect(workOfKnown.statements.join()).not.toContain('users');
      expect(workOfUnknown).toEqual(workOfKnown);
    } finally {
      work.stop();
    }
    await runJobs(t);
    expect(t.mailbox.messages.map(({ to }) => to)).toEqual([user.email]);
  });

  it('the link leads to our own address, whatever the request says', async () => {
    const user = await createUserWithPassword(t);
    const { port } = new URL(t.url);
    await new Promise<void>((resolve, reject) => {
      const headers = {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        forwarded: 'host=evil.example',
        'content-type': 'application/x-www-form-urlencoded',
      };
      request(
        { port, host: '127.0.0.1', path: '/api/africanscity/requestpasswordreset', method: 'POST', headers },
        (response) => response.resume().on('end', resolve),
      )
        .on('error', reject)
        .end(`email=${encodeURIComponent(user.email)}`);
    });
    await runJobs(t);
    const mail = t.mailbox.messages[0];
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
    expect(mail?.text).toContain('http://africanscity.test/reset#token=');
  });

  it('a link works once, for half an hour, and only the newest', async () => {
    const user = await createUserWithPassword(t);
    const first = await askForLink(user.email);
    const second = await askForLink(user.email);
    expect((await complete(first)).status).toBe(400);
    expect((await complete(second)).status).toBe(200);
    const again = await complete(second, 'yet another password');
    expect([again.status, ((await again.json()) as { code: string }).code]).toEqual([400, 'invalid_link']);
    const third = await askForLink(user.email);
    const clock = t.ctx.clock;
    t.ctx.clock = () => new Date(Date.now() + 31 * 60_000);
    try {
      expect((await complete(third)).status).toBe(400);
    } finally {
      t.ctx.clock = clock;
    }
    expect((await complete(third)).status).toBe(200);
  });

  it('secrets have 256 bits and are kept as digests only, also in emails that were sent', async () => {
    const user = await createUserWithPassword(t);
    const token = await askForLink(user.email);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const everything = JSON.stringify([await t.ctx.db.accountToken.findMany(), await t.ctx.db.queuedMail.findMany()]);
    expect(everything).not.toContain(token);
    expect(t.logLines.join('')).not.toContain(token);
  });

  it('a link dies with a change of the password', async () => {
    const user = await createUserWithPassword(t);
    const token = await askForLink(user.email);
    const form = new URLSearchParams({ oldPassword: testPassword, password: 'changed in the meantime' });
    await t.post('africanscity/updateuserpassword', form, { headers: await logIn(t, user) });
    expect((await complete(token)).status).toBe(400);
  });

  it('of two that use a link at once one gets in', async () => {
    const user = await createUserWithPassword(t);
    const token = await askForLink(user.email);
    const statuses = await Promise.all(
      ['password one of two', 'password two of two'].map(async (password) => (await complete(token, password)).status),
    );
    expect(statuses.toSorted()).toEqual([200, 400]);
  });

  it('a weak password does not use the link up', async () => {
    const user = await createUserWithPassword(t);
    const token = await askForLink(user.email);
    for (const password of ['short', 'password123']) expect((await complete(token, password)).status).toBe(400);
    expect((await complete(token)).status).toBe(200);
  });

  it('guessing is 429', async () => {
    const statuses = [];
    for (let index = 0; index < 32; index += 1) statuses.push((await complete(`guess${index}`)).status);
    expect([statuses.slice(0, 30).every((status) => status === 400), ...statuses.slice(30)]).toEqual([true, 429, 429]);
  });

  it('the sixth email in half an hour is not sent, and the answer is the same', async () => {
    const user = await createUserWithPassword(t);
    const answers = [];
    for (let index = 0; index < 7; index += 1) {
      const answer = await sendFrom(t, `127.0.3.${index + 1}`, 'africanscity/requestpasswordreset', {
        email: user.email,
      });
      answers.push([answer.status, answer.text]);
      // Those that wait at the same time are answered by one mail.
      await runJobs(t);
    }
    expect(new Set(answers.map(String))).toEqual(new Set(['200,']));
    expect(t.mailbox.messages).toHaveLength(5);
  });

  it('is not for disabled accounts', async () => {
    const user = await createUserWithPassword(t, { disabledAt: new Date() });
    expect((await ask(user.email)).status).toBe(200);
    await runJobs(t);
    expect(t.mailbox.messages).toHaveLength(0);
  });

  it('gives an imported owner without a password a first one, and confirms the address', async () => {
    const user = await createUserWithPassword(t, { passwordHash: null });
    expect((await complete(await askForLink(user.email))).status).toBe(200);
    expect((await askForToken(t, user.email, next)).status).toBe(200);
    expect((await t.ctx.db.user.findUniqueOrThrow({ where: { id: user.id } })).emailVerifiedAt).not.toBeNull();
  });
});
