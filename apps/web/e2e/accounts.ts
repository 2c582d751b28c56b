import { expect, type Page } from '@playwright/test';

export const demoPassword = 'africanscity';

/** Logs in on the login page and waits until it has led elsewhere. */
export async function logIn(page: Page, email: string, password = demoPassword): Promise<void> {
  if (!new URL(page.url(), 'http://none').pathname.startsWith('/login')) await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** An address that no other journey uses. */
export function freshEmail(name: string): string {
  return `${name}.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.com`;
}

/** Registers somebody new, up to the login page. */
export async function register(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/register');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Chipo');
  await page.getByRole('textbox', { name: 'Surname' }).fill('Dube');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/login/);
  // Until then the fields are still those of the page before.
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
}
