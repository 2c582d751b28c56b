import type { FactorChallenge } from '@africanscity/contracts/accounts/second-factor';
import type { User } from '@africanscity/db/generated/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUserWithPassword, logIn, testPassword } from '../../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { SoftwarePasskey } from '../../../../test/software-passkey.ts';
import { addTimeCode, timeCodeOf } from '../../../../test/time-code.ts';

type Fields = Record<string, string>;

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
});

const wait = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const codeOf = (secret: string) => timeCodeOf(t, secret);
const post = (call: string, fields: Fields, headers: Fields) =>
  t.post(`africanscity/${call}`, new URLSearchParams(fields), { headers });

async function ask<Answer>(call: string, fields: Fields, headers: Fields): Promise<Answer> {
  const response = await post(call, fields, headers);
  if (!response.ok) throw new Error(`${call}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

async function outcome(answer: Promise<Response>): Promise<string> {
  const response = await answer;
  const body = await response.text();
  if (response.ok) return 'done';
  const { code, errors } = JSON.parse(body) as { code: string; errors?: { field: string }[] };
  return [response.status, code, ...(errors ?? []).map(({ field }) => field)].join(' ');
}

/** State that must not change while the second factor is missing. */
async function accountOf({ id }: User) {
  const { email, passwordHash, disabledAt } = await t.ctx.db.user.findUniqueOrThrow({ where: { id } });
  const links = await t.ctx.db.accountToken.count({ where: { userId: id } });
  const mails = await t.ctx.db.queuedMail.count({ where: { recipient: email } });
  return { email, passwordHash, disabledAt, links, mails };
}

const acts: [string, (user: User, headers: Fields) => Promise<Response>][] = [
  [
    'changing the password',
    (_user, headers) =>
      post('updateuserpassword', { oldPassword: testPassword, password: 'another garden entirely' }, headers),
  ],
  [
    'changing the email address',
    (user, headers) => post('saveuser', { email: `new-${user.email}`, password: testPassword }, headers),
  ],
  ['deleting the account', (_user, headers) => post('deleteaccount', { password: testPassword }, headers)],
  ['downloading the data', (_user, headers) => t.get('africanscity/exportmydata', { headers })],
];

async function withTimeCode() {
  const user = await createUserWithPassword(t, { emailVerifiedAt: new Date() });
  const headers = await logIn(t, user);
  const { secret, recoveryCodes } = await addTimeCode(t, headers);
  return { user, headers, secret, recoveryCode: recoveryCodes[0]! };
}

describe.each(acts)('%s', (_name, act) => {
  it('requires the second factor in an old session of an account that has one, and changes nothing until then', async () => {
    const { user, headers, secret } = await withTimeCode();
    wait(11 * 60);
    const before = await accountOf(user);
    expect(await outcome(act(user, headers))).toBe('403 confirmation_required');
    const { ticket } = await ask<FactorChallenge>('startconfirmation', {}, headers);
    const byPassword = post('confirmidentity', { ticket, password: testPassword }, headers);
    expect(await outcome(byPassword)).toBe('400 invalid_input code');
    const wrong = post('confirmidentity', { ticket, code: '000000' }, headers);
    expect(await outcome(wrong)).toBe('400 invalid_input code');
    expect(await outcome(act(user, headers))).toBe('403 confirmation_required');
    expect(await accountOf(user)).toEqual(before);
    const right = post('confirmidentity', { ticket, code: await codeOf(secret) }, headers);
    expect(await outcome(right)).toBe('done');
    expect(await outcome(act(user, headers))).toBe('done');
  });

  it('accepts a recovery code instead', async () => {
    const { user, headers, recoveryCode } = await withTimeCode();
    wait(11 * 60);
    const { ticket } = await ask<FactorChallenge>('startconfirmation', {}, headers);
    expect(await outcome(post('confirmidentity', { ticket, recoveryCode }, headers))).toBe('done');
    expect(await outcome(act(user, headers))).toBe('done');
  });

  it('requires it of an account whose only factor is a passkey', async () => {
    const user = await createUserWithPassword(t, { emailVerifiedAt: new Date() });
    const headers = await logIn(t, user);
    const passkey = new SoftwarePasskey('http://africanscity.test');
    const { ticket, options } = await ask<{ ticket: string; options: string }>('startpasskey', {}, headers);
    await post('savepasskey', { ticket, name: 'Key', passkey: passkey.create(options) }, headers);
    wait(11 * 60);
    expect(await outcome(act(user, headers))).toBe('403 confirmation_required');
    const challenge = await ask<FactorChallenge>('startconfirmation', {}, headers);
    const proof = { ticket: challenge.ticket, passkey: passkey.sign(challenge.passkeyOptions!) };
    expect(await outcome(post('confirmidentity', proof, headers))).toBe('done');
    expect(await outcome(act(user, headers))).toBe('done');
  });

  it('does not require it in a session that just logged in by its second step', async () => {
    const { user, headers } = await withTimeCode();
    wait(9 * 60);
    expect(await outcome(act(user, headers))).toBe('done');
  });

  it('does not require it of an account without a second factor, in a session of any age', async () => {
    const user = await createUserWithPassword(t, { emailVerifiedAt: new Date() });
    const headers = await logIn(t, user);
    await t.ctx.db.authenticator.create({ data: { userId: user.id, pendingSecret: new Uint8Array([1]) } });
    wait(50 * 60);
    expect(await outcome(act(user, headers))).toBe('done');
  });
});

describe('a change of the profile that keeps the email address', () => {
  it.each<[string, (user: User) => Fields]>([
    ['a name', () => ({ name: 'Rudo' })],
    ['a phone', () => ({ phone: '+263 77 123 4567' })],
    ['the same address in capitals', ({ email }) => ({ email: email.toUpperCase() })],
  ])('requires nothing for %s', async (_what, fields) => {
    const { user, headers } = await withTimeCode();
    wait(11 * 60);
    expect(await outcome(post('saveuser', fields(user), headers))).toBe('done');
  });

  it('requires the second factor before the password, and both', async () => {
    const { user, headers, secret } = await withTimeCode();
    wait(11 * 60);
    const change = (password: string) => post('saveuser', { email: `next-${user.email}`, password }, headers);
    expect(await outcome(change('wrong'))).toBe('403 confirmation_required');
    const { ticket } = await ask<FactorChallenge>('startconfirmation', {}, headers);
    await post('confirmidentity', { ticket, code: await codeOf(secret) }, headers);
    expect(await outcome(change('wrong'))).toBe('400 invalid_input password');
    expect(await outcome(change(testPassword))).toBe('done');
  });
});
