import { enter } from './accounts.ts';
import { apiUser, familyHouse, inventedPlace } from './api-user.ts';
import { expect, test } from './journey.ts';
import { desktop, expectAccessible, expectNoOverflow, phone } from './page-health.ts';

test.describe('Ctrl K', () => {
  test.use({ viewport: desktop.viewport });

  test('finds listings, users and places with their state, and opens them', async ({ page }) => {
    const owner = await apiUser('owner@example.com');
    const street = `${inventedPlace()} Close`;
    const shown = await owner.list({ ...familyHouse, address: `4 ${street}`, price: 91_500 });
    const deleted = await owner.list({ ...familyHouse, address: `6 ${street}` });
    await owner.remove(deleted);

    await enter(page, 'admin@example.com');
    await page.goto('/admin/adminlayout');
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('textbox', { name: /^Go to a page/ });
    await field.fill(street);
    const hit = page.getByRole('button', { name: `4 ${street}` });
    await expect(hit).toContainText(`#${shown} · Avondale · Harare · $91,500`);
    await expect(hit).toContainText('For Sale');
    await expect(page.getByRole('button', { name: `6 ${street}` })).toContainText('Deleted');
    await expect(page.getByRole('status').filter({ hasText: 'The first five of each kind' })).toBeVisible();
    await expectAccessible(page);
    // Enter opens the first hit, although other lines were there before it.
    await expect(page.locator('[data-selected]')).toHaveText(/^[46] /);
    await page.getByRole('button', { name: `6 ${street}` }).click();
    await expect(page).toHaveURL(`/admin/listings?search=${deleted}`);

    await page.keyboard.press('Control+k');
    await field.fill('visitor@example');
    const user = page.getByRole('button', { name: /visitor@example\.com/ });
    await expect(user).toContainText('listing');
    await field.fill('no such thing anywhere');
    await expect(page.getByText('Nothing found.')).toBeVisible();
    await field.fill('Avondale');
    await expect(page.getByRole('button', { name: /^Avondale.*Harare, Zimbabwe/ })).toContainText('Confirmed');
    await page.setViewportSize(phone.viewport);
    await expectNoOverflow(page);
    await page.setViewportSize(desktop.viewport);
    await page.getByRole('button', { name: /^Avondale.*Harare, Zimbabwe/ }).click();
    await expect(page).toHaveURL('/admin/places?which=all&search=Avondale');
    await owner.remove(shown);
  });
});
