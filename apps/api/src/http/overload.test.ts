import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/test-app.ts';
import { buildApp } from '../app.ts';

test('a process that cannot keep up turns requests away with 503 and Retry-After, and stays alive', async () => {
  const t = await createTestApp({ maxEventLoopDelayMs: 200 });
  try {
    // Holds the only thread for long enough that a sample sees it.
    const until = Date.now() + 2_500;
    while (Date.now() < until);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const statuses: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      const response = await t.get('africanscity/gettitles');
      statuses.push(response.status);
      if (response.status === 503) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(statuses).toContain(503);
    expect((await t.get('health/live')).status).toBe(200);
  } finally {
    await t.close();
  }
});

test('the scripts of a page are served while requests are turned away', async () => {
  const t = await createTestApp({ maxEventLoopDelayMs: 200 });
  const clientFolder = await mkdtemp(join(tmpdir(), 'africanscity-web-'));
  await writeFile(join(clientFolder, 'page.js'), 'export {};');
  const app = await buildApp(t.ctx, {
    clientFolder,
    render: () => Promise.reject(new Error('no page is asked for')),
    firstPaintScript: '',
    formPaths: [],
    writeDocument: () => '',
    assetsOf: () => ({
      entry: '',
      shared: { scripts: [], styles: [] },
      page: { scripts: [], styles: [] },
    }),
  });
  try {
    await app.ready();
    const until = Date.now() + 2_500;
    while (Date.now() < until);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const turnedAway: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      turnedAway.push((await app.inject('/api/africanscity/gettitles')).statusCode);
      expect((await app.inject('/page.js')).statusCode).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(turnedAway).toContain(503);
  } finally {
    await app.close();
    await t.close();
    await rm(clientFolder, { recursive: true, force: true });
  }
});
