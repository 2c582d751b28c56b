import type { Socket } from 'node:net';
import autocannon from 'autocannon';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { timeouts } from '../src/http/server-options.ts';
import { openSocket } from './raw-request.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const post = 'POST /api/africanscity/recordpropertyview HTTP/1.1\r\nHost: localhost\r\n';

/** What a slow client sends at once, and what it keeps sending. */
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

test('the time for headers is shorter than for a request, and both are watched every second', () => {
  expect(timeouts.headersTimeout).toBeLessThan(timeouts.requestTimeout);
  expect(timeouts.connectionsCheckingInterval).toBe(1_000);
  expect(app.app.server).toMatchObject({
    headersTimeout: timeouts.headersTimeout,
    requestTimeout: timeouts.requestTimeout,
  });
});

test('slow clients of every shape are cut off in time, and disturb nobody (S15, F18)', async () => {
  // The same server with less patience.
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
  expect(median(others)).toBeLessThan(500);
  for (const { shape, after } of await Promise.all(closed))
    expect(after, shape).toBeLessThan(2_000 + timeouts.connectionsCheckingInterval + 2_000);
  Object.assign(app.app.server, { headersTimeout: timeouts.headersTimeout, requestTimeout: timeouts.requestTimeout });
});

test('connections beyond the most that are allowed are closed at once (F20)', async () => {
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

test('five hundred visitors at once are all answered (S27)', async () => {
  const result = await autocannon({ url: `${app.url}/africanscity/getpropertytypes`, connections: 500, amount: 3_000 });
  expect(result.errors + result.timeouts + result.non2xx).toBe(0);
  expect(result['2xx']).toBe(3_000);
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
