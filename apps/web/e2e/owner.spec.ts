import type { Page } from '@playwright/test';
import { enter, enterAsNew, freshEmail, logIn, register } from './accounts.ts';
import { drawPhotos } from './drawn-photos.ts';
import { expect, test } from './journey.ts';
import { linkOf, waitForMail } from './mailbox.ts';
import { expectAccessible, expectNoOverflow, phone } from './page-health.ts';

const password = 'a garden in Avondale';

/** Fills the form in, as somebody who lists a house for sale. */
async function fillIn(page: Page, address: string): Promise<void> {
  await page.getByRole('radio', { name: 'Individual' }).check();
  await page.getByRole('combobox', { name: 'Property type' }).selectOption('House');
  await page.getByRole('textbox', { name: 'Price in US dollars' }).fill('98000');
  await page.getByRole('textbox', { name: 'Address' }).fill(address);
  await page.getByRole('textbox', { name: 'Area' }).fill('Alexandra Park');
  await page.getByRole('textbox', { name: 'City' }).fill('Harare');
  await page.getByRole('combobox', { name: 'Country' }).selectOption('ZW');
  await page.getByRole('textbox', { name: 'Rooms', exact: true }).fill('4');
  await page.getByRole('textbox', { name: 'Property description' }).fill('A bright family home with a big garden.');
}

const choosePictures = async (page: Page, pictures: Awaited<ReturnType<typeof drawPhotos>>) =>
  page.locator('input[type=file][multiple]').setInputFiles(pictures);
const tiles = (page: Page) => page.getByRole('list', { name: 'Pictures, the cover first' }).getByRole('listitem');

/** What the browser keeps of the only draft, with the number of its pictures. */
async function readKeptDraft(page: Page): Promise<{ address: string; pictures: number } | undefined> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opened = indexedDB.open('keyval-store');
        opened.addEventListener('error', () => reject(opened.error));
        opened.addEventListener('success', () => {
          const drafts = opened.result.transaction('keyval').objectStore('keyval').getAll();
          drafts.addEventListener('error', () => reject(drafts.error));
          drafts.addEventListener('success', () => {
            const [draft] = drafts.result;
            resolve(draft && { address: draft.values.address, pictures: draft.pictures.length });
          });
        });
      }),
  );
}

test.describe('an owner on a phone', () => {
  test.use({ viewport: phone.viewport });

  test('registers, confirms the address, lists a house with four pictures, changes it, and deletes it', async ({
    page,
  }) => {
    test.slow();
    const email = freshEmail('owner');
    const address = `${Date.now() % 100_000} Churchill Avenue`;
    await register(page, email, password);
    await page.goto(linkOf(await waitForMail(email, /confirm/i)));
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
    expect(page.url()).not.toContain('token');

    await page.goto('/upload-listing');
    await expect(page).toHaveURL(/\/login\?returnUrl=/);
    await logIn(page, email, password);
    await expect(page).toHaveURL(/\/upload-listing$/);
    await expect(page.getByRole('button', { name: 'Publish listing' })).toBeHidden();

    await fillIn(page, address);
    await choosePictures(page, await drawPhotos(phone.viewport.width));
    await expect(tiles(page)).toHaveCount(4);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Publish listing' }).click();
    await expect(page).toHaveURL(/\/property\?id=\d+/);
    await expect(page.getByText('$98,000').first()).toBeVisible();
    const id = new URL(page.url()).searchParams.get('id');

    await page.goto(`/upload-listing?id=${id}`);
    await expect(tiles(page)).toHaveCount(4);
    await page.getByRole('button', { name: 'Make picture 3 the cover' }).click();
    await expect(page.getByRole('button', { name: 'Make picture 2 the cover' })).toBeEnabled();
    await page.getByRole('textbox', { name: 'Price in US dollars' }).fill('95500');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).toHaveURL(/\/property\?id=\d+/);
    await expect(page.getByText('$95,500').first()).toBeVisible();

    await page.goto('/Properties?city=Harare&propertyType=House');
    await expect(page.getByText(address)).toBeVisible();

    await page.goto('/myListings');
    await page.getByRole('button', { name: `Delete ${address}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`${address} was deleted`)).toBeVisible();
    await expect(page.getByText('Nothing listed yet')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: address, exact: true })).toBeVisible();
    await page.getByRole('button', { name: `Delete ${address}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Nothing listed yet')).toBeVisible();
    expect((await page.request.get(`/api/africanscity/getpropertiesbyid?id=${id}`)).status()).toBe(404);
  });
});

test.describe('the listing form', () => {
  test('says at each field what is missing, and leads to the first', async ({ page }) => {
    await enter(page, 'visitor@example.com');
    await page.goto('/upload-listing');
    await page.getByRole('radio', { name: 'Real Estate' }).check();
    await page.getByRole('button', { name: 'Publish listing' }).click();
    for (const message of [
      'Enter the name of the real estate company',
      'Choose the type of property',
      'Enter the address',
      'Describe the property',
      'Add at least one picture',
    ]) {
      await expect(page.getByText(message, { exact: false }).first()).toBeVisible();
    }
    await expect(page.getByRole('textbox', { name: 'Real estate name' })).toBeFocused();
  });

  test('takes 1 to 4 pictures at a time and says so', async ({ page }) => {
    await enter(page, 'visitor@example.com');
    await page.goto('/upload-listing');
    await page.getByRole('radio', { name: 'Individual' }).check();
    const four = await drawPhotos(1);
    await choosePictures(page, [...four, { ...four[0], name: 'fifth.jpg' } as (typeof four)[0]]);
    await expect(page.getByText('Choose 1 to 4 pictures at a time. You chose 5; none was added.')).toBeVisible();
    await expect(tiles(page)).toHaveCount(0);
  });

  test('keeps what was typed and chosen over a reload, and over a connection cut in the middle', async ({
    page,
    context,
  }) => {
    const email = freshEmail('cut');
    await enterAsNew(page, email, password);
    await page.goto('/upload-listing');
    const address = `${Date.now() % 100_000} Cut Street`;
    await fillIn(page, address);
    await choosePictures(page, (await drawPhotos(50)).slice(0, 2));
    await expect(tiles(page)).toHaveCount(2);
    await expect.poll(() => readKeptDraft(page)).toMatchObject({ address, pictures: 2 });
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue(address);
    await expect(tiles(page)).toHaveCount(2);

    // The whole body arrives, and the answer is lost: the worst moment for a connection to break.
    let cut = true;
    await context.route('**/africanscity/saveproperties', async (route) => {
      if (!cut) return route.continue();
      cut = false;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Publish listing' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'cannot be reached' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue(address);
    await expect(tiles(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Publish listing' }).click();
    await expect(page).toHaveURL(/\/property\?id=\d+/);

    await page.goto('/myListings');
    await expect(page.getByRole('link', { name: address, exact: true })).toHaveCount(1);
  });
});
