import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askForToken, clientCredentials, createUserWithPassword, logIn, testPassword } from '../../../test/log-in.ts';
import { sendFrom } from '../../../test/send-from.ts';
import { type TestApp, createTestApp } from '../../../test/test-app.ts';
import { watchWork } from '../../../test/watched-work.ts';
import { buildApp } from '../../app.ts';
import { hashPassword } from './passwords.ts';

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.ctx.db.rateLimit.deleteMany();
});

async function bodyOf(response: Response) {
  return (await response.json()) as Record<string, unknown> & { access_token: string; code: string };
}

/** As existing clients join the address by hand. */
function askByQuery(query: string, init: RequestInit = {}): Promise<Response> {
  return t.post(`oauth/token?${query}`, undefined, { headers: { authorization: clientCredentials }, ...init });
}

/** From another address of this machine. */
async function askFrom(
  localAddress: string,
  username: string,
  password: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const fields = { grant_type: 'password', username, password };
  return (await sendFrom(t, localAddress, 'oauth/token', fields, { authorization: clientCredentials, ...headers }))
    .status;
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

describe('oauthToken', () => {
  it('returns a token that lives as long as it says, with headers against storing it', async () => {
    const user = await createUserWithPassword(t);
    const response = await askForToken(t, user.email);
    const token = await bodyOf(response);
    const claims = claimsOf(token.access_token);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(token).toEqual({
      access_token: expect.any(String),
      token_type: 'bearer',
      expires_in: 43_199,
      scope: 'read write',
    });
    expect((claims.exp as number) - (claims.iat as number)).toBe(token.expires_in);
  });

  it('a wrong password and an unknown user get the same answer', async () => {
    const user = await createUserWithPassword(t);
    const answers = await Promise.all([
      askForToken(t, user.email, 'wrong'),
      askForToken(t, 'nobody@example.com', 'wrong'),
    ]);
    const [wrong, unknown] = await Promise.all(
      answers.map(async (answer) => [answer.status, { ...(await bodyOf(answer)), requestId: '' }]),
    );
    expect(wrong).toEqual([
      400,
      { statusCode: 400, code: 'invalid_grant', message: 'The email or the password is wrong.', requestId: '' },
    ]);
    expect(unknown).toEqual(wrong);
  });

  it('an unknown user costs the same work as a wrong password', async () => {
    const user = await createUserWithPassword(t);
    const work = watchWork(t);
    try {
      const worked = [];
      for (const email of [user.email, 'nobody.else@example.com', user.email]) {
        expect((await askForToken(t, email, 'wrong')).status).toBe(400);
        worked.push(work.take());
      }
      const [wrong, unknown, again] = worked;
      expect(wrong?.passwords).toEqual([{ done: 'checked', parameters: 'argon2id v=19 m=19456,t=2,p=1' }]);
      expect(wrong?.statements.length).toBeGreaterThan(0);
      expect(unknown).toEqual(wrong);
      expect(again).toEqual(wrong);
    } finally {
      work.stop();
    }
  });

  it('an unknown client is refused before any user is looked up', async () => {
    const user = await createUserWithPassword(t);
    for (const authorization of [
      undefined,
      'Basic',
      'Basic !!!',
      `Basic ${btoa('my-trusted-client:wrong')}`,
      `Bearer ${btoa('my-trusted-client:secret')}`,
    ]) {
      const response = await askForToken(t, user.email, testPassword, {
        headers: authorization ? { authorization } : {},
      });
      expect([authorization, response.status, (await bodyOf(response)).code]).toEqual([
        authorization,
        401,
        'invalid_client',
      ]);
      expect(response.headers.get('www-authenticate')).toMatch(/^Basic/);
    }
    expect(await t.ctx.db.rateLimit.count()).toBe(0);
  });

  it('only the password grant is supported', async () => {
    for (const grant of ['', '&grant_type=', '&grant_type=PASSWORD', '&grant_type=client_credentials']) {
      const response = await askByQuery(`username=a@example.com&password=x${grant}`);
      expect([grant, response.status, (await bodyOf(response)).code]).toEqual([grant, 400, 'unsupported_grant_type']);
    }
  });

  it('parameters twice, as lists or with NUL are 400', async () => {
    for (const query of [
      'grant_type=password&username=a@example.com&username=b@example.com&password=x',
      'grant_type=password&username[]=a@example.com&password=x',
      'grant_type=password&username=a%00@example.com&password=x',
      'grant_type=password&username=a@example.com&password=x%00',
      'grant_type=password&password=x',
    ]) {
      expect([query, (await askByQuery(query)).status]).toEqual([query, 400]);
    }
  });

  it('a password of a megabyte, and of little more than a thousand characters, is refused before any work', async () => {
    const user = await createUserWithPassword(t);
    const work = watchWork(t);
    try {
      for (const [length, statuses] of [
        [1_000_000, [400, 413]],
        [1_001, [400]],
      ] as const) {
        expect(statuses, String(length)).toContain((await askForToken(t, user.email, 'x'.repeat(length))).status);
        expect(work.take(), String(length)).toEqual({ statements: [], passwords: [], jobs: [] });
      }
      // The server hashes acceptable passwords; the count would show it.
      expect((await askForToken(t, user.email, 'x'.repeat(1_000))).status).toBe(400);
      expect(work.take().passwords).toMatchObject([{ done: 'checked' }]);
    } finally {
      work.stop();
    }
  });

  it('passwords are compared exactly', async () => {
    const same = 'x'.repeat(72);
    for (const [password, others] of [
      ['a'.repeat(64), ['a'.repeat(63)]],
      ['🔑 clé зима', ['🔑 cle зима']],
      [' with edges ', ['with edges', ' with edges']],
      [`${same}one`, [`${same}two`, same]],
    ] as const) {
      const user = await createUserWithPassword(t, { passwordHash: await hashPassword(password) });
      expect((await askForToken(t, user.email, password)).status).toBe(200);
      expect(
        (await askByQuery(`grant_type=password&username=${user.email}&password=${encodeURIComponent(password)}`))
          .status,
      ).toBe(200);
      for (const other of others) expect((await askForToken(t, user.email, other)).status).toBe(400);
    }
  });

  it('ignores the case of an address, but accepts no look-alike letters', async () => {
    await createUserWithPassword(t, { email: 'Paula@Example.com' });
    expect((await askForToken(t, 'pAULA@eXAMPLE.COM')).status).toBe(200);
    expect((await askForToken(t, 'раula@example.com')).status).toBe(400);
  });

  it('SQL is only text', async () => {
    expect((await bodyOf(await askForToken(t, "' OR 1=1--", "' OR 1=1--"))).code).toBe('invalid_grant');
  });

  it('accepts plus addresses that a client did not escape', async () => {
    const user = await createUserWithPassword(t, { email: 'paula+homes@example.com' });
    expect(
      (await askByQuery(`grant_type=password&username=${user.email}&password=${encodeURIComponent(testPassword)}`))
        .status,
    ).toBe(200);
    expect((await askForToken(t, user.email)).status).toBe(200);
  });

  it('a stray % in the query is 400', async () => {
    expect((await askByQuery('grant_type=password&username=a@example.com&password=100%')).status).toBe(400);
    expect((await askByQuery('grant_type=password&username=a@example.com&password=%C0%AE')).status).toBe(400);
  });

  it('the 11th wrong try is 429, and the right password from another address still works', async () => {
    const user = await createUserWithPassword(t);
    const statuses = await Promise.all(
      Array.from({ length: 14 }, async () => (await askForToken(t, user.email, 'wrong')).status),
    );
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    const refused = await askForToken(t, user.email);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(await askFrom('127.0.0.2', user.email, testPassword)).toBe(200);
  });

  it('one password tried on 50 users is 429', async () => {
    const statuses = [];
    for (let index = 0; index < 50; index += 1)
      statuses.push((await askForToken(t, `user${index}@example.com`, 'Summer2026')).status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(30);
    expect(statuses.slice(30).every((status) => status === 429)).toBe(true);
  });

  it('forged X-Forwarded-For headers do not help', async () => {
    const statuses = [];
    for (let index = 0; index < 12; index += 1) {
      statuses.push(await askFrom('127.0.0.3', 'a@example.com', 'wrong', { 'x-forwarded-for': `10.0.0.${index}` }));
    }
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  it('addresses of one IPv6 network share their tries', async () => {
    const proxied = await createTestApp({ trustProxy: ['127.0.0.1'] });
    try {
      const statuses = [];
      for (let index = 0; index < 12; index += 1) {
        const headers = { authorization: clientCredentials, 'x-forwarded-for': `2001:db8:1:2:${index}::1` };
        statuses.push((await askForToken(proxied, 'a@example.com', 'wrong', { headers })).status);
      }
      expect(statuses.slice(10)).toEqual([429, 429]);
      const headers = { authorization: clientCredentials, 'x-forwarded-for': '2001:db8:1:3::1' };
      expect((await askForToken(proxied, 'a@example.com', 'wrong', { headers })).status).toBe(400);
    } finally {
      await proxied.close();
    }
  });

  it('counts only failures', async () => {
    const user = await createUserWithPassword(t);
    for (let index = 0; index < 35; index += 1) expect((await askForToken(t, user.email)).status).toBe(200);
  });

  it('a password in the query or the form is in no log line', async () => {
    const canary = 'canary-7c1f0b2e';
    const user = await createUserWithPassword(t, { passwordHash: await hashPassword(canary) });
    const token = await bodyOf(await askByQuery(`grant_type=password&username=${user.email}&password=${canary}`));
    await askForToken(t, user.email, canary);
    await askByQuery(`grant_type=password&username=${user.email}&password=${canary}%`);
    await fetch(`${t.url}/oauth/token?password=${canary}`, { method: 'OPTIONS' });
    await fetch(`${t.url}/oauth/nothing?password=${canary}`, { method: 'POST' });
    await t.get('africanscity/loggedinuser', { headers: { authorization: `bearer ${token.access_token}` } });
    const form = new FormData();
    form.append('name', 'Nia');
    await t.post('africanscity/saveuser', form, { headers: { authorization: `bearer ${token.access_token}` } });
    const log = t.logLines.join('');
    expect(log.length).toBeGreaterThan(0);
    expect(log).not.toContain(canary);
    expect(log).not.toContain(token.access_token);
  });

  it('fields in the form and in the query at once are 400', async () => {
    const user = await createUserWithPassword(t);
    const response = await t.post(
      `oauth/token?grant_type=password&username=${user.email}&password=${encodeURIComponent(testPassword)}`,
      new URLSearchParams({ username: user.email }),
      { headers: { authorization: clientCredentials } },
    );
    expect(response.status).toBe(400);
  });

  it('a login by GET is refused', async () => {
    expect([404, 405]).toContain((await t.get('oauth/token?grant_type=password&username=a&password=b')).status);
  });

  it('claims contain no personal data, and every session has its own id', async () => {
    const user = await createUserWithPassword(t);
    const tokens = [];
    for (let index = 0; index < 20; index += 1)
      tokens.push((await bodyOf(await askForToken(t, user.email))).access_token);
    expect(Object.keys(claimsOf(tokens[0] ?? '')).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'sub']);
    expect(new Set(tokens.map((token) => claimsOf(token).jti)).size).toBe(20);
  });

  it('a disabled user and one without a password get the same answer as a wrong password', async () => {
    const disabled = await createUserWithPassword(t, { disabledAt: new Date() });
    const withoutPassword = await createUserWithPassword(t, { passwordHash: null });
    expect((await bodyOf(await askForToken(t, disabled.email))).code).toBe('invalid_grant');
    expect((await bodyOf(await askForToken(t, withoutPassword.email, 'no account has this password'))).code).toBe(
      'invalid_grant',
    );
  });

  it('64 logins at once stay within bounded memory', async () => {
    const users = await Promise.all(Array.from({ length: 64 }, () => createUserWithPassword(t)));
    const before = process.memoryUsage().rss;
    const answers = await Promise.all(
      users.map((user, index) => askFrom(`127.0.1.${index + 1}`, user.email, testPassword)),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
  });
});

describe('logoff', () => {
  it('ends the session, and succeeds also without one', async () => {
    const headers = await logIn(t, await createUserWithPassword(t));
    const options = { headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' } };
    expect((await t.get('africanscity/loggedinuser', { headers })).status).toBe(200);
    const response = await t.post('logoff', '', options);
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect((await t.get('africanscity/loggedinuser', { headers })).status).toBe(401);
    expect((await t.post('logoff', '', options)).status).toBe(200);
    expect((await t.post('logoff', '', { headers: { authorization: 'null' } })).status).toBe(200);
    expect((await t.post('logoff')).status).toBe(200);
  });
});

describe('copies of the server', () => {
  it('share sessions and limits', async () => {
    const copy = await buildApp(t.ctx);
    const origin = await copy.listen({ host: '127.0.0.1', port: 0 });
    try {
      const user = await createUserWithPassword(t);
      const headers = await logIn(t, user);
      const ask = () => fetch(`${origin}/api/africanscity/loggedinuser`, { headers });
      expect((await ask()).status).toBe(200);
      await t.post('logoff', undefined, { headers });
      expect((await ask()).status).toBe(401);
      const body = () => new URLSearchParams({ grant_type: 'password', username: user.email, password: 'wrong' });
      const urls = Array.from({ length: 16 }, (_, index) =>
        index % 2 ? `${origin}/api/oauth/token` : `${t.url}/oauth/token`,
      );
      const answers = await Promise.all(
        urls.map((url) => fetch(url, { method: 'POST', body: body(), headers: { authorization: clientCredentials } })),
      );
      expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(6);
    } finally {
      await copy.close();
    }
  });
});

describe('the logged in user', () => {
  it('is returned by name and role as plain text', async () => {
    const headers = await logIn(t, await createUserWithPassword(t, { title: 'Dr', role: 'ADMIN' }));
    const [name, role] = await Promise.all(
      ['fullname', 'role'].map((what) => t.get(`africanscity/loggedinuser${what}`, { headers })),
    );
    expect(name?.headers.get('content-type')).toMatch(/^text\/plain/);
    expect([await name?.text(), await role?.text()]).toEqual(['Dr Tendai Moyo', 'ADMIN']);
  });

  it('is returned without anything about the password', async () => {
    const user = await createUserWithPassword(t);
    const response = await t.get('africanscity/loggedinuser', { headers: await logIn(t, user) });
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(await response.json()).toEqual({
      id: user.id,
      acceptsChats: false,
      title: null,
      surname: 'Moyo',
      name: 'Tendai',
      email: user.email,
      phone: '+263 77 000 0000',
      phoneLinks: null,
      role: 'INDIVIDUAL',
      emailVerifiedAt: null,
      country: null,
      language: 'en',
      createdAt: user.createdAt.toISOString(),
      updatedAt: user.updatedAt.toISOString(),
      authorities: [],
      fullname: 'Tendai Moyo',
      pictureUri: null,
      pendingEmail: null,
    });
  });
});
