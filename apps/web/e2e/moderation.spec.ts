import type { Page } from '@playwright/test';
import { enter, freshEmail, logIn } from './accounts.ts';
import { openSection } from './administration.ts';
import { apiUser, familyHouse } from './api-user.ts';
import { expect, test } from './journey.ts';
import { waitForMail } from './mailbox.ts';
import { desktop, expectAccessible, screens } from './page-health.ts';

/** The owner can still open a hidden listing from their own network. */
const elsewhere = { headers: { 'x-forwarded-for': '198.51.100.7' } };

/** Opens the menu of the only row and chooses an item. */
async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

async function giveReason(page: Page, reason: string, confirm: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await expect(dialog).toBeHidden();
}

for (const { name, viewport } of screens) {
  test.describe(`moderation on a ${name}`, () => {
    test.use({ viewport });

    test('a listing is found, hidden with a reason, shown again and deleted, and its owner is emailed', async ({
      page,
      request,
    }) => {
      const address = `${Date.now()} Hidden Close`;
      const owner = await apiUser('agency@example.com');
      const id = await owner.list({ ...familyHouse, address });
      await logIn(page, 'admin@example.com');
      await openSection(page, 'Listings');
      const table = page.getByRole('table', { name: 'Listings' });
      await page.getByRole('searchbox', { name: 'Search Listings' }).fill(address);
      await expect(page.getByRole('status').filter({ hasText: /^1 in total$/ })).toBeVisible();
      await choose(page, address, 'Hide');
      await page.getByRole('dialog').getByRole('button', { name: 'Hide', exact: true }).click();
      await expect(page.getByText('Enter a reason of at least 3 characters')).toBeVisible();
      await expectAccessible(page);
      await giveReason(page, 'The pictures show another house.', 'Hide');
      await expect(table.getByText('Hidden by the team', { exact: true })).toBeVisible();
      expect((await request.get(`/api/africanscity/getpropertiesbyid?id=${id}`, elsewhere)).status()).toBe(404);
      const mail = await waitForMail('agency@example.com', new RegExp(address));
      expect(mail.text).toContain('The pictures show another house.');
      await choose(page, address, 'Show');
      await giveReason(page, 'They are replaced.', 'Show');
      await expect(table.getByText('On the site', { exact: true })).toBeVisible();
      expect((await request.get(`/api/africanscity/getpropertiesbyid?id=${id}`)).status()).toBe(200);
      await page.getByRole('checkbox', { name: `Select ${address}` }).check();
      await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Delete' }).click();
      await giveReason(page, 'It was sold long ago.', 'Delete');
      await expect(table.getByText('Deleted', { exact: true })).toBeVisible();
    });
  });
}

test.describe('moderation on a desktop', () => {
  test.use({ viewport: desktop.viewport });

  test('twenty listings are moderated by keyboard', async ({ page }) => {
    const close = `${Date.now()} Keyboard Close`;
    const owners = [await apiUser('agency@example.com'), await apiUser('admin@example.com')];
    for (let number = 1; number <= 20; number++)
      await owners[number % 2]?.list({ ...familyHouse, address: `${number}, ${close}` });
    await enter(page, 'admin@example.com');
    await page.goto('/admin/adminlayout');
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('textbox', { name: /^Go to a page/ })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type('listi');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Listings' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Listings' })).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type(close);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: /^20 in total$/ })).toBeVisible();
    await page.getByRole('searchbox').blur();

    const bar = page.getByRole('group', { name: 'Selected rows' });
    for (const key of ['j', 'x', 'j', 'j', 'x', 'k', 'x']) await page.keyboard.press(key);
    await expect(bar).toContainText('3 selected');
    await expect(bar.getByRole('button', { name: 'Restore' })).toBeHidden();
    await page.keyboard.press('b');
    await expect(bar.getByRole('button', { name: 'Hide' })).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Hide 3 listings?' });
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
    await page.keyboard.type('The pictures show another house.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('3 listings hidden.')).toBeVisible();

    await page.keyboard.press('a');
    await expect(bar).toContainText('20 selected');
    await expect(bar.getByRole('button', { name: 'Hide 17 of them' })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Show 3 of them' })).toBeVisible();
    await bar.getByRole('button', { name: 'Delete' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Reason' })).toBeFocused();
    await page.keyboard.type('All of them were sold long ago.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('20 listings deleted.')).toBeVisible();
    // The last of them were hidden before, and are again.
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(page.getByText('20 changes are undone.')).toBeVisible();
    await page.keyboard.press('a');
    await expect(bar.getByRole('button', { name: 'Hide 17 of them' })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Show 3 of them' })).toBeVisible();
    await bar.getByRole('button', { name: 'Delete' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Reason' })).toBeFocused();
    await page.keyboard.type('All of them were sold long ago.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('20 listings deleted.')).toBeVisible();

    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Restore' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('switch', { name: 'Single-key shortcuts' }).press('Space');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toHaveCount(0);
  });

  for (const width of [1280, 1440]) {
    test(`the actions of a row are visible at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await enter(page, 'admin@example.com');
      await page.goto('/admin/listings?state=featured');
      const act = page.getByRole('button', { name: /^Actions for/ }).first();
      await expect(act).toBeVisible();
      const box = await act.boundingBox();
      expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      await act.click();
      await expect(page.getByRole('menuitem', { name: 'Stop featuring' })).toBeVisible();
    });
  }

  test('the actions cover no owner at 1440 pixels', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await enter(page, 'admin@example.com');
    await page.goto('/admin/listings');
    const owners = page.getByRole('columnheader', { name: 'Owner' });
    const actions = page.getByRole('columnheader', { name: 'Actions' });
    await expect(owners).toBeVisible();
    const [owner, act] = [await owners.boundingBox(), await actions.boundingBox()];
    expect((owner?.x ?? 1440) + (owner?.width ?? 0)).toBeLessThanOrEqual(act?.x ?? 0);
  });

  test('a number of the overview links to the counted listings', async ({ page }) => {
    await enter(page, 'admin@example.com');
    await page.goto('/admin/adminlayout');
    await expect(page.getByRole('link', { name: /Users? without listings$/ })).toBeVisible();
    const row = page.getByRole('region', { name: 'Open listings by type' }).getByRole('row').last();
    const count = await row.getByRole('cell').last().textContent();
    await row.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Listings' })).toBeVisible();
    // The number of all types may end with the same digits.
    const total = page.getByRole('status').filter({ hasText: new RegExp(`^${count} in total$`) });
    await expect(total).toBeVisible();
    await page.getByRole('button', { name: /^Remove the filter: type/ }).click();
    await expect(total).toBeHidden();
  });

  test('a reported listing is in the queue until it is decided', async ({ page, request }) => {
    const address = `${Date.now()} Reported Road`;
    const owner = await apiUser('agency@example.com');
    const id = await owner.list({ ...familyHouse, address });
    const visitor = await apiUser('visitor@example.com');
    await visitor.post('savelistingreport', {
      propertyId: String(id),
      reason: 'fraud',
      details: 'Asked for money first.',
    });
    await enter(page, 'admin@example.com');
    await page.goto('/admin/moderation');
    await page.getByRole('searchbox', { name: 'Search Moderation' }).fill(address);
    await expect(page.getByRole('status').filter({ hasText: /^1 in total$/ })).toBeVisible();
    await expect(page.getByText('“Asked for money first.”')).toBeVisible();
    await choose(page, address, 'Hide');
    await giveReason(page, 'It is a fraud.', 'Hide');
    await expect(page.getByText(`Nothing matches “${address}”.`)).toBeVisible();
    expect((await request.get(`/api/africanscity/getpropertiesbyid?id=${id}`, elsewhere)).status()).toBe(404);
    expect((await waitForMail('agency@example.com', new RegExp(address))).text).toContain('It is a fraud.');

    // A report of a hidden listing is accepted without an email to the owner.
    const seen = { propertyId: String(id), reason: 'other', details: 'Seen again.' };
    await (await apiUser('admin@example.com')).post('savelistingreport', seen);
    await page.reload();
    await page.getByRole('button', { name: `Leave hidden: ${address}` }).click();
    await giveReason(page, 'Still a fraud.', 'Leave hidden');
    await expect(page.getByText('1 listing left hidden.')).toBeVisible();
    await expect(page.getByText(`Nothing matches “${address}”.`)).toBeVisible();

    const alike = [1, 2].map((number) => `${number} Alike ${address}`);
    for (const address of alike) {
      const propertyId = String(await owner.list({ ...familyHouse, address }));
      await visitor.post('savelistingreport', { propertyId, reason: 'other', details: 'Looks odd.' });
    }
    await page.getByRole('searchbox', { name: 'Search Moderation' }).fill(`Alike ${address}`);
    for (const address of alike) await page.getByRole('checkbox', { name: `Select ${address}` }).check();
    await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Keep' }).click();
    await giveReason(page, 'Both are in order.', 'Keep');
    await expect(page.getByText('2 listings kept.')).toBeVisible();
    await expect(page.getByText(`Nothing matches “Alike ${address}”.`)).toBeVisible();
  });

  test('a message from the contact form is answered by email', async ({ page }) => {
    const email = freshEmail('asks');
    await page.goto('/contact');
    await page.getByLabel('Surname').fill('Sibanda');
    await page.getByLabel('First Name').fill('Themba');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Message').fill('Do you also let offices?');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
    await waitForMail(email, /We have your message/);
    await enter(page, 'admin@example.com');
    await page.goto('/admin/messages');
    await page.getByRole('searchbox', { name: 'Search Messages' }).fill(email);
    await expect(page.getByRole('status').filter({ hasText: /^1 in total$/ })).toBeVisible();
    await expect(page.getByText('Do you also let offices?')).toBeVisible();
    await choose(page, 'the message of Themba Sibanda', 'Answer');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText('Write something')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Message' }).fill('Yes, many of them.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Yes, many of them.')).toBeVisible();
    await expect(page.getByText('Done', { exact: true }).last()).toBeVisible();
    expect((await waitForMail(email, /Our answer/)).text).toContain('Yes, many of them.');
  });

  test('feedback is shown on the home page, and deleted', async ({ page, request }) => {
    const visitor = await apiUser('visitor@example.com');
    const words = `Kind people ${Date.now()}.`;
    await visitor.post('savefeedback', { message: words });
    await enter(page, 'admin@example.com');
    await page.goto('/admin/feedback');
    await page.getByRole('searchbox', { name: 'Search Feedback' }).fill(words);
    await expect(page.getByRole('status').filter({ hasText: /^1 in total$/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hide', exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByRole('button', { name: 'Hide', exact: true })).toBeVisible();
    expect(await (await request.get('/api/africanscity/gethomecontent')).text()).toContain(words);
    await page.getByRole('button', { name: /^Actions for the feedback of/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await giveReason(page, 'The writer asked for it.', 'Delete');
    await expect(page.getByText(`Nothing matches “${words}”.`)).toBeVisible();
    expect(await (await request.get('/api/africanscity/gethomecontent')).text()).not.toContain(words);
  });

  test('feedback cannot be shown without permission', async ({ page }) => {
    const visitor = await apiUser('visitor@example.com');
    const words = `Between us ${Date.now()}.`;
    await visitor.post('savefeedback', { message: words, mayBeShown: 'false' });
    await enter(page, 'admin@example.com');
    await page.goto(`/admin/feedback?search=${encodeURIComponent(words)}`);
    await expect(page.getByRole('cell', { name: 'Not given', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
    await page.getByRole('checkbox', { name: /^Select the feedback of/ }).check();
    const bar = page.getByRole('group', { name: 'Selected rows' });
    await expect(bar.getByRole('button', { name: 'Delete' })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  });
});
