import { expect, type Page } from '@playwright/test';
import { siteBrand } from './site-brand.ts';

/** Opens a section of the administration through its navigation, on any screen size. */
export async function openSection(page: Page, name: string): Promise<void> {
  // The previous page has a menu too, and the administration's works once its page is loaded.
  await expect(page.getByRole('link', { name: `${siteBrand.name}, administration` })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}
