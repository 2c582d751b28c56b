import type { Page } from '@playwright/test';
import { enter } from './accounts.ts';
import { apiUser, inventedPlace } from './api-user.ts';
import { expect, test } from './journey.ts';
import { desktop, expectAccessible, phone, screens, scrollThrough, watchLayoutShift, weigh } from './page-health.ts';
import { showPricesAsAsked } from './site-brand.ts';

const picture = (page: Page, number: number) => page.getByRole('link', { name: new RegExp(`^Picture ${number} of`) });

for (const { name, viewport } of screens) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('a listing has no layout shifts', async ({ page, house }) => {
      const { id } = house;
      const shifted = await watchLayoutShift(page);
      await page.goto(`/property?id=${id}`, { waitUntil: 'networkidle' });
      await scrollThrough(page);
      expect(await shifted()).toBeLessThan(0.02);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone.viewport });

  test('pictures open in full screen and change with arrow keys', async ({ page, house }) => {
    const { id, pictures } = house;
    await page.goto(`/property?id=${id}`);
    await picture(page, 1).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Pictures of/ });
    const place = dialog.getByRole('status');
    await expect(place).toHaveText(`1 / ${pictures}`);
    await page.keyboard.press('ArrowRight');
    await expect(place).toHaveText(`2 / ${pictures}`);
    await page.keyboard.press('End');
    await expect(place).toHaveText(`${pictures} / ${pictures}`);
    await page.keyboard.press('ArrowLeft');
    await expect(place).toHaveText(`${pictures - 1} / ${pictures}`);
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('Tab');
    expect(
      await dialog.evaluate(
        (element) => element.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(picture(page, 1)).toBeFocused();
  });
});

test('on a wide screen the gallery has one large and four small pictures, and opens all', async ({ page, house }) => {
  const { id, pictures } = house;
  await page.setViewportSize(desktop.viewport);
  await page.goto(`/property?id=${id}`);
  const [large, small] = [await picture(page, 1).boundingBox(), await picture(page, pictures).boundingBox()];
  expect(large!.width).toBeGreaterThan(500);
  expect(large!.height).toBeGreaterThan(small!.height * 1.9);
  expect(small!.y + small!.height).toBeLessThan(desktop.viewport.height);
  await page.getByRole('button', { name: `Show all ${pictures} photos` }).click();
  const dialog = page.getByRole('dialog', { name: /^Pictures of/ });
  const overview = dialog.getByRole('list', { name: 'All pictures' });
  await expect(overview.getByRole('button')).toHaveCount(pictures);
  await expectAccessible(page);
  await overview.getByRole('button', { name: `Picture 3 of ${pictures}` }).click();
  await expect(dialog.getByRole('status')).toHaveText(`3 / ${pictures}`);
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('status')).toHaveText(`2 / ${pictures}`);
  await dialog.getByRole('button', { name: 'All pictures' }).click();
  await expect(overview).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('pictures are swiped on a phone, and load on the swipe', async ({ page, house }) => {
  const { id, pictures } = house;
  await page.setViewportSize(phone.viewport);
  await page.goto(`/property?id=${id}`, { waitUntil: 'networkidle' });
  const loaded = (number: number) =>
    picture(page, number)
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.complete && image.currentSrc !== '');
  expect(await loaded(1)).toBe(true);
  expect(await loaded(3)).toBe(false);
  await expect(page.getByText(`1 / ${pictures}`, { exact: true })).toBeVisible();
  const first = await picture(page, 1).boundingBox();
  expect([first!.x, first!.width]).toEqual([0, phone.viewport.width]);
  await page.getByRole('button', { name: 'Next pictures' }).click();
  await expect(picture(page, 2)).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByText(`2 / ${pictures}`, { exact: true })).toBeVisible();
  await expect.poll(() => loaded(3)).toBe(true);
  await page.getByRole('button', { name: 'Previous pictures' }).click();
  await expect(picture(page, 1)).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('button', { name: 'Previous pictures' })).toBeHidden();
});

test('contact buttons stay at the bottom of a phone, above the footer', async ({ page, house }) => {
  await page.setViewportSize(phone.viewport);
  await page.goto(`/property?id=${house.id}`);
  const bar = page.getByRole('group', { name: 'Get in touch' });
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole('button', { name: 'Message' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute(
    'href',
    `/login?returnUrl=${encodeURIComponent(new URL(page.url()).pathname)}`,
  );
  await enter(page, 'visitor@example.com');
  await page.goto(`/property?id=${house.id}`);
  await bar.getByRole('button', { name: 'Call or chat' }).click();
  await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+?\d+$/);
  await expect(bar.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=Hello/,
  );
  await page.getByRole('heading', { name: 'Description' }).scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await scrollThrough(page);
  // In one reading: parts of the page that arrive late may move both.
  const overlap = await bar.evaluate(
    (element, footer) => element.getBoundingClientRect().bottom - footer!.getBoundingClientRect().top,
    await page.getByRole('contentinfo').elementHandle(),
  );
  expect(overlap).toBeLessThanOrEqual(1);
});

test('a line gives the price verdict, and links to the chart', async ({ page }) => {
  const api = await apiUser('owner@example.com');
  const place = inventedPlace();
  const house = { area: place, city: inventedPlace(), type: 'House', status: 'FOR_SALE', numRoom: 3 };
  const listed: number[] = [];
  for (const price of [50_000, 60_000, 70_000, 80_000, 90_000, 140_000])
    listed.push(await api.list({ ...house, price, address: `${price / 1000} Msasa Road` }));
  try {
    await api.waitForArea(listed[2]!, place);
    await page.goto(`/property?id=${listed[2]}`);
    await expect(page.getByRole('link', { name: `About usual for 3-bed houses in ${place}` })).toBeVisible();
    await page.goto(`/property?id=${listed[5]}`);
    await page.getByRole('link', { name: `100 % over the usual for 3-bed houses in ${place}` }).click();
    await expect(page.getByRole('img', { name: /This home costs \$140,000/ })).toBeInViewport();
  } finally {
    for (const id of listed) await api.remove(id);
  }
});

test('a removed listing shows a message and similar homes nearby', async ({ page }) => {
  const api = await apiUser('owner@example.com');
  const place = inventedPlace();
  const house = { area: 'Riverside', city: place, type: 'House', status: 'FOR_SALE', numRoom: 3, price: 70_000 };
  const gone = await api.list({ ...house, address: '1 Msasa Road' });
  const other = await api.list({ ...house, address: '2 Msasa Road' });
  try {
    // The job that makes the place may have placed the first home alone: then the other one is not near it.
    const inPlace = async () => (await api.get(`getpaginatedproperties?place=${place.toLowerCase()}`)).totalElements;
    await expect.poll(inPlace, { intervals: [1000] }).toBe(2);
    await page.goto(`/property?id=${gone}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('3-bed house in Riverside');
    await api.remove(gone);
    const response = await page.goto(`/property?id=${gone}`);
    expect(response?.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This listing is not available');
    await expect(
      page.getByText(`House in Riverside, ${place} for sale: it was sold, rented or taken down.`),
    ).toBeVisible();
    const similar = page.getByRole('region', { name: 'Similar properties' });
    await expect(similar.getByText(/^In Riverside|^Few are close by/)).toBeVisible();
    await expectAccessible(page);
    await similar.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/property/[\\w-]+-${other}$`));
  } finally {
    await api.remove(other);
  }
});

test('the calculator is collapsed at first, computes, and shows invalid fields', async ({ page, house, serverUrl }) => {
  await showPricesAsAsked(page, serverUrl);
  const { id, price } = house;
  await page.goto(`/property?id=${id}`);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await expect(field('Loan Amount')).toBeHidden();
  await page.getByText(/^About \$1,930 per month over 20 years at 10 %$/).click();
  await expect(field('Loan Amount')).toHaveValue(price.toLocaleString('en-US'));
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) await field(label).fill(value);
  };
  const result = page.locator('output');
  await fill({ 'Loan Amount': '200,000', Interest: '6', Years: '30', 'Annual Tax': '1200', 'Annual Insurance': '600' });
  await expect(result).toContainText('$1,349');
  await expect(result).toContainText('$231,676');
  await fill({ 'Loan Amount': '12000', Interest: '0', Years: '1', 'Annual Tax': '0', 'Annual Insurance': '0' });
  await expect(result).toContainText('$1,000');
  await page.getByText('Yearly schedule as a table').click();
  await expect(page.getByRole('table').getByRole('row')).toHaveText([
    'YearPrincipalInterestRemaining debt',
    '1$12,000$0$0',
  ]);
  await fill({ Years: '0' });
  await expect(page.getByText('Enter 1 to 50')).toBeVisible();
  await expect(field('Years')).toHaveAttribute('aria-invalid', 'true');
  await expect(result).toBeHidden();
});

test('guests are asked to log in, and return', async ({ page, request, house }) => {
  const { id } = house;
  const html = await (await request.get(`/property?id=${id}`)).text();
  // The page's state has the query key of the listing, with `contacts: 'false'`.
  expect(html).not.toMatch(/"(phone|email)":|"contacts":(?!"false")/);
  await page.goto(`/property?id=${id}`);
  await expect(page.getByRole('link', { name: 'Log in to see contact details' })).toHaveAttribute(
    'href',
    new RegExp(`^/login\\?returnUrl=%2Fproperty%2F[\\w-]+-${id}$`),
  );
});

test('phone and email load on a click, not before', async ({ page, house }) => {
  const asked: string[] = [];
  page.on('request', (sent) => void (/showcontacts|getpropertiesbyid/.test(sent.url()) && asked.push(sent.url())));
  await enter(page, 'visitor@example.com');
  await page.goto(`/property?id=${house.id}`);
  const button = page.getByRole('button', { name: 'Show contact details' });
  await expect(button).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => !url.includes('contacts=false'))).toEqual([]);
  await expect(page.locator('a[href^="mailto:owner"]')).toHaveCount(0);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('a[href^="mailto:owner"]')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Contact details' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Print' }).click();
  await expect(page.getByText('owner@example.com')).toBeVisible();
  expect(asked.filter((url) => url.includes('showcontacts'))).toHaveLength(1);
});

test('a user above the daily limit of contacts sees a message at the button', async ({ page, house }) => {
  const admin = await apiUser('admin@example.com');
  await admin.post('savecontactlimit', { ownersADay: '1' });
  try {
    await enter(page, 'agency@example.com');
    await page.goto(`/property?id=${house.id}`);
    await page.getByRole('button', { name: 'Show contact details' }).click();
    await expect(page.locator('a[href^="mailto:owner"]')).toBeVisible();
    const { content } = await admin.get('getagents?search=harare&size=5');
    await page.goto(`/agent-profile?id=${content[0].id}`);
    const button = page.getByRole('button', { name: 'Show contact details' });
    await button.click();
    const alert = page.getByRole('alert').filter({ hasText: 'You have seen the contact details of 1 owner today' });
    await expect(alert).toBeVisible();
    await expect(button).toBeEnabled();
    await expectAccessible(page);
  } finally {
    await admin.post('savecontactlimit', { ownersADay: '30' });
  }
});

test('a view is counted once per visit', async ({ page, house }) => {
  const { id } = house;
  const views: string[] = [];
  page.on('request', (sent) => void (sent.url().includes('recordpropertyview') && views.push(sent.url())));
  const weight = await weigh(page);
  await page.goto(`/property?id=${id}`, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: 'Mortgage calculator' }).click();
  await page.getByText('Yearly schedule as a table').click();
  await picture(page, 1).click();
  await page.keyboard.press('Escape');
  expect(views).toHaveLength(1);
  expect(new URL(views[0]!).searchParams.get('propertyId')).toBe(String(id));
  expect(weight().twice.filter((address) => !address.includes('/pictures/'))).toEqual([]);
});

test('an unknown id shows a clear page', async ({ page }) => {
  for (const id of ['2147483647', 'abc', '', '-1', "1'--"]) {
    const response = await page.goto(`/property?id=${encodeURIComponent(id)}`);
    expect(response?.status(), `the id "${id}"`).toBe(404);
    await expect(page.getByRole('heading', { level: 1 }), `the id "${id}"`).toHaveText('This listing is not available');
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Properties for sale' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Properties for sale');
});

test('link previews show picture, price and place', async ({ request, house }) => {
  const { id, price, city } = house;
  for (const path of ['property', 'propertyID']) {
    const html = await (await request.get(`/${path}?id=${id}`)).text();
    const tag = (name: string) => new RegExp(`property="og:${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
    expect(tag('title')).toContain(city);
    expect(tag('title')).toContain(`$${Math.floor(price).toLocaleString('en-US')}`);
    expect(tag('description')).toMatch(/\d+ rooms?, \d+ baths?/);
    expect(tag('image')).toMatch(/^https?:\/\/.+\.jpg$/);
    expect(Number(tag('image:width'))).toBeGreaterThan(300);
    expect((await request.get(new URL(tag('image')).pathname)).headers()['content-type']).toBe('image/jpeg');
    expect(html).toContain('"@type":"RealEstateListing"');
    expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]+/property/[\\w-]+-${id}"`));
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a listing can be read, and its pictures opened', async ({ page, request, house }) => {
    const { id } = house;
    await page.goto(`/property?id=${id}`);
    await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();
    await expect(page.locator('output')).toContainText('Monthly payment');
    const file = await request.get((await picture(page, 1).getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toBe('image/jpeg');
  });
});
