import type { Page } from '@playwright/test';
import { enter, enterAsNew, freshEmail } from './accounts.ts';
import { expect, test, waitForScripts } from './journey.ts';
import { phone } from './page-health.ts';

/** Holds back requests until the returned function is called. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

const scripts = /\/assets\/.*\.js$/;

async function letScriptsIn(page: Page, release: () => void): Promise<void> {
  release();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  // Waits until hydrated components have rendered again.
  await page.waitForTimeout(300);
}

test.describe('with late scripts', () => {
  test('the search box of the home page keeps every choice, and searches for it', async ({ page }) => {
    const release = await hold(page, scripts);
    await page.goto('/home', { waitUntil: 'commit' });
    const box = page.getByRole('search', { name: 'Properties' });
    await box.getByText('For Rent', { exact: true }).click();
    await box.getByText('Type and city').click();
    await box.getByLabel('Property type').selectOption({ index: 1 });
    await box.getByLabel('City').selectOption('Harare');
    await box.getByLabel('Place or type').pressSequentially('borehole');
    const kind = await box.getByLabel('Property type').inputValue();
    await letScriptsIn(page, release);
    await expect(box.getByRole('radio', { name: 'For Rent' })).toBeChecked();
    await expect(box.getByLabel('Property type')).toHaveValue(kind);
    await expect(box.getByLabel('City')).toHaveValue('Harare');
    await expect(box.getByLabel('Place or type')).toBeFocused();
    await page.keyboard.type(' garden');
    await expect(box.getByLabel('Place or type')).toHaveValue('borehole garden');
    await box.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/Properties\?/);
    const asked = Object.fromEntries(new URL(page.url()).searchParams);
    expect(asked).toEqual({ propertyStatus: 'FOR_RENT', kind, city: 'Harare', text: 'borehole garden' });
  });

  test('the list keeps words and prices, and applies the chosen order', async ({ page }) => {
    const release = await hold(page, scripts);
    await page.goto('/Properties', { waitUntil: 'commit' });
    await page.getByLabel('Order').selectOption({ index: 1 });
    const order = await page.getByLabel('Order').inputValue();
    await page.getByLabel('Lowest price').fill('100');
    await page.getByLabel('Search listings').pressSequentially('house');
    await letScriptsIn(page, release);
    await expect(page).toHaveURL(new RegExp(`oderBy=${order}`));
    await expect(page.getByLabel('Order')).toHaveValue(order);
    await expect(page.getByLabel('Search listings')).toBeFocused();
    await page.keyboard.type(' in Harare');
    await expect(page.getByLabel('Search listings')).toHaveValue('house in Harare');
    await expect(page.getByLabel('Lowest price')).toHaveValue('100');
  });

  test('the filters that are opened early stay open, and collect choices', async ({ page }) => {
    await page.setViewportSize(phone.viewport);
    const release = await hold(page, scripts);
    await page.goto('/Properties?propertyStatus=FOR_SALE', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByLabel('Lowest price')).toBeVisible();
    await letScriptsIn(page, release);
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('link', { name: /^2\+ rooms/ }).click();
    await expect(sheet.getByRole('button', { name: 'Clear all' })).toBeVisible();
    expect(new URL(page.url()).searchParams.has('roomMin')).toBe(false);
    await sheet.getByRole('button', { name: /^Show/ }).click();
    await expect(page).toHaveURL(/roomMin=2/);
    await expect(sheet).toBeHidden();
  });

  test('every scale and heart that is tapped early counts', async ({ page }) => {
    await page.setViewportSize(phone.viewport);
    const release = await hold(page, scripts);
    await page.goto('/Properties?propertyStatus=FOR_SALE', { waitUntil: 'commit' });
    const scales = page.getByRole('article').getByRole('button', { name: /^Compare: / });
    const hearts = page.getByRole('article').getByRole('button', { name: /^Favorite: / });
    for (const button of [scales.nth(0), hearts.nth(1), scales.nth(1), hearts.nth(0)]) await button.click();
    await letScriptsIn(page, release);
    await expect(page.getByRole('region', { name: 'Compare', exact: true }).getByRole('status')).toContainText(
      '2 of 4',
    );
    for (const buttons of [scales, hearts])
      for (const nth of [0, 1]) await expect(buttons.nth(nth)).toHaveAttribute('aria-pressed', 'true');
  });

  for (const path of ['/all-agents', '/company-list']) {
    test(`${path} keeps input while the chosen letter loads`, async ({ page }) => {
      const release = await hold(page, scripts);
      await page.goto(path, { waitUntil: 'commit' });
      await page.getByLabel('First letter').selectOption('A');
      const words = page.getByRole('searchbox');
      await words.pressSequentially('aba');
      await letScriptsIn(page, release);
      await page.keyboard.type('cus');
      await expect(page).toHaveURL(/letter=A/);
      await expect(page.getByLabel('First letter')).toHaveValue('A');
      await expect(words).toHaveValue('abacus');
      await expect(words).toBeFocused();
    });
  }

  const forms: [path: string, entries: [label: string, text: string][]][] = [
    [
      '/login',
      [
        ['Email', 'rudo@example.com'],
        ['Password', 'a garden in Avondale'],
      ],
    ],
    [
      '/register',
      [
        ['Name', 'Rudo'],
        ['Surname', 'Moyo'],
        ['Email', 'rudo@example.com'],
        ['Password', 'a garden'],
      ],
    ],
    ['/reset', [['Email', 'rudo@example.com']]],
    [
      '/contact',
      [
        ['Surname', 'Moyo'],
        ['Email', 'rudo@example.com'],
        ['Message', 'Hello'],
      ],
    ],
    [
      '/request',
      [
        ['Location', 'Gweru'],
        ['Name', 'Rudo'],
        ['Phone', '0772123456'],
        ['More details', 'A well'],
      ],
    ],
  ];
  for (const [path, entries] of forms) {
    test(`${path} keeps every field`, async ({ page }) => {
      const release = await hold(page, scripts);
      await page.goto(path, { waitUntil: 'commit' });
      const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true });
      for (const [label, text] of entries) await field(label).fill(text);
      const last = field(entries.at(-1)![0]);
      await letScriptsIn(page, release);
      await expect(last).toBeFocused();
      await page.keyboard.press('End');
      await page.keyboard.type('!');
      for (const [label, text] of entries.slice(0, -1)) await expect(field(label)).toHaveValue(text);
      await expect(last).toHaveValue(`${entries.at(-1)![1]}!`);
    });
  }

  test('a request keeps its category and its ticks', async ({ page }) => {
    const release = await hold(page, scripts);
    await page.goto('/request', { waitUntil: 'commit' });
    await page.getByLabel('Select Category').selectOption({ index: 2 });
    await page.getByRole('checkbox').nth(1).check();
    await letScriptsIn(page, release);
    await page.getByRole('checkbox').nth(0).check();
    await expect(page.getByLabel('Select Category')).toHaveValue('2');
    await expect(page.getByRole('checkbox').nth(1)).toBeChecked();
  });

  test('a picture of a listing opens in full screen', async ({ page, house }) => {
    const release = await hold(page, scripts);
    await waitForScripts(page);
    await page.goto(`/property?id=${house.id}`, { waitUntil: 'commit' });
    await page.getByRole('link', { name: /^Picture 1 of/ }).click();
    await letScriptsIn(page, release);
    await expect(page.getByRole('dialog', { name: /^Pictures of/ })).toBeVisible();
  });

  test('a message to an owner keeps its text', async ({ page, house }) => {
    const release = await hold(page, scripts);
    await page.goto(`/message-owner?id=${house.id}`, { waitUntil: 'commit' });
    await page.getByLabel('Your name').fill('Rudo');
    await page.getByLabel('Message').fill('May I see it on Sunday?');
    await letScriptsIn(page, release);
    await expect(page.getByLabel('Message')).toHaveValue('May I see it on Sunday?');
    await expect(page.getByLabel('Your name')).toHaveValue('Rudo');
  });
});

test.describe('with late data', () => {
  for (const path of ['/all-agents', '/company-list']) {
    test(`${path} keeps what is typed while the chosen letter loads`, async ({ page }) => {
      await page.goto(path);
      const release = await hold(page, /\/api\/.*letter=A/);
      await page.getByLabel('First letter').selectOption('A');
      const words = page.getByRole('searchbox');
      await words.pressSequentially('lagos');
      release();
      await expect(page).toHaveURL(/letter=A/);
      await words.pressSequentially(' lekki');
      await expect(words).toHaveValue('lagos lekki');
      await words.press('Enter');
      await expect(page).toHaveURL(/search=lagos/);
      expect(new URL(page.url()).searchParams.get('letter')).toBe('A');
    });
  }

  test('words typed during a search stay in the field', async ({ page }) => {
    await page.goto('/Properties');
    const release = await hold(page, /\/api\/.*getpaginatedproperties/i);
    const words = page.getByLabel('Search listings');
    await words.fill('house');
    await words.press('Enter');
    await words.pressSequentially(' in Harare');
    release();
    await expect(page).toHaveURL(/text=house/);
    await expect(words).toHaveValue('house in Harare');
    await expect(words).toBeFocused();
  });

  test('the order and the page size keep the focus', async ({ page }) => {
    await page.goto('/Properties');
    for (const label of ['Order', 'Listings per page']) {
      await page.getByLabel(label).focus();
      await page.getByLabel(label).selectOption({ index: 1 });
      await expect(page).toHaveURL(/\?/);
      await expect(page.getByLabel(label)).toBeFocused();
    }
  });

  test('a table of the administration keeps words typed during a search', async ({ page }) => {
    await enter(page, 'admin@example.com');
    await page.goto('/admin/users');
    const words = page.getByLabel('Search Users');
    await expect(words).toBeVisible();
    const release = await hold(page, /\/api\/.*search=/);
    await words.pressSequentially('a');
    await page.waitForTimeout(400);
    await words.pressSequentially('dmin');
    await page.getByLabel('Type of user').selectOption('administrators');
    await expect(page.getByLabel('Type of user')).toHaveValue('administrators');
    release();
    await expect(page).toHaveURL(/kind=administrators/);
    await expect(words).toHaveValue('admin');
  });

  test('a profile keeps input while its contacts are saved', async ({ page }) => {
    await enterAsNew(page, freshEmail('late-profile'), 'a garden in Avondale');
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Add a contact' }).click();
    await page.getByLabel('Contact 1', { exact: true }).fill('+263772123456');
    const release = await hold(page, /getcontacts/i);
    await page.getByRole('button', { name: 'Save contacts' }).click();
    await page.getByRole('button', { name: 'Add a contact' }).click();
    const second = page.getByLabel('Contact 2', { exact: true });
    await second.fill('@rudo');
    release();
    await expect(page.getByText('Contacts saved.')).toBeVisible();
    await expect(second).toHaveValue('@rudo');
    await expect(second).toBeFocused();
  });
});
