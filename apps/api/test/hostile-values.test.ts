import type { Endpoint } from '@africanscity/contracts/call';
import { allEndpoints } from '@africanscity/contracts/operations';
import { ErrorBody } from '@africanscity/contracts/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUser } from './factories.ts';
import { clientCredentials, logIn } from './log-in.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { times } from './tier.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Percent-encoded, because some are no text at all: NUL, half a surrogate pair, odd numbers, too large ones. */
const hostile = [
  '',
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%FF%FE',
  '%',
  '%C0%AE',
  'NaN',
  'Infinity',
  '-1',
  '0',
  '1.5',
  '1e400',
  '0x10',
  '%20',
  '2147483648',
  '9007199254740993',
  "'%20OR%201=1--",
  '__proto__',
  '%7B%22%24ne%22:1%7D',
  'http://169.254.169.254/',
  '..%2F..%2Fetc%2Fpasswd',
  'x'.repeat(8_000),
];

describe.each(allEndpoints.filter((endpoint) => endpoint.query || endpoint.form))('$name', (endpoint) => {
  test('answers every hostile value with a client error, or accepts it as text', async () => {
    const user = await createUser(app.ctx.db, endpoint.access === 'admin' ? { role: 'ADMIN' } : {});
    const headers = endpoint.access === 'client' ? { authorization: clientCredentials } : await logIn(app, user);
    const send = async ({ path, body }: { path: string; body?: string }) => {
      const init = {
        method: endpoint.method,
        headers: { ...headers, ...(body === undefined ? {} : formHeaders) },
        body,
      };
      const response = await fetch(`${app.url}/${path}`, init);
      const text = await response.text();
      expect(response.status, `${path.slice(0, 200)} ${body?.slice(0, 200) ?? ''} ${text.slice(0, 200)}`).toBeLessThan(
        500,
      );
      if (response.status >= 400) expect(ErrorBody.parse(JSON.parse(text)).statusCode).toBe(response.status);
    };
    const waiting = requestsOf(endpoint);
    // A thousand at once would exceed the limits.
    while (waiting.length) await Promise.all(waiting.splice(0, atOnce).map(send));
  });
});

const atOnce = 40;

const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' };

/** Number of values per parameter: parameters of one kind share a schema, so together they get them all. */
const valuesEach = times({ day: 4, night: hostile.length });
let turn = 0;

/**
 * Requests for each parameter with the next hostile values, and with one form that other frameworks read as a list or an
 * object.
 */
function requestsOf({ path, query, form, files }: Endpoint): { path: string; body?: string }[] {
  const shapes = (names: string[]) =>
    names.flatMap((name) => {
      const repeated = [`${name}=1&${name}=2`, `${name}[]=1`, `${name}[$ne]=1`, `${name}.__proto__.x=1`];
      const values = Array.from(
        { length: Math.min(valuesEach, hostile.length) },
        () => hostile[turn++ % hostile.length],
      );
      return [...values.map((value) => `${name}=${value}`), repeated[turn % repeated.length]!];
    });
  const inQuery = shapes(Object.keys(query?.shape ?? {})).map((search) => ({ path: `${path}?${search}` }));
  if (files) return inQuery;
  return [...inQuery, ...shapes(Object.keys(form?.shape ?? {})).map((body) => ({ path, body }))];
}
