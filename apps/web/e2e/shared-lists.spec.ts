import type { Browser, Page } from '@playwright/test';
import { createAccount, enter, freshEmail } from './accounts.ts';
import { apiUser, familyHouse } from './api-user.ts';
import { expect, test } from './journey.ts';
import { expectAccessible, expectNoOverflow, phone, watchLayoutShift } from './page-health.ts';

const password = 'a password of mine';

test.describe('a shared list on a phone', () => {
  test.use({ viewport: phone.viewport });

  test('is shared, commented on without a login, read by its owner, and no longer shared', async ({
    page,
    context,
    browser,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const email = freshEmail('sharer');
    await createAccount(page, email, password);
    await enter(page, email, password);
    const { home, remove } = await listHome('Ridgemont');
    await page.goto(`/property?id=${home}`);
    const heart = page.getByRole('button', { name: /^Favorite/ }).first();
    const saved = page.waitForResponse(/savefavorite/);
    await heart.click();
    await saved;
    await page.goto('/favorite');
    await page.getByRole('button', { name: 'New list' }).click();
    await page.getByRole('textbox', { name: 'Name of the list' }).fill('For mum');
    await page.getByRole('button', { name: 'Create list' }).click();
    await expect(page).toHaveURL(/\/favorite\?list=\d+$/);
    await page.getByRole('link', { name: 'All favorites' }).click();
    await page.getByText('Lists', { exact: true }).click();
    await page.getByRole('checkbox', { name: 'For mum' }).click();
    await expect(page.getByRole('checkbox', { name: 'For mum' })).toBeChecked();
    await page.getByRole('link', { name: 'For mum' }).click();
    // The page of all favorites has such a button too.
    await expect(page.getByRole('heading', { level: 2, name: 'For mum' })).toBeVisible();
    await page.getByRole('button', { name: /^Add note/ }).click();
    await page.getByRole('textbox', { name: 'Note' }).fill('Offer 80000 at most');
    await page.getByRole('button', { name: 'Save note' }).click();

    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Share “For mum”' });
    await expect(dialog).toContainText('They don’t see your notes');
    await dialog.getByRole('textbox', { name: 'Your first name' }).fill('Ngoni');
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const field = dialog.getByRole('textbox', { name: 'Link to this list' });
    await expect(field).toBeFocused();
    const link = await field.inputValue();
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await expect(dialog.getByText('Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      `https://wa.me/?text=${encodeURIComponent(`Homes to look at: For mum\n${link}`)}`,
    );
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    const reader = await openReader(browser);
    const shift = await watchLayoutShift(reader);
    const opened = await visit(reader, link);
    // Before the reader sends anything: the answer to that may move what is below it.
    expect(await shift()).toBeLessThan(0.01);
    expect(opened?.headers()['cache-control']).toContain('no-store');
    await expect(reader.getByRole('heading', { level: 1, name: 'For mum' })).toBeVisible();
    await expect(reader.getByText('Ngoni shares these homes with you.')).toBeVisible();
    await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(reader.getByText('Offer 80000')).toHaveCount(0);
    await expectNoOverflow(reader);
    await reader.getByText('Your opinion', { exact: true }).click();
    await reader.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(reader.getByRole('textbox', { name: 'Your name' })).toHaveAttribute('aria-invalid', 'true');
    await reader.getByRole('radio', { name: 'I like it' }).click();
    await reader.getByRole('textbox', { name: 'Comment' }).fill('Near the school');
    await reader.getByRole('textbox', { name: 'Your name' }).fill('Rudo');
    await expectAccessible(reader);
    await reader.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(reader.getByText('Your opinion is in the list.')).toBeVisible();
    await expect(reader.getByRole('list', { name: 'Opinions' })).toContainText('Rudo');
    await visit(reader, link);
    // The form is filled while it is closed.
    await expect(reader.getByText('Delete your opinion')).toBeAttached();
    expect(await shift()).toBeLessThan(0.01);
    await reader.getByText('Your opinion', { exact: true }).click();
    await expect(reader.getByRole('textbox', { name: 'Comment' })).toHaveValue('Near the school');
    await reader.getByRole('textbox', { name: 'Comment' }).fill('Near the new school');
    await reader.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(reader.getByRole('list', { name: 'Opinions' })).toContainText('Near the new school');
    await expectNoOverflow(reader);

    const other = await openReader(browser);
    await visit(other, link);
    await other.getByText('Your opinion', { exact: true }).click();
    await expect(other.getByRole('button', { name: 'Delete your opinion' })).toHaveCount(0);
    await other.getByRole('radio', { name: 'Not for us' }).click();
    await other.getByRole('textbox', { name: 'Your name' }).fill('Farai');
    await other.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(other.getByRole('list', { name: 'Opinions' }).getByRole('listitem')).toHaveCount(2);
    await other.getByRole('button', { name: 'Delete your opinion' }).click();
    await expect(other.getByRole('list', { name: 'Opinions' }).getByRole('listitem')).toHaveCount(1);

    await page.reload();
    await expect(page.getByRole('list', { name: 'Opinions' })).toContainText('Near the new school');
    const emails = page.getByRole('checkbox', { name: /new comments on a shared list/ });
    await emails.click();
    await expect(emails).not.toBeChecked();
    await page.getByRole('button', { name: 'Delete the comment by Rudo' }).click();
    await expect(page.getByText('Delete the comment by Rudo? It can’t be restored.')).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Opinions' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await dialog.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(dialog.getByText('The link stops working for everyone.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(dialog.getByRole('button', { name: 'Create link' })).toBeVisible();
    expect((await visit(reader, link))?.status()).toBe(404);
    await expect(reader.getByRole('heading', { name: 'This list is no longer shared' })).toBeVisible();
    await expect(reader.getByRole('link', { name: 'Browse properties' })).toBeVisible();
    await expectAccessible(reader);
    await reader.context().close();
    await other.context().close();
    await remove();
  });

  test('is answered with “Not sure” alone, which its owner sees counted', async ({ page, browser }) => {
    const { link, list, remove } = await shareHome('Ridgemont');
    const readers = await Promise.all([openReader(browser), openReader(browser)]);
    for (const [index, reader] of readers.entries()) {
      await visit(reader, link);
      await reader.getByText('Your opinion', { exact: true }).click();
      await reader.getByRole('textbox', { name: 'Your name' }).fill(['Rudo', 'Farai'][index]!);
      await reader.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(reader.getByText('Choose “I like it”, “Not for us” or “Not sure”, or write')).toBeVisible();
      await reader.getByRole('radio', { name: 'Not sure' }).click();
      await expectNoOverflow(reader);
      await expectAccessible(reader);
      await reader.getByRole('button', { name: 'Send', exact: true }).click();
      // The list shows the opinions of other readers too.
      await expect(reader.getByText('Your opinion is in the list.')).toBeVisible();
      await expect(reader.getByRole('list', { name: 'Opinions' })).toContainText('Not sure');
    }
    await visit(readers[0]!, link);
    await readers[0]!.getByText('Your opinion', { exact: true }).click();
    await expect(readers[0]!.getByRole('radio', { name: 'Not sure' })).toBeChecked();
    await readers[0]!.getByRole('radio', { name: 'I like it' }).click();
    await readers[0]!.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(readers[0]!.getByText('Your opinion is in the list.')).toBeVisible();

    await enter(page, 'visitor@example.com');
    await page.goto(`/favorite?list=${list}`);
    await expect(page.getByText('I like it: 1')).toBeVisible();
    await expect(page.getByText('Not sure: 1')).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    for (const reader of readers) await reader.context().close();
    await remove();
  });

  test('shows the changes of a price since the home was saved, with their day', async ({ page, browser }) => {
    const { home, link, list, owner, remove } = await shareHome('Ridgemont');
    const reader = await openReader(browser);
    await visit(reader, link);
    const history = (shown: Page) => shown.getByRole('list', { name: 'Price history' });
    await expect(reader.getByRole('article')).toHaveCount(1);
    await expect(history(reader)).toHaveCount(0);

    await owner.post('changeownlisting', { id: String(home), price: '80750' });
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date());
    await enter(page, 'visitor@example.com');
    await page.goto(`/favorite?list=${list}`);
    await visit(reader, link);
    for (const shown of [reader, page]) {
      await expect(history(shown).getByRole('listitem')).toHaveText([`${day}Reduced from $85,000 to $80,750 (−5%)`]);
      await expectNoOverflow(shown);
      await expectAccessible(shown);
    }
    await reader.context().close();
    await remove();
  });

  test('is commented on without scripts', async ({ browser }) => {
    const { link, remove } = await shareHome('Bluehill');
    const reader = await openReader(browser, { javaScriptEnabled: false });
    await reader.goto(process.env.E2E_URL! + link);
    await reader.getByText('Your opinion', { exact: true }).click();
    await reader.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(reader.getByRole('textbox', { name: 'Your name' })).toHaveAttribute('aria-invalid', 'true');
    await reader.getByRole('textbox', { name: 'Comment' }).fill('A large garden');
    await reader.getByRole('textbox', { name: 'Your name' }).fill('Chipo');
    await reader.getByRole('button', { name: 'Send', exact: true }).click();
    const opinions = reader.getByRole('list', { name: 'Opinions' });
    await expect(opinions).toContainText('A large garden');
    // The same browser changes its comment.
    await reader.getByText('Your opinion', { exact: true }).click();
    await reader.getByRole('textbox', { name: 'Comment' }).fill('A small garden');
    await reader.getByRole('textbox', { name: 'Your name' }).fill('Chipo');
    await reader.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(opinions).toContainText('A small garden');
    await expect(opinions.getByRole('listitem')).toHaveCount(1);
    await reader.context().close();
    await remove();
  });
});

/** Lists a home of its own for a journey. */
async function listHome(area: string) {
  const owner = await apiUser('owner@example.com');
  const home = await owner.list({ ...familyHouse, area, address: `9 Mopane Lane ${area}` });
  return { home, owner, remove: () => owner.remove(home) };
}

/** Shares a list with one home. Returns the id of the list and the path of its page, with the home and its owner. */
async function shareHome(area: string) {
  const { home, owner, remove } = await listHome(area);
  const sharer = await apiUser('visitor@example.com');
  const { id } = JSON.parse(await sharer.post('saveshortlist', { name: `Homes in ${area}` }));
  await sharer.post('addtoshortlist', { id: String(id), propertyId: String(home) });
  const { link } = JSON.parse(await sharer.post('shareshortlist', { id: String(id), sharer: '' }));
  return {
    home,
    owner,
    list: id as number,
    link: new URL(link).pathname,
    remove: async () => {
      await sharer.post('deletefavorite', { propertyId: String(home) });
      await sharer.post('deleteshortlist', { id: String(id) });
      await remove();
    },
  };
}

/** Opens a second browser without a login, on the narrowest phone. */
async function openReader(browser: Browser, options: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
  const context = await browser.newContext({
    ...options,
    viewport: { width: 320, height: 640 },
  });
  return context.newPage();
}

/** Opens the page of a link, and waits until the app has loaded. */
async function visit(reader: Page, link: string) {
  const response = await reader.goto(process.env.E2E_URL! + new URL(link, process.env.E2E_URL).pathname);
  await reader.mouse.move(3, 3);
  await reader.waitForFunction(() => document.documentElement.matches('[data-hydrated]'));
  return response;
}
