import type { Locator, Page } from '@playwright/test';
import { apiUser } from './api-user.ts';
import { expect, test } from './journey.ts';
import {
  desktop,
  expectAccessible,
  expectNoOverflow,
  phone,
  scrollThrough,
  weigh,
  type Weight,
} from './page-health.ts';

/**
 * Average bytes of photos of real listings, with headers, from `apps/api/src/kernel/pictures/README.md`. The demo's
 * pictures are drawn, and some are smaller.
 */
const photographs: Record<string, number> = { lite: 3_100, card: 6_300, small: 5_400, medium: 6_500 };

/** The bytes of a page if each picture were different and at least as large as a photo. */
function ofPhotographs({ total, pictures }: Weight, shown: number): number {
  const lighter = pictures.reduce((sum, { size, bytes }) => sum + Math.max(0, (photographs[size] ?? 0) - bytes), 0);
  // Several listings of the demo share a drawing, which loads once.
  const shared = Math.max(0, shown - pictures.length) * (photographs[pictures[0]?.size ?? ''] ?? 0);
  return total + lighter + shared;
}

const footer = (page: Page) => page.getByRole('contentinfo');
const less = (place: Locator | Page) => place.getByRole('button', { name: 'Use less data' });
const everything = (place: Locator | Page) => place.getByRole('button', { name: 'Show everything again' });
const morePhotos = (page: Page) => page.locator('summary', { hasText: /^More photos/ });

/** Collects the scripts that a page requests from now on. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (sent) => void (sent.resourceType() === 'script' && scripts.push(new URL(sent.url()).pathname)));
  return scripts;
}

/** The scripts of pages without the app: the loader of the app, and the data meter. */
const small = ['/meter.js', '/on-demand.js'];

/** Uses the site's switch, not the browser's header: Chromium drops a header set by others on redirects. */
function saveData(page: Page, baseURL: string | undefined): Promise<void> {
  return page.context().addCookies([{ name: 'save-data', value: 'on', url: baseURL! }]);
}

async function openListing(page: Page, id: number): Promise<void> {
  await page.goto(`/property?id=${id}`, { waitUntil: 'networkidle' });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone.viewport });

  // Of 1000 bytes, after scrolling to the end.
  const budgets: Record<string, { address: (house: number) => string; full: number; lite: number }> = {
    'the home page': { address: () => '/home', full: 480, lite: 140 },
    'a list of 25': { address: () => '/Properties', full: 459, lite: 150 },
    'a listing': { address: (house) => `/property?id=${house}`, full: 480, lite: 60 },
    'a landing page': { address: () => '/for-sale/zimbabwe', full: 450, lite: 130 },
  };
  for (const [name, { address, full, lite }] of Object.entries(budgets)) {
    for (const { visitor, saves, budget } of [
      { visitor: 'everybody', saves: false, budget: full },
      { visitor: 'visitors who save data', saves: true, budget: lite },
    ]) {
      test(`${name} loads at most ${budget} kB for ${visitor}`, async ({ page, baseURL, house }) => {
        if (saves) await saveData(page, baseURL);
        const weight = await weigh(page);
        await page.goto(address(house.id), { waitUntil: 'networkidle' });
        await scrollThrough(page);
        const weighed = weight();
        expect(weighed.twice).toEqual([]);
        // Without data saving, cards have photos that load on a swipe.
        const shown = saves ? await page.locator('main picture:visible').count() : 0;
        expect(ofPhotographs(weighed, shown)).toBeLessThanOrEqual(budget * 1000);
      });
    }
  }

  test('the switch in the footer and in the menu turns data saving on and off', async ({ page }) => {
    const scripts = watchScripts(page);
    await page.goto('/Properties?propertyStatus=FOR_SALE', { waitUntil: 'networkidle' });
    const lite = page.locator('source[srcset$="/lite.avif"]');
    await expect(lite).toHaveCount(0);
    await less(footer(page)).click();
    await expect(everything(footer(page))).toBeVisible();
    await expect(page).toHaveURL(/\/Properties\?propertyStatus=FOR_SALE$/);
    await expect(lite.first()).toBeAttached();
    const [kept] = await page.context().cookies();
    expect(kept).toMatchObject({ name: 'save-data', value: 'on', httpOnly: true, sameSite: 'Lax', path: '/' });

    // The scripts of this page come last.
    await page.waitForLoadState();
    scripts.length = 0;
    await page.goto('/pricing', { waitUntil: 'networkidle' });
    expect(scripts.toSorted()).toEqual(small);
    await page.getByRole('button', { name: /menu/i }).click();
    await everything(page.getByRole('dialog', { name: 'Menu' })).click();
    await expect(less(footer(page))).toBeVisible();
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(page.locator('html')).not.toHaveAttribute('data-save-data');
  });

  test('the switch overrides the browser’s setting', async ({ page, extraHTTPHeaders }) => {
    await page.setExtraHTTPHeaders({ ...extraHTTPHeaders, 'save-data': 'on' });
    await page.goto('/data-use');
    await expect(page.getByText(/^Data saving is on/)).toBeVisible();
    await everything(page.getByRole('main')).click();
    await expect(page.getByText(/^Data saving is off/)).toBeVisible();
    await page.goto('/about');
    await expect(page.locator('html')).not.toHaveAttribute('data-save-data');
  });

  test('the meter counts the data of all pages of a visit', async ({ page, baseURL }) => {
    await saveData(page, baseURL);
    const weight = await weigh(page);
    const used = async () => {
      const said = footer(page).getByText(/^This visit used \d+ kB\.$/);
      await expect(said).toBeVisible();
      return Number(/\d+/.exec(await said.innerText())![0]) * 1000;
    };
    await page.goto('/pricing', { waitUntil: 'networkidle' });
    let first = 0;
    // The browser reports what it loaded a moment later.
    await expect(async () => {
      first = await used();
      // The browser counts 300 bytes for the headers of a response, whatever their length.
      expect(first).toBeGreaterThan(weight().total * 0.7);
      expect(first).toBeLessThan(weight().total * 1.1);
    }).toPass();
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await expect.poll(used).toBeGreaterThan(first);
  });

  test.describe('with three pixels to a point', () => {
    test.use({ deviceScaleFactor: 3 });

    test('further photos load on demand, with about the announced size', async ({ page, baseURL, house }) => {
      await saveData(page, baseURL);
      const weight = await weigh(page);
      const scripts = watchScripts(page);
      await openListing(page, house.id);
      await scrollThrough(page);
      expect(weight().pictures).toHaveLength(1);
      expect(weight().total).toBeLessThan(120_000);
      const said = /^More photos \((\d+), about (\d+) kB\)$/.exec((await morePhotos(page).innerText()).trim())!;
      expect(Number(said[1])).toBe(house.pictures - 1);
      await expectAccessible(page);

      const before = weight().total;
      await morePhotos(page).click();
      await scrollThrough(page);
      await expect.poll(() => weight().pictures.length).toBe(house.pictures);
      const more = weight().total - before;
      expect(more).toBeGreaterThan(Number(said[2]) * 500);
      expect(more).toBeLessThan(Number(said[2]) * 1200);
      expect(scripts.toSorted()).toEqual(small);
      await expectAccessible(page);
      await expectNoOverflow(page);
    });
  });

  test('public pages load no app for visitors who save data', async ({ page, baseURL, house }) => {
    await saveData(page, baseURL);
    const api = await apiUser('admin@example.com');
    const company = (await api.get('getcompanies')).content[0].id;
    const agent = (await api.get('getagents')).content[0].id;
    const scripts = watchScripts(page);
    for (const address of [
      '/home',
      '/Properties',
      '/for-sale',
      `/property?id=${house.id}`,
      '/company-list',
      `/singleCompany?id=${company}`,
      '/all-agents',
      `/agent-profile?id=${agent}`,
      '/all-homes',
      '/pricing',
      '/contact',
      '/request',
      '/about',
      '/help',
      '/terms',
      '/privacy',
      '/data-use',
    ]) {
      scripts.length = 0;
      await page.goto(address, { waitUntil: 'networkidle' });
      await scrollThrough(page);
      expect.soft(scripts.toSorted(), address).toEqual(small);
    }
  });

  test('a control that needs the app loads it', async ({ page, baseURL, house }) => {
    await saveData(page, baseURL);
    const scripts = watchScripts(page);
    await page.goto('/home', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Join the newsletter' }).click();
    await expect(page.getByRole('main').getByLabel(/Email/)).toBeVisible();
    expect(scripts.length).toBeGreaterThan(small.length);
    await openListing(page, house.id);
    await page.getByRole('button', { name: 'Show homes like this one' }).click();
    await expect(page.getByRole('heading', { name: 'Similar properties' })).toBeVisible();
    const company = (await (await apiUser('admin@example.com')).get('getcompanies')).content[0];
    await page.goto(`/singleCompany?id=${company.id}`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: `Write to ${company.name}` }).click();
    await expect(page.getByLabel('Message')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: desktop.viewport });

  test('the switch and the further photos work', async ({ page, house }) => {
    await page.goto(`/property?id=${house.id}`);
    await less(footer(page)).click();
    await expect(everything(footer(page))).toBeVisible();
    await morePhotos(page).click();
    await expect(page.locator('details[open] img')).toHaveCount(house.pictures - 1);
    await expectNoOverflow(page);
    await everything(footer(page)).click();
    await expect(less(footer(page))).toBeVisible();
    await expect(morePhotos(page)).toHaveCount(0);
  });
});
