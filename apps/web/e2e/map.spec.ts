import { copyFile, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { cloneDatabase, dropDatabase } from '@africanscity/db/testing/test-postgres';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { desktop, expectAccessible, expectNoOverflow, phone, screens } from './page-health.ts';
import { startServer } from './server.ts';

/** Every tile is land with a lake in its north-west quarter and a highway from west to east. */
const smallMap = join(import.meta.dirname, '../../api/test/small-map.pmtiles');

const shownOnMap = (page: Page) => page.getByRole('status').filter({ hasText: /in this area$/ });
const clusters = (page: Page) =>
  page.getByRole('region', { name: 'Map of homes' }).getByRole('button', { name: /^\d+ homes/ });
const prices = (page: Page) =>
  page.getByRole('region', { name: 'Map of homes' }).getByRole('button', { name: /, \D{1,5}\d/ });

/** Looks closer, cluster by cluster, until the map shows a single listing. */
async function lookCloser(page: Page): Promise<void> {
  await expect(async () => {
    if ((await prices(page).count()) === 0) await clusters(page).last().click({ timeout: 2000 });
    await expect(prices(page).first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await settle(page);
}

for (const { name, viewport } of screens) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('the map of a list zooms from clusters to a listing', async ({ page, request }) => {
      const tiles: string[] = [];
      page.on('request', (sent) => void (/\/\d+\/\d+\/\d+\.(png|jpg)/.test(sent.url()) && tiles.push(sent.url())));
      const asked = '/api/africanscity/getpropertiesonmap?propertyStatus=FOR_SALE&bounds=-40,-30,42,65&zoom=3';
      const { total } = await (await request.get(asked)).json();
      await page.goto('/Properties?propertyStatus=FOR_SALE');
      await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Map' }).click();
      await expect(page).toHaveURL(/view=map/);
      await expect(shownOnMap(page)).toHaveText(`${total} homes in this area`);
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
      // Its own address, which needs what the card fetches.
      await expect(card.getByRole('link')).toHaveAttribute('href', /^\/property\/.+-\d+$/);
      const target = (await card.getByRole('link').getAttribute('href')) ?? '';
      await card.getByRole('link').click();
      await expect(page).toHaveURL(target);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(tiles).toEqual([]);
    });
  });
}

test('the filters over a map count listings once they are opened', async ({ page }) => {
  const counted: string[] = [];
  page.on('request', (sent) => void (sent.url().includes('getpropertiesfacets') && counted.push(sent.url())));
  await page.goto('/Properties?propertyStatus=FOR_SALE&view=map');
  await expect(shownOnMap(page)).toHaveText(/homes in this area$/);
  expect(counted).toEqual([]);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('button', { name: /^Show \d+ homes$/ })).toBeVisible();
  expect(counted).toHaveLength(1);
});

/** Waits until the map stops moving. */
async function settle(page: Page): Promise<void> {
  const map = page.getByRole('region', { name: 'Map of homes' });
  // A zoom begins with the next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  let before = '';
  await expect
    .poll(
      async () => {
        const now = await map.evaluate((element) => {
          const moving = element.querySelectorAll('.leaflet-zoom-anim, .leaflet-pan-anim').length;
          const places = [...element.querySelectorAll<HTMLElement>('.leaflet-map-pane, .leaflet-proxy')];
          return `${moving} ${places.map(({ style }) => style.transform).join(' ')}`;
        });
        const isStill = now === before && now.startsWith('0 ');
        before = now;
        return isStill;
      },
      { intervals: [400] },
    )
    .toBe(true);
}

test.describe('on a desktop', () => {
  test.use({ viewport: desktop.viewport });

  test('the map keeps the filter, and the list keeps the map’s area', async ({ page, request }) => {
    await page.goto('/Properties?city=Harare&view=map');
    const asked = '/api/africanscity/getpropertiesonmap?city=Harare&bounds=-40,-30,42,65&zoom=3';
    const { total } = await (await request.get(asked)).json();
    await expect(shownOnMap(page)).toHaveText(`${total} homes in this area`);
    await page.getByRole('checkbox', { name: 'Search as I move' }).uncheck();
    await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
    await settle(page);
    await expect(page).not.toHaveURL(/bounds=/);
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await settle(page);
    await page.getByRole('button', { name: 'Search this area' }).click();
    await expect(page).toHaveURL(/bounds=/);
    await expect(page.getByRole('button', { name: 'Search this area' })).toBeHidden();
    await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'List' }).click();
    await expect(page).not.toHaveURL(/view=map/);
    await expect(page).toHaveURL(/city=Harare.*bounds=/);
    await expect(page.getByText(new RegExp(`(^|of )${total} homes$`))).toBeVisible();
  });

  test('a card highlights its marker, and a marker its card', async ({ page, request }) => {
    const { content } = await (
      await request.get('/api/africanscity/getpaginatedproperties?city=Harare&size=25')
    ).json();
    expect(content.length).toBeGreaterThan(0);
    await page.goto('/Properties?city=Harare&view=map');
    await expect(prices(page).or(clusters(page)).first()).toBeVisible();
    const cards = page.getByRole('main').getByRole('article');
    const marked = page.getByRole('region', { name: 'Map of homes' }).locator('[data-marked]');
    await expect(marked).toHaveCount(0);
    await cards.first().hover();
    await expect(marked).toHaveCount(1);
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(marked).toHaveCount(0);
    await cards.first().getByRole('link').first().focus();
    await expect(marked).toHaveCount(1);

    await lookCloser(page);
    await expect(page.getByRole('main').locator('li[data-marked]')).toHaveCount(0);
    await prices(page).first().focus();
    await expect(page.getByRole('main').locator('li[data-marked]')).toHaveCount(1);
  });

  test('the list follows the map, and Back restores the previous view', async ({ page }) => {
    await page.goto('/Properties?view=map');
    await expect(clusters(page)).not.toHaveCount(0);
    await expect(page).not.toHaveURL(/bounds=/);
    await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
    await expect(page).toHaveURL(/bounds=/);
    const first = page.url();
    const map = page.getByRole('region', { name: 'Map of homes' });
    await map.focus();
    await map.press('ArrowDown');
    await expect(page).not.toHaveURL(first);
    const moved = page.url();
    await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
    await expect(page).not.toHaveURL(moved);
    const count = page.getByText(/(^|of )[\d,]+ homes?$|^Nothing to show$/);
    await expect(count).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(moved);
    await page.goBack();
    await expect(page).not.toHaveURL(/bounds=/);
    await expect(shownOnMap(page)).toBeVisible();
  });

  test('Back from a listing restores the map, the list beside it and its scroll', async ({ page }) => {
    await page.goto('/Properties?view=map');
    await expect(clusters(page)).not.toHaveCount(0);
    await page.getByLabel('Order').selectOption('price-ASC');
    await expect(page).toHaveURL(/view=map/);
    await expect(page).toHaveURL(/oderBy=price-ASC/);
    const everywhere = (await shownOnMap(page).textContent()) ?? '';
    await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
    await expect(page).toHaveURL(/bounds=/);
    // Until its own markers come, a view shows those of the view before.
    await expect(shownOnMap(page)).not.toHaveText(everywhere);
    await settle(page);
    const list = page.locator('#map-results');
    await expect
      .poll(() => list.evaluate((element) => element.scrollHeight - element.clientHeight))
      .toBeGreaterThan(700);
    await list.evaluate((element) => element.scrollTo({ top: 600, behavior: 'instant' }));
    const marks = () =>
      page.locator('.leaflet-marker-icon [data-seen]').evaluateAll((all) =>
        all.map((mark) => {
          const { x, y } = mark.getBoundingClientRect();
          return { text: mark.textContent, x, y };
        }),
      );
    const [address, before] = [page.url(), await marks()];
    expect(before).not.toEqual([]);
    await list.getByRole('article').nth(4).getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/property\/[\w-]+-\d+$/);
    await expect(page.getByRole('region', { name: 'Map of homes' })).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBe(600);
    // The map rounds its center to a pixel.
    await expect(async () => {
      const after = await marks();
      expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text));
      for (const [index, { x, y }] of after.entries())
        expect(Math.hypot(x - before[index]!.x, y - before[index]!.y)).toBeLessThan(4);
    }).toPass();
  });

  test('a view outside the address returns after a listing, whose marker is dimmed', async ({ page }) => {
    await page.goto('/Properties?view=map');
    await page.getByRole('checkbox', { name: 'Search as I move' }).uncheck();
    await lookCloser(page);
    await expect(page).not.toHaveURL(/bounds=/);
    const opened = page.getByRole('region', { name: 'Map of homes' }).getByRole('button', { name: /, Seen$/ });
    await expect(opened).toHaveCount(0);
    await prices(page).first().click({ force: true });
    await page.getByRole('region', { name: 'Map', exact: true }).getByRole('article').getByRole('link').click();
    await expect(page).toHaveURL(/\/property\/[\w-]+-\d+$/);
    const id = /\d+$/.exec(page.url())![0];
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recently-seen'))).toBe(`[${id}]`);
    await page.goBack();
    await expect(opened).toHaveCount(1);
    await expect(opened).toBeVisible();
    await expectAccessible(page);
  });

  test('streets load from a file on the server, by ranges, under the same policy', async ({ page, serverUrl }) => {
    const { E2E_POSTGRES, E2E_TEMPLATE, E2E_FOLDER } = process.env as Record<string, string>;
    const folder = await mkdtemp(join(E2E_FOLDER!, 'streets-'));
    await copyFile(smallMap, join(folder, 'small.pmtiles'));
    const database = await cloneDatabase(E2E_POSTGRES!, E2E_TEMPLATE!, `${E2E_TEMPLATE}_streets`);
    expect(serverUrl).toBeTruthy();
    const server = await startServer('streets', database, folder, { MAP_FILE: join(folder, 'small.pmtiles') });
    try {
      const answers: number[] = [];
      const context = await page.context().browser()!.newContext({ viewport: desktop.viewport });
      const own = await context.newPage();
      const refused: string[] = [];
      own.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) refused.push(message.text());
      });
      own.on('response', (response) => {
        if (response.url().endsWith('/map.pmtiles')) answers.push(response.status());
      });
      await own.goto(`${server.url}/Properties?view=map&bounds=-18,30.8,-17.6,31.3`);
      const map = own.getByRole('region', { name: 'Map of homes' });
      await expect(map.getByText('© OpenStreetMap contributors')).toBeVisible();
      await expect.poll(() => map.locator('.leaflet-tile-pane canvas').evaluateAll(showColours)).toBe(true);
      expect(new Set(answers)).toEqual(new Set([206]));
      expect(refused).toEqual([]);
      await context.close();
    } finally {
      await server.stop();
      await dropDatabase(E2E_POSTGRES!, `${E2E_TEMPLATE}_streets`);
    }
  });
});

/**
 * Returns whether a canvas shows land and water: at least two colours. Runs in the page, without access to this file.
 */
function showColours(canvases: (HTMLElement | SVGElement)[]): boolean {
  return (canvases as HTMLCanvasElement[]).some((canvas) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    const colours = new Set(new Uint32Array(data.buffer).values().filter((colour) => colour >>> 24 === 255));
    return colours.size > 1;
  });
}

test.describe('with touch', () => {
  test.use({ viewport: phone.viewport, hasTouch: true, isMobile: true });

  /** Swipes upwards. */
  const swipe = async (page: Page, x: number, y: number, by: number) => {
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [{ x, y }]);
    for (let step = 1; step <= 10; step++) {
      await touch('touchMove', [{ x, y: y - (by * step) / 10 }]);
      // A swipe takes several frames.
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await touch('touchEnd', []);
  };

  test('the map fills the screen, and the list opens over it', async ({ page }) => {
    await page.goto('/Properties?view=map');
    await expect(clusters(page)).not.toHaveCount(0);
    const box = await page.getByRole('region', { name: 'Map of homes' }).boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
    const card = page.getByRole('main').getByRole('article').first();
    await expect(card).toBeHidden();
    await page.getByRole('button', { name: 'Show more of the list' }).tap();
    await expect(card).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show more of the list' }).tap();
    await page.getByRole('button', { name: 'Show the map' }).tap();
    await expect(card).toBeHidden();

    await expect(page).not.toHaveURL(/bounds=/);
    // The list is still moving down.
    const handle = page.getByRole('button', { name: 'Show more of the list' });
    await expect.poll(async () => (await handle.boundingBox())?.y).toBeGreaterThan(600);
    await swipe(page, 180, 380, 120);
    await expect(page).toHaveURL(/bounds=/);
  });

  test('most markers have a label that overlaps no marker or label', async ({ page }) => {
    await page.goto('/Properties?view=map');
    await expect(clusters(page)).not.toHaveCount(0);
    await expect(page.locator('[data-label]:not([hidden])')).not.toHaveCount(0);
    const { names, marks, meetings } = await page.evaluate(() => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].map((element) => ({
          text: element.textContent,
          mark: element.closest('.leaflet-marker-icon'),
          box: element.getBoundingClientRect(),
        }));
      const drawn = [...boxes('[data-seen]'), ...boxes('[data-label]:not([hidden])')];
      const named = boxes('[data-label]:not([hidden])');
      // Text widths depend on the machine's fonts.
      const meet = (one: DOMRect, other: DOMRect) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3;
      return {
        names: named.length,
        marks: boxes('[data-seen]').length,
        meetings: named.flatMap((name) =>
          drawn
            .filter(({ mark, box }) => mark !== name.mark && meet(name.box, box))
            .map(({ text }) => `${name.text} meets ${text}`),
        ),
      };
    });
    expect(meetings).toEqual([]);
    expect(names).toBeGreaterThan(marks / 2);
  });

  test('one finger scrolls the page over the map of a listing', async ({ page, request }) => {
    const { content } = await (await request.get('/api/africanscity/getpaginatedproperties?city=Harare&size=1')).json();
    await page.goto(`/property?id=${content[0].id}`);
    await page.locator('#location').scrollIntoViewIfNeeded();
    const map = page.getByRole('region', { name: 'Map of homes' });
    await expect(map).toBeVisible();
    await map.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const before = await page.evaluate(() => window.scrollY);
    const { x, y, width, height } = (await map.boundingBox())!;
    await swipe(page, x + width / 2, y + height / 2, 150);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 80);
    // The map of the server's HTML scrolls with the page. The one that moves explains itself, once it has loaded.
    await expect(async () => {
      await map.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await swipe(page, x + width / 2, y + height / 2, 150);
      await expect(map.getByText('Use two fingers to move the map')).toBeAttached({ timeout: 1_000 });
    }).toPass();
  });
});

test('the wheel scrolls the page over the map of a listing, and a hint explains the zoom', async ({
  page,
  request,
}) => {
  const { content } = await (await request.get('/api/africanscity/getpaginatedproperties?city=Harare&size=1')).json();
  await page.goto(`/property?id=${content[0].id}`);
  await page.locator('#location').scrollIntoViewIfNeeded();
  const map = page.getByRole('region', { name: 'Map of homes' });
  await expect(map).toBeVisible();
  // The frame is drawn before the map in it listens to the wheel.
  await expect(map).toHaveClass(/leaflet-container/);
  // Smooth scrolling would move the map away from the pointer.
  await map.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await map.hover();
  const before = await page.evaluate(() => window.scrollY);
  // One notch: browsers may scroll before they find the element below the pointer, which must still be the map.
  await page.mouse.wheel(0, 100);
  // The hint first: it is shown for less than two seconds.
  await expect(map.getByText('Hold Ctrl and scroll to zoom, or click the map first')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
});

test('the map’s content is available as a list with zoom buttons', async ({ page }) => {
  await page.goto('/Properties?view=map');
  await expect(clusters(page)).not.toHaveCount(0);
  const before = await shownOnMap(page).textContent();
  await page.getByText('List of homes in this area').press('Enter');
  const entry = page
    .getByRole('listitem')
    .getByRole('button', { name: /homes.*: zoom in$/ })
    .first();
  await entry.press('Enter');
  await expect(shownOnMap(page)).not.toHaveText(before ?? '');
  await expect(page.getByRole('region', { name: 'Map of homes' })).toBeFocused();
});

test('an address with bounds opens that area', async ({ page, request }) => {
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
  test.use({ javaScriptEnabled: false, viewport: phone.viewport });

  test('a map shows the list in its usual layout', async ({ page }) => {
    await page.goto('/Properties?city=Harare&view=map');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(page.getByRole('banner')).toBeInViewport();
    await expect(page.getByRole('main').locator('noscript p')).toBeVisible();
    await expect(page.getByRole('article').first()).toBeInViewport();
    await page.getByRole('article').last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('article').last()).toBeInViewport();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByText('Loading the map')).toBeHidden();
    await expectNoOverflow(page);
    await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'List' }).click();
    await expect(page).toHaveURL(/\/Properties\?city=Harare$/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

for (const { name, viewport } of screens) {
  test.describe(`on a ${name} with late scripts`, () => {
    test.use({ viewport });

    test('a map shows its first markers in place and a loading message, and does not move them', async ({ page }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/Properties?view=map', { waitUntil: 'commit' });
      await expect(page.getByText('Loading the map…')).toBeVisible();
      await expect(page.getByLabel('Search as I move')).toBeHidden();
      const first = page
        .getByRole('list', { name: 'Listings on the map' })
        .getByRole('link', { name: /homes in Egypt/ });
      await expect(first).toBeVisible();
      // Styles may come after the markup.
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet !== null),
      );
      const [drawn, count] = [(await first.boundingBox())!, await first.innerText()];
      release();
      const mark = clusters(page).filter({ hasText: 'Egypt' });
      await expect(mark).toBeVisible();
      await expect(page.getByText('Loading the map…')).toBeHidden();
      await expect(first).toHaveCount(0);
      expect(Number.parseInt(await mark.innerText(), 10)).toBe(Number.parseInt(count, 10));
      await settle(page);
      const shown = (await mark.boundingBox())!;
      const middle = ({ x, y, width, height }: typeof shown) => ({ x: x + width / 2, y: y + height / 2 });
      // The map rounds its zoom to a quarter.
      expect(Math.abs(middle(shown).x - middle(drawn).x)).toBeLessThan(viewport.width / 12);
      expect(Math.abs(middle(shown).y - middle(drawn).y)).toBeLessThan(viewport.height / 12);
    });
  });
}
