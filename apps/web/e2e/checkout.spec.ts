import { expect, test } from './journey.ts';
import { createAccount, enterAsNew, freshEmail, logIn } from './accounts.ts';
import { waitForMail } from './mailbox.ts';
import { expectAccessible, expectNoOverflow, phone } from './page-health.ts';

const password = 'a borehole in Borrowdale';

test.describe('on a phone', () => {
  test.use({ viewport: phone.viewport });

  test('a package is paid by EcoCash, and the receipt comes by mail', async ({ page }) => {
    const email = freshEmail('ecocash-phone');
    await createAccount(page, email, password);
    await page.goto('/pricing');
    await page.getByRole('link', { name: 'Choose Bronze' }).click();
    await expect(page).toHaveURL(/\/login/);
    await logIn(page, email, password);
    await expect(page.getByRole('heading', { level: 1, name: 'Bronze' })).toBeVisible();
    await expect(page.getByLabel('Currency')).toBeDisabled();
    await expect(page.getByLabel('Price')).toBeDisabled();
    await expect(page.getByText('EcoCash payments are in RTGS')).toBeVisible();
    await page.getByRole('button', { name: 'Proceed' }).click();
    await expect(page.getByLabel('Mobile number')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Mobile number').fill('0711111111');
    await page.getByRole('button', { name: 'Proceed' }).click();
    await expect(page.getByText(/number of OneMoney/)).toBeVisible();
    await page.getByLabel('Number of months').selectOption('3');
    await page.getByLabel('Mobile number').fill('077 111 1111');
    await page.getByRole('button', { name: 'Proceed' }).click();
    await expect(page).toHaveURL(/\/comfirm-payment\?id=\d+/);
    await expect(page.getByRole('heading', { level: 1, name: 'Paid' })).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the receipt' }).click();
    expect((await download).suggestedFilename()).toMatch(/^receipt-AC-\d{4}-\d{6}\.pdf$/);
    await page.getByRole('link', { name: 'All payments' }).click();
    await expect(page.getByRole('heading', { name: 'Your package: Bronze' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ads for your listings' })).toBeVisible();
    await waitForMail(email, /^Receipt AC-\d{4}-\d{6}: ZWG [\d.]+ for Bronze$/);
  });

  test('a card pays on the page of Paynow, which leads back', async ({ page }) => {
    const email = freshEmail('card-phone');
    await enterAsNew(page, email, password);
    await page.goto('/single-package');
    await expect(page.getByRole('heading', { level: 1, name: 'Individuals' })).toBeVisible();
    await page.getByRole('tab', { name: 'PayNow' }).click();
    await page.getByLabel('Currency').selectOption('USD');
    await expect(page.getByLabel('Price')).toHaveValue('USD 3.00');
    await page.getByLabel('Number of months').selectOption('12');
    await expect(page.getByLabel('Price')).toHaveValue('USD 36.00');
    await expect(page.getByText('Visa or Mastercard')).toBeVisible();
    await page.getByRole('button', { name: 'Proceed' }).click();
    await page.getByRole('button', { name: /^Pay/ }).click();
    await expect(page).toHaveURL(/\/comfirm-payment/);
    await expect(page.getByRole('heading', { level: 1, name: 'Paid' })).toBeVisible();
    await waitForMail(email, /^Receipt AC-\d{4}-\d{6}: USD 36\.00 for Individuals$/);
  });
});

test.describe('payments that come to nothing', () => {
  test.beforeEach(async ({ page }) => {
    const email = freshEmail('unpaid');
    await enterAsNew(page, email, password);
    await page.goto('/single-package');
  });

  for (const [number, what] of [
    ['0773333333', 'refused on the phone'],
    ['0774444444', 'without enough money'],
  ] as const) {
    test(`a payment ${what} says so and can be tried again`, async ({ page }) => {
      await page.getByLabel('Mobile number').fill(number);
      await page.getByRole('button', { name: 'Proceed' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /failed|cancelled/i })).toBeVisible({ timeout: 90_000 });
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page.getByRole('button', { name: 'Proceed' })).toBeVisible();
      await page.goto('/comfirm-payment');
      await expect(page.getByRole('heading', { name: 'You have no package' })).toBeVisible();
    });
  }

  test('a payment cancelled on the page of Paynow buys nothing', async ({ page }) => {
    await page.getByRole('tab', { name: 'PayNow' }).click();
    await page.getByRole('button', { name: 'Proceed' }).click();
    await page.getByRole('button', { name: /^Cancel/ }).click();
    await expect(page).toHaveURL(/\/comfirm-payment/);
    await expect(page.getByRole('heading', { level: 1, name: 'Cancelled' })).toBeVisible();
    await page.getByRole('link', { name: 'All payments' }).click();
    await expect(page.getByRole('heading', { name: 'You have no package' })).toBeVisible();
  });
});
