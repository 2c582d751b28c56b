import type { Page } from '@playwright/test';
import type { drawPhotos } from './drawn-photos.ts';
import { expect } from './journey.ts';

type Photos = Awaited<ReturnType<typeof drawPhotos>>;

export const choosePictures = async (page: Page, pictures: Photos) =>
  page.locator('input[type=file][multiple]').setInputFiles(pictures);

export const tiles = (page: Page) =>
  page.getByRole('list', { name: 'Pictures, the cover first' }).getByRole('listitem');

/** Opens the next step and waits for it. */
export async function goOn(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { name: title, level: 2 })).toBeFocused();
}

/** Adds pictures and opens the step of the place. */
export async function addPhotos(page: Page, pictures: Photos): Promise<void> {
  await choosePictures(page, pictures);
  await expect(tiles(page)).toHaveCount(pictures.length);
  await goOn(page, 'Where is it?');
}

/** Fills in the place and the kind of a house without photo metadata, and opens the step of the price. */
export async function describeHouse(page: Page, address: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Address' }).fill(address);
  await page.getByRole('combobox', { name: 'Area' }).fill('Alexandra Park');
  await page.getByRole('combobox', { name: 'City' }).fill('Harare');
  await page.getByRole('combobox', { name: 'Country' }).selectOption('ZW');
  await goOn(page, 'What is it?');
  await sayKind(page);
}

/** Fills in a house with four rooms, and opens the step of the price. */
export async function sayKind(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Property type' }).selectOption('House');
  for (let room = 0; room < 4; room += 1) await page.getByRole('button', { name: 'More rooms' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Rooms', exact: true })).toHaveValue('4');
  await goOn(page, 'Price, and a few words');
}

/** Fills in the last step: for sale at 98,000 dollars, by its owner. */
export async function makeOffer(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Price in US dollars' }).fill('98000');
  await page.getByRole('textbox', { name: 'Property description' }).fill('A bright family home with a big garden.');
  await page.getByRole('radio', { name: 'Individual' }).check();
}
