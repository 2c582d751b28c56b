import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { enter } from './accounts.ts';
import { findCutTexts } from './cut-texts.ts';
import { expect, test } from './journey.ts';
import {
  findSerious,
  cutWords,
  overflow,
  phone,
  rulesOfColour,
  screens,
  scrollThrough,
  showIn,
  standStill,
  watchLayoutShift,
} from './page-health.ts';
import { findSmallTargets } from './small-targets.ts';
import { findTurnedNumbers } from './turned-numbers.ts';
import { lookers, readAddresses } from './visited-screens.ts';

/** Addresses that only redirect. */
const leading =
  /^\/(|property|propertyID|admin|admin\/(allUsers|createUser|properties|feedback-admin|createPackages|packagesform|\*))$/;

// Most visitors use a phone, the narrowest screen. The wide screen is tested every night.
for (const { name, viewport } of process.env.TEST_TIER === 'night' ? screens : [phone]) {
  test.describe(`on a ${name}, light and dark`, () => {
    test.use({ viewport });

    for (const [looker, { email, routes }] of Object.entries(lookers)) {
      test(`every screen of ${looker} fits, is accessible, and contacts no foreign host`, async ({ page }) => {
        test.setTimeout(10 * 60_000);
        const addresses = await readAddresses();
        if (email) await enter(page, email);
        let colours: Colours = 'light';
        await page.emulateMedia({ colorScheme: colours });
        for (const route of routes) {
          const address = addresses[route] ?? route;
          colours = await test.step(address, () => lookAt(page, address, colours));
        }
      });
    }
  });
}

// French has longer words than English, and Arabic another direction.
for (const language of process.env.TEST_TIER === 'night' ? ['ar', 'fr'] : []) {
  test.describe(`in ${language} on the narrowest phone`, () => {
    test.use({ viewport: { width: 320, height: 740 }, locale: language });

    for (const [looker, { email, routes }] of Object.entries(lookers)) {
      test(`every screen of ${looker} shows whole texts, and numbers in their order`, async ({ page }) => {
        test.setTimeout(10 * 60_000);
        const addresses = await readAddresses();
        if (email) await enter(page, email);
        for (const route of routes) {
          const address = `/${language}${addresses[route] ?? route}`;
          await test.step(address, () => expectWhole(page, address));
        }
      });
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone.viewport });

  test('the button that closes the menu is as large as a finger', async ({ page }) => {
    // Targets are measured at their final places.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await enter(page, 'agency@example.com');
    await page.goto('/myListings');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeVisible();
    expect(await findSmallTargets(page)).toEqual([]);
  });
});

test.describe('on a phone, while data loads', () => {
  test.use({ viewport: phone.viewport });

  for (const address of ['/settings', '/my-listings/feeds', '/enquiries']) {
    test(`the footer of ${address} stays below the first view`, async ({ page }) => {
      const moved = await watchLayoutShift(page);
      await enter(page, 'agency@example.com');
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await moved()).toBeLessThan(0.1);
    });
  }
});

for (const width of [360, 768, 1440]) {
  test.describe(`at a width of ${width} pixels, while web fonts and parts load`, () => {
    test.use({ viewport: { width, height: width === 360 ? 740 : 900 } });

    for (const [path, heading] of [
      ['/print?id=', /./],
      ['/to-rent', 'Homes to rent in Africa'],
      ['/upload-listing', 'Start with photos'],
    ] as const) {
      test(`nothing on ${path} moves for a logged-in user`, async ({ page, house }) => {
        const moved = await watchLayoutShift(page);
        await delayFonts(page);
        await enter(page, 'owner@example.com');
        await page.goto(path.endsWith('=') ? path + house.id : path);
        await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);
        await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
        expect(await moved()).toBeLessThan(0.01);
      });
    }
  });
}

test('all screens are covered', async () => {
  const page = await readFile(join(import.meta.dirname, '../../../docs/screens.md'), 'utf8');
  const routes = [...page.matchAll(/^\| `(\/[^`]*)` \|/gm)].map(([, route]) => route!);
  const looked = Object.values(lookers).flatMap((looker) => looker.routes);
  expect([...new Set(looked)].sort()).toEqual([...new Set(routes.filter((route) => !leading.test(route)))].sort());
});

/** Delays web fonts until the page is painted in system fonts, as slow connections do. */
async function delayFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
}

/** Checks the narrowest phone, and a tablet, where the layout of wide screens is tightest. */
async function expectFitsNarrower(page: Page, address: string): Promise<void> {
  const { width, height } = page.viewportSize()!;
  const narrower = width === phone.viewport.width ? 320 : 768;
  await page.setViewportSize({ width: narrower, height });
  expect.soft(await overflow(page), `${address} is wider than ${narrower} pixels`).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width, height });
}

/** Checks that no text is cut or leaves its box, and that no number is turned. */
async function expectWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await scrollThrough(page);
  expect.soft(await findCutTexts(page), `${address} cuts texts`).toEqual([]);
  expect.soft(await findTurnedNumbers(page), `${address} turns numbers`).toEqual([]);
}

type Colours = 'light' | 'dark';

/**
 * Checks a screen in the current colour scheme and returns the other scheme, in which the next screen opens. On phones
 * it checks both schemes; they are the same on wide screens. Soft checks report all faults of all screens.
 */
async function lookAt(page: Page, address: string, colours: Colours): Promise<Colours> {
  const response = await page.goto(address);
  expect.soft(response?.status(), `${address} is there`).toBe(address === '/no-such-page' ? 404 : 200);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // Includes the parts that load on scroll.
  await scrollThrough(page);
  expect.soft(await overflow(page), `${address} is wider than the screen`).toBeLessThanOrEqual(0);
  expect.soft(await cutWords(page), `${address} cuts words of buttons`).toEqual([]);
  await expectFitsNarrower(page, address);
  await standStill(page);
  expect.soft(await findSerious(page), `${address} in ${colours} colours`).toEqual([]);
  const others = colours === 'light' ? 'dark' : 'light';
  await showIn(page, others);
  if (page.viewportSize()?.width === phone.viewport.width) {
    expect.soft(await findSerious(page, rulesOfColour), `${address} in ${others} colours`).toEqual([]);
    expect.soft(await findSmallTargets(page), `${address} has controls that fingers miss`).toEqual([]);
  }
  return others;
}
