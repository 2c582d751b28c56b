import type { Access } from '@africanscity/contracts/endpoint';
import { allEndpoints } from '@africanscity/contracts/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUser } from './factories.ts';
import { logIn } from './log-in.ts';
import { createTestApp, type TestApp } from './test-app.ts';

type Caller = 'anonymous' | 'user' | 'admin' | 'ended session';

/** What stops a caller before the call itself is looked at; null when nothing does. */
const refusals: Record<Access, Record<Caller, 401 | 403 | null>> = {
  public: { anonymous: null, user: null, admin: null, 'ended session': null },
  either: { anonymous: null, user: null, admin: null, 'ended session': 401 },
  user: { anonymous: 401, user: null, admin: null, 'ended session': 401 },
  admin: { anonymous: 401, user: 403, admin: null, 'ended session': 401 },
  // The token call knows clients, not users.
  client: { anonymous: 401, user: 401, admin: 401, 'ended session': 401 },
};

const callers: Caller[] = ['anonymous', 'user', 'admin', 'ended session'];

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** A caller of their own for every call, since some calls end the session that makes them. */
async function headersOf(caller: Caller): Promise<Record<string, string>> {
  if (caller === 'anonymous') return {};
  const headers = await logIn(t, await createUser(t.ctx.db, caller === 'admin' ? { role: 'ADMIN' } : {}));
  if (caller === 'ended session') await t.post('logoff', undefined, { headers });
  return headers;
}

describe('who may call what', () => {
  test('every operation says who may call it', () => {
    expect(allEndpoints.length).toBeGreaterThan(40);
    for (const endpoint of allEndpoints) expect(Object.keys(refusals), endpoint.name).toContain(endpoint.access);
  });

  test('every operation has a verb behind it', () => {
    expect(allEndpoints.map((endpoint) => endpoint.name).filter((name) => !t.app.operations.has(name))).toEqual([]);
  });

  test.each(allEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', async (_name, endpoint) => {
    const outcomes: Record<string, number | null> = {};
    for (const caller of callers) {
      const response = await fetch(`${t.url}/${endpoint.path}`, {
        method: endpoint.method,
        headers: await headersOf(caller),
      });
      expect(response.status, `${endpoint.name} by ${caller}`).toBeLessThan(500);
      outcomes[caller] = response.status === 401 || response.status === 403 ? response.status : null;
      if (response.status === 401) expect(response.headers.get('www-authenticate')).toBeTruthy();
    }
    expect(outcomes).toEqual(refusals[endpoint.access]);
  });
});
