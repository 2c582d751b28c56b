import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askForToken, clientCredentials, createUserWithPassword, logIn, testPassword } from '../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp({ languages: ['en', 'fr'] });
});
afterAll(() => t.close());
beforeEach(() => t.ctx.db.rateLimit.deleteMany());

const storedLanguage = async (email: string) => (await t.ctx.db.user.findUniqueOrThrow({ where: { email } })).language;

const signUp = (email: string, headers: Record<string, string>) =>
  t.post('africanscity/saveuser', new URLSearchParams({ name: 'Awa', email, password: testPassword }), { headers });

const tokenStatus = async (email: string, headers: Record<string, string>, password = testPassword) =>
  (await askForToken(t, email, password, { headers: { authorization: clientCredentials, ...headers } })).status;

describe('the language of a user', () => {
  it('is taken from the sign-up form', async () => {
    await signUp('awa@example.com', { 'x-language': 'fr' });
    await signUp('ama@example.com', {});
    await signUp('ada@example.com', { 'x-language': 'constructor' });
    expect(await storedLanguage('awa@example.com')).toBe('fr');
    expect(await storedLanguage('ama@example.com')).toBe('en');
    expect(await storedLanguage('ada@example.com')).toBe('en');
  });

  it('becomes the language of the latest login that names one', async () => {
    const user = await createUserWithPassword(t);
    expect(await tokenStatus(user.email, { 'x-language': 'fr' })).toBe(200);
    expect(await storedLanguage(user.email)).toBe('fr');
    expect(await tokenStatus(user.email, {})).toBe(200);
    expect(await storedLanguage(user.email)).toBe('fr');
    expect(await tokenStatus(user.email, { 'x-language': 'en' })).toBe(200);
    expect(await storedLanguage(user.email)).toBe('en');
  });

  it('stays after a login with a wrong password', async () => {
    const user = await createUserWithPassword(t);
    expect(await tokenStatus(user.email, { 'x-language': 'fr' }, 'wrong')).toBe(400);
    expect(await storedLanguage(user.email)).toBe('en');
  });

  it('changes in the profile, and is a field of the logged-in user', async () => {
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

  it('is one of those that the site has, each named in itself', async () => {
    expect(await (await t.get('africanscity/getlanguages')).json()).toEqual([
      { property: 'en', value: 'English' },
      { property: 'fr', value: 'Français' },
    ]);
  });
});
