import { createAccount, enter, freshEmail, logIn } from './accounts.ts';
import { apiUser } from './api-user.ts';
import { expect, test } from './journey.ts';
import { linkOf, waitForMail } from './mailbox.ts';
import { desktop, expectAccessible, expectNoOverflow } from './page-health.ts';

const password = 'a password of mine';

test.describe('companies on a desktop', () => {
  test.use({ viewport: desktop.viewport });

  test('members join by invitation and by request, the company gets another owner, and the team verifies it', async ({
    page,
    browser,
  }) => {
    const company = `Team ${freshEmail('x').split('@')[0]}`;
    const api = await apiUser('owner@example.com');
    const listing = await api.list({
      role: 'REAL_ESTATE',
      stateName: company,
      address: company,
      area: 'Avondale',
      city: 'Harare',
    });
    await page.goto(`/property?id=${listing}`);
    await page.getByRole('link', { name: company, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
    const address = new URL(page.url()).pathname + new URL(page.url()).search;
    await enter(page, 'owner@example.com');
    await page.goto(address);
    const team = page.getByRole('region', { name: 'Team' });
    const invited = freshEmail('invited');
    await team.getByLabel('Invite by email').fill(invited);
    await team.getByRole('button', { name: 'Send an invitation' }).click();
    await expect(team.getByRole('list', { name: 'Invitations' })).toContainText(invited);
    await expectNoOverflow(page);
    await expectAccessible(page);

    const other = await (await browser.newContext({ viewport: desktop.viewport })).newPage();
    await createAccount(other, invited, password);
    // The owner's decision is emailed to confirmed addresses only.
    await other.goto(linkOf(await waitForMail(invited, /confirm your email/)));
    await expect(other.getByText('Your email address is confirmed.').first()).toBeVisible();
    await other.goto(linkOf(await waitForMail(invited, /invites you to its team/)));
    await other.getByRole('link', { name: 'Log in to join' }).click();
    await expect(other).toHaveURL(/returnUrl=%2Fjoin-company$/);
    await logIn(other, invited, password);
    await expectAccessible(other);
    await other.getByRole('button', { name: `Join ${company}` }).click();
    await other.getByRole('link', { name: 'See the agency' }).click();
    await expect(other.getByRole('list', { name: 'Members' })).toContainText('Chipo Dube (you)');
    await other.getByRole('button', { name: 'Leave the agency' }).click();
    await other.getByRole('button', { name: `Ask to join ${company}` }).click();
    await other.getByLabel('Message to the owner').fill('Let me in again.');
    await other.getByRole('button', { name: 'Ask to join', exact: true }).click();
    await expect(other.getByText('You have asked to join.')).toBeVisible();

    await page.reload();
    await expect(team.getByText('Let me in again.')).toBeVisible();
    await team.getByRole('button', { name: 'Let Chipo Dube in', exact: true }).click();
    await expect(team.getByRole('list', { name: 'Members' })).toContainText('Chipo Dube');
    await waitForMail(invited, /You belong to/);
    await team.getByRole('button', { name: 'Make Chipo Dube the owner' }).click();
    await expect(team.getByRole('button', { name: 'Leave the agency' })).toBeVisible();
    await other.context().close();

    await enter(page, 'admin@example.com');
    await page.goto('/admin/agencies');
    await page.getByRole('searchbox', { name: 'Search Agencies' }).fill(company);
    await expect(page.getByText('1 in total', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: `Actions for ${company}` }).click();
    await page.getByRole('menuitem', { name: 'Verify' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: /^Verified/ }).check();
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Saw the licence.');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await page.evaluate(() => localStorage.clear());
    await page.goto(address);
    await expect(page.getByText('Verified').first()).toBeVisible();
    await page.goto(`/property?id=${listing}`);
    // Similar homes, which load later, are a region with such badges too.
    const owner = page.getByRole('region').filter({ has: page.getByRole('link', { name: company, exact: true }) });
    await expect(owner.getByText('Verified')).toBeVisible();
    await page.goto(`/company-list?orderBy=newest&search=${encodeURIComponent(company)}`);
    await expect(page.getByRole('article')).toContainText('Verified');
    await api.remove(listing);
  });
});
