import { enter, freshEmail } from './accounts.ts';
import { inventedPlace, apiUser } from './api-user.ts';
import { expect, test } from './journey.ts';
import { waitForMail } from './mailbox.ts';
import { showPricesAsAsked } from './site-brand.ts';
import { expectAccessible, expectNoOverflow, phone, scrollThrough } from './page-health.ts';

test.describe('evaluations on a phone', () => {
  test.use({ viewport: phone.viewport });

  test('shows no estimate for too few comparable listings, a range for enough, and sends a request to the team', async ({
    page,
    serverUrl,
  }) => {
    await showPricesAsAsked(page, serverUrl);
    const api = await apiUser('owner@example.com');
    const place = inventedPlace();
    const house = { area: place, city: inventedPlace(), type: 'House', status: 'FOR_SALE', numRoom: 3 };
    const own = await api.list({ ...house, address: '1 Msasa Road', price: 75_000 });
    const section = page.getByRole('region', { name: 'What is it worth?' });
    await page.goto(`/property?id=${own}`);
    await scrollThrough(page);
    // The section loads near the screen, which a fast scroll may have left again.
    await page.locator('#price-estimate').scrollIntoViewIfNeeded();
    await expect(section.getByText('There are too few similar homes here to estimate a price.')).toBeVisible();

    const others: number[] = [];
    for (const price of [50_000, 60_000, 70_000, 80_000, 90_000])
      others.push(await api.list({ ...house, price, address: `${price / 1000} Msasa Road` }));
    await api.waitForArea(others[2]!, place);
    await page.goto(`/property?id=${others[2]}`);
    await scrollThrough(page);
    await page.locator('#price-estimate').scrollIntoViewIfNeeded();
    // Of 50, 60, 75, 80 and 90 thousand, the tenth and the ninetieth hundredth.
    await expect(section.getByText('$54,000 to $86,000')).toBeVisible();
    await expect(section.getByRole('link', { name: /^5 similar homes/ })).toHaveAttribute('href', /kind=House/);
    await expect(section.getByRole('img', { name: /This home costs \$70,000/ })).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);

    await section.getByText('Ask for a valuation').click();
    await section.getByRole('button', { name: 'Send the request' }).click();
    await expect(section.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    const email = freshEmail('worth');
    await section.getByLabel('Category').selectOption('House');
    await section.getByLabel('Name').fill('Worth Asking');
    await section.getByLabel('Email').fill(email);
    await section.getByLabel('Message').fill('We think of selling.');
    await section.getByRole('button', { name: 'Send the request' }).click();
    await expect(page.getByRole('heading', { name: 'We have your request' })).toBeFocused();
    await waitForMail(email, /request for a valuation/);

    await enter(page, 'admin@example.com');
    await page.goto('/admin/evaluations');
    await expect(page.getByRole('region', { name: 'Coverage of price estimates' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search Valuations' }).fill(email);
    await expect(page.getByText('1 in total', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Open' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('We think of selling.');
    // A fading menu has already lost its items.
    await expect(page.getByRole('menu')).toBeHidden();
    await expectAccessible(page);
    await dialog.getByRole('checkbox', { name: 'Handled' }).check();
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Called back.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Filter and sort' }).click();
    await page.getByRole('combobox', { name: 'Show', exact: true }).selectOption('Waiting');
    await expect(page.getByText(`Nothing matches “${email}”.`)).toBeVisible();
    for (const id of [own, ...others]) await api.remove(id);
  });

  test('an administrator finds a request, adds a note, and closes it', async ({ page, request }) => {
    const email = freshEmail('handled');
    const form = { location: inventedPlace(), category: '3', name: 'Handled', email, phone: '0771234567' };
    expect((await request.post('/api/africanscity/savepropertyrequest', { form })).ok()).toBe(true);
    await enter(page, 'admin@example.com');
    await page.goto('/admin/requests');
    await page.getByRole('searchbox', { name: 'Search Requests' }).fill(email);
    await expect(page.getByText('1 in total', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Open' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Handled' }).check();
    await dialog.getByRole('checkbox', { name: /^Close the request/ }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('table')).toContainText('Closed');
  });
});
