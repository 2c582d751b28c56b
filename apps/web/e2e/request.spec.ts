import { enterAsNew, freshEmail } from './accounts.ts';
import { apiUser } from './api-user.ts';
import { expect, test } from './journey.ts';
import { expectAccessible, expectNoOverflow, phone, scrollThrough } from './page-health.ts';

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
    await expect(page.getByRole('heading', { name: 'We have your request' })).toBeInViewport({ ratio: 1 });
    const own = page.getByRole('article').filter({ hasText: 'Rooms in 23423 Tynwald' });
    await expect(own).toContainText('With Water');
    await expectAccessible(page);
    await own.getByRole('button', { name: /^Delete/ }).click();
    await expect(own).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Your requests' })).toBeFocused();
  });

  test('a place is asked for once, in words or from suggestions, and both are stored', async ({ page }) => {
    const account = freshEmail('placed');
    await enterAsNew(page, account, 'a password of mine');
    await page.goto('/request');
    await page.getByRole('button', { name: 'Describe it, or add a budget' }).click();
    await expect(page.getByLabel('Describe it in one sentence')).toBeVisible();
    const location = page.getByRole('combobox', { name: 'Location' });
    await expect(page.getByRole('combobox', { name: /place|location/i })).toHaveCount(1);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(location).toBeFocused();
    await expect(location).toHaveAttribute('aria-invalid', 'true');
    await location.pressSequentially('12 Borrowda');
    await page
      .getByRole('option', { name: /^Borrowdale, Harare/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Remove Borrowdale, Harare' })).toBeVisible();
    await expect(location).toHaveValue('12');
    await expect(location).not.toHaveAttribute('aria-invalid', 'true');
    await expect(location).toBeFocused();
    await location.fill('near the school');
    await expectNoOverflow(page);
    await expectAccessible(page);
    // What is typed survives a reload.
    await page.reload();
    await expect(location).toHaveValue('near the school');
    await expect(page.getByRole('button', { name: /^Remove borrowdale/i })).toBeVisible();
    await page.getByLabel('Select Category').selectOption('Rooms');
    await page.getByLabel('Name', { exact: true }).fill('Rudo');
    await page.getByLabel('Email').fill(account);
    await page.getByLabel('Phone').fill('0771234567');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { name: 'We have your request' })).toBeFocused();
    await scrollThrough(page);
    await expect(page.getByRole('article').filter({ hasText: 'Borrowdale, Harare, near the school' })).toBeVisible();
  });

  test('a sentence fills in the form, and the listings that match it now are shown at once', async ({ page }) => {
    const api = await apiUser('owner@example.com');
    const listing = await api.list({
      area: 'Yaba',
      city: 'Lagos',
      country: 'NG',
      address: '12 Herbert Macaulay Way',
      price: 640,
    });
    await page.goto('/request');
    await page.getByRole('button', { name: 'Describe it, or add a budget' }).click();
    await page
      .getByLabel('Describe it in one sentence')
      .fill('rooms in Yaba under 700 dollars a month, with 2 baths, a 5000 litre tank, from 15 March 2027');
    await page.getByRole('button', { name: 'Fill in the form' }).click();
    await expect(page.getByText('Not included: 2 baths.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove Yaba, Lagos' })).toBeVisible();
    await expect(page.getByLabel('Budget, at most')).toHaveValue('700');
    await expect(page.getByLabel('Currency', { exact: true })).toHaveValue('USD');
    await expect(page.getByLabel('Moving in from')).toHaveValue('2027-03-15');
    await expect(page.getByLabel('Water tank, at least (litres)')).toHaveValue('5000');
    await page.getByLabel('Floor area, at least').fill('1,200');
    await page.getByLabel('Unit of the floor area').selectOption('sq ft');
    await expect(page.getByLabel('Floor area, at least')).toHaveValue('1200');
    await expect(page.getByText('Areas, water, power and building (2 filled in)')).toBeVisible();
    await page.getByLabel('Plot area, at least').fill('half an acre');
    await page.getByLabel('Plot area, at least').blur();
    await expect(page.getByLabel('Plot area, at least')).toHaveValue('0.5');
    await expect(page.getByLabel('Unit of the plot area')).toHaveValue('acres');
    await page.getByLabel('Plot area, at least').fill('');
    await expect(page.getByRole('heading', { name: /listings? match(es)? now/ })).toBeVisible();
    await expect(page.locator(`a[href*="${listing}"]`).first()).toBeVisible();
    await page.getByRole('combobox', { name: 'It should have' }).selectOption('Borehole or well');
    await expect(page.getByRole('button', { name: 'Remove Borehole or well' })).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.getByLabel('Budget, at most').fill('1');
    await expect(page.getByRole('heading', { name: 'No listing matches yet' })).toBeVisible();
    await page.getByLabel('Budget, at most').fill('650');
    await page.getByLabel('Name', { exact: true }).fill('Rudo');
    await page.getByLabel('Email').fill(freshEmail('sentence'));
    await page.getByLabel('Phone').fill('0771234567');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { name: 'We have your request' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'We have your request' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { name: /listings? match(es)? now/ })).toBeVisible();
    await expectAccessible(page);
    await api.remove(listing);
  });
});
