import { enter, enterAsNew, freshEmail, logIn } from './accounts.ts';
import { expect, test } from './journey.ts';
import { desktop, expectAccessible, expectNoOverflow, phone } from './page-health.ts';
import { answerRequests } from './routed-requests.ts';
import { siteBrand } from './site-brand.ts';

test.describe('navigation on a desk', () => {
  test.use({ viewport: desktop.viewport });

  test('menus open, move and close by keyboard', async ({ page }) => {
    await page.goto('/home');
    const bar = page.getByRole('navigation', { name: 'Main' });
    const rent = bar.locator('summary', { hasText: 'Rent' });
    await rent.focus();
    await page.keyboard.press('ArrowDown');
    await expect(bar.getByRole('link', { name: 'All properties for rent' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(rent).toBeFocused();
    await expect(bar.getByRole('link', { name: 'All properties for rent' })).toBeHidden();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const type = (await page.locator(':focus').innerText()).trim();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/Properties\?/);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      propertyStatus: 'FOR_RENT',
      kind: type,
    });
    await expect(bar.getByRole('link', { name: 'All properties for rent' })).toBeHidden();
  });

  test('the current page is marked', async ({ page }) => {
    await page.goto('/about');
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About us' }),
    ).toHaveAttribute('aria-current', 'page');
  });

  test('a navigation moves the focus and changes the title', async ({ page }) => {
    await page.goto('/home');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About us' }).click();
    await expect(page).toHaveTitle(`About us | ${siteBrand.name}`);
    await expect(page.locator('main')).toBeFocused();
  });

  test('guests see log-in and sign-up, members their name and links', async ({ page }) => {
    await page.goto('/home');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Sign up' })).toBeVisible();
    const email = freshEmail('chipo');
    await enterAsNew(page, email, 'a-long-enough-phrase-9');
    await page.goto('/home');
    await expect(header.getByRole('link', { name: 'Log in' })).toBeHidden();
    await header.locator('summary', { hasText: 'Chipo Dube' }).click();
    for (const name of ['Profile', 'Favorites', 'My Listings', 'Requests', 'Feedback', 'Settings'])
      await expect(header.getByRole('link', { name })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Admin' })).toHaveCount(0);
    await expectAccessible(page);
    await header.getByRole('button', { name: 'Log out' }).click();
    await expect(header.getByRole('link', { name: 'Log in' })).toBeVisible();
  });
});

test('the bar fits a long name at all widths with links', async ({ page }) => {
  await enter(page, 'agency@example.com');
  await page.goto('/home');
  for (const width of [1200, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(page.getByRole('banner').locator('summary', { hasText: 'Simbarashe' })).toBeVisible();
    await expectNoOverflow(page);
  }
  await page.setViewportSize({ width: 1199, height: 700 });
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  await expect(page.getByRole('banner').locator('summary', { hasText: 'Simbarashe' })).toBeHidden();
  await expectNoOverflow(page);
});

test.describe('navigation on a phone', () => {
  test.use({ viewport: phone.viewport, hasTouch: true });

  test('a sheet has all links, traps the focus, and closes', async ({ page }) => {
    await page.goto('/home');
    const open = page.getByRole('button', { name: 'Menu' });
    await open.click();
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    await expect(sheet.getByRole('link', { name: 'Agencies' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await sheet.locator('summary', { hasText: 'Sale' }).click();
    await sheet.getByRole('link', { name: 'Everything for sale' }).click();
    await expect(page).toHaveURL(/\/Properties\?propertyStatus=FOR_SALE$/);
    await expect(sheet).toBeHidden();
  });
});

test('an unknown address returns 404 with links', async ({ page }) => {
  expect((await page.goto('/no-such-page'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This page has moved out' })).toBeVisible();
  await expect(page.getByRole('search')).toBeVisible();
});

test('the switch changes between light and dark, and is remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/home');
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('the switch works before hydration, and counts each click once', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const arrival = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto('/home', { waitUntil: 'commit' });
  const html = page.locator('html');
  const button = page.getByRole('button', { name: 'Switch between light and dark' });
  await button.click();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await button.click();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
  await button.click();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');

  arrival.resolve();
  await expect(button).not.toHaveAttribute('data-switches-colors');
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await button.click();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.reload();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
});

test('a menu that was opened before hydration stays open, and closes after a click on a link', async ({ page }) => {
  const arrival = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto('/home', { waitUntil: 'commit' });
  const bar = page.getByRole('navigation', { name: 'Main' });
  const all = bar.getByRole('link', { name: 'All properties for rent' });
  await bar.locator('summary', { hasText: 'Rent' }).click();
  await expect(all).toBeVisible();
  arrival.resolve();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(all).toBeVisible();
  await all.click();
  await expect(page).toHaveURL(/\/Properties\?/);
  await expect(all).toBeHidden();
});

test('clicks and choices before hydration are replayed', async ({ page }) => {
  const meet = async (address: string, act: () => Promise<unknown>) => {
    const arrival = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    await act();
    // As in `answerRequests`, the route stays.
    arrival.resolve();
  };
  const toggle = page
    .getByRole('article')
    .getByRole('button', { name: /^Compare: / })
    .first();
  await meet('/Properties', () => toggle.click());
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await meet('/Properties', () => page.getByLabel('Order').selectOption('Price: Low to High'));
  await expect(page).toHaveURL(/oderBy=price-ASC/);
});

test('a click while the page hydrates counts once', async ({ page }) => {
  // Clicks in the second microtask that the app schedules after React has rendered the button: the first is React's own.
  await page.addInitScript(() => {
    const { queueMicrotask } = window;
    let count = 0;
    window.queueMicrotask = (task) => {
      queueMicrotask(task);
      const button = document.querySelector<HTMLElement>('article button[aria-label^="Compare: "]');
      if (!button || !Object.keys(button).some((key) => key.startsWith('__reactProps'))) return;
      count += 1;
      if (count === 2) button.click();
    };
  });
  await page.goto('/Properties');
  await page.mouse.wheel(0, 1);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  const toggle = page.getByRole('article').getByRole('button', { name: /^Compare: / });
  await expect(toggle.first()).toHaveAttribute('aria-pressed', 'true');
});

test('the app works without storage, with a session until the page is closed', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  const html = page.locator('html');
  const button = page.getByRole('button', { name: 'Switch between light and dark' });
  const arrival = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto('/Properties', { waitUntil: 'commit' });
  await button.click();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  arrival.resolve();
  await expect(html).toHaveAttribute('data-hydrated');
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await button.click();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
  const heart = page
    .getByRole('article')
    .getByRole('button', { name: /^Favorite: / })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await logIn(page, 'owner@example.com');
  await expect(page.getByRole('banner').getByText('Log out').first()).toBeAttached();
});

test('the first Tab stop skips the navigation', async ({ page }) => {
  await page.goto('/home');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('a lost connection is announced', async ({ page, context }) => {
  await page.goto('/home');
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
});

test('a page whose data fails shows an error, and can be retried', async ({ page }) => {
  await page.goto('/about');
  const recover = await answerRequests(page, '**/africanscity/gethomecontent', (route) => route.abort());
  await page.getByRole('link', { name: `${siteBrand.name}, home` }).click();
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  recover();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Find your place in Africa' })).toBeVisible();
});

test('a page whose scripts a deployment removed is reloaded', async ({ page }) => {
  await page.goto('/home');
  const letThrough = await answerRequests(page, /assets\/pricing-[^/]+\.js$/, async (route) => {
    letThrough();
    await route.fulfill({ status: 404 });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
});
