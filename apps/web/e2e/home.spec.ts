import { expect, test } from './journey.ts';
import { expectAccessible, phone, watchLayoutShift } from './page-health.ts';
import { siteBrand } from './site-brand.ts';

test.describe('home on a phone', () => {
  test.use({ viewport: phone.viewport });

  test('opens from the empty address with all its sections', async ({ page }) => {
    const response = await page.goto('/');
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL(/\/home$/);
    await expect(page).toHaveTitle(siteBrand.name);
    for (const heading of [
      'For sale right now',
      'Where to look',
      'What we do',
      'For rent right now',
      'Browse by category',
      'What people say',
    ]) {
      await expect(page.getByRole('heading', { name: heading })).toBeAttached();
    }
    // Nobody has set partners.
    await expect(page.getByRole('heading', { name: 'Our partners' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: `${siteBrand.name} in numbers` })).toContainText(/Listings\s*\d+/);
  });

  test('is short: the first listing on the first screen, 4,000 pixels in all, and a collapsed footer', async ({
    page,
  }) => {
    const moved = await watchLayoutShift(page);
    await page.goto('/home', { waitUntil: 'networkidle' });
    const first = await page.getByRole('article').first().boundingBox();
    expect(first!.y).toBeLessThanOrEqual(phone.viewport.height - 100);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4000);
    expect(await moved()).toBeLessThan(0.05);
    const foot = page.getByRole('contentinfo');
    await expect(foot.getByRole('link', { name: 'Agencies' })).toBeHidden();
    await foot.getByRole('heading', { name: 'Company' }).click();
    await expect(foot.getByRole('link', { name: 'Agencies' })).toBeVisible();
  });

  test('a city links to its listings, with the same number', async ({ page }) => {
    await page.goto('/home');
    const city = page.getByRole('region', { name: 'Where to look' }).getByRole('link').first();
    const count = /([\d,]+) listings?/.exec(await city.innerText())![1];
    await city.click();
    await expect(page).toHaveURL(/\/Properties\?place=[a-z-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(new RegExp(`(^|of )${count} homes$`))).toBeVisible();
  });

  test('the best-known areas of the cities link to their listings', async ({ page }) => {
    await page.goto('/home');
    const area = page.getByRole('list', { name: 'Best-known areas' }).getByRole('link').first();
    const name = (await area.innerText()).split(',')[0]!;
    expect((await area.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await area.click();
    await expect(page).toHaveURL(/\/Properties\?place=[a-z0-9-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('opened listings are shown as recently viewed, until they are cleared', async ({ page }) => {
    await page.goto('/home');
    const seen = page.getByRole('region', { name: 'Recently viewed' });
    await expect(page.getByRole('region', { name: 'Where to look' })).toBeVisible();
    await expect(seen).toHaveCount(0);
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/property\/[\w-]+-\d+$/);
    const id = /\d+$/.exec(page.url())![0];
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recently-seen'))).toBe(`[${id}]`);
    await page.goto('/home');
    await expect(seen.getByRole('link')).toHaveAttribute('href', new RegExp(`-${id}$`));
    await expectAccessible(page);
    await seen.getByRole('button', { name: 'Clear' }).click();
    await expect(seen).toHaveCount(0);
  });

  test('a place that was visited is a chip of the home page, and leads to its homes for the same offer', async ({
    page,
  }) => {
    await page.goto('/home');
    const popular = page.getByRole('list', { name: 'Popular places' });
    const recent = page.getByRole('list', { name: 'Recent places' });
    const first = popular.getByRole('button').first();
    const name = await first.innerText();
    expect((await first.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await page.getByText('For Rent', { exact: true }).first().click();
    await first.click();
    await expect(page).toHaveURL(/\/Properties\?propertyStatus=FOR_RENT&place=[a-z-]+$/);
    const list = page.url();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Properties for rent in ${name}`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recent-places'))).toContain('FOR_RENT');
    await page.goto('/home');
    const chip = recent.getByRole('link');
    await expect(chip).toHaveText(`${name}For Rent`);
    expect((await chip.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await expect(popular).toHaveCount(0);
    await expectAccessible(page);
    // The list stores its place with a later script, which removes this blank. After the clearing, it would undo it.
    await page.evaluate(() => localStorage.setItem('recent-places', `${localStorage.getItem('recent-places')} `));
    await chip.click();
    await expect(page).toHaveURL(list);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recent-places'))).not.toMatch(/ $/);
    await page.goBack();
    await recent.getByRole('button', { name: 'Clear recent places' }).click();
    await expect(popular.getByRole('button').first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('recent-places'))).toBeNull();
  });

  test('the place of an opened home is the first recent place', async ({ page }) => {
    await page.goto('/home');
    // Enough homes are for sale there for a landing page, by which a home knows its place.
    await page.getByRole('list', { name: 'Popular places' }).getByRole('button').first().click();
    // The home page, which has homes of other places, is shown a moment longer than its address.
    await expect(page).toHaveURL(/\/Properties\?/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Properties for sale in /);
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/property\/[\w-]+-\d+$/);
    const id = /\d+$/.exec(page.url())![0];
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recently-seen'))).toBe(`[${id}]`);
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
    await expect(trail.first()).toHaveText('For sale');
    const paths = await trail.evaluateAll((links: HTMLAnchorElement[]) => links.map((link) => link.pathname));
    await page.goto('/home');
    const chip = page.getByRole('list', { name: 'Recent places' }).getByRole('link').first();
    await expect(chip).toHaveText(/For Sale$/);
    const place = new URLSearchParams((await chip.getAttribute('href'))!.split('?')[1]).get('place');
    expect(paths.some((path) => path.endsWith(`/${place}`))).toBe(true);
    await chip.click();
    await expect(page).toHaveURL(`/Properties?propertyStatus=FOR_SALE&place=${place}`);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('homes near the visitor are one press away, and the position is asked for only then', async ({ page }) => {
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ latitude: -17.80012, longitude: 31.04998 });
    await page.addInitScript(() => {
      const find = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
      navigator.geolocation.getCurrentPosition = (...told) => {
        document.documentElement.dataset.asked = '';
        find(...told);
      };
    });
    await page.goto('/home');
    await page.getByText('For Rent', { exact: true }).first().click();
    const near = page.getByRole('button', { name: 'Near me' });
    expect((await near.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await expect(page.locator('html')).not.toHaveAttribute('data-asked');
    await near.click();
    await expect(page).toHaveURL(
      '/Properties?propertyStatus=FOR_RENT&latitude=-17.800&longitude=31.050&radiusKm=10&oderBy=distance-ASC',
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Properties for rent near you');
    await expect(page.getByRole('article').first()).toContainText('Harare');
    await expect(page.locator('html')).toHaveAttribute('data-asked');
  });

  test('a refused position is explained over the page, which does not move', async ({ page }) => {
    await page.context().clearPermissions();
    await page.goto('/home');
    const first = page.getByRole('article').first();
    const before = await first.boundingBox();
    await page.getByRole('button', { name: 'Near me' }).click();
    const fault = page.getByRole('alert').filter({ hasText: 'search for a place by name' });
    await expect(fault).toBeInViewport({ ratio: 1 });
    expect(await first.boundingBox()).toEqual(before);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(fault).toHaveCount(0);
  });

  test('a returning visitor sees listings that are new since the last visit', async ({ page, house: _house }) => {
    await page.goto('/home');
    const fresh = page.getByRole('region', { name: 'New since your last visit' });
    await expect(page.getByRole('region', { name: 'Where to look' })).toBeVisible();
    await expect(fresh).toHaveCount(0);
    await page.evaluate(() =>
      localStorage.setItem('last-visit', JSON.stringify({ at: Date.now() - 29 * 24 * 3_600_000, since: null })),
    );
    await page.reload();
    await expect(fresh.getByRole('article').first()).toBeVisible();
    await expect(fresh.getByText(/listed since/)).toBeVisible();
  });

  test('search by type and city leads to results', async ({ page }) => {
    await page.goto('/home');
    await page.getByText('For Rent', { exact: true }).first().click();
    await page.getByText('Type and city').click();
    const city = await page.getByLabel('City', { exact: true }).locator('option').nth(1).innerText();
    await page.getByLabel('City', { exact: true }).selectOption(city);
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/Properties\?/);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ propertyStatus: 'FOR_RENT', city });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('search understands words, and suggests names while typing', async ({ page }) => {
    await page.goto('/home');
    await page.getByText('Type and city').click();
    const type = await page.getByLabel('Property type', { exact: true }).locator('option').nth(1).innerText();
    const city = await page.getByLabel('City', { exact: true }).locator('option').nth(1).innerText();
    const words = page.getByRole('combobox', { name: 'Place or type' });
    const typed = `${type}s to rent in ${city.slice(0, 4)}`;
    // A letter typed during hydration must not be lost.
    await expect(async () => {
      await words.fill('');
      await words.pressSequentially(typed);
      await expect(words).toHaveValue(typed, { timeout: 1000 });
    }).toPass();
    const suggested = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
    await suggested.filter({ hasText: new RegExp(`^${city}[\\d,]+ · City$`) }).click();
    await expect(page).toHaveURL(/\/Properties\?/);
    const asked = Object.fromEntries(new URL(page.url()).searchParams);
    const place = city.toLowerCase().replaceAll(' ', '-');
    expect(asked).toEqual({ propertyStatus: 'FOR_SALE', text: `${type}s to rent`, place });
  });

  test('words without matches are ignored, and named', async ({ page }) => {
    await page.goto('/home');
    await page.getByRole('combobox', { name: 'Place or type' }).fill('castle on the moon');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/Properties?propertyStatus=FOR_SALE&text=castle+on+the+moon');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing found for “castle on the moon”');
    await expect(page.getByText(/^No listing matches these words/)).toBeVisible();
    await page.getByRole('link', { name: 'Remove filter castle' }).click();
    await expect(page).toHaveURL('/Properties?propertyStatus=FOR_SALE&text=on+the+moon');
  });
});

test('the home page shows its content without scripts', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'Find your place in Africa' })).toBeVisible();
  await page.getByText('Type and city').click();
  await page.getByLabel('Property type', { exact: true }).selectOption({ index: 1 });
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/Properties\?/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.close();
});

test('a popular place without scripts sends the choice of sale or rent', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto('/home');
  await expect(page.getByRole('button', { name: 'Near me' })).toBeHidden();
  await page.getByText('For Rent', { exact: true }).first().click();
  await page.getByRole('list', { name: 'Popular places' }).getByRole('button').first().click();
  await expect(page).toHaveURL(/\/Properties\?propertyStatus=FOR_RENT&.*place=[a-z-]+$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.close();
});

test('the home page loads no decoration for visitors who save data', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { 'save-data': 'on' } });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/home', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => url.includes('hero'))).toEqual([]);
  await context.close();
});

test('the home page has metadata for link previews and search engines', async ({ page, request }) => {
  await page.goto('/home');
  const preview = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await request.get(new URL(preview ?? '').pathname)).headers()['content-type']).toBe('image/jpeg');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /for sale and for rent/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/home$/);
});
