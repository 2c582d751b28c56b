import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import sharp from 'sharp';
import { createProperty, createUser } from './factories.ts';
import { logIn } from './log-in.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let t: TestApp;
let authorization: string;
let propertyId: number;
beforeAll(async () => {
  t = await createTestApp();
  const user = await createUser(t.ctx.db);
  ({ authorization = '' } = await logIn(t, user));
  propertyId = (await createProperty(t.ctx.db, { ownerId: user.id })).id;
});
afterAll(() => t.close());

const warn = 40;

/** Sends the bytes of a request and hangs up after a while, or at once with a reset. */
async function sendAndLeave(parts: (string | Buffer)[], { afterMs, reset }: { afterMs: number; reset: boolean }) {
  const socket = connect(Number(new URL(t.url).port), '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  for (const part of parts) socket.write(part);
  await wait(afterMs);
  if (reset) socket.resetAndDestroy();
  else socket.destroy();
  await once(socket, 'close');
}

const head = (path: string, type: string, length: number) =>
  [
    `POST /api/africanscity/${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    `Authorization: ${authorization}`,
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
    '',
    '',
  ].join('\r\n');

const part = (name: string, more = '') => `--frame\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
const multipart = 'multipart/form-data; boundary=frame';

const begun: [string, () => (string | Buffer)[]][] = [
  ['before the body', () => [head('savepictures', multipart, 5_000_000)]],
  ['within a field', () => [head('savepictures', multipart, 5_000_000), part('propertyId'), '1']],
  [
    'within a file',
    () => [
      head('savepictures', multipart, 5_000_000),
      `${part('propertyId')}${propertyId}\r\n`,
      part('pictures', '; filename="a.jpg"'),
      Buffer.alloc(300_000, 7),
    ],
  ],
  [
    'between two files',
    () => [
      head('savepictures', multipart, 5_000_000),
      `${part('propertyId')}${propertyId}\r\n`,
      `${part('pictures', '; filename="a.jpg"')}${'x'.repeat(1_000)}\r\n`,
      '--frame\r\n',
    ],
  ],
  [
    'within a urlencoded body',
    () => [head('savecontactmessage', 'application/x-www-form-urlencoded', 4_000), 'name=Joh'],
  ],
  ['within a body of no known type', () => [head('savecontactmessage', 'application/json', 4_000), '{"na']],
];

for (const reset of [false, true])
  test.each(begun)(
    `a client that ${reset ? 'resets' : 'closes'} its connection %s is no warning and no error in the log`,
    async (_where, parts) => {
      t.logLines.length = 0;
      for (const afterMs of [0, 30, 150]) await sendAndLeave(parts(), { afterMs, reset });
      await wait(400);
      const loud = t.logLines.filter((line) => (JSON.parse(line) as { level: number }).level >= warn);
      expect(loud).toEqual([]);
      expect((await t.get('africanscity/gettitles')).status).toBe(200);
    },
  );

test('a client that leaves while its pictures are processed is no warning and no error in the log', async () => {
  t.logLines.length = 0;
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const photo = await sharp({ create: { width: 1_500, height: 1_000, channels: 3, background: '#876', noise } })
    .jpeg()
    .toBuffer();
  const body = Buffer.concat([
    Buffer.from(`${part('propertyId')}${propertyId}\r\n${part('pictures', '; filename="a.jpg"')}`),
    photo,
    Buffer.from('\r\n--frame--\r\n'),
  ]);
  for (const afterMs of [5, 60, 250])
    await sendAndLeave([head('savepictures', multipart, body.length), body], { afterMs, reset: true });
  await wait(3_000);
  const loud = t.logLines.filter((line) => (JSON.parse(line) as { level: number }).level >= warn);
  expect(loud).toEqual([]);
});

test('a client that leaves in the middle of a response is no warning and no error in the log', async () => {
  t.logLines.length = 0;
  for (const path of ['docs/json', 'africanscity/gettitles', 'africanscity/getpaginatedproperties?page=1&size=24'])
    for (const afterMs of [0, 5])
      await sendAndLeave([`GET /api/${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`], { afterMs, reset: true });
  await wait(500);
  const loud = t.logLines.filter((line) => (JSON.parse(line) as { level: number }).level >= warn);
  expect(loud).toEqual([]);
});
