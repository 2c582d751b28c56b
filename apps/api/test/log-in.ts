import type { User } from '@africanscity/db/generated/client';
import { randomUUID } from 'node:crypto';
import { hashPassword } from '../src/domains/accounts/passwords.ts';
import { createUser } from './factories.ts';
import type { TestApp } from './test-app.ts';

export const testPassword = 'a garden in Avondale';

export const clientCredentials = `Basic ${Buffer.from('my-trusted-client:secret').toString('base64')}`;

export async function createUserWithPassword(t: TestApp, values: Parameters<typeof createUser>[1] = {}): Promise<User> {
  return createUser(t.ctx.db, { passwordHash: await hashPassword(testPassword), ...values });
}

/** Requests a token, with the fields as a form. */
export function askForToken(
  t: TestApp,
  username: string,
  password = testPassword,
  init: RequestInit = {},
): Promise<Response> {
  const body = new URLSearchParams({ grant_type: 'password', username, password });
  return t.post('oauth/token', body, { headers: { authorization: clientCredentials }, ...init });
}

/** Opens a session of the user, and returns its Authorization header. Hashes no password, so it is fast. */
export async function logIn(t: TestApp, user: Pick<User, 'id'>): Promise<Record<'authorization', string>> {
  const id = randomUUID();
  const issuedAt = Math.floor(Date.now() / 1000);
  const expiresAt = issuedAt + 3600;
  await t.ctx.db.session.create({ data: { id, userId: user.id, expiresAt: new Date(expiresAt * 1000) } });
  return {
    authorization: `bearer ${t.app.jwt.sign({ sub: String(user.id), jti: id, iat: issuedAt, exp: expiresAt })}`,
  };
}
