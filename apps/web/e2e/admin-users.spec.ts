import { createAccount, enter, freshEmail } from './accounts.ts';
import { apiUser } from './api-user.ts';
import { expect, test } from './journey.ts';
import { desktop, expectAccessible, expectNoOverflow } from './page-health.ts';

const password = 'a password of mine';

test.describe('administering users on a desktop', () => {
  test.use({ viewport: desktop.viewport });

  test('finds a user and disables them with a reason', async ({ page }) => {
    const email = freshEmail('noisy');
    await createAccount(page, email, password);
    await enter(page, 'admin@example.com');
    await page.goto('/admin/users');
    await expect(page.getByRole('table').getByRole('row').nth(5)).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search Users' }).fill(email);
    await expect(page.getByText('1 in total', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/search=noisy/);
    await page.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Disable' }).click();

    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Disable' }).click();
    await expect(dialog.getByText('Enter a reason of at least 3 characters')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Writes to everybody');
    await dialog.getByRole('button', { name: 'Disable' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('table').getByText('Disabled')).toBeVisible();

    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toContainText('The email or the password is wrong');
  });

  test('hides a column of the users, and remembers it after a reload', async ({ page }) => {
    await enter(page, 'admin@example.com');
    await page.goto('/admin/users');
    const table = page.getByRole('table', { name: 'Users' });
    await expect(table.getByRole('columnheader', { name: 'Since' })).toBeVisible();
    const button = page.getByRole('button', { name: 'Columns' });
    await button.press('Enter');
    await expect(page.getByRole('menuitemcheckbox', { name: 'Name', exact: true })).toHaveCount(0);
    const since = page.getByRole('menuitemcheckbox', { name: 'Since' });
    await expect(since).toBeChecked();
    await since.press('Enter');
    await expect(since).not.toBeChecked();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(table.getByRole('columnheader', { name: 'Since' })).toHaveCount(0);

    await page.reload();
    await expect(table.getByRole('columnheader', { name: 'Email' })).toBeVisible();
    await expect(table.getByRole('columnheader', { name: 'Since' })).toHaveCount(0);
    await button.click();
    await page.getByRole('menuitem', { name: 'Default columns' }).click();
    await expect(table.getByRole('columnheader', { name: 'Since' })).toBeVisible();
  });

  test('disables several users with one reason, and undoes it', async ({ page }) => {
    const name = `crowd${Date.now()}`;
    for (const number of [1, 2]) await createAccount(page, freshEmail(`${name}-${number}`), password);
    await enter(page, 'admin@example.com');
    await page.goto(`/admin/users?search=${name}`);
    await expect(page.getByText('2 in total', { exact: true })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all rows' }).check();
    await page.getByRole('button', { name: 'Disable 2 users' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Write to everybody');
    await dialog.getByRole('button', { name: 'Disable 2 users' }).click();
    const notice = page.getByRole('status').filter({ hasText: '2 users are disabled.' });
    await expect(notice).toBeVisible();
    await expect(page.getByRole('table').getByText('Disabled')).toHaveCount(2);
    await expectAccessible(page);
    await notice.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('2 changes are undone.')).toBeVisible();
    await expect(page.getByRole('table').getByText('Disabled')).toHaveCount(0);
  });

  test('finds actions in the audit log, and exports them', async ({ page }) => {
    const email = freshEmail('lost-telephone');
    await createAccount(page, email, password);
    const admin = await apiUser('admin@example.com');
    const { content } = await admin.get(`getuserspage?search=${email}`);
    const reason = `Lost the telephone ${Date.now()}`;
    await admin.post('endusersessions', { userId: String(content[0].id), reason });
    await enter(page, 'admin@example.com');
    await page.goto('/admin/audit-log');
    await page.getByRole('searchbox', { name: 'Search Acts' }).fill(reason);
    await page.getByRole('combobox', { name: 'Act', exact: true }).selectOption('endUserSessions');
    await expect(page.getByRole('cell', { name: reason })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    expect((await download).suggestedFilename()).toBe('audit-log.csv');
  });

  test('creates a log-in link for a user whose email does not work', async ({ page, browser }) => {
    const email = freshEmail('lost');
    await createAccount(page, email, password);
    await enter(page, 'admin@example.com');
    await page.goto(`/admin/users?search=${email}`);
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page.getByRole('region', { name: 'About' })).toContainText(email);
    await page.getByRole('button', { name: 'Create a log-in link' }).click();
    await page.getByRole('textbox', { name: 'Reason' }).fill('Called us, the mailbox is gone');
    await page.getByRole('dialog').getByRole('button', { name: 'Create a log-in link' }).click();
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();

    const theirs = await (await browser.newContext({ viewport: desktop.viewport })).newPage();
    await theirs.goto(link);
    await expect(theirs).toHaveURL(/\/login-link$/);
    await expectNoOverflow(theirs);
    await expectAccessible(theirs);
    await theirs.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(theirs).toHaveURL(/\/profile$/);
    await expect(theirs.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(email);
    await theirs.goto('about:blank');
    await theirs.goto(link);
    await theirs.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(theirs.getByRole('alert')).toContainText('This link was used already');
    await theirs.context().close();

    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('region', { name: 'History' })).toContainText('mailbox is gone');
  });
});
