import { enterAsNew, freshEmail } from './accounts.ts';
import { drawPhotos } from './drawn-photos.ts';
import { expect, test } from './journey.ts';
import { addPhotos, goOn } from './listing-wizard.ts';
import { expectAccessible, expectNoOverflow, phone } from './page-health.ts';

test.use({ viewport: phone.viewport });

test('a flat in Yaba with its costs of moving in is listed, found, compared and requested', async ({ page }) => {
  const address = `${Date.now() % 100_000} Herbert Macaulay Way`;
  const email = freshEmail('yaba');
  await enterAsNew(page, email, 'a flat in Yaba');
  await page.goto('/upload-listing');
  await addPhotos(page, (await drawPhotos(9)).slice(0, 1));
  await page.getByRole('textbox', { name: 'Address' }).fill(address);
  await page.getByRole('combobox', { name: 'Area' }).fill('Yaba');
  await page.getByRole('combobox', { name: 'City' }).fill('Lagos');
  await page.getByRole('combobox', { name: 'Country' }).selectOption('NG');
  await goOn(page, 'What is it?');
  await page.getByRole('combobox', { name: 'Property type' }).selectOption('Apartment');
  for (let room = 0; room < 2; room += 1) await page.getByRole('button', { name: 'More rooms' }).click();
  const power = page.getByRole('group', { name: 'Power', exact: true });
  await power.getByRole('button', { name: 'Prepaid meter' }).click();

  await goOn(page, 'Price, and a few words');
  await page.getByRole('radio', { name: 'For Rent' }).check();
  await page.getByRole('combobox', { name: 'Period of the rent' }).selectOption('a year');
  await page.getByRole('textbox', { name: 'Rent per year in NGN' }).fill('1800000');
  await page.getByText('Cost of moving in').click();
  await page.getByRole('textbox', { name: 'Caution fee' }).fill('200000');
  await page.getByRole('textbox', { name: 'Agency fee' }).fill('10');
  await page.getByRole('textbox', { name: 'Viewing fee' }).fill('5000');
  // The rent of a year, a tenth of it, and the two amounts.
  await expect(page.getByText('To move in: ₦2,185,000')).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Property description' }).fill('Two bright rooms near the university.');
  await page.getByRole('radio', { name: 'Individual' }).check();
  await page.getByRole('button', { name: 'Publish listing' }).click();
  await page.waitForURL(/published=\d+/);
  const id = /published=(\d+)/.exec(page.url())![1]!;

  await page.goto('/Properties');
  await page.getByRole('combobox', { name: 'Search listings' }).fill('2 bed yaba under 2m with prepaid meter');
  await page.keyboard.press('Enter');
  const card = page.getByRole('article').filter({ hasText: address });
  await expect(card).toContainText('₦1,800,000 a year');
  await expect(card).toContainText('To move in: ₦2,185,000 · Viewing fee ₦5,000');
  await expectNoOverflow(page);

  await page.goto(`/property?id=${id}`);
  const costs = page.getByRole('definition');
  await expect(costs.filter({ hasText: '₦180,000' })).toBeVisible();
  await expect(page.getByText('The owner doesn’t say: deposit, legal fee, service charge.')).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.goto(`/compare?ids=${id}`);
  await expect(page.getByRole('row', { name: /^To move in/ })).toContainText('₦2,185,000');
  await expect(page.getByRole('row', { name: /^Caution fee/ })).toContainText('₦200,000');

  await page.goto('/request');
  await page.getByRole('button', { name: 'Describe it, or add a budget' }).click();
  await page
    .getByLabel('Describe it in one sentence')
    .fill('2 bed flat in Yaba to rent under 2m naira a year with prepaid meter');
  await page.getByRole('button', { name: 'Fill in the form' }).click();
  await expect(page.getByLabel('Budget, at most')).toHaveValue('2000000');
  await expect(page.getByRole('button', { name: 'Remove Prepaid meter' })).toBeVisible();
  await expect(page.locator(`a[href*="${id}"]`).first()).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Ngozi');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('08031234567');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'We have your request' })).toBeFocused();
});
