import { enterAsNew, freshEmail } from './accounts.ts';
import { drawPhotos } from './drawn-photos.ts';
import { expect, test } from './journey.ts';
import { addPhotos, goOn } from './listing-wizard.ts';
import { expectAccessible, expectNoOverflow, phone } from './page-health.ts';

test.use({ viewport: phone.viewport });

test('an owner states facts of a flat, and a visitor finds it by them', async ({ page }) => {
  const city = `Facts ${Date.now().toString(36)}`;
  await enterAsNew(page, freshEmail('facts'), 'a borehole in Lekki');
  await page.goto('/upload-listing');
  await addPhotos(page, (await drawPhotos(7)).slice(0, 1));
  await page.getByRole('textbox', { name: 'Address' }).fill('5 Meter Close');
  await page.getByRole('combobox', { name: 'City' }).fill(city);
  await page.getByRole('combobox', { name: 'Country' }).selectOption('NG');
  await goOn(page, 'What is it?');
  await page.getByRole('combobox', { name: 'Property type' }).selectOption('Apartment');
  await page.getByRole('button', { name: 'More rooms' }).click();
  const power = page.getByRole('group', { name: 'Power', exact: true });
  await power.getByRole('button', { name: 'Prepaid meter' }).click();
  await expect(power.getByRole('button', { name: 'Prepaid meter' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Size of the tank')).toBeHidden();
  await page.getByText('Title and land').click();
  const title = page.getByRole('group', { name: 'Title', exact: true });
  await title.getByRole('button', { name: 'Certificate of occupancy' }).click();
  await expectNoOverflow(page);
  await expectAccessible(page);

  await goOn(page, 'Price, and a few words');
  await page.getByRole('radio', { name: 'For Rent' }).check();
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('USD');
  await page.getByRole('combobox', { name: 'Period of the rent' }).selectOption('a month');
  await page.getByRole('textbox', { name: 'Rent per month in US dollars' }).fill('700');
  await page
    .getByRole('textbox', { name: 'Property description' })
    .fill('A quiet flat with a borehole and a prepaid meter.');
  const proposed = page.getByRole('group', { name: 'From your description' });
  await expect(proposed.getByRole('button')).toHaveText(['Borehole or well']);
  await proposed.getByRole('button', { name: 'Borehole or well' }).click();
  await expect(proposed).toBeHidden();
  await page.getByRole('radio', { name: 'Individual' }).check();
  await page.getByRole('button', { name: 'Publish listing' }).click();
  await page.waitForURL(/published=\d+/);
  const id = /published=(\d+)/.exec(page.url())![1]!;

  await page.goto(`/Properties?${new URLSearchParams({ city })}`);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('link', { name: /^Borehole or well/ }).click();
  await expect(sheet.getByRole('link', { name: /^Borehole or well/ })).toHaveAttribute('aria-current', 'true');
  await sheet.getByRole('button', { name: /^Show .* homes?$/ }).click();
  await expect(page).toHaveURL(/amenities=borehole/);
  const card = page.getByRole('article');
  await expect(card).toHaveCount(1);
  // Cards leave out the amenity that the list is filtered by.
  await expect(card).toContainText('Prepaid meter · Certificate of occupancy');
  await expect(card).not.toContainText('Borehole or well');

  await page.goto(`/property?id=${id}`);
  await expect(page.getByRole('definition').filter({ hasText: 'Certificate of occupancy' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Prepaid meter' })).toBeVisible();
  await expect(page.getByText('From the description')).toBeHidden();
  await expectNoOverflow(page);
  await expectAccessible(page);

  await page.goto(`/compare?ids=${id}`);
  await expect(page.getByRole('row', { name: /^Water/ })).toContainText('Borehole or well');
  await expect(page.getByRole('row', { name: /^Power/ })).toContainText('Prepaid meter');
});
