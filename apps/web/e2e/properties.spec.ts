import { expect, test } from './journey.ts';
import { phone, screens, scrollThrough, watchLayoutShift, weigh } from './page-health.ts';
import type { Page } from '@playwright/test';

/** Of the list itself, without the featured ones above it. */
const cards = (page: Page) => page.getByRole('main').locator('article:not([aria-labelledby="featured-title"] article)');
const count = (page: Page) => page.getByText(/listed Properties$/);
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' });

async function openFilters(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Filters' });
  if (await opener.isVisible()) await opener.click();
}

async function prices(page: Page): Promise<number[]> {
  const texts = await cards(page).getByText(/^\$/).allInnerTexts();
  return texts.map((text) => Number(text.replace(/[^\d.]/g, '')));
}

async function expectSorted(page: Page, order: (a: number, b: number) => number): Promise<void> {
  await expect(async () => {
    const shown = await prices(page);
    expect(shown).toEqual(shown.toSorted(order));
  }).toPass();
}

for (const { name, viewport } of screens) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('every filter narrows the list and can be taken away', async ({ page }) => {
      test.slow();
      await page.goto('/Properties');
      for (const [group, parameter] of [
        ['Categories', 'propertyType'],
        ['Locations', 'city'],
      ] as const) {
        await openFilters(page);
        const choice = page.locator('section', { has: page.getByRole('heading', { name: group }) });
        const option = choice.getByRole('link').nth(1);
        const label = await option.locator('span').first().innerText();
        await option.click();
        await expect.poll(() => new URL(page.url()).searchParams.get(parameter)).toBe(label);
        await expect(cards(page).filter({ hasNotText: label })).toHaveCount(0);
        await page.getByRole('link', { name: `Remove filter ${label}` }).click();
        await expect(page).toHaveURL('/Properties');
        // Links to filters are those of the list that is shown.
        await expect(page.getByRole('link', { name: `Remove filter ${label}` })).toHaveCount(0);
      }
      await openFilters(page);
      await page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name: 'For Rent' }).click();
      await expect(page).toHaveURL('/Properties?propertyStatus=FOR_RENT');
      await expect(page).toHaveTitle(/^Properties for rent/);
      await expect(cards(page).first()).toContainText('per month');
    });

    test('nothing of the list moves by itself', async ({ page }) => {
      test.slow();
      const shifted = await watchLayoutShift(page);
      await page.goto('/Properties', { waitUntil: 'networkidle' });
      await scrollThrough(page);
      expect(await shifted()).toBeLessThan(0.02);
    });

    test('weighs at most 450 kB with 25 cards and fetches nothing twice', async ({ page }) => {
      test.slow();
      const weight = await weigh(page);
      await page.goto('/Properties', { waitUntil: 'networkidle' });
      await expect(cards(page)).toHaveCount(25);
      await scrollThrough(page);
      expect(weight().twice).toEqual([]);
      expect(weight().total).toBeLessThan(450_000);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone.viewport });

  test('people go from home to a list, a page, a listing and back to where they were', async ({ page }) => {
    test.slow();
    await page.goto('/home');
    const search = page.getByRole('search').first();
    await search.getByLabel('What and where').fill('for sale');
    await search.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveTitle(/^Properties for sale/);
    await page.getByLabel('Listings per page').selectOption('10');
    await expect(count(page)).toHaveText(/^1 - 10 of/);
    await pages(page).getByRole('link', { name: 'Next' }).click();
    await expect(count(page)).toHaveText(/^11 - \d+ of/);
    const card = cards(page).nth(6);
    await card.scrollIntoViewIfNeeded();
    const [left, heading] = [await page.evaluate(() => window.scrollY), await card.getByRole('heading').innerText()];
    await card.getByRole('link').click();
    await expect(page).toHaveURL(/\/property\?id=\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading.split(/\sin\s/)[0]!.trim());
    await page.goBack();
    await expect(count(page)).toHaveText(/^11 - /);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  });
});

test('every order sorts', async ({ page }) => {
  test.slow();
  await page.goto('/Properties?size=25');
  const order = page.getByLabel('Order');
  await order.selectOption('Price: High to Low');
  await expect(page).toHaveURL(/oderBy=price-DESC/);
  await expectSorted(page, (a, b) => b - a);
  await order.selectOption('Price: Low to High');
  await expect(page).toHaveURL(/oderBy=price-ASC/);
  await expectSorted(page, (a, b) => a - b);
  await order.selectOption('Old Listing');
  await expect(page).toHaveURL(/oderBy=createdAt-ASC/);
  const oldest = await cards(page).first().innerText();
  await order.selectOption('New Listing');
  await expect(page).not.toHaveURL(/oderBy/);
  await expect.poll(() => cards(page).first().innerText()).not.toBe(oldest);
});

test('pages lead on and back, and end where the list ends', async ({ page }) => {
  await page.goto('/Properties?size=5');
  const link = (name: string) => pages(page).getByRole('link', { name, exact: true });
  await expect(link('First')).toHaveAttribute('aria-disabled', 'true');
  await expect(link('Prev')).toHaveAttribute('aria-disabled', 'true');
  await link('Next').click();
  await expect(count(page)).toHaveText(/^6 - 10 of \d+ listed Properties$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await link('Last').click();
  await expect(count(page)).toHaveText(/- (\d+) of \1 listed Properties$/);
  await expect(link('Next')).toHaveAttribute('aria-disabled', 'true');
  await expect(link('Last')).toHaveAttribute('aria-disabled', 'true');
  await link('Prev').click();
  await link('First').click();
  await expect(count(page)).toHaveText(/^1 - 5 of \d+ listed Properties$/);
});

test('page sizes fill the list', async ({ page }) => {
  test.slow();
  await page.goto('/Properties');
  const total = Number(/of (\d+)/.exec(await count(page).innerText())![1]);
  for (const size of [5, 10, 50, 100, 25]) {
    await page.getByLabel('Listings per page').selectOption(String(size));
    await expect(cards(page)).toHaveCount(Math.min(size, total));
  }
});

test('a shared link shows the same to somebody else', async ({ page, browser, baseURL }) => {
  await page.goto('/Properties?oderBy=createdAt-ASC&size=5');
  await pages(page).getByRole('link', { name: 'Next' }).click();
  await expect(count(page)).toHaveText(/^6 - 10/);
  const shown = await cards(page).allInnerTexts();
  const other = await browser.newPage({ baseURL });
  await other.goto(page.url());
  expect(await cards(other).allInnerTexts()).toEqual(shown);
  await other.close();
});

test('an empty list says so and offers ways on', async ({ page }) => {
  await page.goto('/Properties?city=Nowhere&propertyStatus=FOR_RENT');
  await expect(page.getByText('Nothing to show')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Without Nowhere: \d+ listings$/ })
    .click();
  await expect(cards(page).first()).toBeVisible();
});

test('odd and outdated addresses still show a list', async ({ page }) => {
  await page.goto('/Properties?propertyStatus=%27&page=-4&size=Show+More+listings&oderBy=x&city=');
  await expect(cards(page)).toHaveCount(25);
  await page.goto('/Properties?page=999999&size=50');
  await expect(page).not.toHaveURL(/page=999999/);
  await expect(cards(page).first()).toBeVisible();
});

test('a failed page can be tried again', async ({ page }) => {
  await page.goto('/Properties?size=5');
  await page.route('**/getpaginatedproperties*', (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, code: 'internal', message: 'x', requestId: 'x' } }),
  );
  await pages(page).getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/getpaginatedproperties*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(count(page)).toHaveText(/^6 - 10/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list can be read, ordered and paged', async ({ page }) => {
    await page.goto('/Properties?size=5');
    await expect(cards(page)).toHaveCount(5);
    await pages(page).getByRole('link', { name: 'Next' }).click();
    await expect(count(page)).toHaveText(/^6 - 10/);
    await page.getByLabel('Order').selectOption('price-ASC');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(page).toHaveURL(/oderBy=price-ASC/);
    await expect(cards(page)).toHaveCount(5);
  });
});

test('search engines and chats read what the list is', async ({ request }) => {
  const html = await (await request.get('/Properties?propertyStatus=FOR_SALE&oderBy=price-ASC&size=5')).text();
  expect(html).toContain('<title>Properties for sale | AfricansCity</title>');
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/Properties\?propertyStatus=FOR_SALE">/);
  expect(html).toContain('"@type":"ItemList"');
  expect(html).toMatch(/property="og:image" content="https?:\/\/[^"]+\.jpeg"/);
});

test.describe('for visitors who save data', () => {
  test.use({ viewport: phone.viewport });
  test.beforeEach(async ({ page, extraHTTPHeaders }) =>
    page.setExtraHTTPHeaders({ ...extraHTTPHeaders, 'save-data': 'on' }),
  );

  test('a list weighs at most 150 kB, and brings the app when a control needs it', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (sent) => void (sent.resourceType() === 'script' && scripts.push(new URL(sent.url()).pathname)));
    const weight = await weigh(page);
    await page.goto('/Properties', { waitUntil: 'networkidle' });
    expect(weight().total).toBeLessThan(150_000);
    expect(scripts).toEqual(['/on-demand.js']);
    await page.getByLabel('Order').selectOption('price-ASC');
    await expect(page).toHaveURL(/oderBy=price-ASC/);
    await expectSorted(page, (a, b) => a - b);
    expect(scripts.length).toBeGreaterThan(1);
  });

  test('the first press of a button is not lost', async ({ page }) => {
    await page.goto('/Properties', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /menu/i }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  test('links, filters and pages need no app', async ({ page }) => {
    await page.goto('/Properties?size=5', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Filters' }).click();
    await page
      .getByRole('navigation', { name: 'Filters' })
      .getByRole('link', { name: /^For Sale/ })
      .click();
    await expect(page).toHaveURL(/propertyStatus=FOR_SALE/);
    await pages(page).getByRole('link', { name: 'Next' }).click();
    await expect(count(page)).toHaveText(/^6 - 10/);
    expect(
      await page.evaluate(
        () =>
          performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.includes('/assets/') && name.endsWith('.js')).length,
      ),
    ).toBe(0);
  });
});
