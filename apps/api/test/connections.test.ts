import autocannon from 'autocannon';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { timeouts } from '../src/http/server-options.ts';
import { inPictureQueue } from '../src/kernel/pictures/picture-queue.ts';
import { createProperty, createUser } from './factories.ts';
import { drawPicture } from './listing-form.ts';
import { logIn } from './log-in.ts';
import { openSocket } from './raw-request.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({}, { productionTimeouts: true });
});
afterAll(() => app.close());

const post = 'POST /api/africanscity/recordpropertyview HTTP/1.1\r\nHost: localhost\r\n';

/** The bytes that a slow client sends at once, and those that it keeps sending. */
const slowShapes: Record<string, { start: string; drip?: string }> = {
  'says nothing': { start: '' },
  'stops within the headers': { start: post },
  'drips headers': { start: post, drip: 'X-Slow: a\r\n' },
  'stops within a form': {
    start: `${post}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\na=`,
  },
  'stops within a multipart body': {
    start: `${post}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000\r\n\r\n--x\r\n`,
  },
  'drips a form': {
    start: `${post}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 10000\r\n\r\n`,
    drip: 'a',
  },
};

test('the timeout for headers is shorter than for a request, and both are checked every second', () => {
  expect(timeouts.headersTimeout).toBeLessThan(timeouts.requestTimeout);
  expect(timeouts.connectionsCheckingInterval).toBe(1_000);
  expect(app.app.server).toMatchObject({
    headersTimeout: timeouts.headersTimeout,
    requestTimeout: timeouts.requestTimeout,
  });
});

afterEach(() => {
  Object.assign(app.app.server, { headersTimeout: timeouts.headersTimeout, requestTimeout: timeouts.requestTimeout });
});

test('slow clients of every kind are cut off in time, and disturb no other', async () => {
  // The same server with shorter timeouts.
  Object.assign(app.app.server, { headersTimeout: 1_000, requestTimeout: 2_000 });
  const began = Date.now();
  const closed = Object.entries(slowShapes).flatMap(([shape, { start, drip }]) =>
    Array.from({ length: 20 }, () =>
      holdOpen(start, drip)
        .then((socket) => untilClosed(socket))
        .then(() => ({ shape, after: Date.now() - began })),
    ),
  );
  const others: number[] = [];
  for (let index = 0; index < 20; index += 1) {
    const asked = performance.now();
    expect((await app.get('africanscity/getroles')).status).toBe(200);
    others.push(performance.now() - asked);
  }
  expect(median(others)).toBeLessThan(2_000);
  // Sooner than the usual timeout, which they would have used up otherwise.
  for (const { shape, after } of await Promise.all(closed)) expect(after, shape).toBeLessThan(timeouts.headersTimeout);
});

describe('with a timeout of a second for silent connections', () => {
  beforeAll(() => void app.app.server.setTimeout(1_000));
  afterAll(() => void app.app.server.setTimeout(timeouts.connectionTimeout));

  test('a request that was received whole gets a response anyway', async () => {
    const lock = await app.ctx.pool.connect();
    await lock.query('BEGIN; LOCK TABLE property_types IN ACCESS EXCLUSIVE MODE');
    const asked = [app.get('africanscity/getpropertytypes'), app.get('africanscity/getpropertytypes')];
    await wait(3_000);
    await lock.query('COMMIT');
    lock.release();
    for (const answer of await Promise.all(asked)) expect(answer.status).toBe(200);
  });

  test('a picture that waits long for its turn is stored and gets a response', async () => {
    const owner = await createUser(app.ctx.db);
    const { id } = await createProperty(app.ctx.db, { ownerId: owner.id });
    const body = new FormData();
    body.append('propertyId', String(id));
    body.append('pictures', new Blob([(await drawPicture(77)) as BlobPart]), 'photo.jpg');
    const free = Promise.withResolvers<void>();
    const others = ['one', 'other'].map((sender) => inPictureQueue({ sender, bytes: 1 }, () => free.promise));
    const asked = app.post('africanscity/savepictures', body, { headers: await logIn(app, owner) });
    await wait(3_000);
    free.resolve();
    await Promise.all(others);
    const answer = await asked;
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as { pictures: unknown[] }).pictures).toHaveLength(1);
  });

  test('a connection that is silent, stops within its request, or does not read is closed', async () => {
    const starts = ['', post, `${post}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\na`];
    const sockets = await Promise.all(starts.map((start) => holdOpen(start)));
    const began = Date.now();
    await Promise.all(sockets.map(untilClosed));
    expect(Date.now() - began).toBeLessThan(10_000);
  });
});

test('connections beyond the maximum are closed at once', async () => {
  const { maxConnections } = app.app.server;
  expect(maxConnections).toBe(4_000);
  app.app.server.maxConnections = 30;
  const sockets = await Promise.all(Array.from({ length: 60 }, () => openSocket(app.url)));
  const refused = sockets.map((socket) => untilClosed(socket).then(() => socket));
  await Promise.all(Array.from({ length: 25 }, () => Promise.race(refused)));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(sockets.filter((socket) => !socket.destroyed).length).toBeLessThanOrEqual(30);
  for (const socket of sockets) socket.destroy();
  app.app.server.maxConnections = maxConnections;
});

test('five hundred visitors at once all get a response', async () => {
  const url = `${app.url}/africanscity/getpropertytypes`;
  const result = await autocannon({ url, connections: 500, amount: 1_500, timeout: 60 });
  expect(result.errors + result.timeouts + result.non2xx).toBe(0);
  expect(result['2xx']).toBe(1_500);
});

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

async function holdOpen(start: string, drip?: string): Promise<Socket> {
  const socket = await openSocket(app.url);
  if (start) socket.write(start);
  if (drip) {
    const timer = setInterval(() => socket.writable && socket.write(drip), 100);
    socket.once('close', () => clearInterval(timer));
  }
  return socket;
}

function untilClosed(socket: Socket): Promise<void> {
  return new Promise((resolve) =>
    socket
      .on('error', () => {})
      .on('end', () => socket.destroy())
      .once('close', () => resolve())
      .resume(),
  );
}
