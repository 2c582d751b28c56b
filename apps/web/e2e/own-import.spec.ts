import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { enter } from './accounts.ts';
import { expect, test } from './journey.ts';
import { withOwnServer } from './own-server.ts';
import { expectAccessible, expectNoOverflow, phone } from './page-health.ts';

interface Home {
  reference: string;
  price: number;
}

const header = 'Ref,Street,Suburb,Town,Country,Property type,Asking price,Description,Status,Bedrooms,Water,Remarks';
const suburbs = ['Avondale', 'Borrowdale', 'Mount Pleasant', 'Greendale', 'Highlands'];
const types = ['House', 'Apartment', 'Townhouse'];

/** A feed as an agency's program writes it, with quotation marks and line breaks. */
function fileOf(homes: Home[]): Buffer {
  const rows = homes.map(({ reference, price }) => {
    const at = Number(/\d+$/.exec(reference)?.[0]);
    const text = `"A ""family"" home of ${2 + (at % 4)} bedrooms, no. ${at}.\nQuiet street, close to schools."`;
    const place = `${reference} Feed Road,${suburbs[at % suburbs.length]},Harare,Zimbabwe,${types[at % types.length]}`;
    return `${reference},${place},"${price.toLocaleString('en')}.00",${text},For sale,${2 + (at % 4)},borehole,x${at}`;
  });
  return Buffer.from([header, ...rows, ''].join('\r\n'));
}

async function upload(page: Page, buffer: Buffer, feed: string, name = 'feed.csv'): Promise<void> {
  const mimeType = 'application/octet-stream';
  await page.locator('input[type=file][accept*=csv]').setInputFiles({ name, mimeType, buffer });
  if (feed) {
    await page.getByRole('textbox', { name: 'Name of the feed' }).fill(feed);
    await page.getByRole('combobox', { name: 'Withdraw missing listings' }).selectOption('At once');
  }
  await page.getByRole('button', { name: 'Upload and check' }).click();
  await expect(page.getByRole('heading', { name: 'Checked: nothing has been imported yet' })).toBeVisible();
}

async function begin(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible();
}

// It has a server of its own: other journeys of the agency expect its few listings first.
test('an agency imports a feed of 300 homes, changes it, exports it and withdraws it', async ({ page, serverUrl }) => {
  test.setTimeout(10 * 60_000);
  expect(serverUrl).toBeTruthy();
  await withOwnServer({ page, name: 'own_import', viewport: phone.viewport }, importFeed);
});

async function importFeed(page: Page): Promise<void> {
  const feed = `Feed ${Date.now()}`;
  const homes = Array.from(
    { length: 300 },
    (_, at): Home => ({ reference: `${feed}-${at}`, price: 85_000 + at * 100 }),
  );
  await enter(page, 'agency@example.com');
  await page.goto('/myListings');
  await page.getByRole('link', { name: 'Import listings' }).click();
  const account = page.getByRole('navigation', { name: 'Your account' });
  await expect(account.locator('[aria-current=page]')).toHaveText('My Listings');
  await upload(page, fileOf(homes), feed);
  await expect(page.getByText('300 new, 0 there already, 0 refused.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Remarks' })).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await begin(page, 'Import 300 listings');

  // 30 have another price, 40 are gone and 20 are new.
  const changed = [
    ...homes.slice(40).map((home, at) => (at < 30 ? { ...home, price: 79_000 + at } : home)),
    ...Array.from({ length: 20 }, (_, at): Home => ({ reference: `${feed}-${300 + at}`, price: 120_000 })),
  ];
  await page.getByRole('button', { name: 'Import another file' }).click();
  await upload(page, fileOf(changed), feed);
  await expect(page.getByText('20 new, 30 to change, 230 there already, 0 refused.')).toBeVisible();
  await expect(page.getByText('40 listings no longer in the file: withdrawn at once.')).toBeVisible();
  await expect(page.getByRole('cell', { name: '79000', exact: true })).toBeVisible();
  await expectNoOverflow(page);
  await begin(page, 'Import 20 and change 30 listings');

  // The downloaded file changes nothing when it is imported.
  await page.goto('/myListings');
  await page.getByRole('combobox', { name: 'Format' }).selectOption('Excel (XLSX)');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my listings' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^my-listings-\d{4}-\d{2}-\d{2}\.xlsx$/);
  await page.getByRole('link', { name: 'Import listings' }).click();
  await upload(page, await readFile(await file.path()), '', 'my-listings.xlsx');
  await expect(page.getByText(/^0 new, \d+ there already, 0 refused\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Discard this file' }).click();

  await page.getByRole('button', { name: 'Import another file' }).click();
  await upload(page, fileOf(changed.slice(0, 1)), feed);
  await expect(page.getByText('279 of 280 listings are gone, more than a fifth.')).toBeVisible();
  await expectAccessible(page);
  await begin(page, 'Import, and withdraw them');
  await expect(page.getByText('279 listings no longer in the file: withdrawn at once.')).toBeVisible();
}
