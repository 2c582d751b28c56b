import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import type { User } from '@africanscity/db/generated/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../test/factories.ts';
import { type TestApp, createTestApp } from '../../test/test-app.ts';
import { readEnv } from '../env.ts';

let t: TestApp;
let user: User;
let session: string;

beforeAll(async () => {
  t = await createTestApp();
  user = await createUser(t.ctx.db);
  session = await openSession(user.id);
});
afterAll(() => t.close());

const now = () => Math.floor(Date.now() / 1000);

async function openSession(userId: number, values: { expiresAt?: Date; endedAt?: Date } = {}): Promise<string> {
  const id = randomUUID();
  await t.ctx.db.session.create({ data: { id, userId, expiresAt: new Date(Date.now() + 3_600_000), ...values } });
  return id;
}

const claims = () => ({
  iss: 'africanscity',
  aud: 'africanscity-api',
  sub: String(user.id),
  jti: session,
  iat: now(),
  exp: now() + 3600,
});

const encode = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

/** Returns a token with any header and claims, rightly signed by default. */
function forge(
  payload: unknown,
  header: object = {},
  { secret = t.ctx.config.jwtSecret, hash = 'sha256' } = {},
): string {
  const input = `${encode({ alg: 'HS256', typ: 'JWT', ...header })}.${encode(payload)}`;
  return `${input}.${createHmac(hash, secret).update(input).digest('base64url')}`;
}

function ask(token: string | undefined, path = 'africanscity/loggedinuserrole'): Promise<Response> {
  return t.get(path, {
    headers:
      token === undefined ? {} : { authorization: token.includes(' ') || token === 'null' ? token : `Bearer ${token}` },
  });
}

async function expectRefused(token: string | undefined): Promise<void> {
  const response = await ask(token);
  expect(response.status).toBe(401);
  expect(response.headers.get('www-authenticate')).toBe('Bearer');
  expect(await response.json()).toMatchObject({ statusCode: 401, code: 'not_authenticated' });
}

describe('a token', () => {
  it('authenticates its user, whatever the case of the scheme', async () => {
    for (const scheme of ['bearer', 'Bearer', 'BEARER'])
      expect((await ask(`${scheme} ${forge(claims())}`)).status).toBe(200);
  });

  it.each([
    undefined,
    'null',
    'Bearer',
    'Bearer ',
    'Bearer null',
    'Basic bXk6c2VjcmV0',
    'Bearer a.b.c',
    'Bearer ...',
    'Bearer undefined',
  ])('%s is 401', async (authorization) => {
    await expectRefused(authorization);
  });

  it('without a signature algorithm is 401', async () => {
    for (const alg of ['none', 'None', 'nOnE', 'NONE', '', 'hs256']) {
      await expectRefused(forge(claims(), { alg }));
      await expectRefused(`${encode({ alg, typ: 'JWT' })}.${encode(claims())}.`);
    }
  });

  it('with an empty or an altered signature is 401', async () => {
    const token = forge(claims());
    await expectRefused(token.slice(0, token.lastIndexOf('.') + 1));
    await expectRefused(`${token}=`);
    await expectRefused(`${token.slice(0, -3)}AAA`);
  });

  it('a signature that decodes to the same bytes identifies the same session', async () => {
    const token = forge(claims());
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = alphabet[alphabet.indexOf(token.at(-1) ?? '') ^ 1];
    expect([200, 401]).toContain((await ask(token.slice(0, -1) + last)).status);
  });

  it('with another algorithm or key is 401', async () => {
    await expectRefused(forge(claims(), { alg: 'HS512' }, { hash: 'sha512' }));
    await expectRefused(forge(claims(), { alg: 'HS384' }, { hash: 'sha384' }));
    await expectRefused(forge(claims(), { alg: 'RS256' }));
    await expectRefused(forge(claims(), {}, { secret: 'another-secret-that-is-long-enough-0123456789' }));
  });

  it('with expired, missing, future or invalid times is 401', async () => {
    const { exp: _exp, ...endless } = claims();
    await expectRefused(forge({ ...claims(), exp: now() - 61 }));
    await expectRefused(forge(endless));
    await expectRefused(forge({ ...claims(), nbf: now() + 600 }));
    for (const exp of ['9999999999', 1e300, null, {}, [], -1, true]) await expectRefused(forge({ ...claims(), exp }));
    for (const iat of ['now', null, now() + 9000])
      expect([200, 401]).toContain((await ask(forge({ ...claims(), iat }))).status);
  });

  it('with critical extensions is 401', async () => {
    await expectRefused(forge(claims(), { crit: ['exp'] }));
    await expectRefused(forge(claims(), { crit: ['x'], x: 1 }));
    await expectRefused(forge(claims(), { crit: [] }));
  });

  it('the keys that it names are never fetched', async () => {
    let fetched = 0;
    const server = createServer((_request, response) => {
      fetched += 1;
      response.end('{}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    for (const header of [{ jku: url }, { x5u: url }, { kid: url }, { jwk: { kty: 'oct', k: 'AAAA' } }]) {
      await expectRefused(forge(claims(), header, { secret: 'another-secret-that-is-long-enough-0123456789' }));
    }
    await new Promise((resolve) => server.close(resolve));
    expect(fetched).toBe(0);
  });

  it('of another issuer or for another audience is 401', async () => {
    for (const wrong of [
      { aud: 'other' },
      { iss: 'other' },
      { aud: null },
      { iss: ['africanscity'] },
      { aud: undefined },
      { iss: undefined },
    ]) {
      await expectRefused(forge({ ...claims(), ...wrong }));
    }
  });

  it('in the query is ignored', async () => {
    expect((await t.get(`africanscity/loggedinuserrole?access_token=${forge(claims())}`)).status).toBe(401);
  });

  it('twice or of 20 KB is refused', async () => {
    const token = forge(claims());
    const answer = await new Promise<string>((resolve, reject) => {
      const { port, hostname } = new URL(t.url);
      const socket = net.connect(Number(port), hostname, () =>
        socket.write(
          `GET /api/africanscity/loggedinuserrole HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n\r\n`,
        ),
      );
      let text = '';
      socket
        .on('data', (chunk) => (text += chunk))
        .on('end', () => resolve(text))
        .on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 40[01] /);
    expect([401, 431]).toContain((await ask(`Bearer ${'a'.repeat(20_000)}`)).status);
  });

  it('with a subject that is no user is 401', async () => {
    for (const sub of ['1.5', '-1', null, {}, [], user.id, `0${user.id}`, String(user.id + 1), ''])
      await expectRefused(forge({ ...claims(), sub }));
    for (const jti of ['', 'x', null, {}, randomUUID(), `${session}'`, session.toUpperCase()])
      await expectRefused(forge({ ...claims(), jti }));
    await expectRefused(forge('"text"'));
    await expectRefused(forge('null'));
    await expectRefused(forge('{'));
  });

  it('is invalid once its session ended or expired', async () => {
    await expectRefused(forge({ ...claims(), jti: await openSession(user.id, { endedAt: new Date() }) }));
    await expectRefused(
      forge({ ...claims(), jti: await openSession(user.id, { expiresAt: new Date(Date.now() - 1000) }) }),
    );
  });

  it('is invalid once its user is disabled or deleted', async () => {
    const other = await createUser(t.ctx.db);
    const token = forge({ ...claims(), sub: String(other.id), jti: await openSession(other.id) });
    expect((await ask(token)).status).toBe(200);
    await t.ctx.db.user.update({ where: { id: other.id }, data: { disabledAt: new Date() } });
    await expectRefused(token);
    await t.ctx.db.user.update({ where: { id: other.id }, data: { disabledAt: null } });
    expect((await ask(token)).status).toBe(200);
    await t.ctx.db.user.delete({ where: { id: other.id } });
    await expectRefused(token);
  });

  it("the user's present role counts", async () => {
    const admin = await createUser(t.ctx.db, { role: 'ADMIN' });
    const token = forge({ ...claims(), sub: String(admin.id), jti: await openSession(admin.id) });
    expect(await (await ask(token)).text()).toBe('ADMIN');
    await t.ctx.db.user.update({ where: { id: admin.id }, data: { role: 'INDIVIDUAL' } });
    expect(await (await ask(token)).text()).toBe('INDIVIDUAL');
  });

  it('an invalid token makes a public call anonymous', async () => {
    for (const token of ['null', 'Bearer x.y.z', `Bearer ${forge({ ...claims(), exp: now() - 100 })}`]) {
      expect((await ask(token, 'africanscity/getpropertytypes')).status).toBe(200);
    }
  });
});

describe('the secret', () => {
  it('must be long and not the same few characters', () => {
    for (const JWT_SECRET of ['secret', 'a'.repeat(31), 'a'.repeat(64), undefined]) {
      expect(() => readEnv({ DATABASE_URL: 'postgresql://localhost/x', JWT_SECRET })).toThrow(/JWT_SECRET/);
    }
  });
});
