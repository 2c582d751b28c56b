import type { Page } from '@playwright/test';
import { enter } from './accounts.ts';
import { expect, test } from './journey.ts';
import { withOwnServer } from './own-server.ts';
import { desktop, expectAccessible } from './page-health.ts';

// It has a server of its own, because the home page and the menu of others must stay.
test('the sections of the home page and the menu are moved and switched off', async ({ page, serverUrl }) => {
  test.setTimeout(5 * 60_000);
  expect(serverUrl).toBeTruthy();
  await withOwnServer({ page, name: 'arrangement', viewport: desktop.viewport }, arrangeHome);
});

async function arrangeHome(page: Page): Promise<void> {
  const visitor = await (await page.context().browser()!.newContext({ viewport: desktop.viewport })).newPage();
  const home = async () => {
    await visitor.goto(new URL('/home', page.url()).href);
    return visitor.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  };
  await enter(page, 'admin@example.com');
  await page.goto('/admin/settings');
  const before = await home();
  expect(before.indexOf('For sale right now')).toBeLessThan(before.indexOf('For rent right now'));
  expect(before).toContain('Be the first to know');

  const part = page.getByRole('region', { name: 'Home page and menu' });
  await part.getByRole('checkbox', { name: 'Newsletter' }).uncheck();
  for (let step = 0; step < 3; step++) await part.getByRole('button', { name: 'Move Homes for rent up' }).click();
  await expect(part.getByRole('button', { name: 'Move Homes for rent up' })).toBeDisabled();
  await part.getByRole('checkbox', { name: 'Pricing' }).uncheck();
  await part.getByRole('button', { name: 'Move Agencies up' }).click();
  await expectAccessible(page);
  await part.getByRole('button', { name: 'Save the order' }).click();
  await expect(part.getByText('Saved. Visitors see it within a minute.')).toBeVisible();

  await expect(async () => {
    const after = await home();
    expect(after[0]).toBe('For rent right now');
    expect(after).toContain('For sale right now');
    expect(after).not.toContain('Be the first to know');
  }).toPass();
  const menu = visitor.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Pricing' })).toHaveCount(0);
  expect((await menu.innerText()).split(/\s*\n\s*/).filter(Boolean)).toEqual([
    'Home',
    'Sale',
    'Agencies',
    'Rent',
    'About us',
  ]);
  await page.reload();
  await expect(part.getByRole('checkbox', { name: 'Newsletter' })).not.toBeChecked();
}
