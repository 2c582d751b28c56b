import { expect, type Page } from '@playwright/test';

/** Goes to a part of the administration by its navigation, as it is at this size of screen. */
export async function openSection(page: Page, name: string): Promise<void> {
  // The page before has a menu too, and the administration's hears nothing until its page is there.
  await expect(page.getByRole('link', { name: 'AfricansCity, administration' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}
