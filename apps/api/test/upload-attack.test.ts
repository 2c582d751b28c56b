import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../src/domains/accounts/passwords.ts';
import { createProperty, createUser } from './factories.ts';
import { clientCredentials, testPassword } from './log-in.ts';
import { type RealServer, startRealServer } from './real-server.ts';

let server: RealServer;
let photo: Buffer;
let propertyId: number;
const owner = 'owner-under-attack@example.com';

beforeAll(async () => {
  server = await startRealServer({ TRUST_PROXY: '127.0.0.1' });
  const user = await createUser(server.db, { email: owner, passwordHash: await hashPassword(testPassword) });
  propertyId = (await createProperty(server.db, { ownerId: user.id })).id;
  photo = await drawPhoto();
});
afterAll(() => server.close());

const boundary = 'attack';
const megabyte = 1024 * 1024;

interface Attack {
  announced: number;
  type: string;
  drip: Buffer;
  everyMs: number;
}

const multipart = `multipart/form-data; boundary=${boundary}`;
const byteBySecond = { drip: Buffer.from('a'), everyMs: 1_000 };
/** Behaviour of the sockets of an attack, in turn, for its duration. */
const attacks: Record<string, Attack[]> = {
  'announce much and send a byte every second': [
    { announced: 15 * megabyte, type: multipart, ...byteBySecond },
    { announced: 80 * megabyte, type: multipart, ...byteBySecond },
    { announced: megabyte, type: 'application/x-www-form-urlencoded', ...byteBySecond },
  ],
  'send pictures no faster than they must, and as fast as they can': [
    { announced: 15 * megabyte, type: multipart, drip: Buffer.alloc(9_000, 97), everyMs: 1_000 },
    { announced: 15 * megabyte, type: multipart, drip: Buffer.alloc(64 * 1024, 97), everyMs: 20 },
  ],
};

describe.each(Object.entries(attacks))('while strangers %s', (_what, shapes) => {
  test.each([
    ['one address', () => '203.0.113.7'],
    ['twenty addresses', (index: number) => `203.0.113.${100 + index}`],
  ])('from %s, logins and a photo of an owner work as before', async (_from, addressOf) => {
    const stop = new AbortController();
    const attackers = Array.from({ length: 20 }, (_, index) =>
      attackFrom(addressOf(index), shapes[index % shapes.length] as Attack, stop.signal),
    );
    await wait(3_000);
    const statuses: number[] = [];
    for (let index = 0; index < 8; index += 1) {
      const address = `198.51.100.${Math.floor(Math.random() * 250)}`;
      statuses.push((await logIn(index % 2 ? 'urlencoded' : 'multipart', address)).status);
    }
    // Users who share an address with the attackers, too.
    statuses.push((await logIn('urlencoded', addressOf(0))).status);
    expect(statuses).toEqual(Array(9).fill(200));
    expect(await sendPhoto()).toBe(200);
    stop.abort();
    await Promise.all(attackers);
  });
});

test('a body that is too slow is given up after ten seconds, with a response', async () => {
  const slow = await openAttack('203.0.113.9', { announced: megabyte, type: multipart });
  let answer = '';
  slow.on('data', (piece) => (answer += piece));
  const began = Date.now();
  const timer = setInterval(() => slow.write('a'), 500);
  await new Promise((resolve) => slow.once('close', resolve));
  clearInterval(timer);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('at least 8 kB a second');
  expect(Date.now() - began).toBeGreaterThan(9_000);
});

async function attackFrom(address: string, attack: Attack, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const socket = await openAttack(address, attack);
    // `once` of a socket would reject when the server resets it, which it may do.
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const timer = setInterval(
      () => socket.writable && socket.writableLength < megabyte && socket.write(attack.drip),
      attack.everyMs,
    );
    const end = () => socket.destroy();
    signal.addEventListener('abort', end, { once: true });
    await closed;
    clearInterval(timer);
    signal.removeEventListener('abort', end);
    // A refused client retries.
    await wait(100);
  }
}

async function openAttack(address: string, { announced, type }: Pick<Attack, 'announced' | 'type'>): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {}).resume();
  await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve));
  socket.write(
    `POST /api/africanscity/saveuser HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nContent-Type: ${type}\r\nContent-Length: ${announced}\r\n\r\n`,
  );
  if (type.startsWith('multipart'))
    socket.write(`--${boundary}\r\nContent-Disposition: form-data; name="picture"; filename="a.jpg"\r\n\r\n`);
  return socket;
}

async function logIn(as: 'urlencoded' | 'multipart', address: string): Promise<{ status: number; token: string }> {
  const body = as === 'multipart' ? new FormData() : new URLSearchParams();
  const fields = { grant_type: 'password', username: owner, password: testPassword };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const response = await fetch(`${server.url}/api/oauth/token`, {
    method: 'POST',
    body,
    headers: { authorization: clientCredentials, 'x-forwarded-for': address },
    signal: AbortSignal.timeout(30_000),
  });
  const answer = (await response.json()) as { access_token?: string };
  return { status: response.status, token: answer.access_token ?? '' };
}

async function sendPhoto(): Promise<number> {
  const address = '198.51.100.251';
  const { token } = await logIn('urlencoded', address);
  const body = new FormData();
  body.append('propertyId', String(propertyId));
  // Another file each time, because stored bytes cost nothing.
  body.append('pictures', new Blob([Buffer.concat([photo, Buffer.from(String(Math.random()))])]), 'photo.jpg');
  const response = await fetch(`${server.url}/api/africanscity/savepictures`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address },
    signal: AbortSignal.timeout(60_000),
  });
  await response.text();
  return response.status;
}

/** Some 225 kB. */
async function drawPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  return sharp({ create: { width: 900, height: 600, channels: 3, background: '#876', noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
}
