import type { Page } from '@playwright/test';
import { enter } from './accounts.ts';
import { expect, test } from './journey.ts';
import { desktop, expectAccessible, expectNoOverflow } from './page-health.ts';

const header = 'Ref,Street,Suburb,Town,Country,Property type,Asking price,Description,Status,Bedrooms,Remarks';

async function upload(page: Page, feed: string, homes: [reference: string, price: number][]): Promise<void> {
  const rows = homes.map(
    ([reference, price]) =>
      `${reference},${reference} Feed Road,Avondale,Harare,Zimbabwe,House,${price},A house,For sale,3,x`,
  );
  const buffer = Buffer.from([header, ...rows, ''].join('\n'));
  await page.locator('input[type=file][accept*=csv]').setInputFiles({ name: 'feed.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('textbox', { name: 'Name of the feed' }).fill(feed);
  await page.getByRole('combobox', { name: 'Withdraw them' }).selectOption('At once');
  await page.getByRole('button', { name: 'Upload and check' }).click();
  await expect(page.getByRole('heading', { name: 'Checked: nothing has been imported yet' })).toBeVisible();
}

test.describe('an import of own listings on a desktop', () => {
  test.use({ viewport: desktop.viewport });

  test('an agency imports a feed, changes it and withdraws it', async ({ page }) => {
    const feed = `Feed ${Date.now()}`;
    const homes = Array.from({ length: 10 }, (_, at): [string, number] => [`${feed}-${at}`, 85_000]);
    await enter(page, 'agency@example.com');
    await page.goto('/myListings');
    await page.getByRole('link', { name: 'Import listings' }).click();
    const account = page.getByRole('navigation', { name: 'Your account' });
    await expect(account.locator('[aria-current=page]')).toHaveText('My Listings');
    await upload(page, feed, homes);
    await expect(page.getByText('Columns that are not read')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Remarks' })).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Import 10 listings' }).click();
    await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible();
    await page.getByRole('button', { name: 'Import another file' }).click();

    const changed = homes
      .slice(0, 9)
      .map(([reference, price], at): [string, number] => [reference, at ? price : 79_000]);
    await upload(page, feed, changed);
    await expect(page.getByText('1 listing no longer in the file: withdrawn at once.')).toBeVisible();
    await expect(page.getByRole('cell', { name: '79000' })).toBeVisible();
    await page.getByRole('button', { name: 'Change 1 listing' }).click();
    await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible();
    await page.getByRole('button', { name: 'Import another file' }).click();

    await upload(page, feed, changed.slice(0, 1));
    await expect(page.getByText('8 of 9 listings are gone, more than a fifth.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Import, and withdraw them' }).click();
    await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible();
    await expect(page.getByText('8 listings no longer in the file: withdrawn at once.')).toBeVisible();
  });
});
