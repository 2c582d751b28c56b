import type { Page } from '@playwright/test';
import { enterAsNew, freshEmail } from './accounts.ts';
import { drawPhotos } from './drawn-photos.ts';
import { expect, test } from './journey.ts';
import { addPhotos, goOn, makeOffer, sayKind } from './listing-wizard.ts';
import { expectAccessible, expectNoOverflow, phone } from './page-health.ts';

const password = 'a garden in Avondale';

async function openPlaceStep(page: Page, address: string): Promise<void> {
  await enterAsNew(page, freshEmail('pins'), password);
  await page.goto('/upload-listing');
  await addPhotos(page, (await drawPhotos(3)).slice(0, 1));
  const area = page.getByRole('combobox', { name: 'Area' });
  await area.pressSequentially('Borrowdale');
  await page.getByRole('option', { name: /^Borrowdale\s*Harare, Zimbabwe$/ }).click();
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('ZW');
  await page.getByRole('textbox', { name: 'Address' }).fill(address);
}

const location = (page: Page) => page.getByRole('textbox', { name: 'Coordinates or map link' });
const question = (page: Page) => page.getByRole('group', { name: 'Is it here?' });

async function publish(page: Page) {
  await sayKind(page);
  await makeOffer(page);
  await page.getByRole('button', { name: 'Publish listing' }).click();
  await expect(page).toHaveURL(/\/upload-listing\?published=\d+$/);
  const id = new URL(page.url()).searchParams.get('published');
  return (await page.request.get(`/api/africanscity/getpropertiesbyid?id=${id}`)).json();
}

test.describe('the pin of a new listing on a phone', () => {
  test.use({ viewport: phone.viewport });

  test('is pasted as degrees, and moves into the country when the numbers are swapped back', async ({ page }) => {
    await openPlaceStep(page, '5 Swapped Road');
    await location(page).fill('near the church');
    await expect(page.getByText(/^This cannot be read: write the latitude/)).toBeVisible();
    await location(page).fill('https://maps.app.goo.gl/AbCdEf123');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByText(/^This is a short link/)).toBeVisible();
    await expect(location(page)).toBeFocused();

    await location(page).fill('17°45\'36"S 31°05\'24"E');
    await expect(page.getByRole('button', { name: /^Pin: move it/ })).toBeVisible();
    await expect(page.getByText('The pin is set. Everyone can see it on the map.')).toBeVisible();
    await expect(question(page)).toBeHidden();

    await location(page).fill('31.09, -17.76');
    await expect(question(page)).toContainText('The pin is in the sea, and the listing is in Zimbabwe.');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByText('Is the property here? Choose one of the answers below.')).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await question(page).getByRole('button', { name: 'No, move the pin to Zimbabwe' }).click();
    await expect(location(page)).toHaveValue('-17.76,31.09');
    await expect(question(page)).toBeHidden();
    await goOn(page, 'What is it?');
    const listed = await publish(page);
    expect(listed).toMatchObject({
      pinDoubted: false,
      position: { located: 'EXACT', latitude: -17.76, longitude: 31.09 },
    });
  });

  test('without its minus sign moves to the town', async ({ page }) => {
    await openPlaceStep(page, '7 Equator Road');
    await page.getByRole('combobox', { name: 'Area' }).fill('');
    await page.getByRole('combobox', { name: 'City' }).fill('Nairobi');
    await page.getByRole('combobox', { name: 'Country' }).selectOption('KE');
    await location(page).fill('1.2864, 36.8172');
    await expect(question(page)).toContainText('The pin is far from Nairobi.');
    await question(page).getByRole('button', { name: 'No, move the pin to Nairobi' }).click();
    await expect(location(page)).toHaveValue('-1.2864,36.8172');
    await expect(question(page)).toBeHidden();
    // A single-line field joins pasted lines.
    await location(page).fill('');
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', '-1.2921\n36.8219');
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    });
    await expect(location(page)).toHaveValue('-1.2921 36.8219');
    await expect(page.getByText('The pin is set. Everyone can see it on the map.')).toBeVisible();
    await goOn(page, 'What is it?');
  });

  test('outside the country is kept when its owner confirms it, and shows no exact position', async ({ page }) => {
    await openPlaceStep(page, '6 Border Road');
    await location(page).fill('-1.2864, 36.8172');
    await expect(question(page)).toContainText('The pin is in Kenya, and the listing is in Zimbabwe.');
    await question(page).getByRole('button', { name: 'Yes, it is here' }).click();
    await expect(question(page)).toBeHidden();
    await expect(
      page.getByText(/^The pin is outside Zimbabwe, so the map shows the centre of Borrowdale/),
    ).toBeVisible();
    await goOn(page, 'What is it?');
    const listed = await publish(page);
    expect(listed).toMatchObject({
      googleLocation: '-1.2864, 36.8172',
      pinDoubted: true,
      position: { located: 'AREA', latitude: expect.closeTo(-17.75, 0) },
    });
    await page.getByRole('link', { name: 'View your listing' }).click();
    await expect(page.getByText(/Approximate location: Borrowdale/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open the location in a map' })).toBeHidden();

    // The question returns when the listing is edited, and blocks only changes of the place.
    await page.goto(`/upload-listing?id=${listed.id}`);
    await expect(question(page)).toBeVisible();
    await page.getByRole('textbox', { name: 'Property description' }).fill('A house by the border, with a garden.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).toHaveURL(/\/property\//);
  });
});
