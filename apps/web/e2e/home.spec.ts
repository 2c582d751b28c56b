import { expect, test } from './journey.ts';
import { phone } from './page-health.ts';

test.describe('home on a phone', () => {
  test.use({ viewport: phone.viewport });

  test('opens from the empty address with all it promises', async ({ page }) => {
    const response = await page.goto('/');
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL(/\/home$/);
    await expect(page).toHaveTitle('AfricansCity');
    for (const heading of [
      'What we do',
      'For sale right now',
      'For rent right now',
      'Browse by category',
      'What people say',
      'Our partners',
    ]) {
      await expect(page.getByRole('heading', { name: heading })).toBeAttached();
    }
    await expect(page.getByRole('region', { name: 'AfricansCity in numbers' })).toContainText('300');
  });

  test('search by type and city leads to results', async ({ page }) => {
    await page.goto('/home');
    const city = await page.getByLabel('City', { exact: true }).locator('option').nth(1).innerText();
    await page.getByText('For Rent', { exact: true }).first().click();
    await page.getByLabel('City', { exact: true }).selectOption(city);
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/Properties\?/);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ propertyStatus: 'FOR_RENT', city });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('search understands words, and offers names for their beginnings', async ({ page }) => {
    await page.goto('/home');
    const type = await page.getByLabel('Property type', { exact: true }).locator('option').nth(1).innerText();
    const city = await page.getByLabel('City', { exact: true }).locator('option').nth(1).innerText();
    const words = page.getByRole('combobox', { name: 'What and where' });
    await words.pressSequentially(`${type}s to rent in ${city.slice(0, 4)}`);
    await expect(page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option', { name: city })).toBeVisible();
    await page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option', { name: city }).click();
    await words.press('Enter');
    await expect(page).toHaveURL(/\/Properties\?/);
    const asked = Object.fromEntries(new URL(page.url()).searchParams);
    expect(asked).toEqual({ propertyStatus: 'FOR_RENT', propertyType: type, city });
  });

  test('words that name no type or city are searched for in the listings', async ({ page }) => {
    await page.goto('/home');
    await page.getByRole('combobox', { name: 'What and where' }).fill('castle on the moon');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/Properties?propertyStatus=FOR_SALE&text=castle+on+the+moon');
    await expect(page.getByText('Nothing to show')).toBeVisible();
    await page.getByRole('link', { name: /^Without “castle on the moon”: \d+ listings$/ }).click();
    await expect(page).toHaveURL(/\/Properties\?propertyStatus=FOR_SALE$/);
  });
});

test('home shows its content without scripts', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'Find your place in Africa' })).toBeVisible();
  await page.getByLabel('Property type', { exact: true }).selectOption({ index: 1 });
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/Properties\?/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.close();
});

test('home sends no decoration to people who save data', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { 'save-data': 'on' } });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/home', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => url.includes('hero'))).toEqual([]);
  await context.close();
});

test('home describes itself to chats and search engines', async ({ page, request }) => {
  await page.goto('/home');
  const preview = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await request.get(new URL(preview ?? '').pathname)).headers()['content-type']).toBe('image/jpeg');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /for sale and for rent/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/home$/);
});
