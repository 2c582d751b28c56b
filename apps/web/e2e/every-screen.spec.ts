import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { enter } from './accounts.ts';
import { apiUser } from './api-user.ts';
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
} from './page-health.ts';

/** Users by the screens that they visit, from the routes in docs/screens.md. */
const lookers: Record<string, { email?: string; routes: string[] }> = {
  'a visitor': {
    routes: [
      '/home',
      '/Properties',
      '/property/:slug',
      '/for-sale/*',
      '/to-rent/*',
      '/all-homes',
      '/all-homes/:part',
      '/compare',
      '/print',
      '/login',
      '/register',
      '/verify-email',
      '/login-link',
      '/undo-email',
      '/reset',
      '/favorite',
      '/shared-list/:token',
      '/save-search',
      '/saved-search',
      '/newsletter',
      '/unsubscribe',
      '/pricing',
      '/single-package',
      '/contact',
      '/request',
      '/message-owner',
      '/report-listing',
      '/my-request',
      '/my-enquiry',
      '/still-available',
      '/request-mails',
      '/join-company',
      '/company-list',
      '/singleCompany',
      '/all-agents',
      '/agent-profile',
      '/about',
      '/help',
      '/terms',
      '/privacy',
      '/pages/:slug',
      '/news',
      '/news/:slug',
      '/data-use',
      '/currency',
      '/*',
    ],
  },
  'an owner': {
    email: 'agency@example.com',
    routes: [
      '/myListings',
      '/my-listings/import',
      '/my-listings/feeds',
      '/upload-listing',
      '/profile',
      '/settings',
      '/feedback',
      '/favorite',
      '/saved-searches',
      '/single-package',
      '/comfirm-payment',
      '/request',
      '/requests',
      '/enquiries',
      '/singleCompany',
    ],
  },
  'an administrator': {
    email: 'admin@example.com',
    routes: [
      '/admin/adminlayout',
      '/admin/listings',
      '/admin/moderation',
      '/admin/users',
      '/admin/user',
      '/admin/agencies',
      '/admin/requests',
      '/admin/evaluations',
      '/admin/messages',
      '/admin/feedback',
      '/admin/newsletter',
      '/admin/pages',
      '/admin/page',
      '/admin/announcements',
      '/admin/payments',
      '/admin/payment',
      '/admin/packages',
      '/admin/ad-tasks',
      '/admin/places',
      '/admin/brand',
      '/admin/settings',
      '/admin/import-export',
      '/admin/feeds',
      '/admin/failures',
      '/admin/spam',
      '/admin/audit-log',
      '/admin/account',
    ],
  },
};

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

test('all screens are covered', async () => {
  const page = await readFile(join(import.meta.dirname, '../../../docs/screens.md'), 'utf8');
  const routes = [...page.matchAll(/^\| `(\/[^`]*)` \|/gm)].map(([, route]) => route!);
  const looked = Object.values(lookers).flatMap((looker) => looker.routes);
  expect([...new Set(looked)].sort()).toEqual([...new Set(routes.filter((route) => !leading.test(route)))].sort());
});

/** Addresses of screens that need an id. */
async function readAddresses(): Promise<Record<string, string>> {
  const admin = await apiUser('admin@example.com');
  const listings = await admin.get('getpaginatedproperties?size=5');
  const [first, second] = listings.content as { id: number }[];
  const companies = await admin.get('getcompanies');
  const agents = await admin.get('getagents');
  const payments = await admin.get('getpaymentspage');
  const written = await admin.get('getcompanypagesall');
  const { id } = JSON.parse(await admin.post('saveshortlist', { name: 'For mum' }));
  await admin.post('addtoshortlist', { id: String(id), propertyId: String(first!.id) });
  const { link } = JSON.parse(await admin.post('shareshortlist', { id: String(id), sharer: 'Ngoni' }));
  return {
    '/property/:slug': `/property?id=${first!.id}`,
    '/for-sale/*': '/for-sale',
    '/to-rent/*': '/to-rent',
    '/all-homes/:part': `/all-homes/${Math.floor(first!.id / 1000)}`,
    '/message-owner': `/message-owner?id=${first!.id}`,
    '/report-listing': `/report-listing?id=${first!.id}`,
    '/print': `/print?id=${first!.id}`,
    '/compare': `/compare?ids=${first!.id},${second!.id}`,
    '/shared-list/:token': new URL(link).pathname,
    '/singleCompany': `/singleCompany?id=${companies.content[0].id}`,
    '/agent-profile': `/agent-profile?id=${agents.content[0].id}`,
    '/pages/:slug': '/pages/our-offices',
    '/news/:slug': '/news/saved-searches',
    '/admin/page': `/admin/page?id=${written.content[0].id}`,
    '/admin/user': `/admin/user?id=${agents.content[0].id}`,
    '/admin/payment': `/admin/payment?id=${payments.content[0].id}`,
    '/*': '/no-such-page',
  };
}

/** Checks the narrowest phone, and a tablet, where the layout of wide screens is tightest. */
async function expectFitsNarrower(page: Page, address: string): Promise<void> {
  const { width, height } = page.viewportSize()!;
  const narrower = width === phone.viewport.width ? 320 : 768;
  await page.setViewportSize({ width: narrower, height });
  expect.soft(await overflow(page), `${address} is wider than ${narrower} pixels`).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width, height });
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
  if (page.viewportSize()?.width === phone.viewport.width)
    expect.soft(await findSerious(page, rulesOfColour), `${address} in ${others} colours`).toEqual([]);
  return others;
}
