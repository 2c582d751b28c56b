import { enter, freshEmail } from './accounts.ts';
import { expect, test } from './journey.ts';
import { linkOf, waitForMail } from './mailbox.ts';
import { desktop, expectAccessible, expectNoOverflow, phone, watchLayoutShift } from './page-health.ts';

test.describe('an announcement on a desktop', () => {
  test.use({ viewport: desktop.viewport });
  // Emails, several users and a check of each screen take time.

  test('is written, shown above the page, emailed to subscribers, dismissed, and ended', async ({ page, browser }) => {
    const title = `Closed on Friday ${Date.now()}`;
    const email = freshEmail('subscriber');
    await page.request.post('/api/africanscity/subscribenewsletter', { form: { email } });
    const token = /token=(\S+)/.exec(linkOf(await waitForMail(email, /Confirm/)))?.[1] ?? '';
    await page.request.post('/api/africanscity/confirmnewsletter', { form: { token } });

    await enter(page, 'admin@example.com');
    await page.goto('/admin/announcements');
    await page.getByRole('button', { name: 'New announcement' }).click();
    const dialog = page.getByRole('dialog', { name: 'New announcement' });
    await dialog.getByRole('button', { name: 'Save draft' }).click();
    await expect(dialog.getByLabel('Title')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByLabel('Text', { exact: true }).fill('Our office is closed.\n\nCall us on Monday.');
    await dialog.getByLabel('Recipients by email').selectOption('subscribers');
    await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText(title);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save draft' }).click();
    await expect(dialog).toBeHidden();
    const row = page.getByRole('row').filter({ hasText: title });
    await expect(row).toContainText('Draft');

    await row.getByRole('button', { name: `Actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Publish' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await expect(row).toContainText('On the site');
    const mail = await waitForMail(email, new RegExp(title));
    expect(mail.text).toContain('Call us on Monday.');
    await expect(row).toContainText(/\d+ of \d+ sent/);

    const visitor = await browser.newPage({ viewport: desktop.viewport, javaScriptEnabled: false });
    await visitor.goto(`${process.env.E2E_URL}/home`);
    await expect(visitor.getByRole('region', { name: 'Announcements' })).toContainText(title);
    await visitor.close();
    const context = await browser.newContext({ viewport: desktop.viewport });
    const other = await context.newPage();
    await other.goto(`${process.env.E2E_URL}/about`);
    const banner = other.getByRole('region', { name: 'Announcements' }).getByText(title);
    await expect(banner).toBeVisible();
    await expectNoOverflow(other);
    await expectAccessible(other);
    await other.getByRole('button', { name: `Dismiss: ${title}` }).click();
    await expect(banner).toBeHidden();
    await other.reload();
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner).toBeHidden();
    await context.close();

    await row.getByRole('button', { name: `Actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'End' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End announcement' }).click();
    await expect(row).toContainText('Ended');
    const shown = await page.request.get('/api/africanscity/getannouncements', {
      headers: { 'cache-control': 'no-cache' },
    });
    expect(await shown.text()).not.toContain(title);
  });
});

test.describe('an announcement for users on a phone', () => {
  test.use({ viewport: phone.viewport });

  test('waits for the next page, as it would move the buttons of the open one', async ({ page }) => {
    await enter(page, 'visitor@example.com');
    const shifted = await watchLayoutShift(page);
    for (const path of ['/property?id=3', '/favorite']) {
      const answered = page.waitForResponse(/getuserannouncements/);
      await page.goto(path);
      await (await answered).finished();
      await page.waitForLoadState('networkidle');
      expect(await shifted(), path).toBeLessThan(0.05);
      await expect(page.getByRole('region', { name: 'Announcements' })).toBeHidden();
    }
    await page.getByRole('link', { name: 'Saved searches' }).click();
    await expect(page.getByRole('region', { name: 'Announcements' })).toContainText('New: saved searches');
  });
});
