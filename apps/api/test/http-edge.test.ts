import { get } from 'node:http';
import { gzipSync } from 'node:zlib';
import { ErrorBody } from '@africanscity/contracts/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawRequest } from './raw-request.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
let origin: string;

beforeAll(async () => {
  app = await createTestApp();
  origin = new URL(app.url).origin;
});
afterAll(() => app.close());

const raw = (line: string, headers = '') =>
  rawRequest(app.url, `${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`);

function expectError(body: string, statusCode: number) {
  expect(ErrorBody.parse(JSON.parse(body)).statusCode).toBe(statusCode);
  expect(body).not.toMatch(/ at |node_modules|\/work|SELECT/);
}

describe('hosts', () => {
  const withHosts = (...lines: string[]) =>
    rawRequest(
      app.url,
      `GET /api/health/live HTTP/1.1\r\nConnection: close\r\n${lines.map((line) => `${line}\r\n`).join('')}\r\n`,
    );

  test.each([
    [['Host: localhost', 'Host: evil.example']],
    [['Host: localhost', 'hOST: localhost']],
    [['Host: localhost, evil.example']],
    [['Host: localhost/evil']],
    [['Host: me@evil.example']],
    [['Host: local host']],
  ])('%j are refused', async (lines) => {
    const response = await withHosts(...lines);
    expect(response.status).toBe(400);
    expectError(response.body, 400);
  });

  test.each(['Host: localhost', 'Host: www.example.com:8443', 'Host: [2001:db8::1]:3000', 'host:127.0.0.1'])(
    '%s is accepted',
    async (line) => {
      expect((await withHosts(line)).status).toBe(200);
    },
  );
});

describe('addresses', () => {
  test.each([
    '/%',
    '/%C0%AE',
    '/api/%',
    '/api/africanscity/getroles/%ff',
    '//',
    '//evil.example/home',
    '/../',
    '/api/../etc',
    '/%2e%2e/x',
    '/\\evil.example',
    'http://evil.example/home',
  ])('%s is refused', async (path) => {
    const response = await raw(`GET ${path}`);
    expect(response.status).toBe(400);
    expectError(response.body, 400);
    expect(response.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  test('an unknown path of the API gets a JSON error', async () => {
    for (const path of ['africanscity/nothing', 'nothing', '']) {
      const response = await app.get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expectError(await response.text(), 404);
    }
  });

  test.each(['/metrics', '/.env', '/.git/config', '/.git', '/assets/index.js.map', '/api/metrics'])(
    '%s is not found',
    async (path) => {
      expect((await fetch(origin + path)).status).toBe(404);
    },
  );

  test('an address of two megabytes is refused', async () => {
    const response = await raw(`GET /api/africanscity/getroles?a=${'a'.repeat(2_000_000)}`);
    expect([0, 414, 431]).toContain(response.status);
    expect((await app.get('africanscity/getroles')).status).toBe(200);
  });

  test('a parameter of a thousand characters is not found', async () => {
    expect((await app.get('a'.repeat(1_000))).status).toBe(404);
  });
});

describe('methods', () => {
  test.each(['TRACE', 'CONNECT', 'FOO', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'HEAD'])(
    '%s is refused',
    async (method) => {
      const response = await raw(`${method} ${method === 'CONNECT' ? 'localhost:80' : '/api/africanscity/getroles'}`);
      expect([404, 405]).toContain(response.status);
      expect(response.headers['x-content-type-options']).toBe('nosniff');
    },
  );

  test('a method that an operation lacks is refused with the one that it has', async () => {
    const response = await app.post('africanscity/getroles');
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET');
    const get = await app.get('africanscity/recordpropertyview');
    expect(get.status).toBe(405);
    expect(get.headers.get('allow')).toBe('POST');
  });
});

describe('origins', () => {
  const allowed = 'http://localhost:4200';

  test('a listed origin may read responses, including errors', async () => {
    for (const path of ['africanscity/getroles', 'africanscity/nothing', 'africanscity/getpropertiesbyid?id=x', '%']) {
      const response = await app.get(path, { headers: { origin: allowed } });
      expect(response.headers.get('access-control-allow-origin')).toBe(allowed);
      expect(response.headers.get('vary')).toMatch(/origin/i);
    }
  });

  test.each([
    'http://evil.example',
    'null',
    'http://localhost:4200.evil.example',
    'http://localhost:42000',
    'https://localhost:4200',
    'http://evil.example#http://localhost:4200',
    '',
  ])('origin %j may not', async (evil) => {
    const response = await app.get('africanscity/getroles', { headers: { origin: evil } });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('a preflight succeeds for operations only', async () => {
    const headers = {
      origin: allowed,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    };
    const known = await app.get('africanscity/recordpropertyview', { method: 'OPTIONS', headers });
    expect(known.status).toBe(204);
    expect(known.headers.get('access-control-allow-origin')).toBe(allowed);
    expect(known.headers.get('access-control-allow-headers')).toContain('authorization');
    expect(known.headers.get('access-control-allow-methods')).toBe('GET, POST');
    const unknown = await app.get('africanscity/nothing', { method: 'OPTIONS', headers });
    expect(unknown.status).toBe(404);
    const evil = await app.get('africanscity/recordpropertyview', {
      method: 'OPTIONS',
      headers: { ...headers, origin: 'null' },
    });
    expect(evil.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('request ids', () => {
  test.each(['x'.repeat(10_000), 'abc def', '"},{"level":60', '../../x'])(
    'a client cannot choose one',
    async (sent) => {
      const response = await app.get('africanscity/nothing', { headers: { 'x-request-id': sent } });
      const { requestId } = ErrorBody.parse(await response.json());
      expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
      expect(response.headers.get('x-request-id')).toBe(requestId);
    },
  );

  test('an id of a client that is no trusted proxy is replaced', async () => {
    const response = await app.get('africanscity/nothing', { headers: { 'x-request-id': 'abcdef-0123456789' } });
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('a trusted proxy chooses the id of the header, the error and the log, unless it is malformed', async () => {
    const behind = await createTestApp({ trustProxy: ['loopback'] });
    try {
      const headers = { 'x-request-id': 'edge-7f3a.0123456789' };
      const response = await behind.get('africanscity/nothing', { headers });
      expect(response.headers.get('x-request-id')).toBe('edge-7f3a.0123456789');
      expect(await response.json()).toMatchObject({ requestId: 'edge-7f3a.0123456789' });
      expect(behind.logLines.join('')).toContain('"reqId":"edge-7f3a.0123456789"');
      for (const malformed of ['short', 'x'.repeat(65), 'abc def ghi', '"},{"level":60'])
        expect(
          (await behind.get('africanscity/nothing', { headers: { 'x-request-id': malformed } })).headers.get(
            'x-request-id',
          ),
        ).toMatch(/^[0-9a-f-]{36}$/);
    } finally {
      await behind.close();
    }
  });

  test('every line of the log is one JSON document, without queries', async () => {
    await raw('GET /api/africanscity/getroles?password=canary-in-the-query', 'X-Request-Id: a\r\n');
    await app.get('%?password=canary-in-the-query');
    for (const line of app.logLines) expect(() => JSON.parse(line)).not.toThrow();
    expect(app.logLines.join('')).not.toContain('canary-in-the-query');
    expect(app.logLines.join('')).toContain('/api/africanscity/getroles');
  });
});

describe('bodies', () => {
  const path = 'africanscity/recordpropertyview';

  const client = { authorization: `Basic ${Buffer.from('my-trusted-client:secret').toString('base64')}` };

  test.each(['application/json garbage', 'application/json', 'text/plain', 'application/xml', 'garbage'])(
    '%s is refused',
    async (type) => {
      const response = await app.post('oauth/token', '{"a":1}', { headers: { ...client, 'content-type': type } });
      expect(response.status).toBe(415);
      expectError(await response.text(), 415);
    },
  );

  test('a compressed body is refused', async () => {
    const bomb = gzipSync('a'.repeat(10_000_000));
    for (const type of ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const response = await app.post(path, bomb, { headers: { 'content-type': type, 'content-encoding': 'gzip' } });
      expect(response.status).toBe(415);
    }
  });

  test('JSON of a hundred thousand levels is refused', async () => {
    const response = await app.post('oauth/token', '['.repeat(100_000), {
      headers: { ...client, 'content-type': 'application/json' },
    });
    expect(response.status).toBe(415);
  });

  test('ten megabytes are refused', async () => {
    const response = await app
      .post(path, 'a'.repeat(10_000_000), { headers: { 'content-type': 'application/x-www-form-urlencoded' } })
      .catch(() => null);
    expect([undefined, 413]).toContain(response?.status);
  });

  test.each([
    ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n'],
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n'],
    ['a folded header', 'X-Folded: a\r\n b\r\n'],
    ['a bare line feed', 'X-Odd: a\nX-Other: b\r\n'],
    ['chunked twice', 'Transfer-Encoding: chunked, identity\r\n'],
  ])('%s is refused', async (_what, headers) => {
    const response = await raw(`POST /api/${path}`, headers);
    expect(response.status).toBe(400);
    expectError(response.body, 400);
  });
});

describe('proxies', () => {
  test("a stranger's claims about the connection are ignored", async () => {
    const headers = {
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-for': '203.0.113.9',
    };
    const response = await app.get('africanscity/getroles', { headers });
    expect(await response.text()).not.toContain('evil.example');
    expect(app.logLines.join('')).not.toContain('203.0.113.9');
  });
});

describe('responses', () => {
  test('every one has the strict security headers', async () => {
    for (const path of [
      'africanscity/getroles',
      'africanscity/nothing',
      'africanscity/getpropertiesbyid?id=x',
      '%',
      'docs/',
      'openapi.json',
      'health/live',
    ]) {
      const { headers } = await app.get(path);
      const policy = headers.get('content-security-policy') ?? '';
      for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "script-src 'self'"])
        expect(policy).toContain(part);
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      for (const name of ['referrer-policy', 'cross-origin-opener-policy', 'permissions-policy'])
        expect(headers.get(name)).toBeTruthy();
      expect(headers.get('strict-transport-security')).toBeNull();
    }
  });

  test('an unexpected error shows only its number', async () => {
    const broken = await createTestApp();
    const { db } = broken.ctx;
    Object.defineProperty(broken.ctx, 'db', { enumerable: true, get: () => fail('secret detail of /etc/passwd') });
    const response = await broken.get('africanscity/getroles');
    Object.defineProperty(broken.ctx, 'db', { enumerable: true, value: db });
    expect(response.status).toBe(500);
    const body = await response.text();
    expect(body).not.toContain('secret');
    const { code, message, requestId } = ErrorBody.parse(JSON.parse(body));
    expect({ code, message }).toEqual({ code: 'internal', message: 'Something went wrong on our side.' });
    const logged = broken.logLines.find((line) => line.includes('secret detail'));
    expect(logged).toContain(requestId);
    await broken.close();
  });

  test('an unchanged public response is not sent again', async () => {
    const first = await app.get('africanscity/getroles');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/".+"$/);
    const second = await app.get('africanscity/getroles', { headers: { 'if-none-match': `"other", ${etag}` } });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
  });

  test('a long response is compressed for clients that accept it', async () => {
    for (const encoding of ['br', 'gzip']) {
      const response = await app.get('africanscity/getcountries', { headers: { 'accept-encoding': encoding } });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
      expect((await response.json()) as unknown[]).not.toHaveLength(0);
    }
    const plain = await app.get('africanscity/getcountries', { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  test('a response in Brotli has a window of 256 kB, as the usual one is cleared for each', async () => {
    // `fetch` unpacks responses.
    const first = await new Promise<Buffer>((resolve, reject) => {
      get(`${app.url}/africanscity/getcountries`, { headers: { 'accept-encoding': 'br' } }, (response) =>
        response.once('data', resolve),
      ).once('error', reject);
    });
    // The first bits of the stream are the window's: 1, then the exponent of two less 17 (RFC 7932, 9.1).
    expect((first[0] ?? 0) & 0b1111).toBe(0b0011);
  });
});

test('behind TLS, browsers must stay on TLS', async () => {
  const secure = await createTestApp({ publicUrl: 'https://africanscity.test' });
  const { headers } = await secure.get('africanscity/getroles');
  expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
  await secure.close();
});

function fail(message: string): never {
  throw new Error(message);
}
