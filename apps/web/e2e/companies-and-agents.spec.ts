import { enter, freshEmail, logIn } from './accounts.ts';
import { expect, test } from './journey.ts';
import { waitForMail } from './mailbox.ts';
import { desktop, expectAccessible, phone, scrollThrough } from './page-health.ts';
import { siteBrand } from './site-brand.ts';

test.describe('on a desktop', () => {
  test.use({ viewport: desktop.viewport });

  test('companies are found by words and letter, and have a profile, listings and an email form', async ({
    page,
    request,
  }) => {
    expect(await (await request.get('/company-list')).text()).toContain('Kopje &amp; Crane Properties');
    await page.goto('/company-list');
    await expect(page.getByRole('heading', { level: 1, name: 'Company List' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(/Home.*Companies/);
    await expect(page.getByText(/^Showing 1 to \d+ of \d+ companies$/)).toBeVisible();
    await page.getByLabel('First letter').selectOption('L');
    await expect(page).toHaveURL('/company-list?letter=L');
    await expect(page.getByRole('article')).toHaveText([/Lagoon Line Realty/]);
    await page.getByLabel('First letter').selectOption('All letters');
    await page.getByRole('searchbox', { name: 'Search Companies' }).fill('no such company');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'No company found' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search Companies' }).fill('kopje');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('article').getByText(/^\d+ listings?$/)).toBeVisible();
    await page.getByRole('article').getByRole('link').click();

    await expect(page).toHaveTitle(`Kopje & Crane Properties | ${siteBrand.name}`);
    await expect(page.getByRole('list', { name: 'Cities served' }).getByRole('listitem')).not.toHaveCount(0);
    await expect(page.getByText('Reference id')).toBeVisible();
    await expect(
      page
        .getByRole('region', { name: /^Listings of / })
        .getByRole('article')
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit profile' })).toBeHidden();
    await scrollThrough(page);
    const form = page.getByRole('region', { name: 'Send Email' });
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    const sender = freshEmail('visitor-desktop');
    await form.getByLabel('Name').fill(sender);
    await form.getByLabel('Email').fill(sender);
    await form.getByLabel('Message').fill('May I see the house?');
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { name: 'Email sent' })).toBeFocused();
    await expect
      .poll(
        async () =>
          (await waitForMail('agency@example.com', new RegExp(`You have a message on ${siteBrand.name}`))).text,
      )
      .toContain('May I see the house?');
  });

  test('agents are found by place, and have listings and an email form', async ({ page }) => {
    await page.goto('/all-agents');
    const shown = page.getByText(/^Showing 1 to \d+ of \d+ agents$/);
    const all = await shown.innerText();
    await page.getByRole('searchbox').fill('harare');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/all-agents?search=harare');
    // The cards of all agents stay for a moment after the address has changed.
    await expect(shown).not.toHaveText(all);
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/agent-profile\?id=\d+/);
    await expect(page.getByRole('heading', { level: 2, name: /^Listings of / })).toBeVisible();
    const agent = await page.getByRole('heading', { level: 1 }).innerText();
    // On phones the form comes last, so a link near the name leads to it.
    const write = page.getByRole('link', { name: `Write to ${agent}` });
    await expect(write).toBeHidden();
    await page.setViewportSize(phone.viewport);
    await expect(write).toBeInViewport();
    await write.click();
    await expect(page.getByRole('region', { name: 'Send Email' })).toBeInViewport();
    await page.setViewportSize(desktop.viewport);
    await expect(page.getByRole('link', { name: 'Log in to see contact details' })).toBeVisible();
    await scrollThrough(page);
    const form = page.getByRole('region', { name: 'Send Email' });
    await form.getByLabel('Name').fill('Rudo');
    await form.getByLabel('Email').fill(freshEmail('rudo'));
    await form.getByLabel('Message').fill('Is it still free?');
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { name: 'Email sent' })).toBeVisible();
    await page.getByRole('link', { name: 'Log in to see contact details' }).click();
    await expect(page).toHaveURL(/\/login/);
    await logIn(page, 'visitor@example.com');
    await expect(page.getByRole('heading', { level: 1, name: agent })).toBeVisible();
    await expect(page.getByRole('link', { name: /^\+/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Show contact details' }).click();
    await expect(page.getByRole('link', { name: /^\+/ }).first()).toBeVisible();
  });
});

test('the owner of a company edits its public profile', async ({ page, request }) => {
  await page.goto('/company-list?search=kopje');
  await page.getByRole('article').getByRole('link').click();
  await expect(page).toHaveURL(/\/singleCompany\?id=\d+$/);
  const address = new URL(page.url()).pathname + new URL(page.url()).search;
  await enter(page, 'agency@example.com');
  await page.goto('/profile');
  await page.getByRole('banner').locator('summary', { hasText: 'Simbarashe' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Kopje & Crane Properties' }).click();
  await expect(page).toHaveURL(address);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await expect(page.getByLabel('Website')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Website').fill('http://insecure.example.com');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Must be a link that starts with https://')).toBeVisible();
  await page.getByLabel('Website').fill('https://kopje-crane.example.com/');
  await page.getByLabel('Twitter').fill('https://x.com/kopjecrane');
  await page.getByLabel('About', { exact: true }).fill('Every viewing is led by a neighbour.');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Every viewing is led by a neighbour.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Twitter' })).toHaveAttribute('href', 'https://x.com/kopjecrane');
  expect(await (await request.get(address)).text()).toContain('Every viewing is led by a neighbour.');
});

test('a missing company or agent returns 404', async ({ page }) => {
  for (const address of ['/singleCompany?id=2147483647', '/agent-profile?id=2147483647', '/singleCompany']) {
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: /not found$/ })).toBeVisible();
  }
});
