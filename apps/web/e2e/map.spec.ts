import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { desktop, expectAccessible, expectNoOverflow, screens } from './page-health.ts';

const shownOnMap = (page: Page) => page.getByRole('status').filter({ hasText: /on this part of the map$/ });
const clusters = (page: Page) =>
  page.getByRole('region', { name: 'Map of listings' }).getByRole('button', { name: /^\d+ listings/ });
const prices = (page: Page) =>
  page.getByRole('region', { name: 'Map of listings' }).getByRole('button', { name: /, \$/ });

/** Looks closer, cluster by cluster, until the map shows a single listing. */
async function lookCloser(page: Page): Promise<void> {
  await expect(async () => {
    if ((await prices(page).count()) === 0) await clusters(page).last().click({ timeout: 2000 });
    await expect(prices(page).first()).toBeVisible({ timeout: 2000 });
  }).toPass();
}

for (const { name, viewport } of screens) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('the map of a list leads from clusters to a listing', async ({ page, request }) => {
      test.slow();
      const tiles: string[] = [];
      page.on('request', (sent) => void (/\/\d+\/\d+\/\d+\.(png|jpg)/.test(sent.url()) && tiles.push(sent.url())));
      const asked = '/api/africanscity/getpropertiesonmap?propertyStatus=FOR_SALE&bounds=-40,-30,42,65&zoom=3';
      const { total } = await (await request.get(asked)).json();
      await page.goto('/Properties?propertyStatus=FOR_SALE');
      await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Map' }).click();
      await expect(page).toHaveURL(/view=map/);
      await expect(shownOnMap(page)).toHaveText(`${total} listings on this part of the map`);
      await expect(clusters(page)).not.toHaveCount(0);
      await expectNoOverflow(page);
      await expectAccessible(page);

      const inSight = async () => Number.parseInt((await shownOnMap(page).textContent()) ?? '', 10);
      await clusters(page).first().press('Enter');
      await expect.poll(inSight).toBeLessThan(total);
      await lookCloser(page);
      await prices(page).first().click({ force: true });
      const card = page.getByRole('region', { name: 'Map', exact: true }).getByRole('article');
      await expect(card.getByRole('link')).toBeFocused();
      await expectAccessible(page);
      const target = (await card.getByRole('link').getAttribute('href')) ?? '';
      await card.getByRole('link').click();
      await expect(page).toHaveURL(target);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(tiles).toEqual([]);
    });
  });
}

test.describe('on a desktop', () => {
  test.use({ viewport: desktop.viewport });

  test('the map keeps the filter, and the list keeps the part of the map', async ({ page, request }) => {
    test.slow();
    await page.goto('/Properties?city=Harare&view=map');
    const asked = '/api/africanscity/getpropertiesonmap?city=Harare&bounds=-40,-30,42,65&zoom=3';
    const { total } = await (await request.get(asked)).json();
    await expect(shownOnMap(page)).toHaveText(`${total} listings on this part of the map`);
    await page.getByRole('link', { name: 'Search this area' }).click();
    await expect(page).toHaveURL(/bounds=/);
    await expect(page.getByRole('link', { name: 'Search this area' })).toBeHidden();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(page.getByRole('link', { name: 'Search this area' })).toBeVisible();
    await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'List' }).click();
    await expect(page).not.toHaveURL(/view=map/);
    await expect(page).toHaveURL(/city=Harare.*bounds=/);
    await expect(page.getByText(`of ${total} listed Properties`)).toBeVisible();
  });
});

test('what the map shows can be read as a list, and looked at closer from there', async ({ page }) => {
  await page.goto('/Properties?view=map');
  await expect(clusters(page)).not.toHaveCount(0);
  const before = await shownOnMap(page).textContent();
  await page.getByText('What this part of the map shows, as a list').click();
  const entry = page.getByRole('button', { name: /listings in .+: look closer$/ }).first();
  await entry.press('Enter');
  await expect(shownOnMap(page)).not.toHaveText(before ?? '');
  await expect(page.getByRole('region', { name: 'Map of listings' })).toBeFocused();
});

test('an address with a part of the map opens that part', async ({ page, request }) => {
  const bounds = '-19,30,-17,32';
  const asked = `/api/africanscity/getpropertiesonmap?bounds=${bounds}&zoom=8`;
  const { total } = await (await request.get(asked)).json();
  expect(total).toBeGreaterThan(0);
  await page.goto(`/Properties?view=map&bounds=${bounds}`);
  await expect(shownOnMap(page)).toBeVisible();
  await expect
    .poll(async () => Number.parseInt((await shownOnMap(page).textContent()) ?? '', 10))
    .toBeGreaterThanOrEqual(total);
  await expect(clusters(page).or(prices(page)).first()).toBeVisible();
});

test('the list does not load the map', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (sent) => void asked.push(sent.url()));
  await page.goto('/Properties', { waitUntil: 'networkidle' });
  expect(asked.filter((address) => /map-canvas|listings-map-.*\.js|getpropertiesonmap/.test(address))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the map says what it needs and leads to the list', async ({ page }) => {
    await page.goto('/Properties?view=map');
    await expect(page.getByText('The map needs JavaScript; the list shows the same without.')).toBeVisible();
    await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'List' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
