import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AnyCall } from '@africanscity/contracts/call';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createBrowserCall } from './browser-call.ts';
import type { ApiFailure } from './call.ts';

const read = { name: 'read', method: 'GET', path: 'read', access: 'public', responds: 'json' } as unknown as AnyCall;
const save = { ...read, name: 'save', method: 'POST', path: 'save', form: ['text'] } as unknown as AnyCall;

let server: Server | undefined;
afterEach(() => {
  server?.close();
  vi.unstubAllGlobals();
});

/** Calls a server with the given response and returns the failure. */
async function failureOf(endpoint: AnyCall, answer: (response: ServerResponse, request: IncomingMessage) => void) {
  server = createServer((request, response) => answer(response, request)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server!.once('listening', resolve));
  const call = createBrowserCall({
    language: 'fr',
    apiBasePath: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clientAuthorization: '',
    authorization: () => null,
    onUnauthenticated: () => undefined,
    hasEnded: () => false,
    logInAgain: () => Promise.resolve(false),
    confirm: async () => false,
  });
  return call(endpoint, { text: 'Hello' } as never).then(
    (value) => ({ value }) as unknown as ApiFailure,
    (failure: ApiFailure) => failure,
  );
}

const page = '<!doctype html><title>nginx</title><h1>It broke</h1>';

function answerPage(status: number, headers: Record<string, string> = {}) {
  return (response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(page);
}

describe('an HTML response of a proxy', () => {
  test.each([
    [403, {}, /security filter.*another network/],
    [408, {}, /too slow/],
    [413, {}, /too large.*fewer or smaller files/],
    [414, {}, /too long/],
    [429, {}, /Too many requests.*Try again in a minute/],
    [429, { 'retry-after': '30' }, /Try again in 30 seconds/],
    [429, { 'retry-after': '600' }, /Try again in 10 minutes/],
    [502, {}, /busy or being updated.*Try again in a minute/],
    [503, { 'retry-after': '120' }, /Try again in 2 minutes/],
    [503, { 'retry-after': 'soon' }, /Try again in a minute/],
    [504, {}, /took too long to answer. Try again in a minute/],
    [500, {}, /wrong on our side/],
    [520, {}, /wrong on our side/],
    [404, {}, /blocked this request \(error 404\)/],
  ])('of status %i with %j reports the cause and the remedy', async (status, headers, message) => {
    const failure = await failureOf(read, answerPage(status, headers as Record<string, string>));
    expect(failure).toMatchObject({ status, code: 'intermediary', message: expect.stringMatching(message) });
  });

  test('turns a date in Retry-After into a duration', async () => {
    const date = new Date(Date.now() + 300_000).toUTCString();
    const failure = await failureOf(read, answerPage(503, { 'retry-after': date }));
    expect(failure.message).toContain('Try again in 5 minutes');
  });

  test('asks to check first after a change that may have been saved', async () => {
    const failure = await failureOf(save, answerPage(504));
    expect(failure.message).toContain('Check whether your change was saved before you send it again.');
  });

  test('explains an empty response', async () => {
    const failure = await failureOf(read, (response) => response.writeHead(503).end());
    expect(failure.message).toContain('busy');
  });
});

describe('a network with a login page', () => {
  const message = expect.stringContaining('You may have to log in to it');

  test.each(['json', 'text', 'empty', 'csv'])('answers a call for %s with a page', async (responds) => {
    const failure = await failureOf({ ...read, responds } as AnyCall, answerPage(200));
    expect(failure).toMatchObject({ status: 0, code: 'network_login', message });
  });

  test.each([301, 302, 303, 307, 511])('is reported for status %i', async (status) => {
    const failure = await failureOf(save, answerPage(status, { location: 'http://portal.invalid/login' }));
    expect(failure).toMatchObject({ status: 0, code: 'network_login', message });
  });
});

test('rejects a truncated response', async () => {
  const failure = await failureOf(read, (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":');
  });
  expect(failure).toMatchObject({ status: 0, code: 'broken_off' });
});

test('reports an unreachable server', async () => {
  const failure = await failureOf(read, (response) => response.destroy());
  expect(failure).toMatchObject({ status: 0, code: 'offline', message: expect.stringContaining('can’t reach') });
});

test('reports that the browser is offline', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const failure = await failureOf(read, (response) => response.destroy());
  expect(failure.message).toBe('You are offline. Try again once you are back online.');
});

test('keeps the message and the wait of the API’s own errors', async () => {
  const body = { statusCode: 429, code: 'too_many_requests', message: 'Too many tries. Try again in 40 seconds.' };
  const failure = await failureOf(read, (response) => {
    response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '40' }).end(JSON.stringify(body));
  });
  expect(failure).toMatchObject({ status: 429, code: 'too_many_requests', message: body.message, retryAfter: 40 });
});

test('does not treat a JSON of a proxy as a response of the API', async () => {
  const failure = await failureOf(read, (response) => {
    response.writeHead(502, { 'content-type': 'application/json' }).end('{"error":"upstream"}');
  });
  expect(failure).toMatchObject({ status: 502, code: 'intermediary' });
});
