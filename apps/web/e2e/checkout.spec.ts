import { defaultPackageDescription } from '@africanscity/db/seed/defaults';
import type { Locator } from '@playwright/test';
import { expect, test } from './journey.ts';
import { createAccount, enter, enterAsNew, freshEmail, logIn } from './accounts.ts';
import { apiUser } from './api-user.ts';
import { waitForMail } from './mailbox.ts';
import { expectAccessible, expectNoOverflow, phone } from './page-health.ts';

const password = 'a borehole in Borrowdale';

test.describe('on a phone', () => {
  test.use({ viewport: phone.viewport });

  test('a package is paid by EcoCash, and the receipt comes by email', async ({ page }) => {
    const email = freshEmail('ecocash-phone');
    await createAccount(page, email, password);
    await page.goto('/pricing');
    await page.getByRole('link', { name: 'Choose Bronze' }).click();
    await expect(page).toHaveURL(/\/login/);
    await logIn(page, email, password);
    await expect(page.getByRole('heading', { level: 1, name: 'Bronze' })).toBeVisible();
    await expect(page.getByLabel('Currency')).toBeDisabled();
    await expect(page.getByLabel('Price')).toBeDisabled();
    await expect(page.getByText('EcoCash payments are in ZiG')).toBeVisible();
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
    const payment = new URL(page.url());
    await page.getByRole('link', { name: 'All payments' }).click();
    await expect(page.getByRole('heading', { name: 'Your package: Bronze' })).toBeVisible();
    const payments = page.getByRole('region', { name: 'Your payments' });
    await expect(payments.getByText('Paid', { exact: true })).toBeVisible();
    const ad = page.getByRole('region', { name: 'Ads for your listings' }).getByRole('listitem').first();
    await expectAtEnd(ad.getByText('Scheduled', { exact: true }), ad);
    await page.setViewportSize({ width: 768, height: 900 });
    await expectAtEnd(ad.getByText('Scheduled', { exact: true }), ad);

    await page.goto(`/fr${payment.pathname}${payment.search}`);
    // The title of the payment and its badge.
    await expect(page.getByRole('status').getByText('Payé', { exact: true })).toHaveCount(2);
    await waitForMail(email, /^Receipt AC-\d{4}-\d{6}: ZiG [\d.]+ for Bronze$/);
  });

  test('a card payment on the Paynow page returns to the site', async ({ page }) => {
    const email = freshEmail('card-phone');
    await enterAsNew(page, email, password);
    await page.goto('/single-package');
    await expect(page.getByRole('heading', { level: 1, name: 'Individuals' })).toBeVisible();
    await page.getByRole('tab', { name: 'Paynow' }).click();
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

test.describe('failed payments', () => {
  test.beforeEach(async ({ page }) => {
    const email = freshEmail('unpaid');
    await enterAsNew(page, email, password);
    await page.goto('/single-package');
  });

  for (const [number, what] of [
    ['0773333333', 'refused on the phone'],
    ['0774444444', 'without enough money'],
  ] as const) {
    test(`a payment ${what} shows an error and can be retried`, async ({ page }) => {
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

  test('a payment that is cancelled on the Paynow page buys nothing', async ({ page }) => {
    await page.getByRole('tab', { name: 'Paynow' }).click();
    await page.getByRole('button', { name: 'Proceed' }).click();
    // The site's own page, which is shown for a moment before Paynow's, can cancel the payment too.
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(page).toHaveURL(/\/comfirm-payment/);
    await expect(page.getByRole('heading', { level: 1, name: 'Cancelled' })).toBeVisible();
    await page.getByRole('link', { name: 'All payments' }).click();
    await expect(page.getByRole('heading', { name: 'You have no package' })).toBeVisible();
  });
});

test('a changed price asks for agreement, and an open payment shows how long its price is fixed', async ({ page }) => {
  const admin = await apiUser('admin@example.com');
  const name = `Copper ${Date.now()}`;
  const save = async (price: string, id?: string) =>
    JSON.parse(
      await admin.post('savepackages', { ...(id ? { id } : {}), name, price, description: defaultPackageDescription }),
    ) as {
      id: number;
    };
  const id = String((await save('15')).id);
  await enterAsNew(page, freshEmail('price-change'), password);
  await page.goto(`/single-package?packageId=${id}`);
  await page.getByRole('tab', { name: 'Paynow' }).click();
  await page.getByLabel('Currency').selectOption('USD');
  await page.getByLabel('Number of months').selectOption('3');
  await expect(page.getByLabel('Price')).toHaveValue('USD 45.00');

  await save('20', id);
  await page.getByRole('button', { name: 'Proceed' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'The price has changed' });
  await expect(refusal).toHaveText(
    'The price has changed from USD 45.00 to USD 60.00. You have not been charged. Proceed if you agree to the new price.',
  );
  await expect(page.getByLabel('Price')).toHaveValue('USD 60.00');
  await expect(page.getByLabel('Number of months')).toHaveValue('3');
  await expectAccessible(page);
  await expectNoOverflow(page);

  const agreed = page.waitForRequest((request) => request.url().includes('startpayment'));
  await page.getByRole('button', { name: 'Proceed at the new price' }).click();
  expect((await agreed).postData()).toContain('60.00');
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeVisible();

  await save('10', id);
  await page.goto('/comfirm-payment');
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('New price: USD 30.00');
  await expectNoOverflow(page);
  await page.getByRole('link', { name: /^Follow/ }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'The price has changed' });
  await expect(notice).toContainText('The price has changed from USD 60.00 to USD 30.00');
  await expect(notice).toContainText(/keeps the price of USD 60\.00 until \d+ \w+ \d{4}, \d\d:\d\d UTC/);
  await expect(page.getByText('Price fixed until')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await notice.getByRole('link', { name: 'Pay USD 30.00 instead' }).click();
  await expect(page.getByRole('button', { name: 'Proceed' })).toBeVisible();
  // The page of prices shows what all packages on sale have in common.
  await admin.post(`deletepackagesbyid?id=${id}`, {});
});

test('the page of payments with ads loads the package of the user once', async ({ page }) => {
  await enter(page, 'agency@example.com');
  let loads = 0;
  page.on('request', (request) => {
    if (request.url().includes('getmysubscription')) loads += 1;
  });
  await page.goto('/comfirm-payment');
  await expect(page.getByText(/^\d+ scheduled, \d+ placed$/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(1);
});

/** Expects an element at the inline end of its row, inside the padding. */
async function expectAtEnd(element: Locator, row: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const [inner, outer] = await Promise.all([element.boundingBox(), row.boundingBox()]);
      return outer!.x + outer!.width - (inner!.x + inner!.width);
    })
    .toBeLessThan(40);
}
