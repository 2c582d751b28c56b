import type { Page } from '@playwright/test';
import { createAccount, freshEmail, logIn } from './accounts.ts';
import { apiUser, familyHouse } from './api-user.ts';
import { expect, test } from './journey.ts';
import { expectAccessible, expectNoOverflow, phone } from './page-health.ts';

const password = 'a password of mine';
const areas = ['Ridgemont', 'Bluehill', 'Avondale'];

async function keep(page: Page, home: number): Promise<void> {
  await page.goto(`/property?id=${home}`);
  const heart = page.getByRole('button', { name: /^Favorite/ }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
}

test.describe('favorites of a guest on a phone', () => {
  test.use({ viewport: phone.viewport });

  test('can be ordered on the device, and a login puts them in that order before those of the account', async ({
    page,
  }) => {
    const email = freshEmail('guest');
    await createAccount(page, email, password);
    const owner = await apiUser('owner@example.com');
    const homes: number[] = [];
    for (const area of areas) homes.push(await owner.list({ ...familyHouse, area, address: `3 Mopane Close ${area}` }));
    const cards = page.getByRole('main').getByRole('article');
    const shown = async () => (await cards.allTextContents()).map((text) => areas.find((area) => text.includes(area)));

    // The account already has the first home.
    await logIn(page, email, password);
    const saved = page.waitForResponse(/savefavorite/);
    await keep(page, homes[0]!);
    expect((await saved).ok()).toBe(true);
    await page.evaluate(() => localStorage.clear());

    for (const home of homes) await keep(page, home);
    await page.goto('/favorite');
    await expect.poll(shown).toEqual(['Avondale', 'Bluehill', 'Ridgemont']);
    const up = page.getByRole('button', { name: /^Move up: .*Ridgemont/ });
    await up.press('Enter');
    await expect.poll(shown).toEqual(['Avondale', 'Ridgemont', 'Bluehill']);
    await expect(up).toBeFocused();
    await expect(page.getByText(/Ridgemont.* is now number 2 of 3\.$/)).toBeAttached();
    await up.press('Enter');
    await expect.poll(shown).toEqual(['Ridgemont', 'Avondale', 'Bluehill']);
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: /^Move down: .*Ridgemont/ }).press('Enter');
    await expect.poll(shown).toEqual(['Avondale', 'Ridgemont', 'Bluehill']);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.reload();
    await expect.poll(shown).toEqual(['Avondale', 'Ridgemont', 'Bluehill']);

    const ordered = page.waitForResponse(/ordershortlist/);
    await logIn(page, email, password);
    expect((await ordered).ok()).toBe(true);
    await page.goto('/favorite');
    await expect.poll(shown).toEqual(['Avondale', 'Ridgemont', 'Bluehill']);
    for (const home of homes) await owner.remove(home);
  });
});
