import { encodePolyline } from '@africanscity/contracts/listings/coordinates/encode-polyline';
import type { Page } from '@playwright/test';
import { apiUser, inventedPlace } from './api-user.ts';
import { expect, test } from './journey.ts';
import { desktop, expectAccessible, expectNoOverflow, phone } from './page-health.ts';

const listed: number[] = [];

// Without a picture, at the head of all lists, they would be in the way of other journeys.
test.afterEach(async () => {
  const owner = await apiUser('owner@example.com');
  for (const id of listed.splice(0)) await owner.remove(id);
});

/** Two homes in a city of their own, half a degree apart: the western one is in `aroundWest`. */
async function listTwoHomes(): Promise<string> {
  const city = inventedPlace();
  const owner = await apiUser('owner@example.com');
  const rooms = { area: '', city, address: '1 Msasa Close' };
  listed.push(await owner.list({ ...rooms, price: 111, googleLocation: '-18.5,29.6' }));
  listed.push(await owner.list({ ...rooms, price: 222, googleLocation: '-18.5,30.1' }));
  return city;
}

const aroundWest = encodePolyline([
  { latitude: -18.7, longitude: 29.4 },
  { latitude: -18.7, longitude: 29.8 },
  { latitude: -18.3, longitude: 29.8 },
  { latitude: -18.3, longitude: 29.4 },
]);

const mapOf = (city: string) => `/Properties?city=${city}&view=map&bounds=-19.3,29.2,-17.7,30.5`;
const homes = (page: Page) => page.getByRole('main').getByRole('article');
const prices = (page: Page) => page.locator('.leaflet-marker-icon').filter({ hasText: /111|222/ });

/** Corners of a square around the marker of the western home, in pixels of the screen. */
async function squareAround(page: Page) {
  await expect(prices(page)).toHaveCount(2);
  const { x, y, width, height } = (await prices(page).filter({ hasText: '111' }).boundingBox())!;
  const [middle, centre] = [x + width / 2, y + height / 2];
  return [
    { x: middle - 40, y: centre - 40 },
    { x: middle + 40, y: centre - 40 },
    { x: middle + 40, y: centre + 40 },
    { x: middle - 40, y: centre + 40 },
  ];
}

test.describe('on a desktop', () => {
  test.use({ viewport: desktop.viewport });

  test('an area that the mouse draws filters list and map, is kept, and its chip removes it', async ({ page }) => {
    const city = await listTwoHomes();
    await page.goto(mapOf(city));
    const corners = await squareAround(page);
    await page.getByRole('button', { name: 'Draw an area' }).click();
    await expect(page.getByText('Draw a line around the area, or tap its corners.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Finish' })).toBeDisabled();
    await expectAccessible(page);
    await page.mouse.move(corners[0]!.x, corners[0]!.y);
    await page.mouse.down();
    for (const { x, y } of [...corners.slice(1), corners[0]!]) await page.mouse.move(x, y, { steps: 5 });
    await page.mouse.up();
    await expect(page).toHaveURL(/drawnArea=BF[\w-]+$/);
    await expect(page).not.toHaveURL(/bounds=/);
    await expect(homes(page)).toHaveCount(1);
    await expect(homes(page)).toContainText('$111');
    await expect(prices(page)).toHaveText([/111/]);
    await expectAccessible(page);

    await page.reload();
    await expect(prices(page)).toHaveText([/111/]);
    await expect(homes(page)).toHaveCount(1);
    // The line is drawn again.
    await expect(page.locator('.leaflet-overlay-pane path')).toBeVisible();

    await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'List' }).click();
    await expect(page).not.toHaveURL(/view=map/);
    await expect(homes(page)).toHaveCount(1);
    await page.getByRole('link', { name: 'Save this search' }).click();
    await expect(page).toHaveURL(/\/save-search\?.*drawnArea=BF/);
    await expect(page.getByText(`${city} · Drawn area`)).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Remove filter Drawn area' }).click();
    await expect(page).not.toHaveURL(/drawnArea/);
    await expect(homes(page)).toHaveCount(2);
  });

  test('Escape leaves the map as it was, and a line around nothing is explained', async ({ page }) => {
    const city = await listTwoHomes();
    await page.goto(mapOf(city));
    const [corner] = await squareAround(page);
    const before = page.url();
    await page.getByRole('button', { name: 'Draw an area' }).click();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.mouse.move(corner!.x, corner!.y);
    await page.mouse.down();
    await page.mouse.move(corner!.x + 60, corner!.y + 2, { steps: 4 });
    await page.mouse.up();
    await expect(page.getByText('This line surrounds too little. Draw a wider line.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Draw an area' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Map of homes' })).toBeFocused();
    expect(page.url()).toBe(before);
  });

  for (const [fault, area] of [
    ['a line that crosses itself', 'BFAAg0mMg0mM_zmMAg0mM_zmM'],
    ['an area that is cut off', 'BFAAg'],
  ])
    test(`an address with ${fault} shows the list without it, and says so`, async ({ page }) => {
      await page.goto(`/Properties?city=Harare&drawnArea=${area}`);
      const note = page.getByText('We can’t read the drawn area in this link');
      await expect(note).toBeVisible();
      await expect(homes(page).first()).toBeVisible();
      await note.getByRole('link', { name: 'Remove the area' }).click();
      await expect(page).toHaveURL(/\/Properties\?city=Harare$/);
      await expect(note).toBeHidden();
    });

  test('a map with an area that is cut off opens without it, and says so', async ({ page }) => {
    await page.goto('/Properties?city=Harare&drawnArea=BFAAg&view=map');
    await expect(page.getByText('We can’t read the drawn area in this link')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Draw an area' })).toBeVisible();
    await expectAccessible(page);
  });

  test('the map shows the drawn area before scripts run', async ({ page }) => {
    const scripts = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(`/Properties?view=map&drawnArea=${aroundWest}`, { waitUntil: 'commit' });
    const served = page.locator('polygon');
    await expect(served).toBeVisible();
    expect((await served.getAttribute('points'))!.split(' ')).toHaveLength(4);
    scripts.resolve();
    await expect(page.locator('.leaflet-overlay-pane path')).toBeVisible();
    await expect(served).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone.viewport, hasTouch: true, isMobile: true });

  test('a finger draws an area, which Back and the map remove', async ({ page }) => {
    const city = await listTwoHomes();
    await page.goto(mapOf(city));
    const corners = await squareAround(page);
    await page.getByRole('button', { name: 'Draw an area' }).tap();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectNoOverflow(page);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [corners[0]!]);
    for (const corner of corners.slice(1)) await touch('touchMove', [corner]);
    await touch('touchEnd', []);
    await expect(page).toHaveURL(/drawnArea=/);
    await expect(prices(page)).toHaveText([/111/]);
    await expect(page.getByText('1 home', { exact: true })).toBeVisible();
    await expectNoOverflow(page);
    await page.goBack();
    await expect(prices(page)).toHaveCount(2);
    await page.goForward();
    await expect(prices(page)).toHaveText([/111/]);
    await page.getByRole('button', { name: 'Remove area' }).tap();
    await expect(page.getByRole('button', { name: 'Draw an area' })).toBeVisible();
    await expect(page).not.toHaveURL(/drawnArea/);
  });

  test('taps set the corners of an area in Arabic', async ({ page }) => {
    const city = await listTwoHomes();
    await page.goto(`/ar${mapOf(city)}`);
    const corners = await squareAround(page);
    await page.getByRole('button', { name: 'رسم منطقة' }).tap();
    await expect(page.getByText('ارسم خطًا حول المنطقة، أو المس زواياها.')).toBeVisible();
    for (const { x, y } of corners) await page.touchscreen.tap(x, y);
    await page.getByRole('button', { name: 'إنهاء' }).tap();
    await expect(page).toHaveURL(/drawnArea=/);
    await expect(prices(page)).toHaveText([/111/]);
    await page.getByRole('link', { name: 'القائمة' }).tap();
    await expect(page.getByRole('link', { name: 'المنطقة المرسومة' })).toBeVisible();
    await expect(homes(page)).toHaveCount(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a drawn area filters the list, and its chip removes it', async ({ page }) => {
    const city = await listTwoHomes();
    await page.goto(`/Properties?city=${city}&drawnArea=${aroundWest}`);
    await expect(homes(page)).toHaveCount(1);
    await expect(homes(page)).toContainText('$111');
    await page.getByRole('link', { name: 'Remove filter Drawn area' }).click();
    await expect(homes(page)).toHaveCount(2);
  });
});
