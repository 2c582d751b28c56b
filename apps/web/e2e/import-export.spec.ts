import { readFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import { enter } from './accounts.ts';
import { openSection } from './administration.ts';
import { drawPhotos } from './drawn-photos.ts';
import { expect, test } from './journey.ts';
import { desktop, expectAccessible, expectNoOverflow } from './page-health.ts';

const header =
  'role,stateName,address,area,city,country,type,size,price,description,status,numGarage,numRoom,numBathroom,numToilet,pictures,ownerEmail';

// An administrator can run one import at a time.
test.describe.configure({ mode: 'serial' });

const row = (address: string, price: string) =>
  `INDIVIDUAL,,${address},Avondale,Harare,Zimbabwe,House,240,${price},A house with a garden.,FOR_SALE,1,3,2,2,,imported@example.com`;

test.describe('import and export on a desktop', () => {
  test.use({ viewport: desktop.viewport });

  test('a file is checked, imported after a reload, and found among the listings', async ({ page, request }) => {
    const street = `Imported Street ${Date.now()}`;
    const csv = [header, row(`1 ${street}`, '85000'), row(`2 ${street}`, '650'), row(`3 ${street}`, 'cheap'), ''];
    await enter(page, 'admin@example.com');
    await page.goto('/admin/import-export');
    await page.getByRole('button', { name: 'Upload and check' }).click();
    await expect(page.getByText('Choose a file', { exact: true }).last()).toBeVisible();
    await page
      .locator('input[type=file][accept*=csv]')
      .setInputFiles({ name: 'listings.csv', mimeType: 'text/csv', buffer: Buffer.from(csv.join('\n')) });
    await page.getByRole('button', { name: 'Upload and check' }).click();
    await expect(page.getByRole('heading', { name: 'Checked: nothing has been imported yet' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Checked: nothing has been imported yet' })).toBeVisible();
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
    await expect(page.getByRole('status').filter({ hasText: /^2 in total$/ })).toBeVisible();
    await openSection(page, 'Import & export');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Listings', exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^listings-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(await readFile(await file.path(), 'utf8')).toContain(`1 ${street}`);
    expect((await request.get('/listings-example.csv')).ok()).toBe(true);
  });

  test('a ZIP file has a table and pictures, and invalid pictures are reported', async ({ page }) => {
    const street = `Zipped Street ${Date.now()}`;
    const [photo] = await drawPhotos(desktop.viewport.width);
    const pictured = (number: number, picture: string) =>
      row(`${number} ${street}`, '85000').replace(',,imported@', `,${picture},imported@`);
    const zipped = zipSync({
      listings: {
        'listings.csv': strToU8([header, pictured(1, 'front.jpg'), pictured(2, 'broken.jpg'), ''].join('\n')),
        photos: { 'front.jpg': photo!.buffer, 'broken.jpg': strToU8('no picture') },
      },
    });
    await enter(page, 'admin@example.com');
    await page.goto('/admin/import-export');
    const chooser = page.locator('input[type=file][accept*=csv]');
    await chooser.setInputFiles({ name: 'damaged.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') });
    await page.getByRole('button', { name: 'Upload and check' }).click();
    await expect(page.getByText('This ZIP file is damaged')).toBeVisible();
    await chooser.setInputFiles({ name: 'all.zip', mimeType: 'application/zip', buffer: Buffer.from(zipped) });
    await page.getByRole('button', { name: 'Upload and check' }).click();
    await expect(page.getByRole('heading', { name: 'Checked: nothing has been imported yet' })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'One picture was rejected' })).toContainText('broken.jpg');
    await expect(page.getByRole('cell', { name: 'broken.jpg' })).toBeVisible();
    await expect(page.getByText('1 new, 0 there already, 1 refused')).toBeVisible();
    await page.getByRole('button', { name: 'Continue without the missing pictures' }).click();
    await expect(page.getByText('2 new, 0 there already, 0 refused')).toBeVisible();
    await expect(page.getByText('Listings are imported without it.')).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Import 2 listings' }).click();
    await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'See listings.csv' }).first().click();
    await expect(page.getByText('2 created, 0 there already, 0 refused')).toBeVisible();
    await openSection(page, 'Listings');
    await page.getByRole('searchbox', { name: 'Search Listings' }).fill(street);
    await expect(page.getByText('2 in total', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: `1 ${street}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main img').first()).toHaveJSProperty('complete', true);
    await expect(page).toHaveURL(/\/property\//);
  });
});
