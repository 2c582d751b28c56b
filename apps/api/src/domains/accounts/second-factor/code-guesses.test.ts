import type { FactorChallenge } from '@africanscity/contracts/accounts/second-factor';
import type { User } from '@africanscity/db/generated/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUserWithPassword, logIn, testPassword } from '../../../../test/log-in.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { SoftwarePasskey } from '../../../../test/software-passkey.ts';
import { addTimeCode, timeCodeOf } from '../../../../test/time-code.ts';
import { hashPassword } from '../passwords.ts';

type Fields = Record<string, string>;

let t: TestApp;
let now: Date;
/** The network of the last request. */
let networks = 0;

beforeAll(async () => {
  t = await createTestApp({ trustProxy: ['127.0.0.1'] });
});
afterAll(() => t.close());
beforeEach(async () => {
  now = new Date();
  t.ctx.clock = () => now;
  await t.ctx.db.rateLimit.deleteMany();
  await t.ctx.db.queuedMail.deleteMany();
  t.mailbox.messages.length = 0;
});

const anotherNetwork = () => `10.70.${(networks += 1) >> 8}.${networks & 255}`;
const codeOf = (secret: string) => timeCodeOf(t, secret);
const wait = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

function post(call: string, fields: Fields, headers: Fields = {}): Promise<Response> {
  return t.post(`africanscity/${call}`, new URLSearchParams(fields), { headers });
}

async function ask<Answer>(call: string, fields: Fields, headers: Fields = {}): Promise<Answer> {
  const response = await post(call, fields, headers);
  if (!response.ok) throw new Error(`${call}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

async function withTimeCode() {
  const user = await createUserWithPassword(t, { emailVerifiedAt: new Date() });
  const headers = await logIn(t, user);
  const { secret, recoveryCodes } = await addTimeCode(t, headers);
  wait(30);
  await runJobs(t);
  t.mailbox.messages.length = 0;
  return { user, headers, secret, recoveryCodes };
}

const startStep = (user: User, password = testPassword) =>
  ask<FactorChallenge>('startsecondstep', { username: user.email, password }, { 'x-forwarded-for': anotherNetwork() });

/** Answers a challenge from a browser with that cookie. */
async function answer(ticket: string, proof: Fields, from = anotherNetwork(), cookie = '') {
  const response = await post('loginbysecondstep', { ticket, ...proof }, { 'x-forwarded-for': from, cookie });
  const { code = 'in', message = '' } = (await response.json()) as { code?: string; message?: string };
  return { outcome: response.ok ? 'in' : `${response.status} ${code}`, message, headers: response.headers };
}

async function enter(user: User, proof: Fields, from?: string, cookie?: string, password?: string) {
  const { ticket } = await startStep(user, password);
  return (await answer(ticket, proof, from, cookie)).outcome;
}

/**
 * Sends wrong codes of a stranger who knows the password, five from each of so many networks. Returns how many were compared.
 */
async function guess(user: User, fromNetworks: number, password?: string): Promise<number> {
  const { ticket } = await startStep(user, password);
  let compared = 0;
  for (let index = 0; index < fromNetworks; index += 1) {
    const from = anotherNetwork();
    for (let round = 0; round < 5; round += 1) {
      if ((await answer(ticket, { code: '000000' }, from)).outcome === '400 invalid_input') compared += 1;
    }
  }
  return compared;
}

/** Returns the cookie of a browser after a login by a second step. */
async function cookieOf(user: User, secret: string): Promise<string> {
  const { ticket } = await startStep(user);
  const { headers, outcome } = await answer(ticket, { code: await codeOf(secret) });
  expect(outcome).toBe('in');
  wait(30);
  return headers.get('set-cookie') ?? '';
}

const nameAndValue = (cookie: string) => cookie.split(';', 1)[0]!;

async function resetPassword(user: User, password: string): Promise<void> {
  await post('requestpasswordreset', { email: user.email }, { 'x-forwarded-for': anotherNetwork() });
  await runJobs(t);
  const text = t.mailbox.messages.findLast(({ subject }) => subject === 'Choose a new password')!.text;
  const token = /\/reset#token=([\w-]{43})\n/.exec(text)![1]!;
  const done = await post('completepasswordreset', { token, password }, { 'x-forwarded-for': anotherNetwork() });
  expect(done.status).toBe(200);
}

describe('wrong codes of a stranger who knows the password', () => {
  it('do not lock out the owner, who types codes in another network', async () => {
    const { user, secret } = await withTimeCode();
    const { ticket } = await startStep(user);
    const stranger = anotherNetwork();
    const outcomes = [];
    for (let round = 0; round < 7; round += 1) {
      outcomes.push((await answer(ticket, { code: '000000' }, stranger)).outcome);
    }
    expect(outcomes).toEqual([
      ...Array<string>(5).fill('400 invalid_input'),
      ...Array<string>(2).fill('429 too_many_requests'),
    ]);
    expect(await enter(user, { code: await codeOf(secret) })).toBe('in');
  });

  it('are 50 a day for all unknown networks together, also at the same moment', async () => {
    const { user } = await withTimeCode();
    const { ticket } = await startStep(user);
    const all: string[] = [];
    for (let batch = 0; batch < 6; batch += 1) {
      const guesses = Array.from({ length: 10 }, () => answer(ticket, { code: '000000' }));
      all.push(...(await Promise.all(guesses)).map(({ outcome }) => outcome));
    }
    expect(all.filter((outcome) => outcome === '400 invalid_input')).toHaveLength(50);
    expect(all.filter((outcome) => outcome === '429 too_many_requests')).toHaveLength(10);
  });

  it('leave the owner every other way in once they are used up', async () => {
    const { user, secret, recoveryCodes, headers } = await withTimeCode();
    const passkey = new SoftwarePasskey('http://africanscity.test');
    const { ticket, options } = await ask<{ ticket: string; options: string }>('startpasskey', {}, headers);
    await post('savepasskey', { ticket, name: 'Key', passkey: passkey.create(options) }, headers);
    const cookie = nameAndValue(await cookieOf(user, secret));
    expect(await guess(user, 11)).toBe(50);

    const blocked = await answer((await startStep(user)).ticket, { code: await codeOf(secret) });
    expect(blocked.outcome).toBe('429 too_many_requests');
    expect(blocked.message).toMatch(
      /^Too many wrong codes were typed for this account\. Use a passkey or a recovery code, or choose a new password by “Reset password”: after that, codes work again\. Try again in 2[34] hours\.$/,
    );
    expect(await enter(user, { code: await codeOf(secret) }, undefined, cookie)).toBe('in');
    expect(await enter(user, { recoveryCode: recoveryCodes[0]! })).toBe('in');
    const step = await startStep(user);
    expect((await answer(step.ticket, { passkey: passkey.sign(step.passkeyOptions!) })).outcome).toBe('in');
  });

  it('are reset by a completed password reset', async () => {
    const { user, secret } = await withTimeCode();
    const home = anotherNetwork();
    expect(await guess(user, 11)).toBe(50);
    for (let round = 0; round < 6; round += 1) await enter(user, { code: '111111' }, home);
    expect(await enter(user, { code: await codeOf(secret) }, home)).toBe('429 too_many_requests');
    await resetPassword(user, 'another garden entirely');
    expect(await enter(user, { code: await codeOf(secret) }, home, '', 'another garden entirely')).toBe('in');
  });

  it('are 200 a day at most, however often the password is reset', async () => {
    const { user, secret, recoveryCodes } = await withTimeCode();
    let compared = 0;
    for (let round = 0; round < 6; round += 1) {
      const password = `garden number ${round}`;
      await t.ctx.db.user.update({ where: { id: user.id }, data: { passwordHash: await hashPassword(password) } });
      compared += await guess(user, 11, password);
    }
    expect(compared).toBe(200);
    expect(await enter(user, { code: await codeOf(secret) }, undefined, '', 'garden number 5')).toBe(
      '429 too_many_requests',
    );
    expect(await enter(user, { recoveryCode: recoveryCodes[0]! }, undefined, '', 'garden number 5')).toBe('in');
  });

  it('do not prevent confirming a session by a code', async () => {
    const { user, headers, secret } = await withTimeCode();
    expect(await guess(user, 11)).toBe(50);
    const { ticket } = await ask<FactorChallenge>('startconfirmation', {}, headers);
    expect((await post('confirmidentity', { ticket, code: await codeOf(secret) }, headers)).status).toBe(200);
  });

  it.each<[string, Fields, number]>([
    ['recovery codes', { recoveryCode: 'AAAA-AAAA-AAAA-AAAA' }, 12],
    ['passkeys', { passkey: '{}' }, 34],
  ])('leave the owner as many tries of %s', async (_kind, proof, tries) => {
    const { user, recoveryCodes } = await withTimeCode();
    const stranger = anotherNetwork();
    let last = '';
    for (let round = 0; round < tries; round += 1) last = await enter(user, proof, stranger);
    expect(last).toBe('429 too_many_requests');
    expect(await enter(user, { recoveryCode: recoveryCodes[1]! })).toBe('in');
  });
});

describe('the owner', () => {
  it('gets an email once a day that leads to a new password', async () => {
    const { user } = await withTimeCode();
    const { ticket } = await startStep(user);
    for (let round = 0; round < 4; round += 1) await answer(ticket, { code: '000000' });
    await runJobs(t);
    expect(t.mailbox.messages).toEqual([]);
    for (let round = 0; round < 10; round += 1) await answer(ticket, { code: '000000' });
    await runJobs(t);
    expect(t.mailbox.messages).toMatchObject([{ to: user.email, subject: 'Wrong codes were typed for your account' }]);
    expect(t.mailbox.messages[0]!.text).toContain('http://africanscity.test/reset');
  });

  it('gets no email about right codes, or about wrong ones in a browser of their own', async () => {
    const { user, secret } = await withTimeCode();
    const cookie = nameAndValue(await cookieOf(user, secret));
    for (let round = 0; round < 7; round += 1) await enter(user, { code: '000000' }, undefined, cookie);
    for (let round = 0; round < 6; round += 1) {
      expect(await enter(user, { code: await codeOf(secret) })).toBe('in');
      wait(30);
    }
    await runJobs(t);
    expect(t.mailbox.messages).toEqual([]);
  });
});

describe('a browser that logged in before', () => {
  it('stores a cookie that only the second step of logging in reads', async () => {
    const { user, secret } = await withTimeCode();
    const cookie = await cookieOf(user, secret);
    expect(cookie).toMatch(
      new RegExp(
        `^known-device-${user.id}=[\\w-]{22}\\.[\\w-]{43}; Max-Age=15552000; Path=/api/africanscity/loginbysecondstep; HttpOnly; SameSite=Strict$`,
      ),
    );
  });

  it('has five guesses in a quarter of an hour of its own, in whichever network', async () => {
    const { user, secret } = await withTimeCode();
    const cookie = nameAndValue(await cookieOf(user, secret));
    const outcomes = [];
    for (let round = 0; round < 6; round += 1) {
      outcomes.push(await enter(user, { code: '000000' }, undefined, cookie));
    }
    expect(outcomes).toEqual([...Array<string>(5).fill('400 invalid_input'), '429 too_many_requests']);
    expect(await enter(user, { code: await codeOf(secret) })).toBe('in');
  });

  it.each<[string, (cookie: string, user: User) => string | Promise<string>]>([
    ['with another signature', (cookie) => `${cookie.slice(0, -4)}AAAA`],
    ['without a signature', (cookie) => cookie.split('.', 1)[0]!],
    ['with another number', (cookie) => cookie.replace(/=[\w-]{4}/, '=AAAA')],
    ['of no value', (cookie) => `${cookie.split('=', 1)[0]}=`],
    [
      'of another account',
      async (_cookie, user) => {
        const other = await withTimeCode();
        const theirs = nameAndValue(await cookieOf(other.user, other.secret));
        return theirs.replace(String(other.user.id), String(user.id));
      },
    ],
  ])('is not recognised by a cookie %s', async (_kind, change) => {
    const { user, secret } = await withTimeCode();
    const cookie = nameAndValue(await cookieOf(user, secret));
    expect(await guess(user, 11)).toBe(50);
    const changed = await change(cookie, user);
    expect(await enter(user, { code: await codeOf(secret) }, undefined, changed)).toBe('429 too_many_requests');
    expect(await enter(user, { code: await codeOf(secret) }, undefined, cookie)).toBe('in');
  });

  it('is not recognised after a new password', async () => {
    const { user, secret } = await withTimeCode();
    const cookie = nameAndValue(await cookieOf(user, secret));
    await resetPassword(user, 'another garden entirely');
    expect(await guess(user, 11, 'another garden entirely')).toBe(50);
    const code = await codeOf(secret);
    expect(await enter(user, { code }, undefined, cookie, 'another garden entirely')).toBe('429 too_many_requests');
  });
});
