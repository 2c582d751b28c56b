import type { FactorChallenge, SecondFactors } from '@africanscity/contracts/accounts/second-factor';
import type { Token } from '@africanscity/contracts/accounts/login';
import type { User } from '@africanscity/db/generated/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProperty } from '../../../../test/factories.ts';
import { askForToken, createUserWithPassword, logIn, testPassword } from '../../../../test/log-in.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { type Flaws, SoftwarePasskey } from '../../../../test/software-passkey.ts';
import { addTimeCode, timeCodeOf } from '../../../../test/time-code.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { ensureFirstAdministrator } from '../sign-up.ts';

type Headers = Record<string, string>;
type Fields = Record<string, string>;

const origin = 'http://africanscity.test';

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
  await t.ctx.db.setting.deleteMany({ where: { name: 'administrators.secondFactor' } });
  await t.ctx.db.queuedMail.deleteMany();
  t.mailbox.messages.length = 0;
});

function post(call: string, fields: Fields, headers: Headers = {}): Promise<Response> {
  return t.post(`africanscity/${call}`, new URLSearchParams(fields), { headers });
}

async function ask<Answer>(call: string, fields: Fields = {}, headers: Headers = {}): Promise<Answer> {
  const response = await post(call, fields, headers);
  if (!response.ok) throw new Error(`${call}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

async function outcome(answer: Promise<Response>): Promise<string> {
  const response = await answer;
  const body = await response.text();
  if (response.ok) return 'in';
  const { code, errors } = JSON.parse(body) as { code: string; errors?: { field: string }[] };
  return [response.status, code, ...(errors ?? []).map(({ field }) => field)].join(' ');
}

/** Returns the code that an app shows, some seconds from now. */
const codeOf = (secret: string, seconds = 0) => timeCodeOf(t, secret, seconds);

const wait = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

/** Sets up an app, and waits for its next code. */
async function addUnusedCode(headers: Headers) {
  const added = await addTimeCode(t, headers);
  wait(30);
  return added;
}

async function addPasskey(headers: Headers, passkey = new SoftwarePasskey(origin), flaws: Flaws = {}) {
  const { ticket, options } = await ask<{ ticket: string; options: string }>('startpasskey', {}, headers);
  const made = passkey.create(options, flaws);
  const fields = { ticket, name: 'Key on my ring', passkey: made };
  return { passkey, fields, answer: await post('savepasskey', fields, headers) };
}

const startStep = (user: User) =>
  ask<FactorChallenge>('startsecondstep', { username: user.email, password: testPassword });

/** Answers a new challenge of a user's login. */
async function enter(user: User, proof: Fields): Promise<string> {
  const { ticket } = await startStep(user);
  return outcome(post('loginbysecondstep', { ticket, ...proof }));
}

async function withTimeCode(values: Parameters<typeof createUserWithPassword>[1] = {}) {
  const user = await createUserWithPassword(t, values);
  const headers = await logIn(t, user);
  return { user, headers, ...(await addUnusedCode(headers)) };
}

async function withPasskey(values: Parameters<typeof createUserWithPassword>[1] = {}) {
  const user = await createUserWithPassword(t, values);
  const headers = await logIn(t, user);
  const { passkey, answer } = await addPasskey(headers);
  const { recoveryCodes } = (await answer.json()) as { recoveryCodes: string[] };
  return { user, headers, passkey, recoveryCodes };
}

async function factorsOf(headers: Headers): Promise<SecondFactors> {
  return (await (await t.get('africanscity/getsecondfactors', { headers })).json()) as SecondFactors;
}

async function isIn(headers: Headers): Promise<boolean> {
  return (await t.get('africanscity/loggedinuser', { headers })).ok;
}

async function subjectsTo(email: string): Promise<string[]> {
  await runJobs(t);
  return t.mailbox.messages.filter(({ to }) => to === email).map(({ subject }) => subject);
}

const changed = 'The security of your account was changed';

describe('the token call', () => {
  it('works as before for accounts without a second factor, and explains the refusal to the others', async () => {
    const plain = await createUserWithPassword(t);
    expect((await askForToken(t, plain.email)).status).toBe(200);
    const { user } = await withTimeCode();
    const refused = await askForToken(t, user.email);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      code: 'mfa_required',
      message: `This account logs in with a second step, which this call does not have. Log in at ${origin}/login.`,
    });
    expect((await askForToken(t, user.email, 'a wrong one')).status).toBe(400);
  });
});

describe('time codes', () => {
  it('open a session like any other', async () => {
    const { user, secret } = await withTimeCode();
    const { ticket, ...ways } = await startStep(user);
    expect(ways).toEqual({ password: false, timeCode: true, recoveryCode: true, passkeyOptions: null });
    const token = await ask<Token>('loginbysecondstep', { ticket, code: await codeOf(secret) });
    expect(token).toMatchObject({ token_type: 'bearer', expires_in: 43_199, scope: 'read write' });
    expect(await isIn({ authorization: `bearer ${token.access_token}` })).toBe(true);
  });

  it.each([
    [-60, '400 invalid_input code'],
    [-30, 'in'],
    [0, 'in'],
    [30, 'in'],
    [60, '400 invalid_input code'],
  ])('of a clock that is %i seconds off are %s', async (seconds, expected) => {
    const { user, secret } = await withTimeCode();
    wait(120);
    expect(await enter(user, { code: await codeOf(secret, seconds) })).toBe(expected);
  });

  it('may be typed with a space', async () => {
    const { user, secret } = await withTimeCode();
    const code = await codeOf(secret);
    expect(await enter(user, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).toBe('in');
  });

  it('are valid once, also for two logins at the same moment, and invalidate older ones', async () => {
    const { user, secret } = await withTimeCode();
    wait(60);
    const code = await codeOf(secret);
    const both = await Promise.all([enter(user, { code }), enter(user, { code })]);
    expect(both.toSorted()).toEqual(['400 invalid_input code', 'in']);
    expect(await enter(user, { code })).toBe('400 invalid_input code');
    expect(await enter(user, { code: await codeOf(secret, -30) })).toBe('400 invalid_input code');
    expect(await enter(user, { code: await codeOf(secret, 30) })).toBe('in');
  });

  it('that set an app up do not log in as well', async () => {
    const user = await createUserWithPassword(t);
    const headers = await logIn(t, user);
    const { secret } = await ask<{ secret: string }>('starttimecode', {}, headers);
    const code = await codeOf(secret);
    expect(await outcome(post('savetimecode', { code }, headers))).toBe('in');
    expect(await enter(user, { code })).toBe('400 invalid_input code');
  });

  it('can be guessed five times in a quarter of an hour, however many logins were begun', async () => {
    const { user, secret } = await withTimeCode();
    const guesses = await Promise.all(Array.from({ length: 8 }, () => enter(user, { code: '000000' })));
    expect(guesses.toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => '400 invalid_input code'),
      ...Array.from({ length: 3 }, () => '429 too_many_requests'),
    ]);
    expect(await enter(user, { code: await codeOf(secret) })).toBe('429 too_many_requests');
    await t.ctx.db.rateLimit.deleteMany();
    expect(await enter(user, { code: await codeOf(secret) })).toBe('in');
  });

  it('need a new secret after a quarter of an hour', async () => {
    const headers = await logIn(t, await createUserWithPassword(t));
    const { secret } = await ask<{ secret: string }>('starttimecode', {}, headers);
    wait(15 * 60 + 1);
    await t.ctx.db.session.updateMany({ data: { confirmedAt: now } });
    expect(await outcome(post('savetimecode', { code: await codeOf(secret) }, headers))).toBe('400 invalid_input code');
  });

  it('of a new app replace those of the old, and a wrong code replaces nothing', async () => {
    const { user, headers, secret } = await withTimeCode();
    const next = await ask<{ secret: string; uri: string }>('starttimecode', {}, headers);
    expect(next.uri).toBe(
      `otpauth://totp/AfricansCity:${encodeURIComponent(user.email)}?secret=${next.secret}&issuer=AfricansCity`,
    );
    expect(await outcome(post('savetimecode', { code: await codeOf(secret) }, headers))).toBe('400 invalid_input code');
    expect(await enter(user, { code: await codeOf(secret) })).toBe('in');
    expect(await ask('savetimecode', { code: await codeOf(next.secret) }, headers)).toEqual({ recoveryCodes: [] });
    wait(30);
    expect(await enter(user, { code: await codeOf(secret) })).toBe('400 invalid_input code');
    expect(await enter(user, { code: await codeOf(next.secret) })).toBe('in');
  });

  it('cannot be computed from the database alone', async () => {
    const { user, secret } = await withTimeCode();
    const row = await t.ctx.db.authenticator.findUniqueOrThrow({ where: { userId: user.id } });
    expect(Buffer.from(row.secret ?? []).toString('latin1')).not.toContain(secret);
    const thief = await withTimeCode();
    await t.ctx.db.authenticator.update({ where: { userId: thief.user.id }, data: { secret: row.secret } });
    expect(await enter(thief.user, { code: await codeOf(secret) })).toBe('400 invalid_input code');
  });
});

describe('passkeys', () => {
  it('log in', async () => {
    const { user, passkey, headers } = await withPasskey();
    const { ticket, passkeyOptions } = await startStep(user);
    const answer = passkey.sign(passkeyOptions ?? '');
    expect(await outcome(post('loginbysecondstep', { ticket, passkey: answer }))).toBe('in');
    expect(await factorsOf(headers)).toMatchObject({
      passkeys: [{ name: 'Key on my ring', lastUsedAt: now.toISOString() }],
      passkeyOrigin: origin,
    });
  });

  it('a replayed response opens nothing, neither at its own challenge nor at another', async () => {
    const { user, passkey } = await withPasskey();
    const { ticket, passkeyOptions } = await startStep(user);
    const answer = passkey.sign(passkeyOptions ?? '');
    const both = [0, 1].map(() => outcome(post('loginbysecondstep', { ticket, passkey: answer })));
    expect((await Promise.all(both)).toSorted()).toEqual(['400 challenge_over', 'in']);
    expect(await enter(user, { passkey: answer })).toBe('400 passkey_refused');
  });

  it.each<[string, Flaws]>([
    ['of another origin', { origin: 'https://africanscity.example' }],
    ['of another port', { origin: `${origin}:8080` }],
    ['for another site', { rpID: 'evil.test' }],
    ['of another kind', { type: 'webauthn.create' }],
    ['to another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['signed by another key', { foreignKey: true }],
    ['that nobody touched', { absent: true }],
  ])('a response %s is refused, and its challenge ends', async (_what, flaws) => {
    const { user, passkey } = await withPasskey();
    const { ticket, passkeyOptions } = await startStep(user);
    const options = passkeyOptions ?? '';
    const refused = post('loginbysecondstep', { ticket, passkey: passkey.sign(options, flaws) });
    expect(await outcome(refused)).toBe('400 passkey_refused');
    const right = post('loginbysecondstep', { ticket, passkey: passkey.sign(options) });
    expect(await outcome(right)).toBe('400 challenge_over');
  });

  it('of another user open nothing', async () => {
    const { user } = await withPasskey();
    const thief = await withPasskey();
    const { ticket, passkeyOptions } = await startStep(user);
    const answer = thief.passkey.sign(passkeyOptions ?? '');
    expect(await outcome(post('loginbysecondstep', { ticket, passkey: answer }))).toBe('400 passkey_refused');
  });

  it('that were copied are refused by their counter', async () => {
    const { user, passkey } = await withPasskey();
    const first = await startStep(user);
    await post('loginbysecondstep', { ticket: first.ticket, passkey: passkey.sign(first.passkeyOptions ?? '') });
    passkey.counter -= 1;
    const { ticket, passkeyOptions } = await startStep(user);
    const answer = passkey.sign(passkeyOptions ?? '');
    expect(await outcome(post('loginbysecondstep', { ticket, passkey: answer }))).toBe('400 passkey_refused');
  });

  it.each(['', 'null', '[]', '{}', '{"id":1}', '{"id":"x","response":{}}', 'x', '{"id":"x"'])(
    'a response of %j is refused clearly',
    async (passkey) => {
      const { user } = await withPasskey();
      const expected = passkey ? '400 passkey_refused' : '400 invalid_input code';
      expect(await enter(user, { passkey })).toBe(expected);
    },
  );

  it.each<[string, Flaws]>([
    ['another origin', { origin: 'https://africanscity.example' }],
    ['another site', { rpID: 'evil.test' }],
    ['another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
  ])('made for %s are not added', async (_what, flaws) => {
    const headers = await logIn(t, await createUserWithPassword(t));
    const { answer } = await addPasskey(headers, undefined, flaws);
    expect(answer.status).toBe(400);
    expect((await factorsOf(headers)).passkeys).toEqual([]);
  });

  it('are added by the owner of the ticket, once', async () => {
    const [mine, theirs] = [await createUserWithPassword(t), await createUserWithPassword(t)];
    const [headers, others] = [await logIn(t, mine), await logIn(t, theirs)];
    const { ticket, options } = await ask<{ ticket: string; options: string }>('startpasskey', {}, headers);
    const fields = { ticket, name: 'Key', passkey: new SoftwarePasskey(origin).create(options) };
    expect(await outcome(post('savepasskey', fields, others))).toBe('400 passkey_refused');
    const both = await Promise.all([0, 1].map(() => outcome(post('savepasskey', fields, headers))));
    expect(both.toSorted()).toEqual(['400 challenge_over', 'in']);
  });

  it('belong to one account', async () => {
    const { passkey } = await withPasskey();
    const other = await logIn(t, await createUserWithPassword(t));
    expect((await addPasskey(other, passkey)).answer.status).toBe(409);
  });

  it('are not offered at a bare IP address', async () => {
    const bare = await createTestApp({ publicUrl: 'http://192.0.2.7:3000' });
    try {
      const headers = await logIn(bare, await createUserWithPassword(bare));
      const factors = await bare.get('africanscity/getsecondfactors', { headers });
      expect(await factors.json()).toMatchObject({ passkeyOrigin: null });
      const refused = await bare.post('africanscity/startpasskey', undefined, { headers });
      expect(await refused.json()).toMatchObject({ statusCode: 409, code: 'no_passkeys' });
    } finally {
      await bare.close();
    }
  });
});

describe('recovery codes', () => {
  it('are ten, are shown once, and are stored as digests', async () => {
    const { user, recoveryCodes } = await withTimeCode();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    const rows = await t.ctx.db.recoveryCode.findMany({ where: { userId: user.id } });
    expect(rows.map(({ hash }) => hash.length)).toEqual(Array.from({ length: 10 }, () => 32));
  });

  it('log in once each, typed in any case, and each use causes an email', async () => {
    const { user, headers, recoveryCodes } = await withTimeCode();
    const typed = (recoveryCodes[0] ?? '').toLowerCase().replaceAll('-', ' ').replaceAll('1', 'l').replaceAll('0', 'o');
    expect(await enter(user, { recoveryCode: typed })).toBe('in');
    expect(await enter(user, { recoveryCode: typed })).toBe('400 invalid_input recoveryCode');
    expect((await factorsOf(headers)).recoveryCodes).toBe(9);
    expect(await subjectsTo(user.email)).toEqual([changed, changed]);
    expect(t.mailbox.messages.at(-1)?.text).toContain('9 are left');
  });

  it('let in exactly one of many logins that use the same one at the same moment', async () => {
    const { user, recoveryCodes } = await withTimeCode();
    const [recoveryCode = ''] = recoveryCodes;
    const logins = await Promise.all(Array.from({ length: 6 }, () => enter(user, { recoveryCode })));
    expect(logins.filter((result) => result === 'in')).toEqual(['in']);
    const open = await t.ctx.db.session.count({ where: { userId: user.id, endedAt: null } });
    expect(open).toBe(2);
  });

  it('of another user open nothing', async () => {
    const [{ user }, { recoveryCodes }] = [await withTimeCode(), await withTimeCode()];
    expect(await enter(user, { recoveryCode: recoveryCodes[0] ?? '' })).toBe('400 invalid_input recoveryCode');
  });

  it('are replaced by new ones', async () => {
    const { user, headers, recoveryCodes } = await withTimeCode();
    const renewed = await ask<{ recoveryCodes: string[] }>('renewrecoverycodes', {}, headers);
    expect(await enter(user, { recoveryCode: recoveryCodes[0] ?? '' })).toBe('400 invalid_input recoveryCode');
    expect(await enter(user, { recoveryCode: renewed.recoveryCodes[9] ?? '' })).toBe('in');
  });

  it('do not exist without a factor, and are deleted with the last one', async () => {
    const { user, headers } = await withTimeCode();
    expect((await post('deletetimecode', {}, headers)).status).toBe(200);
    expect(await factorsOf(headers)).toMatchObject({ timeCode: null, recoveryCodes: 0 });
    expect(await outcome(post('renewrecoverycodes', {}, headers))).toBe('409 no_second_factor');
    expect((await askForToken(t, user.email)).status).toBe(200);
  });
});

describe('a login that waits for its second step', () => {
  it('needs the password, and an account that has a factor', async () => {
    const { user } = await withTimeCode();
    expect(await outcome(post('startsecondstep', { username: user.email, password: 'x' }))).toBe('400 invalid_grant');
    const plain = await createUserWithPassword(t);
    const fields = { username: plain.email, password: testPassword };
    expect(await outcome(post('startsecondstep', fields))).toBe('409 no_second_factor');
  });

  it('waits five minutes', async () => {
    const { user, secret } = await withTimeCode();
    const { ticket } = await startStep(user);
    wait(301);
    const late = post('loginbysecondstep', { ticket, code: await codeOf(secret) });
    expect(await outcome(late)).toBe('400 challenge_over');
  });

  it.each([
    ['nothing', {}],
    ['two things at once', { code: '123456', recoveryCode: 'x' }],
  ])('is not answered by %s', async (_what, proof) => {
    const { user } = await withTimeCode();
    expect(await enter(user, proof as Fields)).toBe('400 invalid_input code');
  });

  it('ends with a changed password', async () => {
    const { user, headers, secret } = await withTimeCode();
    const { ticket } = await startStep(user);
    const form = new URLSearchParams({ oldPassword: testPassword, password: 'another garden entirely' });
    await t.post('africanscity/updateuserpassword', form, { headers });
    expect(await outcome(post('loginbysecondstep', { ticket, code: await codeOf(secret) }))).toBe('400 challenge_over');
  });

  it('is not accepted as a ticket for another operation', async () => {
    const { user, headers, secret } = await withTimeCode();
    const { ticket } = await startStep(user);
    const fields = { ticket, code: await codeOf(secret) };
    expect(await outcome(post('confirmidentity', fields, headers))).toBe('400 challenge_over');
    const { ticket: other } = await ask<FactorChallenge>('startconfirmation', {}, headers);
    expect(await outcome(post('loginbysecondstep', { ...fields, ticket: other }))).toBe('400 challenge_over');
  });
});

describe('the first factor', () => {
  it('ends other sessions, deletes login links, and causes an email', async () => {
    const user = await createUserWithPassword(t);
    const [headers, other] = [await logIn(t, user), await logIn(t, user)];
    const admin = await logIn(t, await createUserWithPassword(t, { role: 'ADMIN' }));
    const act = { userId: String(user.id), reason: 'Called us' };
    const { url } = await ask<{ url: string }>('createloginlink', act, admin);
    await addUnusedCode(headers);
    expect([await isIn(headers), await isIn(other)]).toEqual([true, false]);
    const token = url.split('#token=')[1] ?? '';
    expect(await outcome(post('loginbylink', { token }))).toBe('400 invalid_link');
    expect(await outcome(post('createloginlink', act, admin))).toBe('409 second_factor');
    expect(await subjectsTo(user.email)).toContain(changed);
  });
});

describe('an irreversible operation', () => {
  it('requires the password in an old session, then nothing for ten minutes', async () => {
    const admin = await createUserWithPassword(t, { role: 'ADMIN' });
    const headers = await logIn(t, admin);
    const target = await createUserWithPassword(t);
    const act = { userId: String(target.id), reason: 'Helps us now' };
    wait(11 * 60);
    expect(await outcome(post('makeadministrator', act, headers))).toBe('403 confirmation_required');
    expect((await t.ctx.db.user.findUniqueOrThrow({ where: { id: target.id } })).role).toBe('INDIVIDUAL');
    const { ticket, ...ways } = await ask<FactorChallenge>('startconfirmation', {}, headers);
    expect(ways).toEqual({ password: true, timeCode: false, recoveryCode: false, passkeyOptions: null });
    const wrong = post('confirmidentity', { ticket, password: 'x' }, headers);
    expect(await outcome(wrong)).toBe('400 invalid_input password');
    expect(await outcome(post('confirmidentity', { ticket, password: testPassword }, headers))).toBe('in');
    expect(await outcome(post('makeadministrator', act, headers))).toBe('in');
    wait(11 * 60);
    expect(await outcome(post('dismissadministrator', act, headers))).toBe('403 confirmation_required');
  });

  it('requires the second factor where there is one, instead of the password', async () => {
    const { headers, secret } = await withTimeCode();
    wait(11 * 60);
    expect(await outcome(post('deletetimecode', {}, headers))).toBe('403 confirmation_required');
    const { ticket } = await ask<FactorChallenge>('startconfirmation', {}, headers);
    const byPassword = post('confirmidentity', { ticket, password: testPassword }, headers);
    expect(await outcome(byPassword)).toBe('400 invalid_input code');
    const code = await codeOf(secret);
    expect(await outcome(post('confirmidentity', { ticket, code }, headers))).toBe('in');
    expect(await outcome(post('deletetimecode', {}, headers))).toBe('in');
  });

  it('is confirmed for one session, by its own user', async () => {
    const user = await createUserWithPassword(t);
    const [headers, other] = [await logIn(t, user), await logIn(t, user)];
    const stranger = await logIn(t, await createUserWithPassword(t));
    wait(11 * 60);
    const { ticket } = await ask<FactorChallenge>('startconfirmation', {}, headers);
    const fields = { ticket, password: testPassword };
    expect(await outcome(post('confirmidentity', fields, stranger))).toBe('400 challenge_over');
    expect(await outcome(post('confirmidentity', fields, headers))).toBe('in');
    expect(await outcome(post('starttimecode', {}, headers))).toBe('in');
    expect(await outcome(post('starttimecode', {}, other))).toBe('403 confirmation_required');
  });

  it('is confirmed by a passkey too', async () => {
    const { headers, passkey } = await withPasskey();
    wait(11 * 60);
    const { ticket, passkeyOptions } = await ask<FactorChallenge>('startconfirmation', {}, headers);
    const fields = { ticket, passkey: passkey.sign(passkeyOptions ?? '') };
    expect(await outcome(post('confirmidentity', fields, headers))).toBe('in');
    expect(await outcome(post('renewrecoverycodes', {}, headers))).toBe('in');
  });
});

describe('the rule for administrators', () => {
  const rule = (required: boolean, headers: Headers) =>
    outcome(post('savesecondfactorrule', { required: String(required) }, headers));

  it('requires a factor of its author, and closes the administration to those without until they add one', async () => {
    const [first, second] = [await createUserWithPassword(t, { role: 'ADMIN' }), await withTimeCode({ role: 'ADMIN' })];
    const headers = await logIn(t, first);
    expect(await rule(true, headers)).toBe('409 own_factor_first');
    expect(await rule(true, second.headers)).toBe('in');
    expect(await outcome(t.get('africanscity/getuserspage', { headers }))).toBe('403 second_factor_missing');
    expect(await outcome(t.get('africanscity/getuserspage', { headers: second.headers }))).toBe('in');
    expect(await (await t.get('africanscity/loggedinuserrole', { headers })).text()).toBe('ADMIN');
    expect((await factorsOf(headers)).required).toBe(true);
    await addUnusedCode(headers);
    expect(await outcome(t.get('africanscity/getuserspage', { headers }))).toBe('in');
    const where = { actorId: second.user.id, action: 'saveSecondFactorRule' };
    expect(await t.ctx.db.auditEntry.findMany({ where })).toMatchObject([{ details: { after: { value: true } } }]);
  });

  it('leaves an administrator without a factor no administrator rights', async () => {
    const { headers } = await withTimeCode({ role: 'ADMIN' });
    expect(await rule(true, headers)).toBe('in');
    const weak = await logIn(t, await createUserWithPassword(t, { role: 'ADMIN' }));
    const { id } = await createProperty(t.ctx.db);
    const listing = () => t.ctx.db.property.findUniqueOrThrow({ where: { id } });
    expect((await t.post(`africanscity/deletepropertybyid?id=${id}`, undefined, { headers: weak })).status).toBe(404);
    expect((await listing()).deletedAt).toBeNull();
    expect((await t.post(`africanscity/deletepropertybyid?id=${id}`, undefined, { headers })).status).toBe(200);
    expect((await listing()).deletedAt).not.toBeNull();
  });

  it('keeps the last factor, also of two that are removed at the same moment', async () => {
    const { headers } = await withTimeCode({ role: 'ADMIN' });
    await addPasskey(headers);
    expect(await rule(true, headers)).toBe('in');
    const id = String((await factorsOf(headers)).passkeys[0]?.id);
    const both = await Promise.all([
      outcome(post('deletetimecode', {}, headers)),
      outcome(post('deletepasskey', { id }, headers)),
    ]);
    expect(both.toSorted()).toEqual(['409 second_factor_required', 'in']);
    const left = await factorsOf(headers);
    expect(left.passkeys.length + (left.timeCode ? 1 : 0)).toBe(1);
    expect(left.recoveryCodes).toBe(10);
    expect(await rule(false, headers)).toBe('in');
  });
});

describe('a user who lost all factors', () => {
  it('can log in by the password again once another administrator resets the factors', async () => {
    const { user, headers } = await withTimeCode();
    const admin = await createUserWithPassword(t, { role: 'ADMIN' });
    const asAdmin = await logIn(t, admin);
    const act = { userId: String(user.id), reason: 'Lost the telephone, came to the office' };
    expect(await outcome(post('resetsecondfactors', act, asAdmin))).toBe('in');
    expect(await isIn(headers)).toBe(false);
    expect((await askForToken(t, user.email)).status).toBe(200);
    const where = { actorId: admin.id, action: 'resetSecondFactors' };
    expect(await t.ctx.db.auditEntry.findMany({ where })).toMatchObject([
      { subject: `user ${user.id}`, reason: act.reason, details: { before: { factors: 1 }, after: { factors: 0 } } },
    ]);
    expect((await subjectsTo(user.email)).at(-1)).toBe(changed);
    expect(await outcome(post('resetsecondfactors', act, asAdmin))).toBe('409 no_second_factor');
    const own = { userId: String(admin.id), reason: 'My own' };
    expect(await outcome(post('resetsecondfactors', own, asAdmin))).toBe('409 own_account');
  });

  it('does not lock the first administrator out of the account with their address', async () => {
    const { user } = await withTimeCode();
    await t.ctx.db.user.updateMany({ where: { role: 'ADMIN' }, data: { role: 'INDIVIDUAL' } });
    expect(await ensureFirstAdministrator(t.ctx.db, user.email, 'chosen by the operator')).toBe(true);
    expect((await askForToken(t, user.email, 'chosen by the operator')).status).toBe(200);
  });
});
