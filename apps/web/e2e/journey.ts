import { randomInt } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '@africanscity/db/client';
import { cloneDatabase, dropDatabase } from '@africanscity/db/testing/test-postgres';
import { expect, type Page, test as base } from '@playwright/test';
import { type ListedHouse, withListedHouse } from './listed-house.ts';
import { startServer } from './server.ts';

/** Ids of the houses that journeys of a worker share. The first of them lists the house. */
const sharedHouses = new Set<number>();

type Database = ReturnType<typeof openDatabase>['db'];

interface Own {
  /** Database of the worker's server; null at SITE_URL. */
  database: Database | null;
  /** Forgets the uses that limits have counted. A site at SITE_URL keeps them. */
  forgetUses: () => Promise<void>;
  /** A server with the demo data: on a database and a folder of its own, or the one at SITE_URL. */
  serverUrl: string;
  house: ListedHouse;
}

/**
 * A browser test against a server of its worker. It has an IP address of its own. Options that workers share are
 * declared here, because a worker only runs tests with equal options.
 */
export const unwatched = base.extend<{ unlimited: void; unlisted: void; unaccompanied: void }, Own>({
  serverUrl: [
    async ({}, use, { workerIndex }) => {
      const { SITE_URL, E2E_POSTGRES, E2E_TEMPLATE, E2E_FOLDER } = process.env as Record<string, string>;
      if (SITE_URL) {
        process.env.E2E_URL = SITE_URL;
        await use(SITE_URL);
        return;
      }
      const folder = join(E2E_FOLDER!, `worker-${workerIndex}`);
      const database = `${E2E_TEMPLATE}_${workerIndex}`;
      await cp(join(E2E_FOLDER!, 'demo'), folder, { recursive: true });
      const databaseUrl = await cloneDatabase(E2E_POSTGRES!, E2E_TEMPLATE!, database);
      const server = await startServer(`worker-${workerIndex}`, databaseUrl, folder);
      // Calls outside the browser, and emails, also use this worker's server.
      process.env.E2E_URL = server.url;
      process.env.E2E_DATA_DIR = folder;
      process.env.E2E_DATABASE_URL = databaseUrl;
      await use(server.url);
      await server.stop();
      await dropDatabase(E2E_POSTGRES!, database);
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  database: [
    async ({ serverUrl }, use) => {
      if (serverUrl === process.env.SITE_URL) {
        await use(null);
        return;
      }
      const { db, close } = openDatabase(process.env.E2E_DATABASE_URL!, (error) => console.error(error));
      await use(db);
      await close();
    },
    { scope: 'worker' },
  ],
  forgetUses: [
    async ({ database }, use) => {
      await use(async () => void (await database?.rateLimit.deleteMany()));
    },
    { scope: 'worker' },
  ],
  // The users of the demo appear in many journeys, and list more homes together than one person may.
  unlimited: [
    async ({ forgetUses }, use) => {
      await forgetUses();
      await use();
    },
    { auto: true },
  ],
  // The latest homes are listed first, and those of most journeys have no pictures, which other journeys look for.
  unlisted: [
    async ({ database }, use) => {
      if (!database) {
        await use();
        return;
      }
      const before = await database.property.findMany({ where: { deletedAt: null }, select: { id: true } });
      await use();
      await database.property.updateMany({
        where: { deletedAt: null, id: { notIn: [...before.map(({ id }) => id), ...sharedHouses] } },
        data: { deletedAt: new Date(), deletedBy: 'owner' },
      });
    },
    { auto: true },
  ],
  // Pages of other visitors would stay open in the worker's browser, and draw beside the next journey.
  unaccompanied: [
    async ({ browser }, use) => {
      const before = browser.contexts();
      await use();
      for (const context of browser.contexts()) if (!before.includes(context)) await context.close();
    },
    { auto: true },
  ],
  house: [
    async ({ serverUrl }, use) => {
      await withListedHouse(serverUrl, async (house) => {
        sharedHouses.add(house.id);
        await use(house);
      });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) arriveWithApp(page);
    await use(page);
  },
  baseURL: async ({ serverUrl }, use) => {
    await use(serverUrl);
  },
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });
  },
});

/**
 * Moves the pointer after each navigation, which loads the app, and waits for hydration, as most visitors do. Journeys
 * about earlier input use `waitUntil: 'commit'`.
 */
export function arriveWithApp(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const isUnused = () =>
    page.evaluate(() => document.documentElement.matches('[data-deferred]:not([data-used])')).catch(() => false);
  const arrive = async () => {
    const answers = () =>
      document.documentElement.matches('[data-hydrated], [data-minimal]') ||
      !document.querySelector('script[type=module], script[data-app]');
    // The first position of a pointer is no movement.
    for (let at = 1; at < 10 && (await isUnused()); at += 1) await page.mouse.move(0, at);
    // Some journeys prevent the app from loading.
    await page.waitForFunction(answers, undefined, { timeout: 30_000 }).catch(() => undefined);
  };
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') await arrive();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await arrive();
    return response;
  };
}

/**
 * Makes links and forms that are used before hydration wait for the scripts. After eight seconds, which a slow machine may need, they
 * would do without.
 */
export async function waitForScripts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout: wait } = window;
    Object.assign(window, {
      setTimeout: (work: () => void, ms?: number, ...rest: unknown[]) =>
        wait(work, ms === 8_000 ? 300_000 : ms, ...rest),
    });
  });
}

/** Fails also when a page contacts a foreign host or violates its content security policy. */
export const test = unwatched.extend<{ watched: void }>({
  watched: [
    async ({ page, baseURL }, use) => {
      const faults: string[] = [];
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) faults.push(`asked for ${request.url()}`);
      });
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) faults.push(message.text());
      });
      page.on('pageerror', (error) => faults.push(`uncaught ${error.message}`));
      await use();
      expect(faults, 'foreign requests, policy violations and uncaught errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
