import { enter, enterAsNew, freshEmail } from './accounts.ts';
import { apiUser, familyHouse } from './api-user.ts';
import { expect, test } from './journey.ts';
import { desktop } from './page-health.ts';

const password = 'a password of mine';

test.describe('a closed dialog returns the focus', () => {
  test.use({ viewport: desktop.viewport });

  for (const [place, address, call, button] of [
    ['the button whose call asked for the identity', '/profile', 'saveuser', 'Update'],
    ['the heading above a removed button', '/settings', 'starttimecode', 'Add an authenticator app'],
  ] as const) {
    test(`to ${place}`, async ({ page }) => {
      await enterAsNew(page, freshEmail('focus'), password);
      await page.route(`**/api/africanscity/${call}`, (route) =>
        route.fulfill({
          status: 403,
          json: { statusCode: 403, code: 'confirmation_required', message: 'Confirm that it is you.', requestId: '1' },
        }),
      );
      await page.goto(address);
      const opener = page.getByRole('button', { name: button, exact: true });
      await opener.click();
      await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Password' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const returned = address === '/profile' ? opener : page.getByRole('heading', { name: 'Security' });
      await expect(returned).toBeFocused();
    });
  }

  test('to the button that sent a form after the session ended', async ({ page }) => {
    await enterAsNew(page, freshEmail('focus'), password);
    await page.goto('/feedback');
    await page
      .getByRole('textbox', { name: 'Feedback | Testimony' })
      .fill('We found our home here, and the keys came.');
    const authorization = await page.evaluate(() => localStorage.getItem('authHeaderString') ?? '');
    expect((await page.request.post('/api/logoff', { headers: { authorization } })).ok()).toBe(true);
    const opener = page.getByRole('button', { name: 'Submit' });
    await opener.click();
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Email' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('to the buttons of a version, and to the control that was focused before the palette', async ({ page }) => {
    await enter(page, 'admin@example.com');
    await page.goto('/admin/pages');
    await page.getByRole('table').getByRole('link').first().click();
    for (const name of ['View', 'Restore…']) {
      const opener = page.getByRole('button', { name, exact: true }).first();
      await opener.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
    const before = page.getByRole('button', { name: 'View', exact: true }).first();
    await before.focus();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('textbox', { name: /^Go to a page/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(before).toBeFocused();
  });

  test('to the menu of the row, and to the next row after the row is deleted', async ({ page }) => {
    await enter(page, 'owner@example.com');
    const owner = await apiUser('owner@example.com');
    const street = `Focus Street ${Date.now()}`;
    const homes: number[] = [];
    for (const number of [1, 2]) homes.push(await owner.list({ ...familyHouse, address: `${number} ${street}` }));
    await page.goto(`/myListings?search=${encodeURIComponent(street)}`);
    const menus = page.getByRole('button', { name: /^Actions for / });
    await expect(menus).toHaveCount(2);
    const [first, second] = await menus.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    const menu = page.getByRole('button', { name: first, exact: true });
    const dialog = page.getByRole('dialog');
    await menu.click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(menu).toBeFocused();
    await menu.click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole('button', { name: second, exact: true })).toBeFocused();
    const left = second?.includes(`1 ${street}`) ? homes[0] : homes[1];
    await owner.remove(left!);
  });
});
