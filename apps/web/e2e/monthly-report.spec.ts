import { logIn } from './accounts.ts';
import { expect, test } from './journey.ts';
import { expectAccessible, expectNoOverflow, phone } from './page-health.ts';

test.describe('the monthly report on a phone', () => {
  test.use({ viewport: phone.viewport });

  test('an agency reads a month of its homes, prints it, and asks for it by email', async ({ page }) => {
    await logIn(page, 'agency@example.com');
    await page.goto('/myListings');
    await page.getByRole('link', { name: 'Monthly report' }).click();
    await expect(page.getByRole('heading', { name: /^Your homes in \w+ 20\d\d$/ })).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    const shown = new URL(page.url()).searchParams.get('month');
    expect(shown).toBeNull();

    const present = new Date().toLocaleString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
    await page.getByRole('link', { name: present }).click();
    await expect(page.getByRole('heading', { name: `Your homes in ${present}` })).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();

    const wish = page.getByRole('checkbox', { name: 'Email me when the report of a month is ready' });
    await expect(wish).not.toBeChecked();
    await wish.check();
    // A choice is disabled until it is saved.
    await expect(wish).toBeEnabled();
    await page.reload();
    await expect(wish).toBeChecked();
    await wish.uncheck();
    await expect(wish).not.toBeChecked();

    // On paper there is nothing to click.
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: `Your homes in ${present}` })).toBeVisible();
  });
});
