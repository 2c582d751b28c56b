import { EventEmitter, once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProperty } from '../../test/factories.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import type { Storage } from '../gateways/storage/storage.ts';
import { storePicture } from '../kernel/pictures/store-picture.ts';

const rows = 25;

let t: TestApp;
/** Listings with one cover each, in the order of a page. */
const ids: number[] = [];
const hashes: string[] = [];
/** Milliseconds that reading a cover takes; others take none. */
const delays = new Map<string, number>();
/** Called with the hash of each cover that is being read: its request has arrived. */
const read = new EventEmitter();

beforeAll(async () => {
  t = await createTestApp({ trustProxy: ['127.0.0.1'] });
  for (let at = 0; at < rows; at += 1) {
    const background = { r: at * 10, g: 90, b: 160 };
    const photo = await sharp({ create: { width: 48, height: 32, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const hash = await storePicture(t.ctx, photo);
    hashes.push(hash);
    ids.push((await createProperty(t.ctx.db, { coverHash: hash })).id);
  }
  const { storage } = t.ctx;
  t.ctx.storage = new Proxy<Storage>(storage, {
    get(target, name) {
      const value = Reflect.get(target, name) as unknown;
      if (name !== 'get' || typeof value !== 'function') return value;
      return async (...given: unknown[]) => {
        const hash = hashes.find((one) => String(given[0]).includes(one));
        if (hash) read.emit(hash);
        if (hash) await wait(delays.get(hash) ?? 0);
        return value.apply(target, given) as unknown;
      };
    },
  });
});
afterAll(() => t.close());

interface Arrival {
  at: number;
  status: number | undefined;
  /** Milliseconds since all requests started. */
  ms: number;
}

/** Requests covers in the order given, all at once, over so many sockets. Returns the order of the responses. */
async function ask(
  order: number[],
  {
    sockets = 6,
    address = '10.1.1.1',
    byUri = false,
    agent = new Agent({ keepAlive: true, maxSockets: sockets }),
  } = {},
) {
  const begun = performance.now();
  const arrivals: Arrival[] = [];
  await Promise.all(
    order.map(
      (at) =>
        new Promise<void>((resolve, reject) => {
          const call = byUri
            ? `getpicturefilebypathuri?pathUri=pictures/${hashes[at]}`
            : `getcompressedpicturefilebypropertiesid?propertiesId=${ids[at]}`;
          const url = `${t.url}/africanscity/${call}`;
          get(url, { agent, headers: { 'x-forwarded-for': address } }, (response) => {
            response.resume().once('end', () => {
              arrivals.push({ at, status: response.statusCode, ms: performance.now() - begun });
              resolve();
            });
          }).once('error', reject);
        }),
    ),
  );
  agent.destroy();
  return arrivals;
}

/** Numbers from 0 to below 1, the same in every run. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const shuffled = (length: number, random: () => number) =>
  Array.from({ length }, (_, at) => ({ at, by: random() }))
    .sort((a, b) => a.by - b.by)
    .map(({ at }) => at);

/** Milliseconds for which a ready response waits for an earlier one. */
const longestWaitMs = 1_000;

/** Repeats a run that took as long as responses wait for one another: a paused machine proves nothing. */
async function askBriskly(round: (tries: number) => Promise<Arrival[]>): Promise<Arrival[]> {
  for (let tries = 0; ; tries += 1) {
    const arrivals = await round(tries);
    if (tries === 9 || arrivals.every(({ ms }) => ms < longestWaitMs)) return arrivals;
  }
}

test.each([1, 2, 3, 4, 5])('covers of a page arrive in the order of their requests, round %i', async (round) => {
  const random = generator(round);
  const order = shuffled(rows, random);
  // Later ones are mostly quicker than those before them.
  for (const hash of hashes) delays.set(hash, random() * 120);
  const arrivals = await askBriskly(() => ask(order));
  expect(arrivals.map(({ at }) => at)).toEqual(order);
  expect(new Set(arrivals.map(({ status }) => status))).toEqual(new Set([200]));
});

test.each([6, 7, 8])('pictures by address arrive in the order of their requests, round %i', async (round) => {
  const random = generator(round);
  const order = shuffled(rows, random);
  for (const hash of hashes) delays.set(hash, random() * 120);
  const arrivals = await askBriskly((tries) => ask(order, { byUri: true, address: `10.1.${round}.${tries}` }));
  expect(arrivals.map(({ at }) => at)).toEqual(order);
});

test('a response waits a second at most for an earlier one, and not at all for an aborted one', async () => {
  delays.clear();
  delays.set(hashes[0]!, 4_000);
  const arrivals = await ask([0, 1, 2, 3], { address: '10.1.1.2' });
  expect(arrivals.map(({ at }) => at)).toEqual([1, 2, 3, 0]);
  for (const { at, ms } of arrivals.slice(0, 3)) expect(ms, `answer ${at}`).toBeGreaterThan(longestWaitMs * 0.99);

  const [answer] = await askBriskly(async (tries) => {
    const address = `10.1.3.${tries}`;
    const begun = once(read, hashes[0]!);
    const abandoned = get(`${t.url}/africanscity/getcompressedpicturefilebypropertiesid?propertiesId=${ids[0]}`, {
      headers: { 'x-forwarded-for': address },
    });
    abandoned.once('error', () => {});
    await begun;
    const behind = once(read, hashes[1]!);
    const later = ask([1], { address });
    await behind;
    abandoned.destroy();
    return later;
  });
  expect(answer?.ms).toBeLessThan(longestWaitMs);
});

test('other addresses do not wait', async () => {
  delays.clear();
  delays.set(hashes[0]!, 3_000);
  const begun = once(read, hashes[0]!);
  const slow = ask([0], { address: '10.1.2.1' });
  await begun;
  const [quick] = await askBriskly((tries) => ask([1], { address: `10.1.4.${tries}` }));
  expect(quick?.ms).toBeLessThan(longestWaitMs);
  await slow;
});
