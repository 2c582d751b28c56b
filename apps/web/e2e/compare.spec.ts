import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { expectAccessible, expectNoOverflow, phone, screens } from './page-health.ts';

const toggles = (page: Page) => page.getByRole('article').getByRole('button', { name: /^Compare: / });

/** Chooses the first listings of the list and returns their names. */
async function choose(page: Page, count: number): Promise<string[]> {
  await page.goto('/Properties?propertyStatus=FOR_SALE');
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const toggle = toggles(page).nth(index);
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    names.push(((await toggle.getAttribute('aria-label')) ?? '').replace('Compare: ', ''));
  }
  return names;
}

for (const { name, viewport } of screens) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('listings are compared, and one is removed', async ({ page }) => {
      const names = await choose(page, 3);
      const bar = page.getByRole('region', { name: 'Compare', exact: true });
      await expect(bar.getByRole('status')).toContainText('3 of 4');
      await expectNoOverflow(page);
      await expectAccessible(page);
      await bar.getByRole('link', { name: 'Compare', exact: true }).click();
      await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+,\d+$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Compare properties' })).toBeVisible();
      const columns = page.getByRole('columnheader');
      await expect(columns).toHaveCount(3);
      for (const [index, text] of names.entries()) await expect(columns.nth(index)).toContainText(text);
      await expect(page.getByRole('row', { name: /^Price \D{1,5}\d/ }).getByText('Lowest')).not.toHaveCount(0);
      await expect(bar).toBeHidden();
      // Two columns and the labels fit on the smallest screen.
      const second = await columns.nth(1).boundingBox();
      expect(second!.x + second!.width).toBeLessThanOrEqual(viewport.width);

      await columns
        .nth(1)
        .getByRole('button', { name: /^Remove: / })
        .click();
      await expect(columns).toHaveCount(2);
      await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+$/);
      await page.getByRole('link', { name: 'Add another' }).click();
      await expect(bar.getByRole('status')).toContainText('2 of 4');
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone.viewport });

  test('the way to the map stands above the bar', async ({ page }) => {
    await choose(page, 1);
    const bar = await page.getByRole('region', { name: 'Compare', exact: true }).boundingBox();
    const map = page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Map' });
    const box = await map.boundingBox();
    expect(box!.y + box!.height).toBeLessThan(bar!.y);
    await map.click();
    await expect(page).toHaveURL(/view=map/);
  });

  test('a fifth listing is rejected with a message', async ({ page }) => {
    await choose(page, 4);
    await toggles(page).nth(4).click();
    await expect(page.getByText('You can compare 4 listings. Remove one to compare another.')).toBeVisible();
    await expect(toggles(page).nth(4)).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByRole('region', { name: 'Compare', exact: true }).getByRole('status')).toContainText(
      '4 of 4',
    );
  });
});

test('the message stays until Escape closes it', async ({ page }) => {
  await choose(page, 4);
  await toggles(page).nth(4).click();
  const refusal = page.getByText('You can compare 4 listings. Remove one to compare another.');
  await expect(refusal).toBeVisible();
  await page.waitForTimeout(7_000);
  await expect(refusal).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(refusal).toBeHidden();
});

test('the bar is shown on lists only', async ({ page }) => {
  await choose(page, 2);
  const bar = page.getByRole('region', { name: 'Compare', exact: true });
  await expect(bar).toBeVisible();
  for (const address of ['/login', '/pricing', '/contact']) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar).toHaveCount(0);
  }
  await page.goto('/home');
  await expect(bar).toBeVisible();
});

test('the choice survives a reload, and is shared with another tab', async ({ page, context }) => {
  await choose(page, 2);
  await page.reload();
  const bar = (tab: Page) => tab.getByRole('region', { name: 'Compare', exact: true });
  await expect(bar(page).getByRole('status')).toContainText('2 of 4');
  const other = await context.newPage();
  await other.goto('/compare');
  await expect(other).toHaveURL(/\/compare\?ids=\d+,\d+$/);
  await other
    .getByRole('button', { name: /^Remove: / })
    .first()
    .click();
  await expect(bar(page).getByRole('status')).toContainText('1 of 4');
  await bar(page).getByRole('button', { name: 'Clear' }).click();
  await expect(bar(page)).toBeHidden();
});

test('an address shows the same comparison to all visitors, without scripts, and is not indexed', async ({
  page,
  request,
}) => {
  const list = await (await request.get('/api/africanscity/getpaginatedproperties?size=5')).json();
  const [first, second] = list.content as { id: number; type: string; area: string }[];
  const html = await (await request.get(`/compare?ids=${first!.id},2147483,${second!.id}`)).text();
  expect(html).toContain('content="noindex"');
  expect(html).toContain('One listing is');
  expect(html.match(/<th scope="col"/g)).toHaveLength(2);
  await page.goto(`/compare?ids=${first!.id},${second!.id}`);
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await expect(page.getByRole('columnheader').first()).toContainText(first!.type, { ignoreCase: true });
});

test('an address with unknown ids links to the list', async ({ page }) => {
  for (const ids of ['', 'abc', '0', '1e3']) {
    await page.goto(`/compare?ids=${ids}`);
    await expect(page.getByRole('heading', { level: 1 }), `the ids "${ids}"`).toHaveText('Nothing to compare yet');
  }
  await page.getByRole('link', { name: 'Browse properties' }).click();
  await expect(page).toHaveURL(/\/Properties/);
});
