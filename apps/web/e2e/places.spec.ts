import type { APIRequestContext, Page } from '@playwright/test';
import { demoPassword, enter } from './accounts.ts';
import { apiUser } from './api-user.ts';
import { expect, test } from './journey.ts';
import { desktop, expectAccessible, expectNoOverflow, phone } from './page-health.ts';

const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
const cards = (page: Page) => page.getByRole('main').getByRole('article');

async function act(page: Page, name: string, what: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: what }).click();
}

/** Lists a house in an area. */
async function listIn(request: APIRequestContext, area: string, city = 'Harare', house = 3): Promise<void> {
  const token = await request.post('/api/oauth/token', {
    headers: { authorization: `Basic ${btoa('my-trusted-client:secret')}` },
    form: { grant_type: 'password', username: 'admin@example.com', password: demoPassword },
  });
  const saved = await request.post('/api/africanscity/saveproperties', {
    headers: { authorization: `Bearer ${(await token.json()).access_token}` },
    multipart: {
      role: 'INDIVIDUAL',
      status: 'FOR_SALE',
      type: 'House',
      address: `${house} ${area}`,
      area,
      city,
      country: 'ZW',
      price: '90000',
      description: 'A house.',
    },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
}

/** Waits until a job has made so many places or contradictions for the names of listings. */
async function waitForRows(call: string, count: number): Promise<void> {
  const admin = await apiUser('admin@example.com');
  await expect(async () => {
    expect((await admin.get(call)).totalElements).toBe(count);
  }).toPass({ intervals: [1000] });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone.viewport });

  test('an area is suggested while typing, and its list opens', async ({ page }) => {
    await page.goto('/home');
    const words = page.getByRole('combobox', { name: 'Place or type' });
    await words.pressSequentially('house in Borrow');
    const area = options(page).filter({ hasText: /^Borrowdale, Harare/ });
    await expect(area).toContainText(/\d+ · Area/);
    await expectAccessible(page);
    await area.click();
    await expect(page).toHaveURL('/Properties?propertyStatus=FOR_SALE&text=house&place=borrowdale');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Houses for sale in Borrowdale/i);
    await expect(cards(page).first()).toContainText('Borrowdale');
    await expectNoOverflow(page);

    // With keys only, from the list; the recent search is suggested until it is cleared.
    const again = page.getByRole('combobox', { name: 'Search listings' });
    await again.click();
    await again.fill('');
    await expect(options(page).first()).toHaveText(/for sale in Borrowdale: house.*recent/i);
    await again.pressSequentially('aven');
    await expect(options(page)).toHaveCount(0);
    await again.fill('Harar');
    await expect(options(page).first()).toHaveText(/^Harare\d+ · City$/);
    await again.press('ArrowDown');
    await again.press('Enter');
    await expect(page).toHaveURL(/[?&]place=harare$/);
    await again.click();
    await options(page).filter({ hasText: 'Clear recent searches' }).click();
    await again.press('Escape');
    await again.click();
    await expect(options(page)).toHaveCount(0);
    await page.getByRole('link', { name: /^Remove filter Harare/ }).click();
    await expect(page).not.toHaveURL(/place=/);
  });

  test('the tools of the table of places stay closed, with the chosen places shown above', async ({ page }) => {
    await enter(page, 'admin@example.com');
    for (const [which, label] of [
      ['all', 'All places'],
      ['contradictions', 'Contradictions'],
    ] as const) {
      await page.goto(`/admin/places?which=${which}`);
      const chosen = page.getByRole('combobox', { name: 'Show', exact: true });
      await expect(chosen).toBeVisible();
      await expect(chosen.locator('option:checked')).toHaveText(label);
      await expect(page.getByRole('button', { name: 'Filter and sort' })).toHaveAttribute('aria-expanded', 'false');
    }
  });

  test('text that is submitted at once is searched unchanged', async ({ page }) => {
    await page.goto('/Properties');
    const words = page.getByRole('combobox', { name: 'Search listings' });
    await words.pressSequentially('borrowdale');
    await words.press('Enter');
    await expect(page).toHaveURL('/Properties?text=borrowdale');
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: desktop.viewport });

  test('several areas and their neighbours are chosen in the filters', async ({ page }) => {
    await page.goto('/Properties?city=Harare');
    const filters = page.getByRole('navigation', { name: 'Filters' });
    await filters.getByRole('link', { name: /^Borrowdale/ }).click();
    await expect(page).toHaveURL('/Properties?city=Harare&place=borrowdale');
    await expect(filters.getByRole('link', { name: /^Borrowdale/ })).toHaveAttribute('aria-current', 'true');
    await filters.getByRole('link', { name: /^Avondale/ }).click();
    await expect(page).toHaveURL('/Properties?city=Harare&place=borrowdale%2Cavondale-harare');
    await expect(filters.getByRole('link', { name: /^Avondale/ })).toHaveAttribute('aria-current', 'true');
    await filters.getByRole('link', { name: 'And nearby' }).click();
    await expect(page).toHaveURL(/nearby=true/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/and nearby/i);
  });

  test('an administrator confirms, renames and merges places', async ({ page, request }) => {
    for (const area of ['Sunbird Close', 'Sunbird Cl']) await listIn(request, area);
    await waitForRows('getplaces?search=sunbird', 2);
    await enter(page, 'admin@example.com');
    await page.goto('/admin/places?search=sunbird');
    await expect(page.getByRole('row', { name: /Sunbird/ })).toHaveCount(2);
    await act(page, 'Sunbird Close', 'Confirm');
    await expect(page.getByText('Sunbird Close is confirmed.')).toBeVisible();
    await act(page, 'Sunbird Cl', 'Merge');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Merge into' }).pressSequentially('Sunbird');
    await options(page)
      .filter({ hasText: /^Sunbird Close, Harare/ })
      .click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Merge' }).click();
    await expect(page.getByText('Sunbird Cl is now part of Sunbird Close.')).toBeVisible();
    await page.goto('/admin/places?search=sunbird&which=all');
    await act(page, 'Sunbird Close', 'Edit');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true }).fill('Sunbird Crescent');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('row', { name: /Sunbird Crescent/ })).toContainText('2');
    // The old address redirects to the merged place.
    const list = await request.get('/api/africanscity/getpaginatedproperties?place=sunbird-cl');
    expect((await list.json()).totalElements).toBe(2);
  });

  test('an administrator confirms and merges several places, and undoes both', async ({ page, request }) => {
    for (const area of ['Weaver One', 'Weaver Two', 'Weaver Three']) await listIn(request, area);
    await waitForRows('getplaces?search=weaver', 3);
    await enter(page, 'admin@example.com');
    const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
    await page.goto('/admin/places?search=weaver');
    await expect(row('Weaver')).toHaveCount(3);
    const choose = async (...names: string[]) => {
      for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    };
    const notice = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Dismiss' }) });

    await choose('Weaver One', 'Weaver Two', 'Weaver Three');
    await page.getByRole('button', { name: 'Confirm 3 places' }).click();
    await expect(notice).toContainText('3 places are confirmed.');
    await expect(notice).toBeFocused();
    await expect(row('Weaver')).toHaveCount(0);
    await notice.getByRole('button', { name: 'Undo' }).click();
    await expect(notice).toContainText('3 changes are undone.');
    await expect(row('Weaver')).toHaveCount(3);

    await choose('Weaver One', 'Weaver Two', 'Weaver Three');
    await page.getByRole('button', { name: 'Merge 3 places into…' }).click();
    const dialog = page.getByRole('dialog');
    const mergeInto = async (name: string, label: string) => {
      await dialog.getByRole('combobox', { name: label }).pressSequentially(name);
      await options(page)
        .filter({ hasText: new RegExp(`^${name}, Harare`) })
        .click();
      await dialog.getByRole('button', { name: 'Merge' }).click();
    };
    await dialog.getByRole('button', { name: 'Merge' }).click();
    await expect(dialog.getByText('Choose one of the places')).toBeVisible();
    await mergeInto('Weaver One', 'Merge into');
    await expect(notice).toContainText('2 places are now part of Weaver One.');
    await expect(row('Weaver')).toHaveCount(1);
    await expect(row('Weaver One')).toContainText('3');
    await expectAccessible(page);
    await notice.getByRole('button', { name: 'Undo' }).click();
    await expect(notice).toContainText('2 changes are undone.');
    await expect(row('Weaver')).toHaveCount(3);
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toBeHidden();

    // Works after leaving the page too.
    await act(page, 'Weaver Two', 'Merge');
    await mergeInto('Weaver One', 'Merge into');
    await expect(notice).toContainText('Weaver Two is now part of Weaver One.');
    await page.reload();
    await page.getByRole('button', { name: 'Undo the merge of Weaver Two into Weaver One' }).click();
    await expect(notice).toContainText('Weaver Two is no longer part of Weaver One.');
    await expect(row('Weaver')).toHaveCount(3);
    await expectNoOverflow(page);
  });

  test('an administrator decides about an area that contradicts a better known place', async ({ page, request }) => {
    for (let house = 1; house <= 10; house += 1) await listIn(request, 'Mabelreign', 'Harare', house);
    await listIn(request, 'Mabelreign', 'Bulawayo');
    await waitForRows('getplacecontradictions?search=mabelreign', 1);
    await enter(page, 'admin@example.com');
    const row = page.getByRole('row', { name: /Mabelreign/ });
    const notice = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Dismiss' }) });
    await page.goto('/admin/places');
    await page.getByRole('combobox', { name: 'Show', exact: true }).selectOption('Contradictions');
    await expect(row).toContainText('Bulawayo, Zimbabwe');
    await expect(row).toContainText('Mabelreign, Harare');
    await expectAccessible(page);
    await expectNoOverflow(page);
    const listed = async (place: string) => {
      const list = await request.get(`/api/africanscity/getpaginatedproperties?city=Bulawayo&place=${place}`);
      return (await list.json()).totalElements;
    };
    expect(await listed('mabelreign')).toBe(0);

    await page.getByRole('checkbox', { name: 'Select Mabelreign in Bulawayo, Zimbabwe' }).check();
    await page.getByRole('button', { name: 'Move to the known place' }).click();
    await expect(notice).toContainText('Mabelreign is Mabelreign, Harare now.');
    await expect(notice).toBeFocused();
    expect(await listed('mabelreign')).toBe(1);
    await notice.getByRole('button', { name: 'Undo' }).click();
    await expect(notice).toContainText('The change is undone.');
    await expect(row).toBeVisible();
    expect(await listed('mabelreign')).toBe(0);

    await act(page, 'Mabelreign in Bulawayo, Zimbabwe', 'It is a different place');
    await expect(notice).toContainText('Mabelreign in Bulawayo, Zimbabwe is a place of its own now.');
    expect(await listed('mabelreign-bulawayo')).toBe(1);
    await page.getByRole('combobox', { name: 'Show', exact: true }).selectOption('Decided contradictions');
    await expect(row).toContainText('A different place');
    await act(page, 'Mabelreign in Bulawayo, Zimbabwe', 'Undo the decision');
    await expect(notice).toContainText('1 area is waiting again.');
    expect(await listed('mabelreign-bulawayo')).toBe(0);
  });
});
