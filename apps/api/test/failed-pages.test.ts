import { getPropertiesById } from '@africanscity/contracts/listings/calls/listings';
import { getAnnouncements } from '@africanscity/contracts/messages/calls/announcements';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WebBundle } from '../src/http/web-bundle.ts';
import { builtWeb } from './built-web.ts';
import { createProperty } from './factories.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let t: TestApp;
let listing: string;
/** Answers of calls to pages in this test, by name of the call. */
const answers = new Map<string, () => Promise<unknown>>();

/** The built web app, whose calls may answer with what no page expects. */
async function webWithAnswers(): Promise<WebBundle> {
  const web = await builtWeb();
  return {
    ...web,
    render: ({ call, ...request }) =>
      web.render({
        ...request,
        call: ((endpoint, input) => answers.get(endpoint.name)?.() ?? call(endpoint, input)) as typeof call,
      }),
  };
}

beforeAll(async () => {
  t = await createTestApp({ pageCacheSeconds: 60 }, { web: await webWithAnswers() });
  listing = `/property?id=${(await createProperty(t.ctx.db)).id}`;
});
afterAll(() => t.close());
beforeEach(() => {
  answers.clear();
  t.app.pageCache?.clear();
});

/** Opens a page. Returns its status, and the causes in the log with its request id. */
async function open(path: string) {
  const response = await fetch(new URL(path, t.url));
  await response.text();
  const id = response.headers.get('x-request-id');
  const lines = t.logLines
    .map((line) => JSON.parse(line) as { reqId?: string; level: number; msg: string; err?: { message: string } })
    .filter(({ reqId, msg }) => reqId === id && msg === 'request failed');
  return { status: response.status, causes: lines.map(({ err }) => err?.message) };
}

describe('the cause of a failed page is in the log with the request id', () => {
  test('when its loader throws an error of its own', async () => {
    answers.set(getPropertiesById.name, async () => null);
    expect(await open(listing)).toEqual({ status: 500, causes: [expect.stringMatching(/null/)] });
  });

  test('when a component throws', async () => {
    answers.set(getAnnouncements.name, async () => 5);
    expect(await open('/about')).toEqual({ status: 500, causes: [expect.stringMatching(/is not iterable/)] });
  });

  test('when a call fails', async () => {
    const { pool } = t.ctx;
    pool.query = (() => Promise.reject(new Error('a broken query'))) as never;
    try {
      expect(await open('/Properties')).toEqual({ status: 500, causes: ['a broken query'] });
    } finally {
      Reflect.deleteProperty(pool, 'query');
    }
  });

  test('for each visitor who waits for the same page', async () => {
    let rendered = 0;
    const later = Promise.withResolvers<null>();
    answers.set(getPropertiesById.name, () => {
      rendered += 1;
      return later.promise;
    });
    let arrived = 0;
    t.app.server.on('request', () => (arrived += 1));
    const opened = [open(listing), open(listing)];
    await expect.poll(() => [arrived, rendered]).toEqual([2, 1]);
    await wait(500);
    later.resolve(null);
    for (const { status, causes } of await Promise.all(opened)) expect([status, causes.length]).toEqual([500, 1]);
    expect(rendered).toBe(1);
  });

  test('and is not there for a page that was not found', async () => {
    expect(await open('/property?id=999999999')).toEqual({ status: 404, causes: [] });
    expect(await open('/nothing-here')).toEqual({ status: 404, causes: [] });
  });
});
