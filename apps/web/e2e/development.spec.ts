import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { cloneDatabase, dropDatabase } from '@africanscity/db/testing/test-postgres';
import { expect, test } from '@playwright/test';
import { type Server, startServer } from './server.ts';

const { E2E_POSTGRES, E2E_TEMPLATE, E2E_FOLDER } = process.env as Record<string, string>;
const database = `${E2E_TEMPLATE}_development`;
let server: Server;

test.describe('npx pnpm dev', () => {
  // One worker, because all tests share the server.
  test.describe.configure({ mode: 'default' });

  test.beforeAll(async () => {
    const folder = join(E2E_FOLDER!, 'development');
    await cp(join(E2E_FOLDER!, 'demo'), folder, { recursive: true });
    const url = await cloneDatabase(E2E_POSTGRES!, E2E_TEMPLATE!, database);
    server = await startServer('development', url, folder, {}, ['scripts/dev.ts']);
  });
  test.afterAll(async () => {
    await server.stop();
    await dropDatabase(E2E_POSTGRES!, database);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('pages have listings, styles and the policy of production, and forms work', async ({ page }) => {
      const response = await page.goto(`${server.url}/Properties`);
      const policy = response!.headers()['content-security-policy'] ?? '';
      expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
      expect(policy).toContain("connect-src 'self';");
      const cards = page.getByRole('main').getByRole('article');
      expect(await cards.count()).toBeGreaterThan(10);
      const grid = page
        .getByRole('list')
        .filter({ has: page.getByRole('article') })
        .last();
      expect(await grid.evaluate((list) => getComputedStyle(list).display)).toBe('grid');

      await page.goto(`${server.url}/contact?subject=Development`);
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByLabel('First Name')).toHaveAttribute('aria-invalid', 'true');
      await page.getByLabel('First Name').fill('Tariro');
      await page.getByLabel('Surname').fill('Moyo');
      await page.getByLabel('Email').fill('tariro@example.com');
      await page.getByLabel('Message').fill('Sent without scripts.');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page).toHaveURL(/\/contact\?sent=1$/);
    });
  });

  test('the app hydrates a page without errors, and Vite’s client is connected', async ({ page }) => {
    let moves = 0;
    // A moved pointer loads the app.
    const hydrate = () =>
      expect(async () => {
        await page.mouse.move(0, (moves += 1));
        expect(await page.locator('html[data-hydrated]').count()).toBe(1);
      }).toPass();
    // Vite prepares packages on the first visit, and reloads the page if it found new ones.
    await page.goto(`${server.url}/Properties`);
    await hydrate();
    const messages: string[] = [];
    const faults: string[] = [];
    page.on('console', (message) => {
      messages.push(message.text());
      if (message.type() === 'error') faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    await page.reload();
    await hydrate();
    await expect.poll(() => messages).toContain('[vite] connected.');
    expect(faults).toEqual([]);
    expect(await page.locator('style[data-vite-dev-id$="listing-card.module.css"]').count()).toBe(1);
  });
});
