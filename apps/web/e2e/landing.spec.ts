import { expect, test } from './journey.ts';
import { expectAccessible } from './page-health.ts';
import { siteBrand } from './site-brand.ts';

test('a visitor goes from all homes for sale to a type, a country, and a home', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/home');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Homes for sale by place' }).click();
  await expect(heading).toHaveText('Homes for sale in Africa');
  await page.getByRole('navigation', { name: 'By type' }).getByRole('link').first().click();
  await expect(heading).not.toHaveText(/^Homes/);
  await expect(heading).toHaveText(/for sale in Africa$/);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'For sale' }).click();
  await expect(heading).toHaveText('Homes for sale in Africa');
  const countries = page.getByRole('navigation', { name: 'By country' }).getByRole('link');
  const country = (await countries.first().textContent()) ?? '';
  await countries.first().click();
  await expect(heading).toHaveText(`Homes for sale in ${country}`);
  await expect(page).toHaveTitle(`Homes for sale in ${country} | ${siteBrand.name}`);
  await expectAccessible(page);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/property\/[\w-]+-\d+$/);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first()).toHaveText('For sale');
});

test('every home is three links away from the home page', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('contentinfo').getByRole('link', { name: 'All homes' }).click();
  await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: /numbers/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^All homes, numbers \d+ to \d+$/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /for sale|to rent/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/property\/[\w-]+-\d+$/);
});

test('other spellings of an address redirect to the canonical one', async ({ request, house }) => {
  const leads = async (address: string) => {
    const response = await request.get(address, { maxRedirects: 0 });
    return [response.status(), response.headers().location];
  };
  const [, path] = await leads(`/property?id=${house.id}`);
  expect(path).toMatch(new RegExp(`^/property/[\\w-]+-${house.id}$`));
  for (const other of [`/propertyID?id=${house.id}`, `/property/an-earlier-title-${house.id}`])
    expect(await leads(other)).toEqual([301, path]);
  expect(await leads('/properties/?page=1&city=Harare')).toEqual([301, '/Properties?city=Harare&page=1']);
  expect((await leads('/FOR-SALE/'))[1]).toBe('/for-sale');
});
