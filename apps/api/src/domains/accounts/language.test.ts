import type { User } from '@africanscity/db/generated/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientCredentials, createUserWithPassword, logIn, testPassword } from '../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(() => t.ctx.db.rateLimit.deleteMany());

const storedLanguage = async (email: string) => (await t.ctx.db.user.findUniqueOrThrow({ where: { email } })).language;

const signUp = (email: string, headers: Record<string, string>) =>
  t.post('africanscity/saveuser', new URLSearchParams({ name: 'Awa', email, password: testPassword }), { headers });

const askForToken = ({ email }: User, headers: Record<string, string>) =>
  t.post('oauth/token', new URLSearchParams({ grant_type: 'password', username: email, password: testPassword }), {
    headers: { authorization: clientCredentials, ...headers },
  });

describe('the language of a user', () => {
  it('is that of the sign-up', async () => {
    await signUp('awa@example.com', { 'x-language': 'fr' });
    await signUp('ama@example.com', {});
    await signUp('ada@example.com', { 'x-language': 'constructor' });
    expect(await storedLanguage('awa@example.com')).toBe('fr');
    expect(await storedLanguage('ama@example.com')).toBe('en');
    expect(await storedLanguage('ada@example.com')).toBe('en');
  });

  it('becomes that of the latest login that names one', async () => {
    const user = await createUserWithPassword(t);
    expect((await askForToken(user, { 'x-language': 'fr' })).status).toBe(200);
    expect(await storedLanguage(user.email)).toBe('fr');
    expect((await askForToken(user, {})).status).toBe(200);
    expect(await storedLanguage(user.email)).toBe('fr');
    expect((await askForToken(user, { 'x-language': 'en' })).status).toBe(200);
    expect(await storedLanguage(user.email)).toBe('en');
  });

  it('stays after a login with a wrong password', async () => {
    const user = await createUserWithPassword(t);
    const body = new URLSearchParams({ grant_type: 'password', username: user.email, password: 'wrong' });
    const headers = { authorization: clientCredentials, 'x-language': 'fr' };
    expect((await t.post('oauth/token', body, { headers })).status).toBe(400);
    expect(await storedLanguage(user.email)).toBe('en');
  });

  it('is chosen in the profile, and is part of the logged-in user', async () => {
    const headers = await logIn(t, await createUserWithPassword(t));
    const choose = (language: string) =>
      t.post('africanscity/saveuser', new URLSearchParams({ language }), { headers });
    const shown = async () =>
      ((await (await t.get('africanscity/loggedinuser', { headers })).json()) as { language: string }).language;
    expect(await shown()).toBe('en');
    expect((await choose('fr')).status).toBe(200);
    expect(await shown()).toBe('fr');
    const refused = await choose('xx');
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      errors: [{ field: 'language', defaultMessage: 'must be one of en, fr, pt, sw, ar' }],
    });
    expect(await shown()).toBe('fr');
  });
});
