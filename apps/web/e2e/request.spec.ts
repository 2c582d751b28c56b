import { enterAsNew, freshEmail } from './accounts.ts';
import { expect, test } from './journey.ts';
import { expectAccessible, phone, scrollThrough } from './page-health.ts';

test.describe('on a phone', () => {
  test.use({ viewport: phone.viewport });

  test('a user requests a home similar to a listing, finds the request and deletes it', async ({ page, request }) => {
    const list = await (await request.get('/api/africanscity/getpaginatedproperties?size=5')).json();
    await page.goto(`/property?id=${list.content[0].id}`);
    await page.getByRole('link', { name: 'Request Similar Property' }).click();
    await expect(page).toHaveURL(/\/request\?location=.+&category=[123]$/);
    await expect(page.getByRole('textbox', { name: 'Location' })).toHaveValue(new RegExp(list.content[0].city));
    await expect(page.getByRole('heading', { name: 'Your requests' })).toBeHidden();

    // A new user without requests.
    const account = freshEmail('asker');
    await enterAsNew(page, account, 'a password of mine');
    await page.goto('/request');
    await expect(page.getByRole('heading', { level: 1, name: 'Create Request' })).toBeVisible();
    await expect(
      page.getByText('Tell us once what you need. Matching owners and agents will contact you.'),
    ).toBeVisible();
    // The user's requests load on scroll.
    await scrollThrough(page);
    await expect(page.getByText('No requests yet')).toBeVisible();

    await page.getByRole('button', { name: 'Submit' }).click();
    for (const label of ['Location', 'Select Category', 'Name', 'Email', 'Phone']) {
      await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(page.getByLabel('Location')).toBeFocused();
    await page.getByLabel('Location').fill('23423 Tynwald');
    await page.getByLabel('Select Category').selectOption('Rooms');
    await page.getByLabel('Name', { exact: true }).fill('Rudo');
    await page.getByLabel('Email').fill(freshEmail('rudo'));
    await page.getByLabel('Phone').fill('0771234567');
    await page.getByLabel('Water').focus();
    await page.keyboard.press('Space');
    await page.getByLabel('More details').fill('From May.');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { name: 'We have your request' })).toBeFocused();
    const own = page.getByRole('article').filter({ hasText: 'Rooms in 23423 Tynwald' });
    await expect(own).toContainText('With Water');
    await expectAccessible(page);
    await own.getByRole('button', { name: /^Delete/ }).click();
    await expect(own).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Your requests' })).toBeFocused();
  });
});
