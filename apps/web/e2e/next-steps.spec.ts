import { enter, enterAsNew, freshEmail } from './accounts.ts';
import { expect, test } from './journey.ts';
import { expectAccessible, expectNoOverflow, phone } from './page-health.ts';

/** Addresses without what they need, and the link on which a visitor goes on. */
const deadEnds = [
  ['/verify-email', 'Log in', /\/login\?returnUrl=%2Fprofile$/],
  ['/verify-email?done=1', 'Log in and browse', /\/login\?returnUrl=%2FProperties$/],
  ['/login-link', 'Ask our team', /\/contact$/],
  ['/undo-email', 'Ask our team', /\/contact$/],
  ['/join-company', 'Log in', /\/login$/],
  ['/unsubscribe', 'Settings', /\/settings$/],
  ['/request-mails', 'Requests for me', /\/requests\?tab=for-me$/],
  ['/saved-search', 'Browse properties', /\/Properties$/],
  ['/newsletter', 'Go to the home page', /\/home$/],
  ['/still-available', 'My listings', /\/myListings$/],
  ['/my-enquiry', 'Browse listings', /\/Properties$/],
  ['/my-request', 'Make a new request', /\/request$/],
  ['/shared-list/none', 'Browse properties', /\/Properties$/],
  ['/about', 'Browse properties', /\/Properties$/],
  ['/terms', 'Contact us', /\/contact$/],
] as const;

test.describe('pages that show only a message, on a phone', () => {
  test.use({ viewport: phone.viewport });

  test('have a link to the next step', async ({ page }) => {
    for (const [address, name, target] of deadEnds) {
      await page.goto(address);
      const next = page.getByRole('main').getByRole('link', { name, exact: true }).last();
      await expect(next, address).toBeVisible();
      await expect(next, address).toHaveAttribute('href', target);
      await expectNoOverflow(page);
    }
    await expectAccessible(page);
  });

  test('an incomplete confirmation link offers a new email to its user', async ({ page }) => {
    await enterAsNew(page, freshEmail('unconfirmed'), 'a password of mine');
    await page.goto('/verify-email');
    await expect(page.getByRole('alert').filter({ hasText: 'The link is incomplete' })).toBeVisible();
    await page.getByRole('button', { name: 'Send it again' }).click();
    await expect(page.getByText(/^We sent a new link to /)).toBeVisible();
    await expectAccessible(page);
  });

  test('a password link that no longer works leads to the form for a new one', async ({ page }) => {
    await page.goto('/reset#token=none');
    await page.getByLabel('New Password').fill('a password of mine');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByRole('link', { name: 'Get a new link' }).click();
    await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible();
  });

  test('an unknown payment leads to all payments', async ({ page }) => {
    await enter(page, 'visitor@example.com');
    await page.goto('/comfirm-payment?id=999999999');
    await expect(page.getByText('Payment not found')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'All payments' }).click();
    await expect(page.getByRole('heading', { name: 'You have no package' })).toBeVisible();
  });
});
