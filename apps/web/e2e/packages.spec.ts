import { demoPassword, enter, enterAsNew, freshEmail } from './accounts.ts';
import { expect, test } from './journey.ts';
import { desktop, expectAccessible } from './page-health.ts';

const password = 'a borehole in Borrowdale';

test.describe('on a desktop', () => {
  test.use({ viewport: desktop.viewport });

  test('an administrator changes a package, and stops selling one', async ({ page, request, browser }) => {
    const title = 'Platinum desktop';
    await enter(page, 'admin@example.com');
    await page.goto('/admin/packages');
    await expect(page.getByRole('heading', { name: 'Gold' })).toBeVisible();
    await page.getByRole('button', { name: 'Add a package' }).click();
    await page.getByRole('button', { name: 'Save package' }).click();
    await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Name').fill(title);
    await page.getByLabel('Price in US dollars per month').fill('120.50');
    await page.getByLabel('Price in ZiG per month').fill('about 3000');
    await page.getByRole('button', { name: 'Save package' }).click();
    await expect(page.getByLabel('Price in ZiG per month')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Price in ZiG per month').fill('3210');
    await page.getByLabel('Included features').fill('Everything 1\nAnd more 2');
    await page.getByLabel('Active listings', { exact: true }).fill('');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save package' }).click();
    await expect(page.getByRole('button', { name: `Edit ${title}` })).toBeVisible();
    const packages = await request.get('/api/africanscity/getpackagesall');
    const made = ((await packages.json()) as { name: string; price: number; description: string }[]).find(
      (item) => item.name === title,
    );
    expect(made).toMatchObject({ price: 120.5, description: 'Everything 1\r\nAnd more 2', maxActive: null });
    const visitor = await browser.newPage();
    await visitor.goto('/pricing');
    await expect(visitor.getByRole('listitem').filter({ hasText: title })).toContainText('or ZiG 3,210.00');
    await visitor.close();
    await page.getByRole('button', { name: `Stop selling: ${title}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stop selling' }).click();
    await expect(page.getByRole('button', { name: `Edit ${title}` })).toBeHidden();
    // The page of prices is cached. Other journeys count its packages.
    await expect.poll(async () => (await request.get('/pricing')).text()).not.toContain(title);
  });

  test('an ad is marked as placed with proof, which its owner sees', async ({ page }) => {
    const email = freshEmail('ads-desktop');
    await enterAsNew(page, email, password);
    await page.goto('/single-package');
    await page.getByLabel('Mobile number').fill('0771111111');
    await page.getByRole('button', { name: 'Proceed' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Paid' })).toBeVisible();

    await enter(page, 'admin@example.com');
    await page.goto('/admin/ad-tasks');
    await page.getByLabel('Search Ads').fill(email);
    await page.keyboard.press('Enter');
    await page.getByLabel('Type of ad').selectOption('Newspaper');
    // The previous rows, some of which are ads of payers with the same name, stay until the response arrives.
    await expect(page.getByRole('table', { name: 'Ads' })).toHaveAttribute('aria-busy', 'false');
    const actions = page.getByRole('button', { name: 'Actions for Newspaper ad 1 for Chipo Dube' });
    await expect(actions).toBeVisible();
    await actions.click();
    await page.getByRole('menuitem', { name: 'Mark as placed' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Mark as placed' }).click();
    await expect(dialog.getByText(/must link to the ad/i)).toBeVisible();
    await dialog.getByLabel('Note').fill('The Herald, 3 March, page 12');
    await dialog.getByRole('button', { name: 'Mark as placed' }).click();
    await expect(dialog).toBeHidden();
    await expect(actions).toBeHidden();

    await enter(page, email, password);
    await page.goto('/comfirm-payment');
    await expect(page.getByText('The Herald, 3 March, page 12')).toBeVisible();
  });

  test('an owner features a listing, which then is first in the list', async ({ page }) => {
    await enter(page, 'agency@example.com', demoPassword);
    await page.goto('/myListings');
    await expect(page.getByRole('heading', { name: /^Your package: Gold/ })).toBeVisible();
    // Other journeys create and delete listings with long numbers.
    const rows = page.getByRole('row').filter({ hasNot: page.getByText('Featured', { exact: true }) });
    const menus = rows.getByRole('button', { name: /^Actions for (?!.*\d{8})/ });
    const name = (await menus.first().getAttribute('aria-label')) ?? '';
    await menus.first().click();
    await page.getByRole('menuitem', { name: 'Feature', exact: true }).click();
    await expect(page.getByText('1 listing featured.')).toBeVisible();
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('menuitem', { name: 'Unfeature' })).toBeVisible();
    await page.goto('/Properties');
    const strip = page.getByRole('region', { name: 'Featured' });
    await expect(strip.getByRole('article')).toHaveCount(4);
    await expect(strip.getByText('Featured', { exact: true }).first()).toBeVisible();
  });
});
