import type { Page } from '@playwright/test';
import { enter } from './accounts.ts';
import { apiUser } from './api-user.ts';
import { expect, test } from './journey.ts';
import { expectAccessible, phone, screens, scrollThrough, watchLayoutShift, weigh } from './page-health.ts';

const picture = (page: Page, number: number) => page.getByRole('link', { name: new RegExp(`^Picture ${number} of`) });

for (const { name, viewport } of screens) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('nothing of a listing moves by itself', async ({ page, house }) => {
      test.slow();
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

  test('pictures open full screen and are turned by keys', async ({ page, house }) => {
    test.slow();
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

test('the carousel shows one picture to four, by the width of the screen', async ({ page, house }) => {
  const { id, pictures } = house;
  await page.goto(`/property?id=${id}`);
  const row = picture(page, 1).locator('xpath=ancestor::ul');
  for (const [width, shown] of [
    [360, 1],
    [399, 1],
    [400, 2],
    [739, 2],
    [740, 3],
    [939, 3],
    [940, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const [item, whole] = [await picture(page, 1).boundingBox(), await row.boundingBox()];
    expect(Math.round(whole!.width / item!.width), `at ${width} px`).toBe(Math.min(shown, pictures));
  }
});

test('the carousel moves by its buttons', async ({ page, house }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { id } = house;
  await page.goto(`/property?id=${id}`);
  const previous = page.getByRole('button', { name: 'Previous pictures' });
  await expect(previous).toBeHidden();
  await page.getByRole('button', { name: 'Next pictures' }).click();
  await expect(picture(page, 2)).toBeInViewport({ ratio: 0.9 });
  await previous.click();
  await expect(picture(page, 1)).toBeInViewport({ ratio: 0.9 });
});

test('the calculator computes, and names what it cannot read', async ({ page, house }) => {
  const { id, price } = house;
  await page.goto(`/property?id=${id}`);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await expect(field('Loan Amount')).toHaveValue(String(price));
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) await field(label).fill(value);
  };
  const result = page.locator('output');
  await fill({ 'Loan Amount': '200,000', Interest: '6', Years: '30', 'Annual Tax': '1200', 'Annual Insurance': '600' });
  await expect(result).toContainText('$1,349.10');
  await expect(result).toContainText('$231,676.38');
  await fill({ 'Loan Amount': '12000', Interest: '0', Years: '1', 'Annual Tax': '0', 'Annual Insurance': '0' });
  await expect(result).toContainText('$1,000');
  await page.getByText('Yearly schedule as a table').click();
  await expect(page.getByRole('table').getByRole('row')).toHaveText([
    'YearPrincipalInterestStill owed',
    '1$12,000$0$0',
  ]);
  await fill({ Years: '0' });
  await expect(page.getByText('Enter 1 to 50')).toBeVisible();
  await expect(field('Years')).toHaveAttribute('aria-invalid', 'true');
  await expect(result).toBeHidden();
});

test('anonymous visitors are asked to log in, and come back', async ({ page, request, house }) => {
  const { id } = house;
  const html = await (await request.get(`/property?id=${id}`)).text();
  // The question whether contacts are wanted stands in the page, with the answer no.
  expect(html).not.toMatch(/"(phone|email)":|"contacts":(?!"false")/);
  await page.goto(`/property?id=${id}`);
  await expect(page.getByRole('link', { name: 'Login to see contact details' })).toHaveAttribute(
    'href',
    `/login?returnUrl=%2Fproperty%3Fid%3D${id}`,
  );
});

test('phone and email come by a click, and nothing asks for them before', async ({ page, house }) => {
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

test('whoever has seen as many owners as a day allows is told so where they asked', async ({ page, house }) => {
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

test('a view is recorded once a visit', async ({ page, house }) => {
  const { id } = house;
  const views: string[] = [];
  page.on('request', (sent) => void (sent.url().includes('recordpropertyview') && views.push(sent.url())));
  const weight = await weigh(page);
  await page.goto(`/property?id=${id}`, { waitUntil: 'networkidle' });
  await page.getByText('Yearly schedule as a table').click();
  await picture(page, 1).click();
  await page.keyboard.press('Escape');
  expect(views).toHaveLength(1);
  expect(new URL(views[0]!).searchParams.get('propertyId')).toBe(String(id));
  expect(weight().twice.filter((address) => !address.includes('/pictures/'))).toEqual([]);
});

test('an id of no listing leads to a clear page', async ({ page }) => {
  for (const id of ['2147483647', 'abc', '', '-1', "1'--"]) {
    const response = await page.goto(`/property?id=${encodeURIComponent(id)}`);
    expect(response?.status(), `the id "${id}"`).toBe(404);
    await expect(page.getByRole('heading', { level: 1 }), `the id "${id}"`).toHaveText('This listing is not available');
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Properties for sale' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Properties for sale');
});

test('chats preview a listing with picture, price and place', async ({ request, house }) => {
  const { id, price, city } = house;
  for (const path of ['property', 'propertyID']) {
    const html = await (await request.get(`/${path}?id=${id}`)).text();
    const tag = (name: string) => new RegExp(`property="og:${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
    expect(tag('title')).toContain(city);
    expect(tag('title')).toContain(`$${Math.floor(price).toLocaleString('en-US')}`);
    expect(tag('description')).toMatch(/\d+ rooms?, \d+ baths?/);
    expect(tag('image')).toMatch(/^https?:\/\/.+\.jpeg$/);
    expect(Number(tag('image:width'))).toBeGreaterThan(300);
    expect((await request.get(new URL(tag('image')).pathname)).headers()['content-type']).toBe('image/jpeg');
    expect(html).toContain('"@type":"RealEstateListing"');
    expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]+/property\\?id=${id}"`));
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
