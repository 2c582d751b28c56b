import { expect, type Page } from '@playwright/test';
import { enter } from './accounts.ts';
import { test } from './journey.ts';
import { withOwnServer } from './own-server.ts';
import { desktop } from './page-health.ts';
import { siteBrand } from './site-brand.ts';
import { expectLargeTarget } from './small-targets.ts';

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
  await page.getByRole('textbox', { name: 'Your pages on other sites' }).fill('https://www.facebook.com/riverside');
  await fillContacts(page);
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
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Facebook' })).toBeVisible();
  expect(await pageForVisitors(page, '/home')).toContain(`<title>${siteBrand.name}</title>`);
  await previewContacts(page);
  await page.getByRole('button', { name: 'End the preview' }).click();
  await expect(page.getByRole('button', { name: 'End the preview' })).toBeHidden();
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await expectLargeTarget(page.getByRole('alert').getByRole('button', { name: 'Dismiss' }));
  await expect(name).toHaveValue(siteBrand.name);
  await expect(page.getByRole('textbox', { name: 'Email of the company' })).not.toHaveValue('office@example.com');

  await name.fill('Riverside Homes');
  await fillContacts(page);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The site shows this brand')).toBeVisible();
  expect(await pageForVisitors(page, '/home')).toContain('<title>Riverside Homes</title>');
  expect(await pageForVisitors(page, '/contact')).toContain('office@example.com');
  expect(await pageForVisitors(page, '/api/africanscity/getcountries')).toBe(
    '[{"property":"KE","value":"Kenya"},{"property":"UG","value":"Uganda"}]',
  );
}

async function fillContacts(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Email of the company' }).fill('office@example.com');
  await page.getByRole('textbox', { name: 'Phones' }).fill('+254 20 200 0100');
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('Riverside Homes\nNairobi, Kenya');
  await page.getByRole('textbox', { name: 'Countries' }).fill('Kenya\nUG');
}

/** Opens the contact page and the profile with the draft, and returns to the brand. */
async function previewContacts(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back to the brand' }).click();
  await page.getByRole('button', { name: 'Preview the contact page' }).click();
  await expect(page.getByText('Only you see it.')).toBeVisible();
  const office = page.getByRole('region', { name: 'Our office' });
  await expect(office).toContainText('Nairobi, Kenya');
  await expect(office.getByRole('link', { name: 'office@example.com' })).toBeVisible();
  await expect(office.getByRole('link', { name: '+254 20 2000100' })).toBeVisible();
  expect(await pageForVisitors(page, '/contact')).not.toContain('office@example.com');
  await page.getByRole('link', { name: 'Back to the brand' }).click();
  await page.getByRole('button', { name: 'Preview the choice of countries' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  const country = page.getByRole('combobox', { name: 'Country' });
  await expect(country.getByRole('option', { name: 'Uganda' })).toBeAttached();
  await expect(country.getByRole('option', { name: 'Nigeria' })).not.toBeAttached();
  await page.getByRole('link', { name: 'Back to the brand' }).click();
}

/** A page as a visitor without cookies gets it. */
async function pageForVisitors(page: Page, path: string): Promise<string> {
  return (await fetch(new URL(path, page.url()))).text();
}
