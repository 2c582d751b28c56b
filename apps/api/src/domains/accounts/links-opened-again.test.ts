import type { User } from '@africanscity/db/generated/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUserWithPassword, logIn, testPassword } from '../../../test/log-in.ts';
import { runJobs } from '../../../test/run-jobs.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createLink, deleteExpiredLinks, tokenOf } from './links.ts';

let t: TestApp;
let now: Date;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  now = new Date();
  t.ctx.clock = () => now;
  await t.ctx.db.rateLimit.deleteMany();
  await t.ctx.db.queuedMail.deleteMany();
  t.mailbox.messages.length = 0;
});

const post = (call: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  t.post(`africanscity/${call}`, new URLSearchParams(fields), { headers });

/** Returns the response to an opened link, or the status and message of its refusal. */
async function verify(token: string): Promise<boolean | string> {
  const response = await post('verifyemail', { token });
  const body = (await response.json()) as { alreadyConfirmed: boolean; message: string };
  return response.ok ? body.alreadyConfirmed : `${response.status} ${body.message}`;
}

const linkFor = async (user: User, email = user.email) =>
  tokenOf(
    await t.ctx.db.$transaction((tx) => createLink(t.ctx, tx, { userId: user.id, purpose: 'verify_email', email })),
  );

const later = (days: number) => {
  now = new Date(now.getTime() + days * 24 * 3_600_000);
};

const usedUp =
  '400 This link was used already, or a newer link took its place. Ask for a new one if you still need it.';
const invalid = '400 This link no longer works. Ask for a new one.';

describe('verifyEmail', () => {
  it('says that the address is already confirmed when an email scanner opened the link first', async () => {
    const user = await createUserWithPassword(t);
    const token = await linkFor(user);
    expect([await verify(token), await verify(token), await verify(token)]).toEqual([false, true, true]);
  });

  it('confirms once when the scanner and the user open the link at the same moment', async () => {
    const token = await linkFor(await createUserWithPassword(t));
    const answers = await Promise.all(Array.from({ length: 6 }, () => verify(token)));
    expect(answers.toSorted()).toEqual([false, true, true, true, true, true]);
  });

  it('still says so weeks later, after the link would have expired, and after the cleanup job', async () => {
    const token = await linkFor(await createUserWithPassword(t));
    await verify(token);
    later(30);
    await deleteExpiredLinks(t.ctx);
    expect(await verify(token)).toBe(true);
    later(61);
    await deleteExpiredLinks(t.ctx);
    expect(await verify(token)).toBe(invalid);
  });

  it('says so for an earlier link of two, once the newer one confirmed the address', async () => {
    const user = await createUserWithPassword(t);
    const [first, second] = [await linkFor(user), await linkFor(user)];
    expect(await verify(first)).toBe(usedUp);
    expect(await verify(second)).toBe(false);
    expect(await verify(first)).toBe(true);
  });

  it('says so for a sign-up link after a password reset confirmed the address', async () => {
    const user = await createUserWithPassword(t);
    const token = await linkFor(user);
    const reset = await t.ctx.db.$transaction((tx) =>
      createLink(t.ctx, tx, { userId: user.id, purpose: 'reset_password', email: user.email }),
    );
    const done = await post('completepasswordreset', { token: tokenOf(reset), password: 'a jacaranda in bloom' });
    expect(done.status).toBe(200);
    expect(await verify(token)).toBe(true);
  });

  it('says so for a change of address, and no longer once another address replaced it', async () => {
    const user = await createUserWithPassword(t, { emailVerifiedAt: new Date() });
    const headers = await logIn(t, user);
    const change = async (email: string) => {
      expect((await post('saveuser', { email, password: testPassword }, headers)).status).toBe(200);
      await runJobs(t);
      const mail = t.mailbox.messages.findLast(({ to }) => to === email);
      return /#token=([\w-]+)/.exec(mail?.text ?? '')![1]!;
    };
    const first = await change(`first-${user.email}`);
    expect([await verify(first), await verify(first)]).toEqual([false, true]);
    const second = await change(`second-${user.email}`);
    expect(await verify(second)).toBe(false);
    expect(await verify(first)).toBe(invalid);
    expect((await t.ctx.db.user.findUniqueOrThrow({ where: { id: user.id } })).email).toBe(`second-${user.email}`);
  });

  it('does not show a used or replaced link as a pending change', async () => {
    const user = await createUserWithPassword(t, { emailVerifiedAt: new Date() });
    await linkFor(user, 'given-up@example.com');
    await linkFor(user);
    const seen = await (await t.get('africanscity/loggedinuser', { headers: await logIn(t, user) })).json();
    expect(seen).toMatchObject({ pendingEmail: null });
  });

  it('refuses a made-up link, an expired one, and a used one of a disabled account', async () => {
    const user = await createUserWithPassword(t);
    const expired = await linkFor(user);
    later(3);
    expect([await verify('x'.repeat(43)), await verify(expired)]).toEqual([invalid, invalid]);
    const used = await linkFor(user);
    expect(await verify(used)).toBe(false);
    await t.ctx.db.user.update({ where: { id: user.id }, data: { disabledAt: now } });
    expect(await verify(used)).toBe(invalid);
  });
});

describe('links that open an account', () => {
  it('say that they were used, and open nothing the second time', async () => {
    const user = await createUserWithPassword(t);
    const link = await t.ctx.db.$transaction((tx) =>
      createLink(t.ctx, tx, { userId: user.id, purpose: 'reset_password', email: user.email }),
    );
    const reset = () => post('completepasswordreset', { token: tokenOf(link), password: 'a jacaranda in bloom' });
    expect((await reset()).status).toBe(200);
    const again = await reset();
    expect(`${again.status} ${((await again.json()) as { message: string }).message}`).toBe(usedUp);
  });
});
