import { expect, type Page } from '@playwright/test';
import { enter } from './accounts.ts';
import { test } from './journey.ts';
import { withOwnServer } from './own-server.ts';
import { desktop } from './page-health.ts';
import { siteBrand } from './site-brand.ts';

// On a server of its own, because all journeys read the name of the site.
test('an administrator previews and publishes a brand', async ({ page }) => {
  await withOwnServer({ page, name: 'brand', viewport: desktop.viewport }, prepareBrand);
});

async function prepareBrand(page: Page): Promise<void> {
  await enter(page, 'admin@example.com');
  await page.goto('/admin/brand');
  const name = page.getByRole('textbox', { name: 'Name of the site' });
  await name.fill('Riverside Homes');
  await page.getByRole('textbox', { name: 'Accent colour' }).fill('green');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Must be a colour such as #1b7f4d')).toBeVisible();
  await page.getByRole('textbox', { name: 'Accent colour' }).fill('#1b7f4d');
  const icon = page.locator('input[type="file"]').last();
  await icon.setInputFiles({ name: 'icon.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText('cannot be used as a picture')).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('There is a draft')).toBeVisible();
  await page.getByRole('button', { name: 'Show an email' }).click();
  await expect(page.frameLocator('iframe[title="Sample email"]').getByText('The Riverside Homes team')).toBeVisible();
  const card = page.getByRole('img', { name: 'Sample of a shared listing' });
  await page.getByRole('button', { name: 'Show a shared picture' }).click();
  await expect(card).toHaveJSProperty('naturalWidth', 1200);

  await page.getByRole('button', { name: 'Preview the home page' }).click();
  await expect(page).toHaveTitle('Riverside Homes');
  await expect(page.getByText('Only you see it.')).toBeVisible();
  // Administrators are sent to the administration from other pages once the app has loaded.
  await page.getByRole('combobox', { name: 'Place or type' }).focus();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page).toHaveURL(/\/home$/);
  expect(await titleForVisitors(page)).toContain(`<title>${siteBrand.name}</title>`);
  await page.getByRole('link', { name: 'Back to the brand' }).click();
  await page.getByRole('button', { name: 'End the preview' }).click();
  await expect(page.getByRole('button', { name: 'End the preview' })).toBeHidden();
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await expect(name).toHaveValue(siteBrand.name);

  await name.fill('Riverside Homes');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The site shows this brand')).toBeVisible();
  expect(await titleForVisitors(page)).toContain('<title>Riverside Homes</title>');
}

/** The home page as a visitor without cookies gets it. */
async function titleForVisitors(page: Page): Promise<string> {
  return (await fetch(new URL('/home', page.url()))).text();
}
