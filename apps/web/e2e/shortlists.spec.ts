import { createAccount, enterAsNew, freshEmail, logIn } from './accounts.ts';
import { apiUser, familyHouse } from './api-user.ts';
import { expect, test } from './journey.ts';
import { desktop, expectAccessible, expectNoOverflow, phone } from './page-health.ts';

const password = 'a password of mine';

test.describe('lists of favorites on a phone', () => {
  test.use({ viewport: phone.viewport });

  test('homes are put into two lists, moved, ordered and noted, and a list is renamed and deleted', async ({
    page,
  }) => {
    const email = freshEmail('lists');
    await createAccount(page, email, password);
    const owner = await apiUser('owner@example.com');
    const homes: number[] = [];
    for (const area of ['Ridgemont', 'Bluehill']) {
      const home = await owner.list({ ...familyHouse, area, address: `7 Msasa Close ${area}` });
      homes.push(home);
      await page.goto(`/property?id=${home}`);
      const heart = page.getByRole('button', { name: /^Favorite/ }).first();
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
    }
    await page.goto('/favorite');
    await expect(page.getByText('With an account, you can sort your favorites into lists.')).toBeVisible();
    await logIn(page, email, password);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('favorites'))).toBeNull();

    await page.goto('/favorite');
    const lists = page.getByRole('navigation', { name: 'Lists of favorites' });
    for (const name of ['For Tendai', 'Near school']) {
      await lists.getByRole('button', { name: 'New list' }).click();
      await page.getByRole('textbox', { name: 'Name of the list' }).fill(name);
      await page.getByRole('button', { name: 'Create list' }).click();
      await expect(page).toHaveURL(/\/favorite\?list=\d+$/);
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
      await expect(page.getByText('No homes in this list yet')).toBeVisible();
    }
    await lists.getByRole('link', { name: 'All favorites' }).click();
    for (const area of ['Ridgemont', 'Bluehill']) {
      const card = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('article') })
        .filter({ hasText: area });
      await card.getByText('Lists', { exact: true }).click();
      await card.getByRole('checkbox', { name: 'For Tendai' }).click();
      await expect(card.getByRole('checkbox', { name: 'For Tendai' })).toBeChecked();
    }
    await lists.getByRole('link', { name: 'For Tendai' }).click();
    // All favorites are the same homes in the same order.
    await expect(page.getByRole('heading', { level: 2, name: 'For Tendai' })).toBeVisible();

    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toContainText('Bluehill');
    const down = page.getByRole('button', { name: /^Move down: .*Bluehill/ });
    const ordered = page.waitForResponse(/ordershortlist/);
    await down.press('Enter');
    await expect(cards.first()).toContainText('Ridgemont');
    await expect(down).toBeFocused();
    await expect(page.getByText(/Bluehill.* is now number 2 of 2\.$/)).toBeAttached();
    expect((await ordered).ok()).toBe(true);
    await page.getByRole('button', { name: /^Add note: .*Bluehill/ }).click();
    await page.getByRole('textbox', { name: 'Note' }).fill('Ask about the borehole');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByText('Ask about the borehole')).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.reload();
    await expect(cards.first()).toContainText('Ridgemont');

    // A home moves when the box of the other list is ticked, and then the one of this list is not.
    const moving = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') })
      .filter({ hasText: 'Bluehill' });
    await moving.getByText('Lists', { exact: true }).click();
    await moving.getByRole('checkbox', { name: 'Near school' }).click();
    await expect(moving.getByRole('checkbox', { name: 'Near school' })).toBeChecked();
    await moving.getByRole('checkbox', { name: 'For Tendai' }).click();
    await expect(cards).toHaveCount(1);
    await lists.getByRole('link', { name: 'Near school' }).click();
    await expect(cards).toHaveCount(1);
    await expect(page.getByText('Ask about the borehole')).toBeVisible();

    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('textbox', { name: 'Name of the list' }).fill('Close to school');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Close to school' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete list' }).click();
    await expect(page.getByText('Delete the list “Close to school”?')).toBeVisible();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(lists.getByRole('link')).toHaveText(['All favorites', 'For Tendai']);
    await expect(cards).toHaveCount(2);

    // A home leaves a list with its heart, without a reload.
    await lists.getByRole('link', { name: 'For Tendai' }).click();
    await expect(cards).toHaveCount(1);
    await cards
      .first()
      .getByRole('button', { name: /^Favorite/ })
      .click();
    await expect(cards).toHaveCount(0);
    await expect(page.getByText('No homes in this list yet')).toBeVisible();
    for (const home of homes) await owner.remove(home);
  });

  test.describe('with a touch screen', () => {
    test.use({ hasTouch: true });

    test('all favorites are ordered by keyboard and by touch, and one that left the site is removed', async ({
      page,
    }) => {
      const email = freshEmail('order');
      await enterAsNew(page, email, password);
      const owner = await apiUser('owner@example.com');
      const homes: number[] = [];
      for (const area of ['Ridgemont', 'Bluehill', 'Avondale']) {
        const home = await owner.list({ ...familyHouse, area, address: `5 Msasa Close ${area}` });
        homes.push(home);
        await page.goto(`/property?id=${home}`);
        const saved = page.waitForResponse(/savefavorite/);
        await page
          .getByRole('button', { name: /^Favorite/ })
          .first()
          .click();
        expect((await saved).ok()).toBe(true);
      }
      await page.goto('/favorite');
      const cards = page.getByRole('main').getByRole('article');
      const areas = async () =>
        (await cards.allTextContents()).map((text) => /Ridgemont|Bluehill|Avondale/.exec(text)![0]);
      await expect.poll(areas).toEqual(['Avondale', 'Bluehill', 'Ridgemont']);

      const down = page.getByRole('button', { name: /^Move down: .*Avondale/ });
      const first = page.waitForResponse(/ordershortlist/);
      await down.press('Enter');
      await expect.poll(areas).toEqual(['Bluehill', 'Avondale', 'Ridgemont']);
      await expect(down).toBeFocused();
      await expect(page.getByText(/Avondale.* is now number 2 of 3\.$/)).toBeAttached();
      expect((await first).ok()).toBe(true);
      const second = page.waitForResponse(/ordershortlist/);
      await page.getByRole('button', { name: /^Move up: .*Ridgemont/ }).tap();
      await expect.poll(areas).toEqual(['Bluehill', 'Ridgemont', 'Avondale']);
      expect((await second).ok()).toBe(true);
      await expectNoOverflow(page);
      await expectAccessible(page);
      await page.reload();
      await expect.poll(areas).toEqual(['Bluehill', 'Ridgemont', 'Avondale']);

      await owner.remove(homes[0]!);
      await page.reload();
      await expect(page.getByText(/^No longer on the site: .*Ridgemont/)).toBeVisible();
      await expect.poll(areas).toEqual(['Bluehill', 'Avondale']);
      await expectNoOverflow(page);
      await expectAccessible(page);
      await page.getByRole('button', { name: /^Remove from favorites: .*Ridgemont/ }).click();
      await expect(page.getByText('The home was removed from your favorites.')).toBeVisible();
      await expect(page.getByText(/^No longer on the site/)).toHaveCount(0);
      for (const home of homes.slice(1)) await owner.remove(home);
    });
  });
});

test.describe('lists of favorites on a desktop', () => {
  test.use({ viewport: desktop.viewport });

  test('opening the lists of a home moves neither the other homes nor the page', async ({ page }) => {
    const email = freshEmail('lists');
    await createAccount(page, email, password);
    await logIn(page, email, password);
    const owner = await apiUser('owner@example.com');
    const homes: number[] = [];
    for (const area of ['Ridgemont', 'Bluehill']) {
      const home = await owner.list({ ...familyHouse, area, address: `9 Msasa Close ${area}` });
      homes.push(home);
      await page.goto(`/property?id=${home}`);
      const saved = page.waitForResponse(/savefavorite/);
      await page
        .getByRole('button', { name: /^Favorite/ })
        .first()
        .click();
      expect((await saved).ok()).toBe(true);
    }
    await page.goto('/favorite');
    const notes = page.getByRole('button', { name: /^Add note/ });
    await expect(notes).toHaveCount(2);
    // The lists are loaded apart from the homes.
    await expect(page.getByRole('button', { name: 'New list' })).toBeVisible();
    const tops = () =>
      page
        .locator('main article, main summary, main button, footer')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top + window.scrollY)));
    await expect(page.getByText('Lists', { exact: true })).toHaveCount(2);
    const before = await tops();
    await page.getByText('Lists', { exact: true }).first().click();
    await expect(page.getByText('Create a list with “New list” first.').first()).toBeVisible();
    expect(await tops()).toEqual(before);
    await expectNoOverflow(page);
    for (const home of homes) await owner.remove(home);
  });
});
