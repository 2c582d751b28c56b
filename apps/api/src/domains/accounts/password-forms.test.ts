import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUser } from '../../../test/factories.ts';
import { askForToken, logIn } from '../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { watchWork } from '../../../test/watched-work.ts';
import { createLink, tokenOf } from './links.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { ensureFirstAdministrator } from './sign-up.ts';

// One text with composed letters (Windows, Android) and with decomposed ones (some keyboards and Macs).
const spellings: [composed: string, decomposed: string][] = [
  ['caf\u00e9 \u00e0 Bamako', 'cafe\u0301 a\u0300 Bamako'],
  ['S\u00e3o Tom\u00e9 2026', 'Sa\u0303o Tome\u0301 2026'],
  ['\u1ecdba ti \u00cdl\u1eb9\u0300', 'o\u0323ba ti I\u0301le\u0323\u0300'],
  ['Zo\u00eb na G\u00efft', 'Zoe\u0308 na Gi\u0308ft'],
];

const oldHash = (text: string) => hash(text, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.ctx.db.rateLimit.deleteMany();
});

const post = (call: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  t.post(`africanscity/${call}`, new URLSearchParams(fields), { headers });

describe.each(spellings)('the password %s', (composed, decomposed) => {
  it('logs in from a device that sends the other form', async () => {
    for (const [chosen, typed] of [
      [composed, decomposed],
      [decomposed, composed],
    ] as const) {
      const user = await createUser(t.ctx.db, { passwordHash: await hashPassword(chosen) });
      expect((await askForToken(t, user.email, typed)).status).toBe(200);
      expect((await askForToken(t, user.email, chosen)).status).toBe(200);
    }
  });

  it('still verifies against an old hash of either form, typed in either form', async () => {
    for (const stored of [await oldHash(composed), await oldHash(decomposed)]) {
      expect(await verifyPassword(composed, stored)).toBe(true);
      expect(await verifyPassword(decomposed, stored)).toBe(true);
      expect(await verifyPassword(composed.normalize('NFD').replace(/\p{M}/gu, ''), stored)).toBe(false);
    }
  });
});

const [composed, decomposed] = spellings[0]!;

describe('every call that takes a password', () => {
  it('signs up with one form and logs in with the other', async () => {
    const email = 'forms.sign-up@example.com';
    const fields = { name: 'Awa', surname: 'Keita', email, password: decomposed };
    expect((await post('saveuser', fields)).status).toBe(200);
    expect((await askForToken(t, email, composed)).status).toBe(200);
  });

  it('changes a password with the other form of the current one, and refuses the same password in another form', async () => {
    const user = await createUser(t.ctx.db, { passwordHash: await hashPassword(composed) });
    const headers = await logIn(t, user);
    const change = async (oldPassword: string, password: string) =>
      (await post('updateuserpassword', { oldPassword, password }, headers)).text();
    expect(await change(composed, decomposed)).toBe('The new password must differ from the current one.');
    expect(await change(decomposed, 'dakar la nuit')).toBe('');
  });

  it('resets to one form and logs in with the other', async () => {
    const user = await createUser(t.ctx.db);
    const link = await t.ctx.db.$transaction((tx) =>
      createLink(t.ctx, tx, { userId: user.id, purpose: 'reset_password', email: user.email }),
    );
    const reset = await post('completepasswordreset', { token: tokenOf(link), password: decomposed });
    expect(reset.status).toBe(200);
    expect((await askForToken(t, user.email, composed)).status).toBe(200);
  });

  it('confirms the identity, starts the second step and deletes the account with the other form', async () => {
    const user = await createUser(t.ctx.db, { passwordHash: await hashPassword(composed) });
    const headers = await logIn(t, user);
    const { ticket } = (await (await post('startconfirmation', {}, headers)).json()) as { ticket: string };
    expect((await post('confirmidentity', { ticket, password: decomposed }, headers)).status).toBe(200);
    const step = await post('startsecondstep', { username: user.email, password: decomposed });
    expect([step.status, ((await step.json()) as { code: string }).code]).toEqual([409, 'no_second_factor']);
    expect((await post('deleteaccount', { password: decomposed }, headers)).status).toBe(200);
  });

  it('creates the first administrator with one form, who logs in with the other', async () => {
    const email = 'forms.admin@example.com';
    expect(await ensureFirstAdministrator(t.ctx.db, email, decomposed)).toBe(true);
    expect((await askForToken(t, email, composed)).status).toBe(200);
  });

  it('counts the length of a password in composed characters', async () => {
    // Seven characters, typed as fourteen code points.
    const short = 'e\u0301'.repeat(7);
    const fields = { name: 'Awa', surname: 'Keita', email: 'forms.short@example.com', password: short };
    const response = await post('saveuser', fields);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ field: 'password' }] });
  });
});

it('checks an ASCII password once, so that a login costs one hash', async () => {
  const user = await createUser(t.ctx.db, { passwordHash: await hashPassword('a garden in Avondale') });
  const work = watchWork(t);
  try {
    expect((await askForToken(t, user.email, 'not the password')).status).toBe(400);
    expect(work.take().passwords).toHaveLength(1);
  } finally {
    work.stop();
  }
});
