import { expect, test } from './journey.ts';
import { siteBrand } from './site-brand.ts';

test('the API documentation lists the operations, and loads only the site’s own files', async ({ page }) => {
  await page.goto('/api/docs/');
  await expect(page.getByRole('heading', { name: `${siteBrand.name} API` })).toBeVisible();
  await page.getByRole('link', { name: 'listings', exact: true }).click();
  await page.getByText('/africanscity/getpaginatedproperties').first().click();
  await expect(page.getByRole('button', { name: 'Try it out' }).first()).toBeVisible();
});
