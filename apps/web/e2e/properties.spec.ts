import { expect, test } from './journey.ts';
import {
  expectAccessible,
  expectNoOverflow,
  phone,
  screens,
  scrollThrough,
  watchLayoutShift,
  weigh,
} from './page-health.ts';
import type { Page } from '@playwright/test';
import { answerRequests } from './routed-requests.ts';
import { siteBrand } from './site-brand.ts';
import { expectLargeTarget } from './small-targets.ts';

/** Cards of the list itself, without the featured ones above. */
const cards = (page: Page) => page.getByRole('main').locator('article:not([aria-labelledby="featured-title"] article)');
const count = (page: Page) => page.getByText(/^([\d,]+ - [\d,]+ of .*)?[\d,]+ homes?$/);
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' });

async function openFilters(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Filters' });
  if (await opener.isVisible()) await opener.click();
}

/** Applies the choices in the sheet of a phone with its button; on wide screens they apply at once. */
async function showChosen(page: Page): Promise<void> {
  const show = page.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: /^Show .* homes?$/ });
  if (await show.isVisible()) await show.click();
}

/** Checks the number of listings of a page, without duplicates. Featured listings are not repeated in the list. */
async function expectListings(page: Page, count: number): Promise<void> {
  const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
  await expect(async () => {
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.length).toBeGreaterThanOrEqual(count);
    expect(await cards(page).count()).toBeLessThanOrEqual(count);
  }).toPass();
}

/** Returns the dollars of each card, which are beside a price in another currency. */
async function prices(page: Page): Promise<number[]> {
  const texts = await cards(page)
    .getByText(/^(about )?\$(?!.*\/(?:m²|ha))/)
    .allInnerTexts();
  return texts.map((text) => Number(text.replace(/[^\d.]/g, '')));
}

async function expectSorted(page: Page, order: (a: number, b: number) => number): Promise<void> {
  await expect(async () => {
    const shown = await prices(page);
    expect(shown).not.toEqual([]);
    expect(shown).toEqual(shown.toSorted(order));
  }).toPass();
}

test.describe('featured homes on a phone', () => {
  test.use({ viewport: phone.viewport });

  const widths = (page: Page) =>
    page
      .getByRole('list', { name: 'Featured listings' })
      .getByRole('article')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));

  test('a lone one is as wide as the cards below, several leave the next in sight', async ({ page }) => {
    await page.goto('/Properties?city=Harare');
    const list = page.getByRole('list', { name: 'Featured listings' });
    expect(await list.getByRole('article').count()).toBeGreaterThan(1);
    const below = Math.round((await cards(page).first().boundingBox())!.width);
    for (const width of await widths(page)) expect(width).toBeLessThan(below);
    // One tall card would leave a hole below the others.
    const heights = await list
      .getByRole('article')
      .evaluateAll((all) =>
        all.map(({ lastElementChild: body }) => body!.lastElementChild!.getBoundingClientRect().bottom),
      );
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(64);
    await page.goto(`/Properties?text=${encodeURIComponent('flat with borehole under $500 harare')}`);
    expect(await widths(page)).toEqual([below]);
  });
});

for (const { name, viewport } of screens) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('kind, city and status narrow the list, and a kind and a city can be removed', async ({ page }) => {
      await page.goto('/Properties');
      for (const [group, parameter] of [
        ['Categories', 'kind'],
        ['Locations', 'city'],
      ] as const) {
        await openFilters(page);
        const choice = page.locator('section', { has: page.getByRole('heading', { name: group }) });
        // The last one has no subtypes, so all cards show it.
        const option = choice.getByRole('link').last();
        const label = await option.locator('span').first().innerText();
        // The address keeps the short name: Commercial is shown as "Commercial property".
        const value = label.replace('Commercial property', 'Commercial');
        await option.click();
        await showChosen(page);
        await expect.poll(() => new URL(page.url()).searchParams.get(parameter)).toBe(value);
        await expect(cards(page).filter({ hasNotText: label })).toHaveCount(0);
        await page.getByRole('link', { name: `Remove filter ${label}` }).click();
        await expect(page).toHaveURL('/Properties');
        // Filter links belong to the current list.
        await expect(page.getByRole('link', { name: `Remove filter ${label}` })).toHaveCount(0);
      }
      await openFilters(page);
      await page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name: 'For Rent' }).click();
      await showChosen(page);
      await expect(page).toHaveURL('/Properties?propertyStatus=FOR_RENT');
      await expect(page).toHaveTitle(/^Properties for rent/);
      await expect(cards(page).first()).toContainText('per month');
    });

    test('the list has no layout shifts', async ({ page }) => {
      const shifted = await watchLayoutShift(page);
      await page.goto('/Properties', { waitUntil: 'networkidle' });
      await scrollThrough(page);
      expect(await shifted()).toBeLessThan(0.02);
    });

    test('loads at most 450 kB with 25 cards and nothing twice', async ({ page }) => {
      const weight = await weigh(page);
      await page.goto('/Properties', { waitUntil: 'networkidle' });
      await expectListings(page, 25);
      await scrollThrough(page);
      expect(weight().twice).toEqual([]);
      expect(weight().total).toBeLessThan(450_000);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone.viewport });

  test('visitors go from the home page to a list, a page, a listing and back to the same position', async ({
    page,
  }) => {
    await page.goto('/home');
    const search = page.getByRole('search').first();
    await search.getByLabel('Place or type').fill('for sale');
    await search.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveTitle(/^Properties for sale/);
    await page.getByLabel('Listings per page').selectOption('10');
    await expect(count(page)).toHaveText(/^1 - 10 of/);
    await pages(page).getByRole('link', { name: 'Next' }).click();
    await expect(count(page)).toHaveText(/^11 - \d+ of/);
    const card = cards(page).nth(6);
    const heading = await card.getByRole('heading').innerText();
    // The scroll position at the tap, which may scroll the page.
    await page.evaluate(() =>
      document.addEventListener('click', () => Object.assign(window, { left: window.scrollY }), { capture: true }),
    );
    await card.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/property\/[\w-]+-\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.goBack();
    await expect(count(page)).toHaveText(/^11 - /);
    const left = await page.evaluate(() => (window as unknown as { left: number }).left);
    expect(left).toBeGreaterThan(500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  });

  test('a card says that its listing was opened on this device, and nothing moves', async ({ page }) => {
    const shifted = await watchLayoutShift(page);
    await page.goto('/Properties');
    const card = cards(page).first();
    const label = (index: number) =>
      cards(page)
        .nth(index)
        .evaluate((one) => getComputedStyle(one.firstElementChild!, '::after').content);
    expect(await label(0)).toBe('none');
    await card.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/property\/[\w-]+-\d+$/);
    const id = /\d+$/.exec(page.url())![0];
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recently-seen'))).toBe(`[${id}]`);
    await page.goBack();
    await expect.poll(() => label(0)).toBe('"Seen"');
    expect(await label(1)).toBe('none');
    await page.goto('/Properties');
    await page.mouse.wheel(0, 1);
    await expect.poll(() => label(0)).toBe('"Seen"');
    expect(await shifted()).toBeLessThan(0.02);
  });

  test('a card says that its listing is new since the last visit', async ({ page, house: _house }) => {
    await page.goto('/Properties');
    const labels = () =>
      cards(page).evaluateAll((all) => all.map((one) => getComputedStyle(one.firstElementChild!, '::after').content));
    await expect.poll(() => page.evaluate(() => localStorage.getItem('last-visit'))).toMatch(/"since":null/);
    expect(new Set(await labels())).toEqual(new Set(['none']));
    await page.evaluate(() =>
      localStorage.setItem('last-visit', JSON.stringify({ at: Date.now() - 48 * 3_600_000, since: null })),
    );
    await page.reload();
    await page.mouse.wheel(0, 1);
    await expect.poll(labels).toContain('"New since your last visit"');
  });

  test('filters collect in a sheet that shows the number of homes, and applies them', async ({ page }) => {
    await page.goto('/Properties');
    const picture = await page.getByRole('main').getByRole('article').first().locator('picture').boundingBox();
    expect(picture?.y).toBeLessThan(200);
    await expect(page.getByRole('button', { name: 'Near me' })).toBeEnabled();
    await openFilters(page);
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const show = sheet.getByRole('button', { name: /^Show/ });
    for (const name of [/^For Sale/, /^House/, /^2\+ rooms/]) {
      const option = sheet.getByRole('link', { name }).first();
      const left = Number(/([\d,]+)$/.exec(await option.innerText())![1]!.replaceAll(',', ''));
      await option.click();
      await expect(option).toHaveAttribute('aria-current', 'true');
      await expect(show).toHaveText(`Show ${left.toLocaleString('en')} ${left === 1 ? 'home' : 'homes'}`);
      await expect(page).toHaveURL('/Properties');
    }
    await expectAccessible(page);
    await expectNoOverflow(page);
    // The focus stays in the sheet in both directions.
    await sheet.getByRole('button', { name: 'Close' }).focus();
    // The trap, whose script loads once the sheet is open, marks where the focus is.
    await expect(sheet.getByRole('button', { name: 'Close' })).toHaveAttribute('data-autofocus', '');
    await page.keyboard.press('Shift+Tab');
    await expect(show).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused();
    const total = /\d[\d,]*/.exec(await show.innerText())![0];
    await show.click();
    await expect(page).toHaveURL('/Properties?propertyStatus=FOR_SALE&kind=House&roomMin=2');
    await expect(sheet).toBeHidden();
    await expect(count(page)).toHaveText(new RegExp(`(^|of )${total} homes`));
    await expect(page.getByRole('button', { name: 'Filters' })).toContainText('3');

    // Closing the sheet discards the choices.
    await openFilters(page);
    await sheet.getByRole('link', { name: /^With pictures/ }).click();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused();
    await expect(page).not.toHaveURL(/withPictures/);
    await openFilters(page);
    await expect(sheet.getByRole('link', { name: /^With pictures/ })).not.toHaveAttribute('aria-current', 'true');
    await sheet.getByRole('button', { name: 'Clear all' }).click();
    await show.click();
    await expect(page).toHaveURL('/Properties');
  });

  test('photos are swiped in the list, and load on the swipe', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (sent) => void (sent.url().includes('/getpropertiesbyid') && asked.push(sent.url())));
    await page.goto('/Properties', { waitUntil: 'networkidle' });
    // The first listing with at least three photos.
    const row = cards(page)
      .filter({ has: page.locator('[class*=dots]:not([style*="--dots:2"], [style*="--dots: 2"])') })
      .getByRole('group', { name: /^Photos: / })
      .first();
    await row.scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);
    const box = (await row.boundingBox())!;
    // A horizontal wheel event, as from a touchpad.
    await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.6);
    await page.mouse.wheel(box.width, 0);
    await expect(row.getByAltText(/, photo 2$/)).toBeInViewport({ ratio: 0.9 });
    expect(asked).toHaveLength(1);
    await row.focus();
    await page.keyboard.press('ArrowRight');
    await expect(row.getByAltText(/, photo 3$/)).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('ArrowLeft');
    await expect(row.getByAltText(/, photo 2$/)).toBeInViewport({ ratio: 0.9 });
    await expect(page).toHaveURL('/Properties');
    await expectAccessible(page);
    await expectNoOverflow(page);
    await row.click({ position: { x: box.width / 2, y: box.height * 0.7 } });
    await expect(page).toHaveURL(/\/property\/[\w-]+-\d+$/);
  });

  test('the order opens under its icon', async ({ page }) => {
    await page.goto('/Properties');
    await expectLargeTarget(page.getByLabel('Order'));
  });

  test('the first photo starts at the top of the first screen, and cards are silent about the filter', async ({
    page,
  }) => {
    for (const width of [320, phone.viewport.width]) {
      await page.setViewportSize({ width, height: phone.viewport.height });
      await page.goto('/Properties');
      await expect(page.getByRole('article').getByText('For Sale', { exact: true }).first()).toBeVisible();
      expect((await page.locator('article img').first().boundingBox())!.y).toBeLessThanOrEqual(220);
      await page.goto('/Properties?propertyStatus=FOR_SALE');
      expect((await page.locator('article img').first().boundingBox())!.y).toBeLessThanOrEqual(220);
      await expect(page.getByRole('article').getByText('For Sale', { exact: true }).first()).toBeHidden();
    }
  });

  test('a clicked card is previewed at once, and its page loads only data', async ({ page }) => {
    await page.goto('/Properties', { waitUntil: 'networkidle' });
    // The first touch of a card fetches the scripts of listings, even if it scrolls; the one before loads the app.
    await expect(async () => {
      await cards(page).first().dispatchEvent('pointerdown', { pointerType: 'touch' });
      const fetched = () =>
        performance.getEntriesByType('resource').some(({ name }) => /\/assets\/property-[\w-]{8}\.js$/.test(name));
      expect(await page.evaluate(fetched)).toBe(true);
    }).toPass();
    await page.waitForLoadState('networkidle');
    const sent = watchRequests(page);
    const letGo = await hold(page, '**/getpropertiesbyid?**');
    // Of a home that is priced in another currency, the card shows the dollars as well.
    const card = cards(page)
      .filter({ has: page.locator('img'), hasNotText: /about \$/ })
      .first();
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('img').first()).toHaveJSProperty('complete', true);
    const [name, price] = [
      await card.getByRole('heading').innerText(),
      /\$[\d,]+/.exec(await card.innerText())?.[0] ?? 'no price',
    ];
    await card.getByRole('heading').getByRole('link').click();
    const coming = page.locator('[data-known]');
    await expect(coming).toContainText(name);
    await expect(coming).toContainText(price);
    await expect(coming.locator('img')).toBeVisible();
    expect(sent.filter((path) => path.endsWith('.js'))).toEqual([]);
    letGo();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(coming).toHaveCount(0);
    expect(sent.filter((path) => path.endsWith('/getpropertiesbyid'))).toHaveLength(1);
  });

  test('a device that saves data prefetches nothing, and loads data and scripts on the click', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
    });
    await page.clock.install();
    await page.goto('/Properties', { waitUntil: 'networkidle' });
    const sent = watchRequests(page);
    const letGo = await hold(page, /\/assets\/[^/]+\.js$/);
    const card = cards(page).first();
    await card.hover();
    // A mouse that hovers long enough prefetches the card's data, which would hide later requests.
    await page.clock.runFor(1_000);
    await page.evaluate(() => fetch('/favicon.svg?next'));
    await expect.poll(() => sent).toContain('/favicon.svg');
    expect(sent.filter((path) => path.endsWith('.js') || path.endsWith('/getpropertiesbyid'))).toEqual([]);
    const name = await card.getByRole('heading').innerText();
    await card.getByRole('heading').getByRole('link').click();
    // The scripts are still held back.
    await expect.poll(() => sent.filter((path) => path.endsWith('/getpropertiesbyid'))).toHaveLength(1);
    await expect.poll(() => sent.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0);
    letGo();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });

  test('the first pictures load at once, and only two visible ones have priority', async ({ page }) => {
    // The demo's listings, which have pictures, are the oldest.
    await page.goto('/Properties?oderBy=createdAt-ASC');
    await expect(page.locator('main img').first()).toHaveAttribute('loading', 'eager');
    // The first featured one, and the first one below.
    const first = page.locator('main img[fetchpriority="high"]');
    await expect(first).toHaveCount(2);
    for (const picture of await first.all()) await expect(picture).toBeInViewport();
  });
});

test('every order sorts', async ({ page }) => {
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
  await order.selectOption('Price per m²: Low to High');
  await expect(page).toHaveURL(/oderBy=pricePerSquareMeter-ASC/);

  await order.selectOption('Largest Price Cut');
  await expect(page).toHaveURL(/oderBy=reduction-DESC/);

  // Distances need a place: one of the text, or none.
  await expect(order.getByRole('option', { name: 'Nearest First' })).toHaveCount(0);
  await page.goto('/Properties?text=garden&oderBy=distance-ASC');
  await expect(page).toHaveURL('/Properties?text=garden');
  await page.goto('/Properties?text=harare');
  await order.selectOption('Nearest First');
  await expect(page).toHaveURL('/Properties?text=harare&oderBy=distance-ASC');
  await page.goto('/Properties?oderBy=createdAt-ASC');

  await order.selectOption('New Listing');
  await expect(page).not.toHaveURL(/oderBy/);
  await expect.poll(() => cards(page).first().innerText()).not.toBe(oldest);
});

test('pagination leads forward and back, and ends with the list', async ({ page }) => {
  await page.goto('/Properties?size=5');
  const link = (name: string) => pages(page).getByRole('link', { name, exact: true });
  await expect(link('First')).toHaveAttribute('aria-disabled', 'true');
  await expect(link('Prev')).toHaveAttribute('aria-disabled', 'true');
  await link('Next').click();
  await expect(count(page)).toHaveText(/^6 - 10 of \d+ homes/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await link('Last').click();
  await expect(count(page)).toHaveText(/- (\d+) of \1 homes/);
  await expect(link('Next')).toHaveAttribute('aria-disabled', 'true');
  await expect(link('Last')).toHaveAttribute('aria-disabled', 'true');
  await link('Prev').click();
  await link('First').click();
  await expect(count(page)).toHaveText(/^1 - 5 of \d+ homes/);
});

test('page sizes fill the list', async ({ page }) => {
  await page.goto('/Properties');
  const total = Number(/of (\d+)/.exec(await count(page).innerText())![1]);
  for (const size of [5, 10, 50, 100, 25]) {
    await page.getByLabel('Listings per page').selectOption(String(size));
    await expect(count(page)).toHaveText(size < total ? new RegExp(`^1 - ${size} of`) : `${total} homes`);
    await expectListings(page, Math.min(size, total));
  }
});

test('a shared link shows the same list to another visitor', async ({ page, browser, baseURL }) => {
  await page.goto('/Properties?oderBy=createdAt-ASC&size=5');
  await pages(page).getByRole('link', { name: 'Next' }).click();
  await expect(count(page)).toHaveText(/^6 - 10/);
  const shown = await cards(page).allInnerTexts();
  const other = await browser.newPage({ baseURL });
  await other.goto(page.url());
  expect(await cards(other).allInnerTexts()).toEqual(shown);
  await other.close();
});

test('an empty list shows a message and suggestions', async ({ page }) => {
  await page.goto('/Properties?city=Nowhere&propertyStatus=FOR_RENT');
  await expect(page.getByText('Nothing to show')).toBeVisible();
  const alert = page.getByRole('main').getByRole('link', { name: 'Email me when one appears' });
  await expect(alert).toHaveAttribute('href', /^\/save-search\?.*city=Nowhere/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Without Nowhere: \d+ listings$/ })
    .click();
  await expect(cards(page).first()).toBeVisible();
});

test('invalid and outdated addresses still show a list', async ({ page }) => {
  await page.goto('/Properties?propertyStatus=%27&page=-4&size=Show+More+listings&oderBy=x&city=');
  await expectListings(page, 25);
  await page.goto('/Properties?page=999999&size=50');
  await expect(page).not.toHaveURL(/page=999999/);
  await expect(cards(page).first()).toBeVisible();
});

test('a failed page can be retried', async ({ page }) => {
  await page.goto('/Properties?size=5');
  const recover = await answerRequests(page, '**/getpaginatedproperties*', (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, code: 'internal', message: 'x', requestId: 'x' } }),
  );
  await pages(page).getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  recover();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(count(page)).toHaveText(/^6 - 10/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list can be read, ordered and paginated', async ({ page }) => {
    await page.goto('/Properties?size=5');
    await expectListings(page, 5);
    await pages(page).getByRole('link', { name: 'Next' }).click();
    await expect(count(page)).toHaveText(/^6 - 10/);
    await page.getByLabel('Order').selectOption('price-ASC');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(page).toHaveURL(/oderBy=price-ASC/);
    await expectListings(page, 5);
  });
});

test('the list has metadata for search engines and link previews', async ({ request }) => {
  const html = await (await request.get('/Properties?propertyStatus=FOR_SALE&oderBy=price-ASC&size=5')).text();
  expect(html).toContain(`<title>Properties for sale | ${siteBrand.name}</title>`);
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/Properties\?propertyStatus=FOR_SALE">/);
  // Homes for sale have a landing page.
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('"@type":"ItemList"');
  expect(html).toMatch(/property="og:image" content="https?:\/\/[^"]+\.jpeg"/);
});

test.describe('for visitors who save data', () => {
  test.use({ viewport: phone.viewport });
  test.beforeEach(async ({ page, extraHTTPHeaders }) =>
    page.setExtraHTTPHeaders({ ...extraHTTPHeaders, 'save-data': 'on' }),
  );

  test('a list loads the app when a control needs it', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (sent) => void (sent.resourceType() === 'script' && scripts.push(new URL(sent.url()).pathname)));
    await page.goto('/Properties', { waitUntil: 'networkidle' });
    expect(scripts.toSorted()).toEqual(['/meter.js', '/on-demand.js']);
    await page.getByLabel('Order').selectOption('price-ASC');
    await expect(page).toHaveURL(/oderBy=price-ASC/);
    await expectSorted(page, (a, b) => a - b);
    expect(scripts.length).toBeGreaterThan(1);
  });

  test('a card has one photo only', async ({ page }) => {
    await page.goto('/Properties', { waitUntil: 'networkidle' });
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole('group', { name: /^Photos: / })).toHaveCount(0);
  });

  test('the first click on a button is not lost', async ({ page }) => {
    await page.goto('/Properties', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /menu/i }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  test('links, filters and pagination work without the app', async ({ page }) => {
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

/** Collects the paths of requests from now on. */
function watchRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  return sent;
}

/** Holds back requests until they are released. */
async function hold(page: Page, which: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(which, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
