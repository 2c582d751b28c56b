import { expect, test } from './journey.ts';
import { desktop, expectAccessible, expectNoOverflow, phone } from './page-health.ts';

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
    // The demo has homes in dollars and in other currencies, at 129 shillings a dollar. Those in shillings have no note.
    await expect(notes.filter({ hasText: /about KSh/ }).first()).toBeVisible();
    await expectNoOverflow(page);
    await page
      .locator('article')
      .filter({ hasText: /about KSh/ })
      .locator('h2 a')
      .first()
      .click();
    await expect(page.locator('main header small').filter({ hasText: /about KSh/ })).toBeVisible();
    await page.reload();
    await expect(page.locator('main header small').filter({ hasText: /about KSh/ })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('button', { name: 'Choose currency' }).click();
    await page.getByRole('button', { name: /^The owner’s currency/ }).click();
    await expect(page).toHaveURL(/\/property\//);
    await expect(page.locator('main header small').filter({ hasText: /about KSh/ })).toHaveCount(0);
  });
});

test.describe('a price in the chosen currency', () => {
  test.use({ viewport: desktop.viewport });

  test('filters the list, and is named by its chip', async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'currency', value: 'KES', url: baseURL! }]);
    await page.goto('/Properties?propertyStatus=FOR_SALE');
    await expect(page.getByRole('heading', { name: 'Price in KES' })).toBeVisible();
    await page.getByLabel('Highest price').fill('KSh 12,900,000');
    await page.getByRole('button', { name: 'Apply prices' }).click();
    await expect(page).toHaveURL('/Properties?propertyStatus=FOR_SALE&priceMax=12900000&currency=KES');
    await expect(page.getByText('Up to KSh\u00a012,900,000').first()).toBeVisible();
    const lowest = page.getByRole('slider', { name: 'Price from' });
    await lowest.press('ArrowRight');
    await expect(lowest).toHaveAttribute('aria-valuetext', /^From KSh/);
    await expect(page).toHaveURL(/priceMin=\d+&priceMax=12900000&currency=KES$/);
    await page.goto('/Properties?priceMax=5&currency=QQQ');
    await expect(page).toHaveURL('/Properties');
  });

  test('is a rent for a year in naira, as people there ask it', async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'currency', value: 'NGN', url: baseURL! }]);
    await page.goto('/Properties?propertyStatus=FOR_RENT');
    await expect(page.getByRole('heading', { name: 'Rent a year in NGN' })).toBeVisible();
    await page.getByLabel('Highest price').fill('₦2m');
    await page.getByRole('button', { name: 'Apply prices' }).click();
    await expect(page).toHaveURL('/Properties?propertyStatus=FOR_RENT&priceMax=2000000&currency=NGN&rentPeriod=year');
    await expect(page.getByText('Up to ₦2,000,000 a year').first()).toBeVisible();
    // An address without the period has a price for a month, as before.
    await page.goto('/Properties?propertyStatus=FOR_RENT&priceMax=150000&currency=NGN');
    await expect(page.getByRole('heading', { name: 'Rent a month in NGN' })).toBeVisible();
  });

  test('applies to an amount in the search words', async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'currency', value: 'NGN', url: baseURL! }]);
    await page.goto('/Properties');
    await page.getByRole('combobox', { name: 'Search listings' }).fill('house to buy under 60m');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/text=house\+to\+buy\+under\+60m.*currency=NGN/);
    await expect(page.getByText('Up to ₦60,000,000').first()).toBeVisible();
    await page.getByRole('combobox', { name: 'Search listings' }).fill('');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/Properties');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is sent with search words', async ({ page, baseURL }) => {
      await page.context().addCookies([{ name: 'currency', value: 'NGN', url: baseURL! }]);
      await page.goto('/');
      await page.getByRole('search').getByRole('combobox').fill('house to buy under 60m');
      await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
      await expect(page.getByText('Up to ₦60,000,000').first()).toBeVisible();
    });

    test('is sent with its period', async ({ page, baseURL }) => {
      await page.context().addCookies([{ name: 'currency', value: 'NGN', url: baseURL! }]);
      await page.goto('/Properties?propertyStatus=FOR_RENT');
      await page.getByLabel('Highest price').fill('3,000,000');
      await page.getByRole('button', { name: 'Apply prices' }).click();
      await expect(page).toHaveURL(/priceMax=3000000&currency=NGN&rentPeriod=year/);
      await expect(page.getByText('Up to ₦3,000,000 a year').first()).toBeVisible();
    });
  });
});
