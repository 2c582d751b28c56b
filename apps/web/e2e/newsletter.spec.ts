import { fileNameOf } from '@africanscity/contracts/brand';
import { enter, freshEmail } from './accounts.ts';
import { expect, test } from './journey.ts';
import { linkOf, waitForMail } from './mailbox.ts';
import { expectAccessible, phone } from './page-health.ts';
import { siteBrand } from './site-brand.ts';

test.describe('the newsletter on a phone', () => {
  test.use({ viewport: phone.viewport });
  // Emails, several users and a check of each screen take time.

  test('is joined through an emailed link, and left through another', async ({ page }) => {
    const email = freshEmail('reader');
    const subscribe = async () => {
      await page.goto('/home');
      await page.getByRole('heading', { name: 'Be the first to know' }).scrollIntoViewIfNeeded();
      await page.getByLabel('Email for the newsletter').fill(email);
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByText(`We emailed a link to ${email}.`)).toBeFocused();
    };
    await page.goto('/home');
    await page.getByRole('heading', { name: 'Be the first to know' }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByLabel('Email for the newsletter')).toHaveAttribute('aria-invalid', 'true');
    await subscribe();
    await expectAccessible(page);

    await page.goto(linkOf(await waitForMail(email, /Confirm that you want our news/)));
    await expect(page).toHaveURL(/\/newsletter$/);
    await page.getByRole('button', { name: 'Yes, send me news' }).click();
    await expect(page.getByText('You are subscribed')).toBeVisible();

    // A subscriber gets an email with the unsubscribe link instead.
    await subscribe();
    await page.goto(linkOf(await waitForMail(email, /You already get our news/)));
    await expect(page).toHaveURL(/\/unsubscribe$/);
    await expect(page.getByText(`Shall we stop mailing you news from ${siteBrand.name}?`)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByText('You are unsubscribed')).toBeVisible();

    await enter(page, 'admin@example.com');
    await page.goto('/admin/newsletter');
    await page.getByRole('searchbox', { name: 'Search Subscribers' }).fill(email);
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Unsubscribed');
    // The previous rows are dimmed until the response arrives.
    await expect(page.getByText('1 in total', { exact: true })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Subscribers' })).toHaveAttribute('aria-busy', 'false');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export subscribers' }).click();
    expect((await download).suggestedFilename()).toBe(`${fileNameOf(siteBrand)}-subscribers.csv`);
  });

  test('an incomplete link shows an error', async ({ page }) => {
    for (const path of ['/newsletter', '/unsubscribe']) {
      await page.goto(path);
      await expect(page.getByRole('alert')).toContainText('The link is incomplete');
    }
  });
});
