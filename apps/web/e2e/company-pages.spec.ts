import { fileURLToPath } from 'node:url';
import { enter } from './accounts.ts';
import { expect, test } from './journey.ts';
import { desktop, expectAccessible, expectNoOverflow } from './page-health.ts';
import { siteBrand } from './site-brand.ts';

const photo = fileURLToPath(new URL('../../../docs/home.jpg', import.meta.url));

test.describe('pages of the company on a desktop', () => {
  test.use({ viewport: desktop.viewport });

  test('a page is written with a picture, previewed, published, changed, and restored', async ({ page, browser }) => {
    const number = Date.now();
    const title = `Our offices ${number}`;
    await enter(page, 'admin@example.com');
    await page.goto('/admin/pages');
    await page.getByRole('link', { name: 'New page' }).click();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByLabel('Title')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Title').fill(title);
    await expect(page.getByLabel('Address')).toHaveValue(`our-offices-${number}`);
    await page.getByLabel('Summary').fill('Where to find {name}.');
    await page.getByLabel('Text', { exact: true }).fill('## Accra\n\n12 Oxford Street <script>alert(1)</script>');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    await page.locator('input[type=file]').setInputFiles(photo);
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue(/!\[What the picture shows\]\(\/.+\.jpeg\)/);
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview.getByRole('img', { name: 'What the picture shows' })).toBeVisible();
    await expect(preview).toContainText('12 Oxford Street <script>alert(1)</script>');
    await expectAccessible(page);
    await expectNoOverflow(page);

    const reader = await (await browser.newContext()).newPage();
    const address = `${process.env.E2E_URL}/pages/our-offices-${number}`;
    expect((await reader.goto(address))?.status()).toBe(404);
    await page.getByRole('button', { name: 'Publish…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('on the site now')).toBeVisible();
    await expect(async () => {
      expect((await reader.goto(address))?.status()).toBe(200);
    }).toPass();
    await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(reader.getByText(`Where to find ${siteBrand.name}.`)).toBeVisible();
    const picture = reader.getByRole('img', { name: 'What the picture shows' });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
    await expect(reader.getByRole('contentinfo').getByRole('link', { name: title })).toHaveCount(1);

    await page.getByLabel('Text', { exact: true }).fill('We have moved.');
    await page.getByRole('button', { name: 'Publish…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'on the site now' })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Restore…' })).toHaveCount(2);
    await expect(async () => {
      await reader.goto(address);
      await expect(reader.getByText('We have moved.')).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.getByRole('button', { name: 'Restore…' }).last().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue(/12 Oxford Street/);
    await expect(reader.getByText('We have moved.')).toBeVisible();

    await page.goto('/admin/pages');
    await page.getByRole('button', { name: `Actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Take off the site' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take off the site' }).click();
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Off the site');
    await expect(async () => {
      expect((await reader.goto(address))?.status()).toBe(404);
    }).toPass();
  });

  test('news is published, and listed with the latest first', async ({ page, browser }) => {
    const number = Date.now();
    await enter(page, 'admin@example.com');
    for (const name of ['First', 'Second']) {
      await page.goto('/admin/page');
      await page.getByLabel('Kind').selectOption('News');
      await page.getByLabel('Title').fill(`${name} ${number}`);
      await page.getByLabel('Summary').fill(`What is new: ${name}.`);
      await page.getByLabel('Text', { exact: true }).fill('More soon.');
      await page.getByRole('button', { name: 'Save draft' }).click();
      await page.getByRole('button', { name: 'Publish…' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
      await expect(page.getByText('on the site now')).toBeVisible();
    }
    const reader = await (await browser.newContext()).newPage();
    const titles = reader
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .filter({ hasText: String(number) });
    // Another journey may have read the news just before, and visitors see pages that are some seconds old.
    const read = async () => {
      await reader.goto(`${process.env.E2E_URL}/news`);
      return titles.allTextContents();
    };
    await expect.poll(read).toEqual([`Second ${number}`, `First ${number}`]);
    await expectAccessible(reader);
    await titles.last().getByRole('link').click();
    await expect(reader).toHaveURL(`${process.env.E2E_URL}/news/first-${number}`);
    await expect(reader.getByText(/^Published on /)).toBeVisible();
    // The page names the feed, which has the news too.
    const feed = reader.locator('link[rel=alternate][type="application/atom+xml"]');
    await expect(feed).toHaveAttribute('href', '/news.atom');
    expect(await (await reader.request.get(`${process.env.E2E_URL}/news.atom`)).text()).toContain(`Second ${number}`);
  });
});
