import type { Locator, Page } from '@playwright/test';
import { enter, freshEmail } from './accounts.ts';
import { apiUser, inventedPlace } from './api-user.ts';
import { expect, test } from './journey.ts';
import { desktop, expectAccessible, expectNoOverflow } from './page-health.ts';

test.describe('acts on several rows on a desktop', () => {
  test.use({ viewport: desktop.viewport });

  test('messages are marked as done by keyboard, and wait again after an undo', async ({ page }) => {
    const email = freshEmail('several');
    for (const message of ['When do you open?', 'When do you close?'])
      await page.request.post('/api/africanscity/savecontactmessage', {
        form: { name: 'Rudo', surname: 'Several', email, message },
      });
    await openList(page, `/admin/messages?search=${email}`, 2);
    const table = page.getByRole('table', { name: 'Messages' });
    await page.keyboard.press('a');
    await expect(page.getByRole('group', { name: 'Selected rows' })).toContainText('2 selected');
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.keyboard.press('b');
    await expect(page.getByRole('button', { name: 'Mark as done' })).toBeFocused();
    await page.keyboard.press('Enter');
    const notice = result(page, 'Marked as done: 2.');
    await expect(notice).toBeFocused();
    await expect(table.getByText('Done', { exact: true })).toHaveCount(2);
    await expectAccessible(page);
    await notice.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(result(page, '2 changes are undone.')).toBeVisible();
    await expect(table.getByText('Waiting', { exact: true })).toHaveCount(2);
  });

  test('requests are marked as handled, keep their notes, and are not handled after an undo', async ({ page }) => {
    const email = freshEmail('several-requests');
    const form = { category: '3', name: 'Several', email, phone: '0771234567' };
    for (const location of [inventedPlace(), inventedPlace()])
      await page.request.post('/api/africanscity/savepropertyrequest', { form: { ...form, location } });
    const admin = await apiUser('admin@example.com');
    const handled = async () => {
      const { content } = await admin.get(`getpropertyrequestsall?search=${email}`);
      return (content as { handledAt: string | null; note: string; id: number }[]).map((row) => ({
        ...row,
        handled: row.handledAt !== null,
      }));
    };
    const [first] = await handled();
    const note = { id: String(first!.id), handled: 'false', note: 'Call in May', close: 'false' };
    await admin.post('handlepropertyrequest', note);
    await openList(page, `/admin/requests?search=${email}`, 2);
    await page.getByRole('checkbox', { name: 'Select all rows' }).check();
    await page.getByRole('button', { name: 'Mark as handled' }).press('Enter');
    const notice = result(page, 'Marked as handled: 2.');
    await expect(notice).toBeVisible();
    expect((await handled()).map((row) => row.handled)).toEqual([true, true]);
    expect((await handled()).map((row) => row.note)).toContain('Call in May');
    await notice.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(result(page, '2 changes are undone.')).toBeVisible();
    expect((await handled()).map((row) => row.handled)).toEqual([false, false]);
  });

  test('feedback is approved, hidden by an undo, and deleted with one reason', async ({ page, request }) => {
    const visitor = await apiUser('visitor@example.com');
    const words = `Several kind people ${Date.now()}`;
    for (const end of ['.', '!']) await visitor.post('savefeedback', { message: words + end });
    await openList(page, `/admin/feedback?search=${encodeURIComponent(words)}`, 2);
    const selectAll = page.getByRole('checkbox', { name: 'Select all rows' });
    const bar = page.getByRole('group', { name: 'Selected rows' });
    const home = async () => (await request.get('/api/africanscity/gethomecontent')).text();
    await selectAll.check();
    await bar.getByRole('button', { name: 'Approve' }).click();
    const notice = result(page, 'Approved for the home page: 2.');
    await expect(notice).toBeVisible();
    expect(await home()).toContain(words);
    await notice.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(result(page, '2 changes are undone.')).toBeVisible();
    expect(await home()).not.toContain(words);
    await selectAll.check();
    await bar.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete 2 pieces of feedback' });
    await expect(dialog).toContainText('This cannot be undone.');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Written by a robot.');
    await dialog.getByRole('button', { name: 'Delete 2 pieces of feedback' }).click();
    await expect(result(page, 'Deleted: 2.')).toBeVisible();
    await expect(page.getByText(`Nothing matches “${words}”.`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  });

  test('forms held as spam are deleted after a confirmation', async ({ page }) => {
    const words = `Cheap offers ${Date.now()}`;
    for (const end of ['.', '!'])
      await page.request.post('/api/africanscity/savecontactmessage', {
        form: { name: 'Rudo', surname: 'Held', email: freshEmail('held'), message: words + end, topping: 'x' },
      });
    await openList(page, `/admin/spam?search=${encodeURIComponent(words)}`, 2);
    await page.getByRole('checkbox', { name: 'Select all rows' }).check();
    await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Delete' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete 2 forms' });
    await expect(dialog).toContainText('This cannot be undone.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Delete 2 forms' }).press('Enter');
    await expect(result(page, 'Forms deleted: 2.')).toBeVisible();
    await expect(page.getByText(`Nothing matches “${words}”.`)).toBeVisible();
  });
});

async function openList(page: Page, address: string, total: number): Promise<void> {
  await enter(page, 'admin@example.com');
  await page.goto(address);
  await expect(page.getByText(`${total} in total`, { exact: true })).toBeVisible();
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
}

/** The notice with the result of an action on several rows. */
function result(page: Page, text: string): Locator {
  return page.getByRole('status').filter({ hasText: text });
}
