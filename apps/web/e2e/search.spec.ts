import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { desktop, expectAccessible, expectNoOverflow, phone, screens, standStill } from './page-health.ts';
import { showPricesAsAsked } from './site-brand.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const filters = (page: Page) => page.getByRole('navigation', { name: 'Filters' });

async function openFilters(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Filters' });
  if (await opener.isVisible()) await opener.click();
}

async function expectTotal(page: Page, total: number): Promise<void> {
  await expect(page.getByText(new RegExp(`(^|of )${total} homes?$`))).toBeVisible();
}

/** Reads the number beside a value, chooses the value, and compares the number of results. */
async function chooseCounted(page: Page, name: RegExp): Promise<void> {
  await openFilters(page);
  const option = filters(page).getByRole('link', { name }).first();
  const total = Number(/(\d+)$/.exec(await option.innerText())![1]);
  await option.click();
  const show = page.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: /^Show/ });
  if (await show.isVisible()) await show.click();
  await expectTotal(page, total);
}

for (const { name, viewport } of screens) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('the number beside a filter equals the number of results', async ({ page, house }) => {
      await page.goto('/Properties');
      await chooseCounted(page, /^2\+ rooms/);
      await chooseCounted(page, /^With pictures/);
      await chooseCounted(page, /^House/);
      await expect(page).toHaveURL('/Properties?kind=House&roomMin=2&withPictures=true');
      await expect(cards(page).filter({ hasText: house.city })).not.toHaveCount(0);
      await expectNoOverflow(page);
      await page.getByRole('link', { name: 'Clear all' }).click();
      await expect(page).toHaveURL('/Properties');
      await openFilters(page);
      await filters(page).getByText('Date listed').click();
      await filters(page).getByRole('link', { name: 'Last 7 days' }).click();
      const show = page.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: /^Show/ });
      if (await show.isVisible()) await show.click();
      await expect(page).toHaveURL('/Properties?listedDays=7');
      await expect(page.getByRole('link', { name: 'Remove filter Last 7 days' })).toBeVisible();
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone.viewport });

  test('a search from the home page corrects spelling, and its words can be removed', async ({ page }) => {
    await page.goto('/home');
    const search = page.getByRole('search').first();
    await search.getByLabel('Place or type').fill('hous in boroudale');
    await search.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/[?&]text=hous\+in\+boroudale/);
    await expect(cards(page).first()).toContainText('Borrowdale');
    await expect(page.getByLabel('Order')).toHaveValue('');
    await expectAccessible(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/in Borrowdale/);
    await page.getByRole('link', { name: 'Remove filter hous' }).click();
    await expect(page).toHaveURL('/Properties?propertyStatus=FOR_SALE&text=in+boroudale');
    await page.goBack();
    await expect(page.getByLabel('Search listings')).toHaveValue('hous in boroudale');
  });

  test('any price range can be set, and an invalid one shows an error', async ({ page, serverUrl }) => {
    await showPricesAsAsked(page, serverUrl);
    await page.goto('/Properties?propertyStatus=FOR_SALE');
    await openFilters(page);
    const range = page.getByRole('form', { name: 'Price range' });
    await range.getByLabel('Lowest price').fill('$200,000');
    await range.getByLabel('Highest price').fill('100000');
    await range.getByRole('button', { name: 'Apply prices' }).click();
    const highest = range.getByLabel('Highest price');
    await expect(highest).toBeFocused();
    await expect(highest).toHaveAccessibleDescription('The highest price is below the lowest.');
    await expect(range.locator('[aria-invalid="true"]')).toHaveCount(1);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await highest.fill('250 000');
    await range.getByRole('button', { name: 'Apply prices' }).click();
    await page
      .getByRole('dialog', { name: 'Filters' })
      .getByRole('button', { name: /^Show \d+ homes?$/ })
      .click();
    await expect(page).toHaveURL('/Properties?propertyStatus=FOR_SALE&priceMin=200000&priceMax=250000');
    await expect(page.getByRole('link', { name: 'Remove filter $200,000 – $250,000' })).toBeVisible();
    // The filter chip is shown before the list loads.
    await expect(async () => {
      // The old price of a reduced listing is struck out. Beside a price in another currency are its dollars.
      const shown = await cards(page)
        .locator(':not(s)')
        .getByText(/^(about )?\$(?!.*\/(?:m²|ha))/)
        .allInnerTexts();
      expect(shown).not.toEqual([]);
      for (const text of shown) {
        const price = Number(text.replace(/[^\d.]/g, ''));
        expect(price >= 200_000 && price <= 250_000, text).toBe(true);
      }
    }).toPass();
  });

  test('two handles set the price range, by keys and by dragging, and clearing puts them back', async ({
    page,
    serverUrl,
  }) => {
    await showPricesAsAsked(page, serverUrl);
    await page.goto('/Properties?propertyStatus=FOR_SALE');
    await openFilters(page);
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const lowest = sheet.getByRole('slider', { name: 'Price from' });
    const highest = sheet.getByRole('slider', { name: 'Price up to' });
    await expect(lowest).toHaveAttribute('aria-valuetext', 'Any price');
    await lowest.focus();
    for (let step = 0; step < 11; step++) await page.keyboard.press('ArrowRight');
    await expect(lowest).toHaveAttribute('aria-valuetext', 'From $60,000');
    await expect(sheet.getByLabel('Lowest price')).toHaveValue('60000');
    // The sheet slides in.
    await standStill(page);
    const { x, y, width, height } = (await highest.boundingBox())!;
    await page.mouse.move(x + width - 22, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 });
    await page.mouse.up();
    await expect(highest).toHaveAttribute('aria-valuetext', /^Up to \$(160|190),000$/);
    // The handles do not pass each other.
    await highest.press('Home');
    await expect(sheet.getByLabel('Highest price')).toHaveValue('70000');
    await expectAccessible(page);
    const show = sheet.getByRole('button', { name: /^Show \d+ homes?$/ });
    await expect(sheet.getByRole('button', { name: 'Clear all' })).toBeVisible();
    await show.click();
    await expect(page).toHaveURL('/Properties?propertyStatus=FOR_SALE&priceMin=60000&priceMax=70000');
    await openFilters(page);
    await sheet.getByRole('button', { name: 'Clear all' }).click();
    await expect(lowest).toHaveAttribute('aria-valuetext', 'Any price');
    await expect(highest).toHaveAttribute('aria-valuetext', 'Any price');
  });

  test('the button of the filters also applies typed numbers, and says which are invalid', async ({ page }) => {
    await page.goto('/Properties?propertyStatus=FOR_SALE');
    await openFilters(page);
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const show = sheet.getByRole('button', { name: /^Show/ });
    await sheet.getByLabel('Highest price').fill('cheap');
    await show.click();
    await expect(sheet.getByLabel('Highest price')).toHaveAttribute('aria-invalid', 'true');
    await sheet.getByLabel('Highest price').fill('90000');
    await sheet.getByText('Beds and areas').click();
    await sheet.getByLabel('Plot area from').fill('400');
    await show.click();
    await expect(page).toHaveURL('/Properties?propertyStatus=FOR_SALE&priceMax=90000&plotAreaMin=400');
    await expect(sheet).toBeHidden();
  });

  test('a late focus trap of the filters does not interrupt typing', async ({ page }) => {
    const arrival = Promise.withResolvers<void>();
    await page.route('**/assets/sheet-trap-*.js', async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page.goto('/Properties');
    await openFilters(page);
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const lowest = sheet.getByLabel('Lowest price');
    await lowest.pressSequentially('100');
    const there = page.waitForResponse('**/assets/sheet-trap-*.js');
    arrival.resolve();
    await there;
    await page.keyboard.type('000', { delay: 300 });
    await expect(lowest).toHaveValue('100000');
    // The trap marks the focused control once its script has run.
    await expect(lowest).toHaveAttribute('data-autofocus');
    await sheet.getByRole('button', { name: /^Show/ }).focus();
    await page.keyboard.press('Tab');
    await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused();
  });

  test('listings near the visitor are found, and a larger radius finds more', async ({ page }) => {
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ latitude: -17.80012, longitude: 31.04998 });
    await page.goto('/Properties');
    await page.getByRole('button', { name: 'Near me' }).click();
    // Rounded, because shared addresses must not reveal the exact position.
    await expect(page).toHaveURL(/\/Properties\?latitude=-17\.800&longitude=31\.050&radiusKm=10&oderBy=distance-ASC$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/near you$/);
    await expect(cards(page).first()).toBeVisible();
    await expect(cards(page).filter({ hasNotText: 'Harare' })).toHaveCount(0);
    await page.getByRole('list', { name: 'How far' }).getByRole('link', { name: '25 km' }).click();
    await expect(page).toHaveURL(/radiusKm=25/);
    await expect(page.getByRole('link', { name: 'Remove filter Within 25 km' })).toBeVisible();
  });

  test('a search without results suggests filters to remove, with their number of results', async ({ page }) => {
    await page.goto('/Properties?city=Lagos&roomMin=9');
    await expect(page.getByText('Nothing to show')).toBeVisible();
    const way = page.getByRole('main').getByRole('link', { name: /^Without 9\+ rooms: \d+ listings?$/ });
    const total = Number(/: (\d+)/.exec(await way.innerText())![1]);
    await expectAccessible(page);
    await way.click();
    await expect(page).toHaveURL('/Properties?city=Lagos');
    await expectTotal(page, total);
  });
});

test('filters chosen while a page loads add up', async ({ page }) => {
  await page.goto('/Properties');
  const arrived = Promise.withResolvers<void>();
  await page.route('**/getpaginatedproperties*', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  const choose = (name: RegExp) => filters(page).getByRole('link', { name }).first();
  await choose(/^2\+ rooms/).click();
  await expect(choose(/^2\+ rooms/)).toHaveAttribute('aria-current', 'true');
  await choose(/^With pictures/).click();
  await page.getByLabel('Order').selectOption('Price: High to Low');
  await expect(page.getByRole('link', { name: 'Remove filter With pictures' })).toBeVisible();
  await expect(page).toHaveURL('/Properties');
  // Slow connections leave people reading the current results for seconds.
  await standStill(page);
  await expectAccessible(page);
  arrived.resolve();
  await expect(page).toHaveURL(/[?&]roomMin=2&withPictures=true&oderBy=price-DESC/);
  await expect(cards(page).first()).toBeVisible();
});

test('filters apply at once on a desktop after a folded part was opened', async ({ page }) => {
  await page.setViewportSize(desktop.viewport);
  await page.goto('/Properties');
  await page.getByText('All amenities', { exact: true }).click();
  await expect(page.getByText('Counts include what only the description')).toBeVisible();
  await page.getByRole('link', { name: /^For Sale/ }).click();
  await expect(page).toHaveURL(/propertyStatus=FOR_SALE/);

  await page.getByText('Beds and areas').click();
  const plot = page.getByRole('form', { name: 'Plot area' });
  await plot.getByRole('textbox').fill('half');
  await plot.getByRole('button').click();
  await expect(plot.getByRole('textbox')).toHaveAccessibleDescription('Type a number, such as 600 or 0.5');
  await plot.getByRole('textbox').fill('0.5');
  await plot.getByRole('combobox').selectOption('acres');
  await plot.getByRole('button').click();
  await expect(page).toHaveURL(/plotAreaMin=0\.5acres/);
  await expect(page.getByRole('link', { name: 'Remove filter Plot of 0.5+ acres' })).toBeVisible();
});

test('numbers of a home are filters, with one chip each that removes them', async ({ page }) => {
  await page.setViewportSize(desktop.viewport);
  await page.goto('/Properties');
  await page.getByText('Tank size, floor and parking').click();
  const form = page.getByRole('form', { name: 'Tank size, floor and parking' });
  await form.getByLabel('Water tank from').fill('5,000');
  await form.getByLabel('Floor from').fill('0');
  await form.getByLabel('Floor up to').fill('-1');
  await form.getByRole('button').click();
  await expect(form.getByLabel('Floor up to')).toHaveAccessibleDescription('This is lower than the number before');
  await form.getByLabel('Floor up to').fill('3');
  await form.getByRole('button').click();
  await expect(page).toHaveURL(/tankLitresMin=5000&floorMin=0&floorMax=3/);
  await expect(page.getByText('Tank size, floor and parking (3 chosen)')).toBeVisible();
  await page.getByRole('link', { name: 'Remove filter Floor: ground to 3' }).click();
  await expect(page).toHaveURL('/Properties?tankLitresMin=5000');
  await expect(form.getByLabel('Floor from')).toHaveValue('');
  await expect(page.getByRole('link', { name: 'Remove filter Water tank: 5,000+ litres' })).toBeVisible();
});

test('filters chosen in quick succession add up', async ({ page }) => {
  await page.goto('/Properties');
  await filters(page)
    .getByRole('link', { name: /^With pictures/ })
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      link.click();
      const order = document.querySelector<HTMLSelectElement>('select[aria-label="Order"]')!;
      order.value = 'price-DESC';
      order.dispatchEvent(new Event('change', { bubbles: true }));
    });
  await expect(page).toHaveURL(/[?&]withPictures=true&oderBy=price-DESC/);
});

test('a removed filter, a page size and a view chosen in quick succession add up', async ({ page }) => {
  await page.goto('/Properties?roomMin=2&withPictures=true');
  await page.getByRole('link', { name: 'Remove filter 2+ rooms' }).evaluate((link: HTMLAnchorElement) => {
    link.click();
    const size = document.querySelector<HTMLSelectElement>('select[aria-label="Listings per page"]')!;
    size.value = '50';
    size.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page).toHaveURL('/Properties?withPictures=true&size=50');
  await filters(page)
    .getByRole('link', { name: /^2\+ rooms/ })
    .evaluate((link: HTMLAnchorElement) => {
      link.click();
      document.querySelector<HTMLAnchorElement>('nav[aria-label="View"] a[href*="view=map"]')!.click();
    });
  await expect(page).toHaveURL((url) =>
    ['roomMin=2', 'withPictures=true', 'view=map'].every((part) => url.search.includes(part)),
  );
});

test('a denied location shows an explanation', async ({ page }) => {
  await page.context().clearPermissions();
  await page.goto('/Properties');
  await page.evaluate(() => {
    const refuse: Geolocation['getCurrentPosition'] = (_found, failed) =>
      failed?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
    Object.defineProperty(navigator.geolocation, 'getCurrentPosition', { value: refuse });
  });
  await page.getByRole('button', { name: 'Near me' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'search for a place by name' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('words and prices are sent as forms, together with the active filters', async ({ page }) => {
    await page.goto('/Properties?city=Harare');
    await page.getByLabel('Search listings').fill('houze');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/city=Harare.*text=houze/);
    // Featured listings are above the best matches.
    await expect(cards(page).filter({ hasText: 'House' }).first()).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(0);
    await page.getByLabel('Highest price').fill('1');
    await page.getByRole('form', { name: 'Price range' }).getByRole('button', { name: 'Apply prices' }).click();
    await expect(page.getByText('Nothing to show')).toBeVisible();
  });

  test('formatted prices are accepted, and an invalid one is explained beside the list', async ({
    page,
    serverUrl,
  }) => {
    await showPricesAsAsked(page, serverUrl);
    await page.goto('/Properties?city=Harare');
    const form = page.getByRole('form', { name: 'Price range' });
    const apply = async (lowest: string, highest: string) => {
      await form.getByLabel('Lowest price').fill(lowest);
      await form.getByLabel('Highest price').fill(highest);
      await form.getByRole('button', { name: 'Apply prices' }).click();
    };
    await apply('$1,000', '900 000');
    await expect(page).toHaveURL('/Properties?city=Harare&priceMin=1000&priceMax=900000');
    await expect(page.getByRole('link', { name: 'Remove filter $1,000 – $900,000' })).toBeVisible();
    await apply('cheap', '900 000');
    await expect(page).toHaveURL('/Properties?city=Harare&priceMin=cheap&priceMax=900000');
    await expect(page.getByRole('status').filter({ hasText: '“cheap” cannot be asked for.' })).toBeVisible();
    await expect(form.getByLabel('Lowest price')).toHaveValue('cheap');
    await expect(form.getByLabel('Lowest price')).toHaveAccessibleDescription(
      'Write the lowest price as a number, such as 85000.',
    );
    await expect(cards(page).first()).toBeVisible();
    await apply('5000', '1000');
    await expect(page).toHaveURL('/Properties?city=Harare&priceMin=5000&priceMax=1000');
    await expect(form.getByLabel('Highest price')).toHaveAccessibleDescription(
      'The highest price is below the lowest.',
    );
    await expect(form.getByLabel('Lowest price')).not.toHaveAttribute('aria-invalid');
  });
});
