import { randomBytes } from 'node:crypto';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type DescribeCall, describeCall, type Schemas, type UploadedFile } from '@africanscity/contracts/call';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AppContext, Config } from '../context.ts';
import { bindEndpoints } from './bind-endpoint.ts';
import { registerErrorHandler } from './error-handler.ts';
import { registerForms } from './read-form.ts';
import { registerTokens } from './tokens.ts';

const schemas = {
  echo: {
    summary: 'Answers what it read.',
    form: z.object({
      price: z.string().optional(),
      description: z.string().optional(),
      'user.id': z.string().optional(),
    }),
    files: { logoPic: { max: 1, description: '' }, pictures: { max: 20, description: '' } },
  },
  echoFields: {
    summary: 'Answers what it read.',
    form: z.object({ price: z.string().optional(), name: z.string().optional() }),
  },
} satisfies Record<string, Schemas>;

const call: DescribeCall<typeof schemas> = (name, method, access, ...[exceptions]) =>
  describeCall(name, method, access, exceptions);
const echo = call('echo', 'POST', 'public', {
  path: 'echo',
  responds: 'text',
  files: ['logoPic', 'pictures'],
});
const echoFields = call('echoFields', 'POST', 'public', { path: 'echo-fields', responds: 'text' });

let app: FastifyInstance;
let url: string;
let port: number;

beforeAll(async () => {
  app = Fastify();
  app.decorate('operations', new Map());
  registerErrorHandler(app);
  await registerForms(app);
  // Anonymous calls that only echo need nothing else of the application.
  const config = { apiBasePath: '', jwtSecret: 'a-secret-for-tests-only-0123456789-abcdefgh' } as Config;
  await registerTokens(app, config);
  bindEndpoints(app, { config } as AppContext, { echo, echoFields }, schemas, {
    echo: async (_ctx, { logoPic, pictures, ...fields }) =>
      JSON.stringify({
        fields,
        logoPic: await Promise.all(logoPic.map(named)),
        pictures: await Promise.all(pictures.map(named)),
      }),
    echoFields: async (_ctx, input) => JSON.stringify(input),
  });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
  port = Number(new URL(url).port);
});

afterAll(() => app.close());

const named = async ({ fileName, size, read }: UploadedFile) => {
  expect((await read()).length).toBe(size);
  return [fileName, size];
};

const boundary = 'x-boundary';

function send(path: string, body: BodyInit | undefined, type?: string): Promise<Response> {
  return fetch(`${url}/${path}`, { method: 'POST', body, headers: type ? { 'content-type': type } : {} });
}

/** A multipart body written by hand, with CRLF between lines. */
function raw(...lines: string[]): Promise<Response> {
  return send('echo', lines.join('\r\n'), `multipart/form-data; boundary=${boundary}`);
}

const part = (name: string, value: string) => [
  `--${boundary}`,
  `Content-Disposition: form-data; name="${name}"`,
  '',
  value,
];
const end = `--${boundary}--\r\n`;

async function codeOf(response: Response): Promise<[number, string]> {
  const body = (await response.json()) as { statusCode: number; code: string; message: string; requestId: string };
  expect(body).toMatchObject({
    statusCode: response.status,
    requestId: expect.any(String),
    message: expect.any(String),
  });
  return [response.status, body.code];
}

describe('an empty body', () => {
  it('is an empty form when urlencoded', async () => {
    const response = await send('echo-fields', '', 'application/x-www-form-urlencoded');
    expect([response.status, await response.text()]).toEqual([200, '{}']);
  });

  it('is an empty form as multipart without a boundary', async () => {
    const response = await send('echo', '', 'multipart/form-data');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ fields: {}, logoPic: [], pictures: [] });
  });

  it('is an empty form without any content type', async () => {
    expect((await send('echo', undefined)).status).toBe(200);
  });
});

describe('a form', () => {
  it('accepts files before the fields', async () => {
    const form = new FormData();
    form.append('logoPic', new Blob(['logo']), 'logo.png');
    form.append('user.id', '0');
    form.append('pictures', new Blob(['one']), 'one.jpg');
    form.append('pictures', new Blob(['three']), 'three.jpg');
    form.append('price', '5 € 😀');
    form.append('unknown', 'ignored');
    const response = await send('echo', form);
    expect(await response.json()).toEqual({
      fields: { 'user.id': '0', price: '5 € 😀' },
      logoPic: [['logo.png', 4]],
      pictures: [
        ['one.jpg', 3],
        ['three.jpg', 5],
      ],
    });
  });

  it('may be urlencoded without files, also for an operation with file fields', async () => {
    const response = await send('echo', 'price=1', 'application/x-www-form-urlencoded');
    expect(await response.json()).toEqual({ fields: { price: '1' }, logoPic: [], pictures: [] });
  });

  it('accepts the texts of echoing clients for untouched files, and empty file inputs', async () => {
    const form = new FormData();
    form.append('logoPic', 'null');
    form.append('pictures', '[object Object],[object Object]');
    expect((await send('echo', form)).status).toBe(200);
    const empty = await raw(
      `--${boundary}`,
      'Content-Disposition: form-data; name="pictures"; filename=""',
      'Content-Type: application/octet-stream',
      '',
      '',
      end,
    );
    expect(await empty.json()).toMatchObject({ pictures: [] });
  });

  it('a malformed body is 400 and never 500', async () => {
    const whole = [...part('price', '5'), end].join('\r\n');
    const bodies: [string, string, string][] = [
      ['no boundary', 'multipart/form-data', whole],
      ['empty boundary', 'multipart/form-data; boundary=', whole],
      ['wrong boundary', 'multipart/form-data; boundary=other', whole],
      ['cut part', `multipart/form-data; boundary=${boundary}`, whole.slice(0, -12)],
      ['cut in the value', `multipart/form-data; boundary=${boundary}`, whole.slice(0, 70)],
      ['cut header', `multipart/form-data; boundary=${boundary}`, whole.slice(0, 40)],
      ['cut in the first line', `multipart/form-data; boundary=${boundary}`, whole.slice(0, 4)],
      ['only a preamble', `multipart/form-data; boundary=${boundary}`, 'hello'],
      [
        'cut file',
        `multipart/form-data; boundary=${boundary}`,
        `--${boundary}\r\nContent-Disposition: form-data; name="pictures"; filename="a.png"\r\n\r\nabc`,
      ],
      ['no disposition', `multipart/form-data; boundary=${boundary}`, `--${boundary}\r\n\r\nabc\r\n${end}`],
      [
        'json part',
        `multipart/form-data; boundary=${boundary}`,
        `--${boundary}\r\nContent-Disposition: form-data; name="price"\r\nContent-Type: application/json\r\n\r\n{}\r\n${end}`,
      ],
      [
        'broken json part',
        `multipart/form-data; boundary=${boundary}`,
        `--${boundary}\r\nContent-Disposition: form-data; name="price"\r\nContent-Type: application/json\r\n\r\n{\r\n${end}`,
      ],
    ];
    const results = await Promise.all(
      bodies.map(async ([what, type, body]) => [what, (await send('echo', body, type)).status]),
    );
    expect(results).toEqual(bodies.map(([what]) => [what, 400]));
  });

  it('another content type is 415', async () => {
    expect(await codeOf(await send('echo', '{"price":1}', 'application/json'))).toEqual([
      415,
      'unsupported_media_type',
    ]);
    expect((await send('echo', 'price=1', 'application/octet-stream')).status).toBe(415);
  });

  it('a field over its limit is refused by name, not cut', async () => {
    const form = new FormData();
    form.append('description', 'a'.repeat(100_000));
    const response = await send('echo', form);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'invalid_input',
      errors: [{ field: 'description', defaultMessage: 'is too long' }],
    });
  });

  it('a part without a name is 400', async () => {
    expect((await raw(`--${boundary}`, 'Content-Disposition: form-data', '', 'x', end)).status).toBe(400);
    expect((await raw(`--${boundary}`, 'Content-Disposition: form-data; name=""', '', 'x', end)).status).toBe(400);
    expect((await send('echo-fields', '=5', 'application/x-www-form-urlencoded')).status).toBe(400);
  });

  it('oversized part headers are 400', async () => {
    const long = await raw(
      `--${boundary}`,
      `X-Long: ${'a'.repeat(200_000)}`,
      'Content-Disposition: form-data; name="price"',
      '',
      '5',
      end,
    );
    expect(long.status).toBe(400);
    const many = Array.from({ length: 10_000 }, (_, index) => `X-${index}: 1`);
    const crowded = await raw(`--${boundary}`, ...many, 'Content-Disposition: form-data; name="price"', '', '5', end);
    expect(crowded.status).toBe(400);
  });

  it('10,000 fields are 413 at once', async () => {
    // Processor time, because a busy machine must not fail the test.
    const before = process.cpuUsage();
    const fields = Array.from({ length: 10_000 }, (_, index) => part(`f${index}`, '1')).flat();
    expect(await codeOf(await raw(...fields, end))).toEqual([413, 'too_large']);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(1_000);
    const urlencoded = Array.from({ length: 10_000 }, (_, index) => `f${index}=1`).join('&');
    expect(await codeOf(await send('echo-fields', urlencoded, 'application/x-www-form-urlencoded'))).toEqual([
      413,
      'too_large',
    ]);
  });

  it('1,000 files are 413; a few too many are 400 and name the limit', async () => {
    const files = (count: number) => {
      const form = new FormData();
      for (let index = 0; index < count; index += 1) form.append('pictures', new Blob(['x']), 'x.jpg');
      return form;
    };
    expect(await codeOf(await send('echo', files(1000)))).toEqual([413, 'too_large']);
    const tooMany = await send('echo', files(21));
    expect(tooMany.status).toBe(400);
    expect(await tooMany.json()).toMatchObject({
      errors: [{ field: 'pictures', defaultMessage: 'may hold at most 20 files' }],
    });
    expect((await send('echo', files(20))).status).toBe(200);
  });

  it('text in a file field is 400, and a file in a text field', async () => {
    const text = new FormData();
    text.append('pictures', 'not a file');
    expect(await codeOf(await send('echo', text))).toEqual([400, 'invalid_input']);
    const file = new FormData();
    file.append('price', new Blob(['5']), 'price.txt');
    expect(await codeOf(await send('echo', file))).toEqual([400, 'invalid_input']);
  });

  it('names with a meaning in JavaScript are 400 and change nothing', async () => {
    for (const name of [
      '__proto__',
      'constructor',
      'prototype',
      'toString',
      'hasOwnProperty',
      'a.__proto__',
      'a[constructor]',
    ]) {
      const form = new FormData();
      form.append(name, 'x');
      expect([name, (await send('echo', form)).status]).toEqual([name, 400]);
      const file = new FormData();
      file.append(name, new Blob(['x']), 'x.png');
      expect([name, (await send('echo', file)).status]).toEqual([name, 400]);
      const urlencoded = await send(
        'echo-fields',
        `${encodeURIComponent(name)}=x`,
        'application/x-www-form-urlencoded',
      );
      expect([name, urlencoded.status]).toEqual([name, 400]);
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('a field twice is 400', async () => {
    const form = new FormData();
    form.append('price', '1');
    form.append('price', '2');
    expect(await codeOf(await send('echo', form))).toEqual([400, 'invalid_input']);
    expect(await codeOf(await send('echo-fields', 'price=1&price=2', 'application/x-www-form-urlencoded'))).toEqual([
      400,
      'invalid_input',
    ]);
  });

  it('invalid UTF-8 and stray escapes are 400', async () => {
    const body = Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="price"\r\n\r\n`),
      Buffer.from([0xc0, 0xae]),
      Buffer.from(`\r\n${end}`),
    ]);
    expect((await send('echo', body, `multipart/form-data; boundary=${boundary}`)).status).toBe(400);
    expect((await send('echo-fields', 'price=%', 'application/x-www-form-urlencoded')).status).toBe(400);
    expect((await send('echo-fields', 'price=%C0%AE', 'application/x-www-form-urlencoded')).status).toBe(400);
  });

  it('a file over 15 MB is 413', async () => {
    const form = new FormData();
    form.append('pictures', new Blob([randomBytes(15 * 1024 * 1024 + 1)]), 'large.jpg');
    expect(await codeOf(await send('echo', form))).toEqual([413, 'too_large']);
  });

  it('a length over the limit is 413 before any of it is read', async () => {
    const answer = await speak(
      `POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: 900000000\r\n\r\n--${boundary}\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toMatch(/connection: close/i);
  });

  it('a forbidden caller is refused while the body is still arriving', async () => {
    const answer = await speak(
      `POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500000\r\n\r\n{`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 415 /);
  });

  it('endless chunks end in 413', async () => {
    const socket = net.connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk)).on('error', () => {});
    socket.write(
      `POST /echo-fields HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    const chunk = `10000\r\n${'a'.repeat(65_536)}\r\n`;
    for (let index = 0; index < 40 && !answer; index += 1) {
      socket.write(chunk);
      await wait(5);
    }
    await wait(100);
    socket.destroy();
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('200 aborted uploads leave nothing behind, and the next one works', async () => {
    const head = `POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: 1000000\r\n\r\n--${boundary}\r\nContent-Disposition: form-data; name="pictures"; filename="a.jpg"\r\n\r\n`;
    await Promise.all(
      Array.from({ length: 200 }, async () => {
        const socket = net.connect(port, '127.0.0.1').on('error', () => {});
        socket.write(head + 'a'.repeat(50_000));
        await wait(100);
        socket.destroy();
      }),
    );
    await wait(100);
    const form = new FormData();
    form.append('pictures', new Blob([new Uint8Array(10 * 1024 * 1024)]), 'after.jpg');
    expect((await send('echo', form)).status).toBe(200);
  });
});

function speak(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      answer += chunk;
      if (answer.includes('\r\n\r\n')) {
        socket.destroy();
        resolve(answer);
      }
    });
    socket.on('error', reject).setTimeout(5000, () => reject(new Error('no answer')));
  });
}
