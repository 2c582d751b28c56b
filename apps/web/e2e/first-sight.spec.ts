import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { phone, watchLayoutShift, weighScripts } from './page-health.ts';

// A common phone, on which cards below the featured ones are visible.
test.use({ viewport: { width: 390, height: 844 } });

for (const address of ['/home', '/Properties', '/property?id=', '/for-sale']) {
  test(`the first screen of ${address} loads before the app`, async ({ page, house }) => {
    const priorities = await watchPriorities(page);
    await page.goto(address.endsWith('=') ? address + house.id : address, { waitUntil: 'networkidle' });
    await expect(async () => {
      const largest = await largestPaint(page);
      // All these pages open with a picture. If the largest paint were a text, the rest would be untested.
      expect(largest.url, `${largest.what} is a picture`).toMatch(/\.(avif|webp|jpe?g|svg)$/);
      expect(largest.lazy, `${largest.what} is lazy`).toBe(false);
      expect(priorities().find(({ url }) => url === largest.url)).toMatchObject({ early: true });
    }).toPass();
    const asked = priorities();
    const scripts = asked.filter(({ type }) => type === 'Script' || type === 'Other');
    expect(scripts.length).toBeGreaterThan(2);
    // Before the first paint, only styles, fonts and pictures use the connection.
    expect(scripts.filter(({ early, priority }) => early && priority === 'High').map(({ url }) => url)).toEqual([]);
  });
}

for (const address of ['/home', '/Properties', '/property?id=', '/for-sale', '/for-sale/zimbabwe']) {
  test(`${address} loads its main picture before any script, and the app at the first use`, async ({ page, house }) => {
    const weight = await weighScripts(page);
    const priorities = await watchPriorities(page);
    await page.goto(address.endsWith('=') ? address + house.id : address, { waitUntil: 'commit' });
    await page.waitForLoadState('networkidle');
    // The app has some 190 kB.
    expect(weight()).toBeLessThan(10_000);
    await expect(async () => {
      const largest = await largestPaint(page);
      const addresses = priorities().map(({ url }) => url);
      expect(addresses.indexOf(largest.url)).toBeLessThan(addresses.findIndex((url) => url.endsWith('.js')));
    }).toPass();
    await page.mouse.wheel(0, 100);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await expect.poll(weight).toBeGreaterThan(100_000);
  });
}

// The demo's listings state more amenities than real ones, and so do its filters.
for (const [address, most] of [
  ['/Properties?page=1', 1_500],
  ['/for-sale/zimbabwe', 1_200],
  ['/property?id=', 1_200],
] as const) {
  test(`${address} has at most ${most} elements`, async ({ page, house }) => {
    await page.goto(address.endsWith('=') ? address + house.id : address, { waitUntil: 'commit' });
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const count = await page.locator('*').count();
    expect(count).toBeGreaterThan(200);
    expect(count).toBeLessThanOrEqual(most);
  });
}

test.describe('on a small phone', () => {
  test.use({ viewport: phone.viewport });

  for (const path of ['/home', '/fr/home', '/pt/home', '/sw/home', '/ar/home']) {
    test(`the first home of ${path} begins on the first screen, and recent places move nothing`, async ({ page }) => {
      const places = JSON.stringify([{ propertyStatus: 'FOR_RENT', place: 'victoria-island' }, { place: 'harare' }]);
      await page.addInitScript((text) => localStorage.setItem('recent-places', text), places);
      const moved = await watchLayoutShift(page);
      await page.goto(path, { waitUntil: 'commit' });
      const first = page.getByRole('article').first();
      const popular = page.locator('button[name="place"]');
      await expect(page.locator('html')).toHaveAttribute('data-hydrated');
      await expect(page.locator('a[href$="?propertyStatus=FOR_RENT&place=victoria-island"]')).toBeInViewport();
      await expect(popular).toHaveCount(0);
      expect((await first.boundingBox())!.y).toBeLessThanOrEqual(phone.viewport.height - 100);
      expect(await moved()).toBeLessThan(0.05);
    });
  }
});

test('popular places are hidden from a visitor with recent ones, unless the app fails to load', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('recent-places', '[{"place":"harare"}]'));
  const failure = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await failure.promise;
    await route.abort();
  });
  await page.goto('/home', { waitUntil: 'commit' });
  const popular = page.locator('button[name="place"]').first();
  await expect(page.getByRole('button', { name: 'Near me' })).toBeVisible();
  await expect(popular).toBeAttached();
  await expect(popular).toBeHidden();
  failure.resolve();
  await expect(popular).toBeVisible();
});

test('a visitor whom the app has served before gets it at once', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await page.goto('/Properties', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
});

interface Asked {
  url: string;
  type: string;
  priority: string;
  /** Whether the document itself names the file, not a script or the layout. */
  early: boolean;
}

async function watchPriorities(page: Page): Promise<() => Asked[]> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const asked: Asked[] = [];
  network.on('Network.requestWillBeSent', ({ request, type, initiator }) => {
    const { url, initialPriority: priority } = request;
    if (type !== 'Document') asked.push({ url, type: type ?? '', priority, early: initiator.type === 'parser' });
  });
  return () => asked;
}

interface Painted {
  what: string;
  url: string;
  lazy: boolean;
}

/**
 * Returns the largest contentful paint so far, before any input. A loaded picture may still wait for its decoding, and a busy
 * browser reports a paint some frames later. Only a larger one replaces it.
 */
async function largestPaint(page: Page): Promise<Painted> {
  await page.evaluate(async () => {
    await Promise.allSettled([...document.images].filter(({ complete }) => complete).map((image) => image.decode()));
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  return page.evaluate(
    () =>
      new Promise<Painted>((resolve) => {
        new PerformanceObserver((list) => {
          const entry = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null; url: string };
          const picture = entry.element instanceof HTMLImageElement ? entry.element : null;
          resolve({
            what: entry.url || entry.element?.textContent || 'what was painted first',
            url: entry.url,
            lazy: picture?.loading === 'lazy',
          });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}
