import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { enter, freshEmail } from './accounts.ts';
import { test } from './journey.ts';
import { withOwnServer } from './own-server.ts';
import { secondBrand } from './site-brand.ts';
import { desktop, expectAccessible, expectNoOverflow, phone } from './page-health.ts';

const { name, emailSender, accent, night, homeCountry, currency, language } = secondBrand;
const form = { name, emailSender, accent, night, homeCountry, currency, language, newsletter: 'off' };

// On a server of its own, because all journeys read the name and the colours of the site.
test('visitors and owners of a second brand see its name, colours and country everywhere', async ({ page }) => {
  await withOwnServer({ page, name: 'second_brand', viewport: desktop.viewport }, async (own) => {
    await publish(own);
    await visit(own);
    await visitInFrench(page, new URL(own.url()).origin);
    await register(own);
    await listHome(own);
    await openFiles(own);
  });
});

/** Publishes the brand as an administrator does. */
async function publish(page: Page): Promise<void> {
  const headers = await headersOf(page, 'admin@example.com');
  for (const [call, fields] of [
    ['savebranddraft', form],
    ['publishbrand', {}],
  ] as const) {
    const response = await page.request.post(`/api/africanscity/${call}`, { headers, form: fields });
    expect(response.ok(), await response.text()).toBe(true);
  }
}

async function visit(page: Page): Promise<void> {
  await page.goto('/home');
  await expect(page).toHaveTitle('Maison Sahel');
  await expect(page.getByRole('link', { name: 'Maison Sahel, home' })).toBeVisible();
  await expect(page.getByText('Be the first to know')).toBeHidden();
  const search = page.getByRole('button', { name: 'Search' }).first();
  await expect(search).toHaveCSS('background-color', 'rgb(39, 174, 96)');
  await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', 'rgb(12, 59, 36)');
  await search.click();
  await expect(page).toHaveURL(/\/Properties/);
  await expect(page).toHaveTitle(/ \| Maison Sahel$/);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/property\//);
  await expect(page).toHaveTitle(/ \| Maison Sahel$/);
  await expect(page.locator('body')).not.toContainText('AfricansCity');
}

/** A visitor whose browser speaks a language that the site does not have. */
async function visitInFrench(page: Page, baseURL: string): Promise<void> {
  const context = await page
    .context()
    .browser()!
    .newContext({ ...phone, baseURL, locale: 'wo-SN' });
  const visitor = await context.newPage();
  await visitor.goto('/');
  await expect(visitor).toHaveURL('/fr/home');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Trouvez votre chez-vous en Afrique' })).toBeVisible();
  await expectNoOverflow(visitor);
  await expectAccessible(visitor);
  await visitor.getByRole('button', { name: 'Rechercher' }).first().click();
  await expect(visitor).toHaveURL(/\/fr\/Properties/);
  // The home page has cards as well.
  await expect(visitor).toHaveTitle(/ \| Maison Sahel$/);
  await expect(visitor.getByRole('article').first()).toContainText(/\d\sXOF/);
  await visitor.getByRole('article').getByRole('link').first().click();
  await expect(visitor).toHaveURL(/\/fr\/property\//);
  await visitor.waitForLoadState();
  // The last part of a listing, because the list before it has such a title too.
  await expect(visitor.locator('#price-estimate')).toBeAttached();
  await expect(visitor).toHaveTitle(/ \| Maison Sahel$/);
  await expect(visitor.locator('body')).not.toContainText('AfricansCity');
  await expectNoOverflow(visitor);
  await expectAccessible(visitor);
  await context.close();
}

async function register(page: Page): Promise<void> {
  await page.goto('/register');
  await expect(page).toHaveTitle(/ \| Maison Sahel$/);
  const form = { name: 'Awa', surname: 'Diop', email: freshEmail('awa'), password: 'a-long-password-1' };
  expect((await page.request.post('/api/africanscity/saveuser', { form })).ok()).toBe(true);
  await expect(async () => {
    const folder = join(process.env.E2E_FOLDER!, 'second_brand', 'mail');
    const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    expect(mails.join()).toContain('Welcome to Maison Sahel');
  }).toPass();
}

async function listHome(page: Page): Promise<void> {
  await enter(page, 'owner@example.com');
  await page.goto('/upload-listing');
  await expect(page).toHaveTitle(/ \| Maison Sahel$/);
  const countries = (await (await page.request.get('/api/africanscity/getcountries')).json()) as object[];
  expect(countries[0]).toEqual({ property: 'SN', value: 'Senegal' });
}

async function openFiles(page: Page): Promise<void> {
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Maison Sahel', theme_color: '#0c3b24' });
  for (const { src } of (manifest as { icons: { src: string }[] }).icons)
    expect((await page.request.get(src)).headers()['content-type']).toBe('image/png');
  const listings = await (await page.request.get('/api/africanscity/getpaginatedproperties?size=1')).json();
  const { id } = (listings as { content: { id: number }[] }).content[0]!;
  const listing = await (await page.request.get(`/property?id=${id}`)).text();
  expect(listing).toContain('<meta property="og:site_name" content="Maison Sahel">');
  const card = new URL(/<meta property="og:image" content="([^"]+)">/.exec(listing)![1]!);
  expect((await page.request.get(card.pathname)).headers()['content-type']).toBe('image/jpeg');
  const description = await (await page.request.get('/api/openapi.json')).json();
  expect(description).toMatchObject({ info: { title: 'Maison Sahel API' } });
}

async function headersOf(page: Page, email: string): Promise<Record<string, string>> {
  const token = await page.request.post('/api/oauth/token', {
    headers: { authorization: `Basic ${btoa('my-trusted-client:secret')}` },
    form: { grant_type: 'password', username: email, password: 'africanscity' },
  });
  return { authorization: `Bearer ${((await token.json()) as { access_token: string }).access_token}` };
}
