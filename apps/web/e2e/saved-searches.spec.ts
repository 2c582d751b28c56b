import { freshEmail, logIn } from './accounts.ts';
import { apiUser, familyHouse } from './api-user.ts';
import { expect, test } from './journey.ts';
import { linkOf, waitForMail } from './mailbox.ts';
import { expectAccessible, expectNoOverflow, phone } from './page-health.ts';

test.describe('a saved search on a phone', () => {
  test.use({ viewport: phone.viewport });
  // Emails, several users and a check of each screen take time.

  test('is saved from the list, emails a new listing, and is unsubscribed with one click', async ({ page }) => {
    const city = `Springfield ${Date.now()}`;
    const searcher = 'visitor@example.com';
    await page.goto(`/Properties?propertyStatus=FOR_SALE&city=${encodeURIComponent(city)}`);
    await page.getByRole('link', { name: 'Save this search' }).click();
    await page.getByRole('link', { name: 'Log in to save this search' }).click();
    await expect(page).toHaveURL(/\/login\?returnUrl=/);
    await expect(page.getByText('Log in to save this search.')).toBeVisible();
    await logIn(page, searcher);
    await expect(page).toHaveURL(/\/save-search\?/);
    await expect(page.getByLabel('Email', { exact: true })).toBeHidden();
    await expect(page.getByLabel('Name')).toHaveValue(`Properties for sale in ${city}`);
    await expectNoOverflow(page);
    await expectAccessible(page);

    await page.getByLabel('Name of the search').fill('');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Name').fill(`Home in ${city}`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const card = page.getByRole('article', { name: `Home in ${city}` });
    await expect(card).toContainText(`For Sale · ${city}`);
    await expect(card).toContainText('At once');

    const owner = await apiUser('owner@example.com');
    const listing = await owner.list({
      ...familyHouse,
      address: '7 Msasa Close',
      area: 'Ridgemont',
      city,
      price: 123_456,
    });
    const mail = await waitForMail(searcher, new RegExp(`New: 3-bed house for sale in Ridgemont, ${city}, \\$123,456`));
    await page.reload();
    await expect(card).toContainText('1 new');
    // The page of the list does not wait until the search is marked as seen.
    const seen = page.waitForResponse(/opensavedsearch/);
    await card.getByRole('link', { name: /^Open/ }).click();
    await expect(page.getByRole('article').filter({ hasText: '$123,456' })).toBeVisible();
    expect((await seen).ok()).toBe(true);
    await page.goto('/saved-searches');
    await expect(card).toBeVisible();
    await expect(card).not.toContainText('1 new');

    await page.goto(/Stop emails about “.+”: (\S+)/.exec(mail.text)?.[1] ?? '');
    await expect(page.getByText(`Shall we stop mailing you the new listings of “Home in ${city}”?`)).toBeVisible();
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByText('You are unsubscribed')).toBeVisible();
    await page.getByRole('link', { name: 'Saved searches' }).last().click();
    await expect(card).toContainText('Paused');

    await card.getByRole('button', { name: /^Edit/ }).click();
    await card.getByLabel('Email me new listings').selectOption('weekly');
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Save changes' }).click();
    await expect(card).toContainText('Every Monday');
    await card.getByRole('button', { name: /^Delete/ }).click();
    await card.getByRole('button', { name: 'Delete search' }).click();
    await expect(card).toBeHidden();
    await owner.remove(listing);
  });

  test('is saved with only an email address, confirmed by a link, and ended by another', async ({ page }) => {
    const city = `Greenfield ${Date.now()}`;
    const email = freshEmail('search');
    await page.goto(`/Properties?city=${encodeURIComponent(city)}`);
    await page.getByRole('link', { name: 'Save this search' }).click();
    await expect(page.getByLabel('Name')).toHaveValue(`Properties for sale and rent in ${city}`);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.getByLabel('Email', { exact: true }).fill('nobody');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'One more step: open your email' })).toContainText(email);
    await expectAccessible(page);

    await page.goto(linkOf(await waitForMail(email, /Confirm your saved search/)));
    await page.getByRole('button', { name: 'Yes, email me new listings' }).click();
    await expect(page.getByText('Search saved')).toBeVisible();
    await expectAccessible(page);
    const owner = await apiUser('owner@example.com');
    const listing = await owner.list({ ...familyHouse, address: '9 Msasa Close', area: 'Ridgemont', city });
    const mail = await waitForMail(email, /^New: /);
    await page.goto(/Stop emails about “.+”: (\S+)/.exec(mail.text)?.[1] ?? '');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByText('You are unsubscribed')).toBeVisible();
    await owner.remove(listing);
  });
});

test.describe('a saved search without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone.viewport });

  test('is saved with an email address, and confirmed by the link of the email', async ({ page }) => {
    const email = freshEmail('plain-search');
    await page.goto('/Properties?city=Harare&roomMin=2');
    await page.getByRole('link', { name: 'Save this search' }).click();
    await page.getByLabel('Name').fill('Two rooms in Harare');
    await page.getByLabel('Email me new listings').selectOption('weekly');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Name')).toHaveValue('Two rooms in Harare');
    await expect(page.getByLabel('Email me new listings')).toHaveValue('weekly');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('One more step: open your email')).toBeVisible();
    const link = linkOf(await waitForMail(email, /Confirm your saved search/));
    for (const answer of ['Search saved.', 'Search already saved.']) {
      await page.goto(link);
      await page.getByLabel('Link', { exact: true }).fill(link);
      await page.getByRole('button', { name: 'Email me new listings' }).click();
      await expect(page.getByText(answer)).toBeVisible();
    }
  });

  test('is saved without parts of its address that cannot be read', async ({ page }) => {
    await page.goto('/save-search?city=Harare&roomMin=many&drawnArea=BFAAg&priceMax=%2450k');
    await page.getByLabel('Email', { exact: true }).fill(freshEmail('cut-link'));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('One more step: open your email')).toBeVisible();
  });
});
