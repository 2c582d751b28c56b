import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Endpoint } from '@africanscity/contracts/call';
import { allEndpoints } from '@africanscity/contracts/operations';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Subject, subjects } from './access-subjects.ts';
import { createUser } from './factories.ts';
import { logIn } from './log-in.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const table = join(import.meta.dirname, '../../../docs/access.md');

const callers = ['anonymous', 'user', 'owner', 'administrator', 'ended session'] as const;
type Caller = (typeof callers)[number];

/** Expectation of a table cell: it works, it responds without an effect, a status, or there is no such caller. */
type Cell = 'yes' | 'nothing' | '–' | `${number}`;

const rows = readRows(await readFile(table, 'utf8'));

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(() => t.ctx.db.rateLimit.deleteMany());

describe('docs/access.md', () => {
  test('has a row for every operation, and an operation for every row', () => {
    expect(rows.map(({ name }) => name).toSorted()).toEqual(allEndpoints.map(({ name }) => name).toSorted());
  });

  test("separates owners from others exactly for operations on a user's data", () => {
    const ownable = rows.filter(({ cells }) => cells.owner !== '–').map(({ name }) => name);
    expect(Object.keys(subjects).toSorted()).toEqual(ownable.toSorted());
  });

  test('every operation has a use case behind it', () => {
    expect(allEndpoints.map((endpoint) => endpoint.name).filter((name) => !t.app.operations.has(name))).toEqual([]);
  });
});

describe('access of each caller to each operation', () => {
  test.each(allEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', async (name, endpoint) => {
    const promised = rows.find((row) => row.name === name)?.cells;
    const found: Partial<Record<Caller, string>> = {};
    for (const caller of callers) {
      if (promised?.[caller] === '–') found[caller] = '–';
      else found[caller] = subjects[name] ? await callOnSubject(endpoint, caller) : await callBare(endpoint, caller);
    }
    expect(found).toEqual(promised);
  });
});

/** Without a subject, only the access counts: other tests cover the input. */
async function callBare(endpoint: Endpoint, caller: Caller): Promise<string> {
  const { headers } = await openCaller(caller);
  const response = await send(endpoint, headers, {});
  if (response.status === 401 || response.status === 403) return String(response.status);
  const isComplete = endpoint.method === 'GET' && (endpoint.query?.safeParse({}).success ?? true);
  if (isComplete) expect([200, 404], `${endpoint.name} by ${caller}`).toContain(response.status);
  return 'yes';
}

/** On a user's data, which must stay unchanged whenever the call is refused. */
async function callOnSubject(endpoint: Endpoint, caller: Caller): Promise<string> {
  const { headers, userId } = await openCaller(caller);
  const ownerId = caller === 'owner' && userId !== null ? userId : (await createUser(t.ctx.db)).id;
  const subject = (await subjects[endpoint.name]?.(t, ownerId)) ?? {};
  const response = await send(endpoint, headers, subject);
  const kept = (await subject.kept?.()) ?? null;
  if (response.ok) return kept === true ? 'nothing' : 'yes';
  expect(kept, `${endpoint.name} by ${caller} changed what it was refused for`).not.toBe(false);
  return String(response.status);
}

async function openCaller(caller: Caller): Promise<{ headers: Record<string, string>; userId: number | null }> {
  if (caller === 'anonymous') return { headers: {}, userId: null };
  // A new session for every call, because some calls end theirs.
  const user = await createUser(t.ctx.db, caller === 'administrator' ? { role: 'ADMIN' } : {});
  const headers = await logIn(t, user);
  if (caller === 'ended session') await t.post('logoff', undefined, { headers });
  return { headers, userId: user.id };
}

async function send(endpoint: Endpoint, headers: Record<string, string>, { query, form }: Subject): Promise<Response> {
  const search = new URLSearchParams(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]));
  const body =
    form === undefined || form instanceof FormData
      ? form
      : new URLSearchParams(Object.entries(form).map(([name, value]) => [name, String(value)]));
  const response = await fetch(`${t.url}/${endpoint.path}?${search}`, { method: endpoint.method, headers, body });
  await response.arrayBuffer();
  expect(response.status, endpoint.name).toBeLessThan(500);
  if (response.status === 401) expect(response.headers.get('www-authenticate')).toBeTruthy();
  return response;
}

/** Lines such as: | saveFavorite | 401 | yes | – | yes | 401 | */
function readRows(page: string): { name: string; cells: Record<Caller, Cell> }[] {
  return page.split('\n').flatMap((line) => {
    const [name, ...cells] = line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1);
    if (!name || !/^[a-z]\w+$/.test(name) || cells.length !== callers.length) return [];
    const byCaller = Object.fromEntries(callers.map((caller, index) => [caller, cells[index]]));
    return [{ name, cells: byCaller as Record<Caller, Cell> }];
  });
}
