import { readFile } from 'node:fs/promises';
import { logIn } from './accounts.ts';
import { openSection } from './administration.ts';
import { expect, test } from './journey.ts';
import { expectAccessible, expectNoOverflow, screens } from './page-health.ts';

const header =
  'role,stateName,address,area,city,country,type,size,price,description,status,numGarage,numRoom,numBathroom,numToilet,pictures,ownerEmail';

// An administrator has one import at a time.
test.describe.configure({ mode: 'serial' });

const row = (address: string, price: string) =>
  `INDIVIDUAL,,${address},Avondale,Harare,Zimbabwe,House,240,${price},A house with a garden.,FOR_SALE,1,3,2,2,,imported@example.com`;

for (const { name, viewport } of screens) {
  test.describe(`import and export on a ${name}`, () => {
    test.use({ viewport });

    test('a file is checked, imported after a reload, and found among the listings', async ({ page, request }) => {
      const street = `Imported Street ${Date.now()}`;
      const csv = [header, row(`1 ${street}`, '85000'), row(`2 ${street}`, '650'), row(`3 ${street}`, 'cheap'), ''];
      await page.goto('/login');
      await logIn(page, 'admin@example.com');
      await openSection(page, 'Import & export');
      await page.getByRole('button', { name: 'Upload and check' }).click();
      await expect(page.getByText('Choose a file', { exact: true }).last()).toBeVisible();
      await expectAccessible(page);
      await page
        .locator('input[type=file][accept*=csv]')
        .setInputFiles({ name: 'listings.csv', mimeType: 'text/csv', buffer: Buffer.from(csv.join('\n')) });
      await page.getByRole('button', { name: 'Upload and check' }).click();
      await expect(page.getByRole('heading', { name: 'Checked: nothing is written yet' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Checked: nothing is written yet' })).toBeVisible();
      await expect(page.getByRole('cell', { name: 'price' })).toBeVisible();
      const report = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download the full report' }).click();
      expect(await readFile(await (await report).path(), 'utf8')).toContain('price');
      await expectNoOverflow(page);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Import 2 listings' }).click();
      await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible();
      await openSection(page, 'Listings');
      await page.getByRole('searchbox', { name: 'Search Listings' }).fill(street);
      await expect(page.getByRole('status').filter({ hasText: '2 in all' })).toBeVisible();
      await openSection(page, 'Import & export');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Listings', exact: true }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^listings-\d{4}-\d{2}-\d{2}\.csv$/);
      expect(await readFile(await file.path(), 'utf8')).toContain(`1 ${street}`);
      expect((await request.get('/listings-example.csv')).ok()).toBe(true);
    });
  });
}
