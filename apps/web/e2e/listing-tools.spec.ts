import type { Page } from '@playwright/test';
import { enter, logIn } from './accounts.ts';
import { expect, test } from './journey.ts';
import { expectAccessible, phone, scrollThrough } from './page-health.ts';

/** Number of pages of a PDF. */
const sheets = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

const openReport = async (page: Page, id: number) => {
  await page.goto(`/property?id=${id}`);
  await page.getByRole('button', { name: 'Report this listing' }).click();
  return page.getByRole('dialog', { name: 'Report this listing' });
};

test.describe('on a phone', () => {
  test.use({ viewport: phone.viewport });

  test('a user reports a listing with a reason, once', async ({ page, house }) => {
    const { id } = house;
    const asked = await openReport(page, id);
    await asked.getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(new RegExp(`/login\\?returnUrl=%2Fproperty%2F[\\w-]+-${id}$`));
    await logIn(page, 'visitor@example.com');
    await expect(page).toHaveURL(new RegExp(`/property/[\\w-]+-${id}$`));

    const dialog = await openReport(page, id);
    await dialog.getByRole('button', { name: 'Send the report' }).click();
    await expect(dialog.getByText('Choose a reason')).toBeVisible();
    await dialog.getByLabel('Something else').check();
    await dialog.getByRole('button', { name: 'Send the report' }).click();
    await expect(dialog.getByText('Say what is wrong')).toBeVisible();
    await dialog.getByLabel('Details').fill('The gate is another one.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send the report' }).click();
    await expect(dialog.getByRole('heading', { name: 'Thank you. We will look into it' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Back to the listing' }).click();
    await expect(dialog).toBeHidden();

    // The database rejects a second report by the same user.
    const again = await openReport(page, id);
    await again.getByLabel('The price is wrong').check();
    await again.getByRole('button', { name: 'Send the report' }).click();
    await expect(again.getByRole('alert')).toContainText('You have reported this listing already');
    await page.keyboard.press('Escape');
    await expect(again).toBeHidden();
  });

  test('similar listings load on scroll, and are nearby', async ({ page, request }) => {
    const list = await (await request.get('/api/africanscity/getpaginatedproperties?city=Harare&size=5')).json();
    const asked: string[] = [];
    page.on('request', (sent) => void (sent.url().includes('getsimilarproperties') && asked.push(sent.url())));
    await page.setViewportSize({ width: phone.viewport.width, height: 400 });
    await page.goto(`/property?id=${list.content[0].id}`, { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 1);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    expect(asked).toEqual([]);
    await scrollThrough(page);
    const similar = page.getByRole('region', { name: 'Similar properties' });
    await expect(similar.getByRole('article')).not.toHaveCount(0);
    await expect(similar.getByText(/^(In|Near|Elsewhere in) .+|^Few are close by/)).toBeVisible();
    for (const text of await similar.getByRole('article').allInnerTexts())
      expect(text).not.toMatch(
        /Accra|Addis Ababa|Cairo|Cape Town|Casablanca|Dakar|Johannesburg|Kampala|Kigali|Nairobi/,
      );
    const link = similar.getByRole('article').first().getByRole('heading').getByRole('link');
    const target = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(target);
    expect(asked.length).toBeGreaterThan(0);
  });

  test('a listing prints on exactly one page', async ({ page, house }) => {
    const { id } = house;
    await page.goto(`/property?id=${id}`);
    await page.getByRole('link', { name: 'Print', exact: true }).click();
    await expect(page).toHaveURL(`/print?id=${id}`);
    await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
    await expect(page.getByRole('img', { name: 'The address of this listing as a QR code' })).toBeVisible();
    expect(sheets(await page.pdf({ format: 'A4' }))).toBe(1);
    expect(sheets(await page.pdf({ format: 'Letter' }))).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
  });
});

test('a description of any length fits on the printed page with all other content', async ({ page, house }) => {
  const { id } = house;
  await page.goto(`/print?id=${id}`);
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
  const text = page.getByText('Quiet and sunny.');
  for (const length of [0, 400, 20_000]) {
    await text.or(page.locator('[data-filled]')).evaluate((paragraph, words) => {
      paragraph.setAttribute('data-filled', '');
      paragraph.textContent = 'A sunny room and a garden.\n'.repeat(Math.ceil(words / 25));
    }, length);
    expect(sheets(await page.pdf({ format: 'A4' })), `${length} characters`).toBe(1);
    expect(sheets(await page.pdf({ format: 'Letter' })), `${length} characters`).toBe(1);
  }
  await page.setViewportSize({ width: 703, height: 964 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: 'The address of this listing as a QR code' })).toBeInViewport({
    ratio: 1,
  });
});

test('contact details are printed for logged-in users who requested them', async ({ page, house }) => {
  const { id } = house;
  await page.goto(`/print?id=${id}`);
  await expect(page.getByText('Log in on the site for contact details')).toBeVisible();
  await expect(page.getByText('owner@example.com')).toBeHidden();
  await enter(page, 'visitor@example.com');
  await page.goto(`/print?id=${id}`);
  await expect(page.getByText('Contact details on the site')).toBeVisible();
  await expect(page.getByText('owner@example.com')).toBeHidden();
  await page.getByRole('button', { name: 'Show contact details' }).click();
  await expect(page.getByText('owner@example.com')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show contact details' })).toBeHidden();
});

test('an unknown listing cannot be printed', async ({ page }) => {
  const response = await page.goto('/print?id=2147483647');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This listing is not available');
});

test('link previews have a JPEG of a suitable size', async ({ request, house }) => {
  const bot = { 'user-agent': 'WhatsApp/2.23.20.0', accept: '*/*' };
  const html = await (await request.get(`/property?id=${house.id}`, { headers: bot })).text();
  const tag = (name: string) => new RegExp(`property="og:${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  expect(tag('image')).toMatch(/^https?:\/\//);
  expect(tag('image:type')).toBe('image/jpeg');
  expect(Number(tag('image:width'))).toBeGreaterThanOrEqual(600);
  expect(Number(tag('image:height'))).toBeGreaterThanOrEqual(315);
  expect(tag('title')).toContain(house.city);
  expect(tag('description').length).toBeGreaterThan(20);
  const picture = await request.get(tag('image'), { headers: bot });
  expect(picture.status()).toBe(200);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  expect((await picture.body()).subarray(0, 2).toString('hex')).toBe('ffd8');
  expect((await picture.body()).length).toBeLessThan(300_000);
  // Chats read only the beginning of a page.
  expect(html.indexOf('og:image')).toBeLessThan(30_000);
});

test('share links carry the title and the address, and copying works', async ({ page, house, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id } = house;
  await page.goto(`/property?id=${id}`);
  const address = new URL(page.url()).href;
  const href = async (label: string) =>
    (await page.getByRole('link', { name: label, exact: true }).getAttribute('href')) ?? '';
  const text = new URL(await href('WhatsApp')).searchParams.get('text') ?? '';
  expect(text).toContain('Gweru');
  expect(text.endsWith(`\n${address}`)).toBe(true);
  await page.getByText('More ways to share').click();
  expect(decodeURIComponent(await href('Email'))).toContain(address);
  expect(new URL(await href('Facebook')).searchParams.get('u')).toBe(address);
  expect(new URL(await href('X')).searchParams.get('url')).toBe(address);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});

test('the icon over the pictures shares the listing', async ({ page, house }) => {
  // Test machines have no sharing sheet: records what the page passes to it.
  await page.addInitScript(() => {
    navigator.share = async (shared) => void Object.assign(window, { shared });
  });
  await page.goto(`/property?id=${house.id}`);
  const address = new URL(page.url()).href;
  await page.getByRole('link', { name: 'Share', exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => (window as { shared?: ShareData }).shared))
    .toMatchObject({ url: address });
  expect(new URL(page.url()).hash).toBe('');
});

test.describe('without a sharing sheet, on a phone', () => {
  test.use({ viewport: phone.viewport });

  test('the icon over the pictures opens a dialog, and the page does not scroll', async ({ page, house }) => {
    await page.goto(`/property?id=${house.id}`);
    const icon = page.getByRole('link', { name: 'Share', exact: true });
    await icon.click();
    const dialog = page.getByRole('dialog', { name: 'Share' });
    await expect(dialog.getByRole('link', { name: 'WhatsApp', exact: true })).toBeInViewport({ ratio: 1 });
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(icon).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(new URL(page.url()).hash).toBe('');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the icon over the pictures leads to the ways to share', async ({ page, house }) => {
    await page.goto(`/property?id=${house.id}`);
    await page.getByRole('link', { name: 'Share', exact: true }).click();
    await expect(page.getByRole('link', { name: 'WhatsApp', exact: true })).toBeInViewport();
  });
});
