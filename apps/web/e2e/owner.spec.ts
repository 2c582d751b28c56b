import type { BrowserContext, Page } from '@playwright/test';
import { openDatabase } from '@africanscity/db/client';
import { withDatabase } from '@africanscity/db/testing/test-postgres';
import { enter, enterAsNew, freshEmail, logIn, register } from './accounts.ts';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { drawPhotos, takenInAvondale } from './drawn-photos.ts';
import { expect, test } from './journey.ts';
import { addPhotos, choosePictures, describeHouse, goOn, makeOffer, sayKind, tiles } from './listing-wizard.ts';
import { linkOf, waitForMail } from './mailbox.ts';
import { expectAccessible, expectNoOverflow, phone } from './page-health.ts';
import { expectLargeTarget } from './small-targets.ts';

const password = 'a garden in Avondale';

async function deleteByMenu(page: Page, address: string): Promise<void> {
  // A menu closes when its button moves, as when the statistics above the list load.
  await expect(page.getByText('Visitors per day, last 30 days')).toBeVisible();
  await page.getByRole('button', { name: `Actions for ${address}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
}

/** Lists a house for sale for the logged-in user through the API. */
async function listByApi(page: Page, address: string): Promise<void> {
  await page.goto('/profile');
  const status = await page.evaluate(async (address) => {
    const form = new FormData();
    const values = { role: 'INDIVIDUAL', type: 'House', price: '98000', address, city: 'Harare', country: 'ZW' };
    for (const [name, value] of Object.entries({ ...values, status: 'FOR_SALE', description: 'A bright family home.' }))
      form.append(name, value);
    const authorization = localStorage.getItem('authHeaderString') ?? '';
    const response = await fetch('/api/africanscity/saveproperties', {
      method: 'POST',
      body: form,
      headers: { authorization },
    });
    return response.status;
  }, address);
  expect(status).toBe(200);
}

/** Adds a picture to the user's listing through the API. */
async function addByApi(page: Page, propertyId: string, buffer: Buffer): Promise<void> {
  const authorization = await page.evaluate(() => localStorage.getItem('authHeaderString') ?? '');
  const response = await page.request.post('/api/africanscity/savepictures', {
    headers: { authorization },
    multipart: { propertyId, pictures: { name: 'later.jpg', mimeType: 'image/jpeg', buffer } },
  });
  expect(response.status()).toBe(200);
}

/** Moves an owner's listings 61 days into the past, and waits for the daily job. */
async function letTimePass(email: string): Promise<void> {
  const { E2E_POSTGRES, E2E_TEMPLATE } = process.env as Record<string, string>;
  const url = withDatabase(E2E_POSTGRES!, `${E2E_TEMPLATE}_${test.info().workerIndex}`);
  const { db, close } = openDatabase(url, () => {});
  try {
    const { id } = await db.user.update({ where: { email }, data: { emailVerifiedAt: new Date() } });
    const confirmedAt = new Date(Date.now() - 61 * 86_400_000);
    await db.property.updateMany({ where: { ownerId: id }, data: { confirmedAt } });
    await db.$executeRaw`INSERT INTO jobs.job (name) VALUES ('confirm-listings')`;
    const waiting = { where: { ownerId: id, confirmationAskedAt: null } };
    await expect.poll(() => db.property.count(waiting), { timeout: 90_000 }).toBe(0);
  } finally {
    await close();
  }
}

interface KeptDraft {
  address: string;
  price: string;
  description: string;
  role: string;
  pictures: number;
}

/** Reads the only draft in the browser's storage, with the number of its pictures. */
async function readKeptDraft(page: Page): Promise<KeptDraft | undefined> {
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
            const { address, price, description, role } = draft?.values ?? {};
            resolve(draft && { address, price, description, role, pictures: draft.pictures.length });
          });
        });
      }),
  );
}

/** Test machines have no app to share files with: records the shared files in the page. */
async function handFilesOver(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.canShare = ({ files } = {}) => files?.length === 1;
    navigator.share = async ({ files, text } = {}) => {
      const [file] = files ?? [];
      const path = new URL(text?.split('\n').at(-1) ?? '').pathname;
      Object.assign(window, { handedOver: { type: file?.type, size: file?.size, text: path } });
    };
  });
}

const readShared = (page: Page) => page.evaluate(() => (window as { handedOver?: unknown }).handedOver);

test.describe('an owner on a phone', () => {
  test.use({ viewport: phone.viewport });

  test('registers, confirms the address, lists a house with four pictures, changes it, and deletes it', async ({
    page,
  }) => {
    await handFilesOver(page);
    const email = freshEmail('owner');
    const address = `${Date.now() % 100_000} Churchill Avenue`;
    await register(page, email, password);
    await page.goto(linkOf(await waitForMail(email, /confirm/i)));
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
    await expect(page.getByRole('link', { name: /ist a property$/ })).toBeVisible();
    expect(page.url()).not.toContain('token');

    await page.goto('/upload-listing');
    await expect(page).toHaveURL(/\/login\?returnUrl=/);
    await logIn(page, email, password);
    await expect(page).toHaveURL(/\/upload-listing$/);

    const [front, ...others] = await drawPhotos(phone.viewport.width);
    await choosePictures(page, [await takenInAvondale(front!), ...others]);
    await expect(tiles(page)).toHaveCount(4);
    await expect(page.getByText('Taken on 3 May 2026')).toBeVisible();
    await page.getByRole('combobox', { name: 'Room in picture 2' }).selectOption('Kitchen');
    await expectNoOverflow(page);
    await expectAccessible(page);
    await goOn(page, 'Where is it?');

    // The photo's metadata has filled in the place; the arrow keys move the pin.
    await expect(page.getByRole('combobox', { name: 'Area' })).toHaveValue('Avondale');
    await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Harare');
    await expect(page.getByText('Your photos were taken here.')).toBeVisible();
    await page.getByRole('button', { name: /^Pin: move it/ }).press('ArrowRight');
    await expect(page.getByText('The pin is set. Everyone can see it on the map.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Address' }).fill(address);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await goOn(page, 'What is it?');
    await sayKind(page);
    await makeOffer(page);
    const card = page.getByRole('complementary', { name: 'How your listing will look' });
    await expect(card).toContainText('$98,000');
    await expect(card).toContainText('4-bed house in Avondale');
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Publish listing' }).click();

    await expect(page).toHaveURL(/\/upload-listing\?published=\d+$/);
    const id = new URL(page.url()).searchParams.get('published');
    await expect(page.getByRole('img', { name: /4-bed house in Avondale, \$98,000/ })).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download the picture' }).click();
    const picture = await readFile(await (await saving).path());
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1080, height: 1350 });
    await page.getByRole('button', { name: 'Share the picture' }).click();
    await expect
      .poll(() => readShared(page))
      .toEqual({ type: 'image/jpeg', size: picture.length, text: `/property/4-bed-house-in-avondale-${id}` });
    const listed = await (await page.request.get(`/api/africanscity/getpropertiesbyid?id=${id}`)).json();
    expect(listed.pictures[1].room).toBe('kitchen');
    expect(listed.position).toMatchObject({ located: 'EXACT', latitude: expect.closeTo(-17.8, 3) });
    expect(listed.position.longitude).toBeGreaterThan(31.04);
    await page.getByRole('link', { name: 'View your listing' }).click();
    await expect(page).toHaveURL(/\/property\/[\w-]+-\d+$/);
    await expect(page.getByText('$98,000').first()).toBeVisible();

    await page.goto(`/upload-listing?id=${id}`);
    await expect(tiles(page)).toHaveCount(4);
    // Reordering keeps a picture that another device added meanwhile.
    await addByApi(page, id!, (await drawPhotos(60))[0]!.buffer);
    await page.getByRole('button', { name: 'Make picture 3 the cover' }).click();
    await expect(page.getByRole('button', { name: 'Make picture 2 the cover' })).toBeEnabled();
    await expect(tiles(page)).toHaveCount(5);
    // The caption is typed, and all is saved, while the room is still on its way.
    let isFirst = true;
    await page.route(/describepicture/, async (route) => {
      if (isFirst) {
        isFirst = false;
        await new Promise((resolve) => void setTimeout(resolve, 1500));
      }
      await route.continue();
    });
    await page.getByRole('combobox', { name: 'Room in picture 2' }).selectOption('Dining room');
    await page.getByRole('textbox', { name: 'Caption of picture 2' }).fill('Seats twelve, opens to the garden');
    await page.getByRole('textbox', { name: 'Price in US dollars' }).fill('95500');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).toHaveURL(/\/property\/[\w-]+-\d+$/);
    await expect(page.getByText('$95,500').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^Picture 2 of 5, Seats twelve, opens to the garden/ })).toBeAttached();

    await page.goto('/Properties?city=Harare&propertyType=House');
    await expect(page.getByText(address)).toBeVisible();

    await page.goto('/myListings');
    await deleteByMenu(page, address);
    await expect(page.getByText(`${address} was deleted`)).toBeVisible();
    await expect(page.getByText('No listings yet')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: address, exact: true })).toBeVisible();
    // The notice above the list disappears after the row is back, and the rows move up.
    await expect(page.getByText(`${address} was deleted`)).toBeHidden();
    await deleteByMenu(page, address);
    await expect(page.getByText('No listings yet')).toBeVisible();
    expect((await page.request.get(`/api/africanscity/getpropertiesbyid?id=${id}`)).status()).toBe(404);
  });
});

test.describe('my listings on a phone', () => {
  test.use({ viewport: phone.viewport });

  test('are searched, repriced, marked as sold, and shared', async ({ page }) => {
    const email = freshEmail('quick');
    await enterAsNew(page, email, password);
    const street = `${Date.now() % 100_000} Quick Street`;
    for (const address of [street, '2 Other Road', '3 Other Road']) await listByApi(page, address);
    await page.goto('/myListings');
    await expect(page.getByRole('navigation', { name: 'Your account' }).getByRole('link')).not.toHaveCount(0);
    await expect(page.getByRole('link', { name: 'My Listings', exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByText('3 in total')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search My listings' }).fill('quick street');
    await expect(page.getByText('1 in total', { exact: true })).toBeVisible();
    await expect(page.getByRole('row').getByText('Listed today')).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);

    const priced = page.getByRole('button', { name: `change the price of ${street}` });
    const dialog = page.getByRole('dialog');
    const price = dialog.getByRole('textbox', { name: 'Price in US dollars' });
    await priced.press('Enter');
    await expect(price).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(priced).toBeFocused();
    await priced.click();
    await expect(price).toBeFocused();
    // The old price is selected, so that typing replaces it.
    await page.keyboard.type('cheap');
    await expect(price).toHaveValue('cheap');
    await dialog.getByRole('button', { name: 'Save the price' }).click();
    await expect(dialog.getByText('Enter the price as a number', { exact: false })).toBeVisible();
    await price.fill('0');
    await dialog.getByRole('button', { name: 'Save the price' }).click();
    await expect(dialog.getByText('Enter a price above 0')).toBeVisible();
    // A price that is probably mistyped is saved only after a question, and can be undone.
    await price.fill('980000');
    await dialog.getByRole('button', { name: 'Save the price' }).click();
    await expect(dialog.getByRole('alert')).toContainText('From $98,000 to $980,000?');
    await dialog.getByRole('button', { name: 'Yes, $980,000 is right' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(`The price of ${street} is $98,000 again.`)).toBeVisible();
    await expect(page.getByRole('button', { name: `$98,000: change the price of ${street}` })).toBeVisible();
    // The pointer is over the message, which stays and covers the table.
    await page.keyboard.press('Escape');
    await priced.click();
    await price.fill('91,000');
    await dialog.getByRole('button', { name: 'Save the price' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: `$91,000: change the price of ${street}` })).toBeVisible();
    await page.keyboard.press('Escape');

    const lacking = page.getByRole('link', { name: `0% complete: add photos and the number of rooms: ${street}` });
    await expect(lacking).toHaveAttribute('href', /^\/upload-listing\?id=\d+$/);
    await page.getByRole('button', { name: `Mark as Sold: ${street}` }).click();
    await expect(page.getByText('1 listing marked as Sold.')).toBeVisible();
    await expect(page.getByRole('button', { name: `Mark as Sold: ${street}` })).toBeHidden();
    await expect(lacking).toBeHidden();
    await page.getByRole('button', { name: `Keep the page for a year: ${street}` }).click();
    await expect(page.getByText('1 listing kept for a year.')).toBeVisible();
    await expect(page.getByText('On the site until')).toBeVisible();

    await page.getByRole('button', { name: `Actions for ${street}` }).click();
    await expect(page.getByRole('menuitem', { name: 'Share' })).toBeVisible();
    for (const item of await page.getByRole('menuitem').all()) await expect(item).toBeInViewport({ ratio: 1 });
    await page.getByRole('menuitem', { name: 'Share' }).click();
    const whatsApp = page.getByRole('dialog').getByRole('link', { name: 'WhatsApp' });
    expect(decodeURIComponent((await whatsApp.getAttribute('href')) ?? '')).toContain('$91,000');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: `${street}: Last 30 days 0 seen` }).click();
    await expect(page.getByRole('dialog').getByRole('columnheader', { name: 'Enquiries' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    await page.getByRole('searchbox', { name: 'Search My listings' }).fill('other');
    await expect(page.getByText('2 in total')).toBeVisible();
    // The header of the table is hidden on phones, and its controls with it.
    await expect(page.getByRole('checkbox', { name: 'Select all rows' })).toBeHidden();
    await page.getByRole('checkbox', { name: 'Select 2 Other Road' }).check();
    const chosen = page.getByRole('group', { name: 'Selected rows' });
    const all = chosen.getByRole('button', { name: 'Select all rows' });
    await all.scrollIntoViewIfNeeded();
    await expectLargeTarget(all);
    await all.click();
    await expect(all).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('checkbox', { name: 'Select 3 Other Road' })).toBeChecked();
    await chosen.getByRole('button', { name: 'Mark as Sold' }).click();
    await expect(page.getByText('2 listings marked as Sold.')).toBeVisible();

    await page.getByRole('searchbox', { name: 'Search My listings' }).fill('quick street');
    await page.getByRole('link', { name: street, exact: true }).click();
    await expect(page.getByText('Last asking price: $91,000', { exact: false })).toBeVisible();
    await expect(page.getByText('Sold, last asking price $91,000')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Message the owner' })).toBeHidden();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

  test('can be copied as the start of a new listing', async ({ page }) => {
    await enterAsNew(page, freshEmail('again'), password);
    const street = `${Date.now() % 100_000} Twin Street`;
    await listByApi(page, street);
    const copy = async () => {
      await page.goto('/myListings');
      await expect(page.getByText('Visitors per day, last 30 days')).toBeVisible();
      await page.getByRole('button', { name: `Actions for ${street}` }).click();
      await page.getByRole('menuitem', { name: 'Add another like this' }).click();
    };
    await copy();
    await expect(page.getByText(`Copied from ${street}. Add photos and change what is different.`)).toBeVisible();
    await addPhotos(page, (await drawPhotos(52)).slice(0, 1));
    await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue(street);
    await page.getByRole('textbox', { name: 'Address' }).fill(`${street}, flat 2`);
    await expect.poll(() => readKeptDraft(page)).toMatchObject({ address: `${street}, flat 2`, price: '98000' });

    await copy();
    await expect(page.getByRole('heading', { name: 'You have an unfinished listing' })).toBeVisible();
    await expect(page.getByText(`“${street}, flat 2” is not published yet.`, { exact: false })).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Finish it first' }).click();
    await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue(`${street}, flat 2`);
    expect(await readKeptDraft(page)).toMatchObject({ pictures: 1 });

    await copy();
    await page.getByRole('button', { name: 'Replace it with the copy' }).click();
    await expect(page.getByRole('heading', { name: 'Photos', level: 2 })).toBeVisible();
    await expect.poll(() => readKeptDraft(page)).toMatchObject({ address: street, pictures: 0 });
  });
});

test('an emailed owner confirms available listings, and marks others as taken', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  const email = freshEmail('asked');
  await enterAsNew(page, email, password);
  const street = `${Date.now() % 100_000} Asked Street`;
  for (const number of [1, 2]) await listByApi(page, `${number} ${street}`);
  await letTimePass(email);
  const mail = await waitForMail(email, /still available/);
  await page.goto(linkOf(mail));
  await expect(page.getByText('2 listings wait for your answer.')).toBeVisible();
  expect(page.url()).not.toContain('token');
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: `No longer available: 1 ${street}` }).click();
  await expect(page.getByText('One listing waits for your answer.')).toBeVisible();
  await page.getByRole('button', { name: `Still available: 2 ${street}` }).click();
  await expect(page.getByText('Thank you')).toBeVisible();
  await page.goto('/myListings');
  await expect(page.getByRole('button', { name: `Mark as Sold: 2 ${street}` })).toBeVisible();
  await expect(page.getByRole('button', { name: `Mark as Sold: 1 ${street}` })).toBeHidden();
});

test.describe('the listing form', () => {
  test('shows errors at their fields before the next step, and returns to a cleared field', async ({ page }) => {
    await enterAsNew(page, freshEmail('missing'), password);
    await page.goto('/upload-listing');
    const next = page.getByRole('button', { name: 'Next', exact: true });
    await next.click();
    await expect(page.getByText('Add at least one picture')).toBeVisible();
    await addPhotos(page, (await drawPhotos(2)).slice(0, 1));
    const address = page.getByRole('textbox', { name: 'Address' });
    // Fields that load after their fault get no focus.
    await expect(address).toBeVisible();
    await next.click();
    await expect(page.getByText('Enter the address')).toBeVisible();
    await expect(address).toBeFocused();
    await address.fill('4 Missing Road');
    await goOn(page, 'What is it?');
    await next.click();
    await expect(page.getByText('Choose the type of property')).toBeVisible();
    await page.getByRole('combobox', { name: 'Property type' }).selectOption('House');
    await goOn(page, 'Price, and a few words');
    await page.getByRole('radio', { name: 'Real Estate' }).check();
    await page.getByRole('button', { name: 'Publish listing' }).click();
    for (const message of [
      'Enter the price as a number',
      'Describe the property',
      'Enter the name of the agency or company',
    ]) {
      await expect(page.getByText(message, { exact: false }).first()).toBeVisible();
    }
    await expect(page.getByRole('textbox', { name: /^Price in / })).toBeFocused();

    await page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: 'Place' }).click();
    await address.fill('');
    await page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: 'Offer' }).click();
    await makeOffer(page);
    await page.getByRole('button', { name: 'Publish listing' }).click();
    await expect(address).toBeFocused();
    await expect(page.getByText('Enter the address')).toBeVisible();

    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await expect(page.getByRole('button', { name: 'Delete this draft' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Where is it?' })).toBeVisible();
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('button', { name: 'Delete this draft' }).click();
    await expect(page.getByRole('heading', { name: 'Start with photos' })).toBeVisible();
    await expect(tiles(page)).toHaveCount(0);
  });

  test('accepts 1 to 4 pictures at a time', async ({ page }) => {
    await enter(page, 'visitor@example.com');
    await page.goto('/upload-listing');
    const four = await drawPhotos(1);
    await choosePictures(page, [...four, { ...four[0], name: 'fifth.jpg' } as (typeof four)[0]]);
    await expect(page.getByText('Choose 1 to 4 pictures at a time. You chose 5, so none was added.')).toBeVisible();
    await expect(tiles(page)).toHaveCount(0);
  });

  test('is filled in by a suggested place, by the device’s position, and by arrow keys', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: -17.8251, longitude: 31.0335 });
    await enterAsNew(page, freshEmail('filled'), password);
    await page.goto('/upload-listing');
    await addPhotos(page, (await drawPhotos(3)).slice(0, 1));
    const area = page.getByRole('combobox', { name: 'Area' });
    const city = page.getByRole('combobox', { name: 'City' });
    await area.pressSequentially('Bo');
    await expect(page.getByRole('option', { name: /^Bo Kaap/ })).toBeVisible();
    const answered = Promise.withResolvers<void>();
    await page.route('**/getplacecompletions*', async (route) => {
      await answered.promise;
      await route.continue();
    });
    await area.pressSequentially('rrowd');
    // Before the response arrives, keys do not choose outdated suggestions.
    await expect(page.getByRole('option', { name: /^Bo Kaap/ })).toBeHidden();
    answered.resolve();
    await expect(page.getByRole('option', { name: /^Borrowdale\s*Harare, Zimbabwe$/ })).toBeVisible();
    await area.press('ArrowDown');
    await area.press('Enter');
    await expect(area).toHaveValue('Borrowdale');
    await expect(city).toHaveValue('Harare');
    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('ZW');
    await expect(page.getByText('The pin is in the centre of the area.')).toBeVisible();
    await page.getByRole('button', { name: /^Pin, not set yet/ }).press('Enter');
    await expect(page.getByText('The pin is set')).toBeVisible();
    await page.getByRole('button', { name: 'Remove the pin' }).click();

    await area.fill('');
    await city.fill('');
    await page.getByRole('button', { name: 'I am there now: use my position' }).click();
    await expect(page.getByText('This is your position.')).toBeVisible();
    await expect(city).toHaveValue('Harare');
    await page.getByRole('textbox', { name: 'Address' }).fill('1 Known Road');
    await goOn(page, 'What is it?');

    const baths = page.getByRole('spinbutton', { name: 'Bathrooms' });
    await baths.press('ArrowUp');
    await baths.press('ArrowUp');
    await expect(baths).toHaveValue('2');
    await page.getByRole('button', { name: 'Fewer bathrooms' }).press('Enter');
    await expect(baths).toHaveValue('1');
    await page.getByRole('group', { name: 'Usual types' }).getByRole('button').first().click();
    await goOn(page, 'Price, and a few words');
    // The usual role is preselected.
    await expect(page.getByRole('radio', { name: 'Individual' })).toBeChecked();
  });

  test('keeps its input over a reload and a lost connection', async ({ page, context }) => {
    const email = freshEmail('cut');
    await enterAsNew(page, email, password);
    await page.goto('/upload-listing');
    const address = `${Date.now() % 100_000} Cut Street`;
    await addPhotos(page, (await drawPhotos(50)).slice(0, 2));
    await describeHouse(page, address);
    await makeOffer(page);
    const price = page.getByRole('textbox', { name: 'Price in US dollars' });
    // A draft that was kept before the last entry would be reloaded without it.
    const description = expect.stringContaining('big garden');
    const whole = { address, price: '98000', description, role: 'INDIVIDUAL', pictures: 2 };
    await expect.poll(() => readKeptDraft(page)).toMatchObject(whole);
    await page.reload();
    await expect(price).toHaveValue('98000');
    await page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: 'Photos' }).click();
    await expect(tiles(page)).toHaveCount(2);
    await page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: 'Offer' }).click();

    // A phone may end an app as soon as it hides it, before the draft is due to be stored.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    await price.fill('97000');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => readKeptDraft(page)).toMatchObject({ price: '97000' });
    await page.clock.resume();

    await loseFirstAnswer(context);
    await page.getByRole('button', { name: 'Publish listing' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'can’t reach the site' })).toBeVisible();
    await expect(price).toHaveValue('97000');
    await expect.poll(() => readKeptDraft(page)).toMatchObject({ address, pictures: 2 });
    await page.getByRole('button', { name: 'Publish listing' }).click();
    await expect(page).toHaveURL(/\/upload-listing\?published=\d+$/);

    await page.goto('/myListings');
    await expect(page.getByRole('link', { name: address, exact: true })).toHaveCount(1);
  });

  test('updates the published listing after a lost response, and keeps its logo on a reload', async ({
    page,
    context,
  }) => {
    await enterAsNew(page, freshEmail('lost'), password);
    await page.goto('/upload-listing');
    const address = `${Date.now() % 100_000} Lost Street`;
    await addPhotos(page, (await drawPhotos(50)).slice(0, 1));
    await describeHouse(page, address);
    await makeOffer(page);
    await page.getByRole('radio', { name: 'Real Estate' }).check();
    await page.getByRole('textbox', { name: 'Name of the agency or company' }).fill(`Lost Homes ${Date.now()}`);
    const buffer = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c63' } })
      .png()
      .toBuffer();
    await page
      .locator('input[type=file]:not([multiple])')
      .setInputFiles({ name: 'sign.png', mimeType: 'image/png', buffer });
    const logo = page.getByRole('button', { name: 'Logo' });
    await expect(logo).toHaveText('sign.png');

    await loseFirstAnswer(context);
    await page.getByRole('button', { name: 'Publish listing' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'can’t reach the site' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Price in US dollars' }).fill('97000');
    await expect.poll(() => readKeptDraft(page)).toMatchObject({ price: '97000' });
    await page.reload();
    await expect(logo).toHaveText('sign.png');
    await page.getByRole('button', { name: 'Publish listing' }).click();
    await expect(page.getByText('This listing was already published')).toBeVisible();
    await expect(page).toHaveURL(/\/upload-listing\?published=\d+$/);
    await page.goto('/myListings');
    await expect(page.getByRole('link', { name: address, exact: true })).toHaveCount(1);
    await expect(page.getByText('97,000')).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the listing form explains that it needs scripts', async ({ page }) => {
    await page.goto('/upload-listing');
    await expect(page.getByText('Adding a listing needs JavaScript')).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
  });
});

/** The server receives the whole listing, but its response is lost: the worst moment for a connection to break. */
async function loseFirstAnswer(context: BrowserContext): Promise<void> {
  let cut = true;
  await context.route('**/africanscity/saveproperties', async (route) => {
    if (!cut) return route.continue();
    cut = false;
    await route.fetch();
    await route.abort('connectionreset');
  });
}
