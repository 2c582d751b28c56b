import { expect, test } from './journey.ts';
import { expectAccessible, expectNoOverflow, phone } from './page-health.ts';

test.describe('the currency of prices', () => {
  test.use({ viewport: phone.viewport });

  test('a visitor chooses a currency in the menu, and sees it beside the prices that owners ask', async ({ page }) => {
    await page.goto('/Properties?propertyStatus=FOR_SALE');
    const notes = page.locator('article small');
    await expect(notes.filter({ hasText: /about KSh/ })).toHaveCount(0);
    await page.getByRole('button', { name: /menu/i }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Choose currency' }).click();
    await expect(page.getByRole('heading', { name: 'Currency of prices' })).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Kenyan Shilling/ }).click();
    await expect(page).toHaveURL(/\/Properties\?propertyStatus=FOR_SALE$/);
    // A house of the demo for $85,000, at 129 shillings.
    await expect(notes.filter({ hasText: /about KSh/ }).first()).toBeVisible();
    await expectNoOverflow(page);
    await page.locator('article h2 a').first().click();
    await expect(page.locator('main header small').filter({ hasText: /about KSh/ })).toBeVisible();
    await page.reload();
    await expect(page.locator('main header small').filter({ hasText: /about KSh/ })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('button', { name: 'Prices in KES' }).click();
    await page.getByRole('button', { name: /^As owners ask them/ }).click();
    await expect(page).toHaveURL(/\/property\//);
    await expect(page.locator('main header small').filter({ hasText: /about KSh/ })).toHaveCount(0);
  });
});
