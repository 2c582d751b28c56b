import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../test/test-app.ts';
import { buildApp } from '../app.ts';
import { LoadMeter, sampleEveryMs } from './load-meter.ts';
import type { WebBundle } from './web-bundle.ts';

describe('LoadMeter', () => {
  /** Measures for so many milliseconds, each time late by as much. */
  function measure(meter: LoadMeter, from: number, forMs: number, delay: number): number {
    let now = from;
    while (now < from + forMs) {
      now += sampleEveryMs + delay;
      meter.noteDelay(now, delay);
    }
    return now;
  }

  test('finds no overload in one stall, however long and however many wait', () => {
    for (const stall of [1_000, 3_000, 20_000]) {
      const meter = new LoadMeter(500);
      meter.waiting = 1_000;
      let now = measure(meter, 0, 6_000, 0);
      now = measure(meter, now, 1, stall);
      expect(meter.isOverloaded(now), `${stall}`).toBe(false);
      expect(meter.isOverloaded(measure(meter, now, 1_000, 0)), `${stall}`).toBe(false);
    }
  });

  test('finds no overload in two stalls within seconds', () => {
    const meter = new LoadMeter(500);
    meter.waiting = 1_000;
    let now = measure(meter, 0, 3_000, 0);
    now = measure(meter, now, 1, 1_200);
    now = measure(meter, now, 1_000, 0);
    expect(meter.isOverloaded(measure(meter, now, 1, 1_200))).toBe(false);
  });

  test('finds overload when the process is late for seconds while many wait, and its end', () => {
    const meter = new LoadMeter(500);
    meter.waiting = 1_000;
    const now = measure(meter, 0, 5_000, 800);
    expect(meter.isOverloaded(now)).toBe(true);
    expect(meter.isOverloaded(measure(meter, now, 3_000, 0))).toBe(false);
  });

  test('finds no overload while few wait, or when it is disabled', () => {
    const meter = new LoadMeter(500);
    meter.waiting = 10;
    expect(meter.isOverloaded(measure(meter, 0, 10_000, 2_000))).toBe(false);
    const off = new LoadMeter(0);
    off.waiting = 1_000;
    expect(off.isOverloaded(measure(off, 0, 10_000, 2_000))).toBe(false);
  });
});

const block = (milliseconds: number) => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
};

test('serves every request after the event loop stalled once for more than a second', async () => {
  // Below the stall, and above what other tests on the same processors cost.
  const t = await createTestApp({ maxEventLoopDelayMs: 800 });
  try {
    const sendMany = () => Promise.all(Array.from({ length: 60 }, () => t.get('africanscity/gettitles')));
    // Opens connections to the database.
    await sendMany();
    const sent = sendMany();
    block(1_200);
    const statuses = (await sent).map(({ status }) => status);
    for (let round = 0; round < 20; round += 1) {
      statuses.push((await t.get('africanscity/gettitles')).status);
      await wait(50);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
  } finally {
    await t.close();
  }
});

/** Keeps the only thread so busy that each turn of the event loop takes this long, until it is aborted. */
async function keepBusy(milliseconds: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    block(milliseconds);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('refuses requests with 503 and Retry-After while it stays busy and many wait, and serves again afterwards', async () => {
  const t = await createTestApp({ maxEventLoopDelayMs: 60 });
  const busy = new AbortController();
  // Requests without their bodies wait for as long as the test needs.
  const waiting = await Promise.all(Array.from({ length: 40 }, () => beginRequest(t.url)));
  try {
    expect((await t.get('africanscity/gettitles')).status).toBe(200);
    const work = keepBusy(400, busy.signal);
    let response = await t.get('africanscity/gettitles');
    const until = performance.now() + 8_000;
    while (response.status === 200 && performance.now() < until) response = await t.get('africanscity/gettitles');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'unavailable' });
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    busy.abort();
    await work;
    await expect.poll(async () => (await t.get('africanscity/gettitles')).status).toBe(200);
  } finally {
    busy.abort();
    for (const socket of waiting) socket.destroy();
    await t.close();
  }
});

async function beginRequest(url: string): Promise<Socket> {
  const { port, pathname } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  const type = 'application/x-www-form-urlencoded';
  socket.write(
    `POST ${pathname}/africanscity/savecontactmessage HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 4000\r\n\r\nname=J`,
  );
  return socket;
}

test('serves health checks, files and cached pages under overload, and renders nothing', async () => {
  const t = await createTestApp({ pageCacheSeconds: 5 });
  const clientFolder = await mkdtemp(join(tmpdir(), 'africanscity-web-'));
  await writeFile(join(clientFolder, 'page.js'), 'export {};');
  let rendered = 0;
  const app = await buildApp(
    t.ctx,
    bundleOf(clientFolder, () => (rendered += 1)),
  );
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const statusOf = async (path: string) => [path, (await fetch(origin + path)).status];
  try {
    for (const path of ['/home', '/api/health/ready', '/api/africanscity/gettitles'])
      expect(await statusOf(path)).toEqual([path, 200]);
    app.isOverloaded = () => true;
    // The page is stale.
    const later = Date.now() + 20_000;
    t.ctx.clock = () => new Date(later);
    for (const path of ['/home', '/page.js', '/api/health/live', '/api/health/ready'])
      expect(await statusOf(path)).toEqual([path, 200]);
    for (const path of ['/another', '/api/africanscity/gettitles']) expect(await statusOf(path)).toEqual([path, 503]);
    expect(rendered).toBe(1);
    app.isOverloaded = () => false;
    for (const path of ['/home', '/another', '/api/africanscity/gettitles'])
      expect(await statusOf(path)).toEqual([path, 200]);
    // Rendered after the visitor got the cached page.
    await expect.poll(() => rendered).toBe(3);
  } finally {
    await app.close();
    await t.close();
    await rm(clientFolder, { recursive: true, force: true });
  }
});

function bundleOf(clientFolder: string, onRender: () => void): WebBundle {
  return {
    clientFolder,
    async render() {
      onRender();
      return {
        kind: 'page',
        status: 200,
        html: '<p>A page.</p>',
        meta: { title: 'A page' },
        minimal: false,
        opened: undefined,
        modules: [],
        state: { queries: null, hydration: null },
      };
    },
    firstPaintScript: '',
    formPaths: [],
    pageAddress: ({ href }) => href,
    writeDocument: ({ html }) => html,
    assetsOf: () => ({ entry: '', shared: { scripts: [], styles: [] }, page: { scripts: [], styles: [] } }),
  };
}
