import { enter, enterAsNew, freshEmail } from './accounts.ts';
import { expect, test } from './journey.ts';
import { waitForMail } from './mailbox.ts';
import { desktop, expectAccessible, expectNoOverflow } from './page-health.ts';

const password = 'a borehole in Borrowdale';

test.describe('on a desktop', () => {
  test.use({ viewport: desktop.viewport });

  test('an administrator finds a payment, reads its history, and records a refund', async ({ page }) => {
    const email = freshEmail('payer-desktop');
    await enterAsNew(page, email, password);
    await page.goto('/single-package');
    await page.getByLabel('Mobile number').fill('0771111111');
    await page.getByRole('button', { name: 'Proceed' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Paid' })).toBeVisible();
    const payment = page.url();

    await enter(page, 'admin@example.com');
    await page.goto('/admin/payments');
    await page.getByLabel('Search Payments').fill(email);
    const link = page.getByRole('table', { name: 'Payments' }).getByRole('link');
    await expect(link).toHaveCount(1);
    await link.click();
    await expect(page.getByRole('region', { name: 'History' }).getByText('→ Paid')).toBeVisible();
    await page.getByRole('button', { name: 'Record a refund' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Record a refund' }).click();
    await expect(dialog.getByText('Enter a reason of at least 3 characters')).toBeVisible();
    await dialog.getByLabel('Reason').fill('Paid twice by mistake');
    await dialog.getByRole('button', { name: 'Record a refund' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Paid twice by mistake')).toBeVisible();

    await enter(page, email, password);
    await page.goto(payment);
    await expect(page.getByText('Refunded').first()).toBeVisible();
  });

  test('the payer announces a bank transfer, and the package starts when an administrator confirms it', async ({
    page,
  }) => {
    const email = freshEmail('transfer-desktop');
    await enterAsNew(page, email, password);
    await page.goto('/single-package');
    await page.getByRole('tab', { name: 'Bank transfer' }).click();
    await page.getByLabel('Currency').selectOption('USD');
    await page.getByRole('button', { name: 'Proceed' }).click();
    await expect(page.getByText('0000 1002 0030')).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    const payment = page.url();
    await page.getByRole('button', { name: 'I have sent the transfer' }).click();
    await expect(page.getByLabel('Bank reference of the transfer')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('button', { name: 'Cancel the payment' })).toBeVisible();
    await page.getByLabel('Bank reference of the transfer').fill('FT desktop');
    await page.getByRole('button', { name: 'I have sent the transfer' }).click();
    await expect(page.getByText('You told us that it is sent')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel the payment' })).toBeHidden();

    await enter(page, 'admin@example.com');
    await page.goto('/admin/payments');
    await page.getByLabel('Search Payments').fill(email);
    const link = page.getByRole('table', { name: 'Payments' }).getByRole('link');
    await expect(link).toHaveCount(1);
    await expect(page.getByText('Find the transfer')).toBeVisible();
    await link.click();
    await page.getByRole('button', { name: 'Confirm the transfer' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('It is in the account');
    await dialog.getByRole('button', { name: 'Confirm the transfer' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: 'History' }).getByText('→ Paid')).toBeVisible();

    await enter(page, email, password);
    await page.goto(payment);
    await expect(page.getByRole('heading', { level: 1, name: 'Paid' })).toBeVisible();
    await waitForMail(email, /^Receipt AC-\d{4}-\d{6}: USD 3\.00 for Individuals$/);
  });

  test('an administrator sets the exchange rate, and sees errors at their fields', async ({ page, request }) => {
    await enter(page, 'admin@example.com');
    await page.goto('/admin/payments');
    await page.getByLabel('ZiG for one dollar').fill('a lot');
    await page.getByRole('button', { name: 'Set the rate' }).click();
    await expect(page.getByLabel('ZiG for one dollar')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('ZiG for one dollar').fill('26.785');
    await page.getByRole('button', { name: 'Set the rate' }).click();
    await expect(page.getByRole('list', { name: 'Rates today' })).toContainText('26.785');
    const rate = await request.get('/api/africanscity/getexchangerate');
    expect(await rate.json()).toMatchObject({ rate: '26.785' });

    const rates = page.getByRole('region', { name: 'Exchange rates' });
    await rates.getByLabel('Currency').selectOption('MWK, Malawian Kwacha');
    await rates.getByLabel('MWK for one dollar').fill('1700');
    await rates.getByRole('button', { name: 'Set the rate' }).click();
    await expect(rates.getByRole('list', { name: 'Rates today' })).toContainText('1,700 MWK from');
    // Searches use the rate at once: a villa in Glen Lorne costs $640,000, which is 1,088 million kwacha.
    const labelsOf = async (text: string) => {
      const list = await request.get(`/api/africanscity/getpaginatedproperties?${new URLSearchParams({ text })}`);
      const { reading } = (await list.json()) as { reading: { parts: { label: string }[]; leftOut: string[] } };
      return [...reading.parts.map(({ label }) => label.replaceAll('\u00a0', ' ')), ...reading.leftOut];
    };
    const read = ['Villa', 'Glen Lorne'];
    expect(await labelsOf('villa in glen lorne under 1088m mwk')).toEqual([...read, 'Up to MWK 1,088,000,000']);
    expect(await labelsOf('villa in glen lorne under 1087m mwk')).toEqual([
      ...read,
      'Up to MWK 1,087,000,000',
      'price',
    ]);
  });
});
