import type { Page } from '@playwright/test';
import { demoPassword, enter, enterAsNew, freshEmail } from './accounts.ts';
import { authenticatorFor } from './authenticator.ts';
import { expect, test } from './journey.ts';
import { expectAccessible } from './page-health.ts';

const text = 'We found our home here, and the keys came on the day.';

/** Ends the session on the server, like a password change on another device. The browser is not notified. */
async function revoke(page: Page): Promise<void> {
  const authorization = await page.evaluate(() => localStorage.getItem('authHeaderString') ?? '');
  expect((await page.request.post('/api/logoff', { headers: { authorization } })).ok()).toBe(true);
}

async function typeFeedback(page: Page): Promise<void> {
  await page.goto('/feedback');
  await page.getByRole('textbox', { name: 'Feedback | Testimony' }).fill(text);
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

async function logInInDialog(page: Page, email: string, password: string): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
}

test.describe('a session that ends while the user types', () => {
  test('asks to log in on the page, shows errors, and then sends the input', async ({ page }) => {
    await enter(page, 'visitor@example.com');
    await typeFeedback(page);
    await revoke(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(dialogOf(page)).toBeVisible();
    await expectAccessible(page);
    await logInInDialog(page, 'visitor@example.com', 'not the password');
    await expect(dialogOf(page).getByText('The email or the password is wrong.')).toBeVisible();
    await logInInDialog(page, 'visitor@example.com', demoPassword);
    await expect(page.getByText('Thank you for your feedback.')).toBeVisible();
    await expect(dialogOf(page)).toBeHidden();
  });

  test('keeps the page and the input when the dialog is closed, and shows the user as logged out', async ({ page }) => {
    await enter(page, 'visitor@example.com');
    await typeFeedback(page);
    await revoke(page);
    const submit = page.getByRole('button', { name: 'Submit' });
    await submit.click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('Log in again to send this. What you typed is still here.')).toHaveCount(1);
    await expect(page.getByRole('textbox', { name: 'Feedback | Testimony' })).toHaveValue(text);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await submit.click();
    await logInInDialog(page, 'visitor@example.com', demoPassword);
    await expect(page.getByText('Thank you for your feedback.')).toBeVisible();
  });

  test('keeps a page with input after expiry, and redirects home from a page without', async ({ page }) => {
    await enter(page, 'visitor@example.com');
    // Real time could end the session before a slow machine has typed.
    await page.clock.install();
    await page.goto('/feedback');
    await page.evaluate(() => {
      localStorage.setItem('expiresIn', '600');
      localStorage.setItem('time', new Date().toISOString());
    });
    await page.reload();
    await page.getByRole('textbox', { name: 'Feedback | Testimony' }).fill(text);
    await page.clock.fastForward('10:00');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
    await expect(page).toHaveURL(/\/feedback$/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await page.getByRole('button', { name: 'Submit' }).click();
    await logInInDialog(page, 'visitor@example.com', demoPassword);
    await expect(page.getByText('Thank you for your feedback.')).toBeVisible();
  });

  test('asks for the second step too', async ({ page }) => {
    const [email, password] = [freshEmail('ends'), 'a password of mine'];
    await enterAsNew(page, email, password);
    await page.goto('/settings');
    const security = page.getByRole('region', { name: 'Security' });
    await security.getByRole('button', { name: 'Add an authenticator app' }).click();
    const secret = ((await security.locator('code').textContent()) ?? '').replaceAll(' ', '');
    const nextCode = authenticatorFor(secret);
    await security.getByRole('textbox', { name: 'Code' }).fill(await nextCode());
    await security.getByRole('button', { name: 'Set up the app' }).click();
    await expect(page.getByRole('region', { name: 'Recovery codes' })).toBeVisible();
    await typeFeedback(page);
    await revoke(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await logInInDialog(page, email, password);
    await dialogOf(page)
      .getByRole('textbox', { name: 'Code' })
      .fill(await nextCode());
    await dialogOf(page).getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Thank you for your feedback.')).toBeVisible();
  });

  test('sends nothing in the name of another user who logs in', async ({ page }) => {
    await enter(page, 'visitor@example.com');
    await typeFeedback(page);
    const first = await page.evaluate(() => localStorage.getItem('authHeaderString'));
    await revoke(page);
    const sent: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/savefeedback')) sent.push(request.headers().authorization);
    });
    await page.getByRole('button', { name: 'Submit' }).click();
    await logInInDialog(page, 'owner@example.com', demoPassword);
    await expect(page).toHaveURL(/\/home$/);
    // The page may notice the end before the form is sent, and then send nothing.
    expect(sent.filter((authorization) => authorization !== first)).toEqual([]);
  });
});
