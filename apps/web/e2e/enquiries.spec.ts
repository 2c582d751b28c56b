import type { Page } from '@playwright/test';
import { demoPassword, enter, enterAsNew, freshEmail } from './accounts.ts';
import { apiUser, familyHouse } from './api-user.ts';
import { expect, test } from './journey.ts';
import { linkOf, subjectsTo, waitForMail } from './mailbox.ts';
import { expectAccessible, expectNoOverflow, phone } from './page-health.ts';

/** A future day and time, in the format of the field. */
function ahead(days: number): string {
  return `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T10:00`;
}

/** Messages the owner of a listing without an account, and opens the emailed link. */
async function ask(page: Page, listing: number, email: string, message: string): Promise<void> {
  await page.goto(`/property?id=${listing}`);
  await page.getByRole('button', { name: 'Message the owner' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Message').fill(message);
  await dialog.getByLabel('Your name').fill('Rudo');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send the message' }).click();
  await expect(dialog.getByRole('heading', { name: 'One more step: check your email' })).toBeFocused();
  await page.goto(linkOf(await waitForMail(email, /Confirm your message to an owner/)));
  await expect(page.getByText('Your message is sent')).toBeVisible();
}

test.describe('on a phone', () => {
  test.use({ viewport: phone.viewport });

  test('a visitor without an account messages an owner, and they agree on a viewing', async ({ page, browser }) => {
    const api = await apiUser('owner@example.com');
    const address = `${Date.now()} Enquiry Close`;
    const listing = await api.list({ ...familyHouse, address });
    const email = freshEmail('asker');
    const before = await api.get('getunreadenquiries');

    await page.goto(`/property?id=${listing}`);
    await page.getByRole('button', { name: 'Message the owner' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Message')).toHaveValue(/House in Avondale, Harare\. Is it still available\?/);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send the message' }).click();
    await expect(dialog.getByLabel('Your name')).toBeFocused();
    await expect(dialog.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Your name').fill('Rudo');
    await dialog.getByLabel('Email').fill(email);
    const moment = dialog.getByLabel('When would you like to see it?');
    await moment.fill(ahead(-3));
    await moment.blur();
    await expect(dialog.getByText('Choose a date from today on')).toBeVisible();
    await moment.fill(ahead(3));
    await expect(dialog.getByText('Choose a date from today on')).toBeHidden();
    await dialog.getByRole('button', { name: 'Send the message' }).click();
    await expect(dialog.getByRole('heading', { name: 'One more step: check your email' })).toBeFocused();
    expect(await api.get('getunreadenquiries')).toEqual(before);

    await page.goto(linkOf(await waitForMail(email, /Confirm your message to an owner/)));
    await expect(page.getByText('Your message is sent')).toBeVisible();
    expect(page.url()).not.toContain('token');
    await expectNoOverflow(page);
    await expectAccessible(page);
    const told = await waitForMail('owner@example.com', new RegExp(`Rudo asks about House, ${address}`));
    expect(told.text).not.toContain(email);

    const owner = await (await browser.newContext({ viewport: phone.viewport })).newPage();
    await enter(owner, 'owner@example.com');
    await owner.goto('/home');
    await owner.getByRole('button', { name: 'Menu' }).click();
    await owner.getByRole('link', { name: /^Enquiries\s*\d+ unread/ }).click();
    const row = owner.getByRole('link', { name: new RegExp(address) });
    await expect(row).toContainText('New');
    await expectNoOverflow(owner);
    await expectAccessible(owner);
    await row.click();
    await expect(owner.getByRole('heading', { name: 'Rudo' })).toBeVisible();
    await expect(owner.getByText(email)).toBeHidden();
    await expect(owner.getByText('Not answered')).toBeVisible();
    // The visitor typed the time of the clocks in Harare.
    await expect(owner.getByText('at 10:00 (local time)').first()).toBeVisible();
    await expect(owner.getByRole('button', { name: 'Agree' })).toBeVisible();
    await expectAccessible(owner);
    await owner.getByLabel('Your reply').fill('It is free. Another day would suit me better.');
    await owner.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(owner.getByRole('listitem').filter({ hasText: 'suit me better' })).toBeVisible();
    await owner.getByRole('button', { name: 'Propose another time' }).click();
    await owner.getByRole('button', { name: 'Propose this time' }).click();
    await expect(owner.getByText('Choose a day and a time')).toBeVisible();
    await owner.getByLabel('Day and time of the viewing').fill(ahead(5));
    await owner.getByRole('button', { name: 'Propose this time' }).click();
    await expect(owner.getByText('Viewing proposed. We will email you when they agree.')).toBeVisible();
    await expectNoOverflow(owner);

    await page.goto(linkOf(await waitForMail(email, new RegExp(`A viewing is proposed: House, ${address}`))));
    await expect(page.getByText('It is free.')).toBeVisible();
    await page.getByLabel('Your reply').fill('Then I come on that day.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'come on that day' })).toBeVisible();
    await page.getByRole('button', { name: 'Agree' }).click();
    const agreed = page.getByRole('alert', { name: 'Viewing agreed' });
    await expect(agreed).toBeVisible();
    await expectAccessible(page);
    const saved = page.waitForEvent('download');
    await agreed.getByRole('link', { name: 'Add to my calendar' }).click();
    expect((await saved).suggestedFilename()).toBe('viewing.ics');
    for (const to of [email, 'owner@example.com']) {
      const { attachment } = await waitForMail(to, new RegExp(`Viewing agreed: House, ${address}`));
      expect(Buffer.from(attachment!.content, 'base64').toString()).toContain('BEGIN:VEVENT');
    }

    await owner.reload();
    await expect(owner.getByRole('alert', { name: 'Viewing agreed' })).toBeVisible();
    await owner.getByRole('button', { name: 'Close the conversation' }).click();
    await expect(owner.getByText('This conversation has ended.')).toBeVisible();
    await page.goto(linkOf(await waitForMail(email, new RegExp(`The conversation has ended: House, ${address}`))));
    await expect(page.getByText('This conversation has ended.')).toBeVisible();
    await expect(page.getByLabel('Your reply')).toBeHidden();
    await owner.context().close();
    await api.remove(listing);
  });

  test('an owner blocks one sender, and the team decides a report about another', async ({ page, browser }) => {
    const api = await apiUser('agency@example.com');
    const listing = await api.list({ ...familyHouse, address: `${Date.now()} Blocked Close` });
    const [first, second] = [freshEmail('blocked'), freshEmail('reported')];
    await ask(page, listing, first, 'Pay me first.');
    await ask(page, listing, second, 'Send me your bank card.');

    const owner = await (await browser.newContext({ viewport: phone.viewport })).newPage();
    await enter(owner, 'agency@example.com');
    await owner.goto('/enquiries');
    await owner.getByRole('link', { name: /Pay me first/ }).click();
    await owner.getByRole('button', { name: 'Block' }).click();
    await expect(owner.getByText('You’ve blocked this person.')).toBeVisible();
    await owner.getByRole('link', { name: 'All enquiries' }).click();
    await owner.getByRole('link', { name: /bank card/ }).click();
    await owner.getByRole('button', { name: 'Report' }).click();
    await owner.getByRole('button', { name: 'Send the report' }).click();
    await expect(owner.getByText('Tell us what is wrong')).toBeVisible();
    await owner.getByLabel('What is wrong?').fill('It asks for my bank card.');
    await expectAccessible(owner);
    await owner.getByRole('button', { name: 'Send the report' }).click();
    await expect(owner.getByText('You reported this conversation.')).toBeVisible();

    const administrator = await (await browser.newContext({ viewport: phone.viewport })).newPage();
    await enter(administrator, 'admin@example.com');
    await administrator.goto('/admin/moderation');
    const report = administrator.getByRole('article').filter({ hasText: 'It asks for my bank card.' });
    await report.getByText('Messages').click();
    await expect(report.getByText('Send me your bank card.')).toBeVisible();
    await expectNoOverflow(administrator);
    await expectAccessible(administrator);
    await report.getByRole('button', { name: /^End/ }).click();
    await administrator.getByRole('textbox', { name: 'Reason' }).fill('It is a fraud.');
    await administrator.getByRole('dialog').getByRole('button', { name: 'End conversation' }).click();
    await expect(report).toBeHidden();

    await owner.reload();
    await expect(owner.getByText('You’ve blocked this person.')).toBeVisible();
    await owner.context().close();
    await administrator.context().close();
    await api.remove(listing);
  });

  test('an agency shares one inbox, and assigns an enquiry to a colleague who replies', async ({ page, browser }) => {
    const agency = `Homes ${Date.now()}`;
    const [head, colleague, stranger] = [freshEmail('head'), freshEmail('colleague'), freshEmail('asker')];
    const [atHead, atColleague] = (await Promise.all(
      [head, colleague].map(async (email) => {
        const desk = await (await browser.newContext({ viewport: phone.viewport })).newPage();
        await enterAsNew(desk, email, demoPassword);
        await desk.goto(linkOf(await waitForMail(email, /confirm/i)));
        await expect(desk.getByText('Your email address is confirmed.')).toBeVisible();
        return desk;
      }),
    )) as [Page, Page];
    const api = await apiUser(head);
    const listing = await api.list({ ...familyHouse, role: 'REAL_ESTATE', stateName: agency, address: agency });
    const [company] = await api.get('getowncompanies');
    await api.post('inviteteammember', { id: String(company.id), email: colleague });
    await atColleague.goto(linkOf(await waitForMail(colleague, /invites you to its team/)));
    await atColleague.getByRole('button', { name: `Join ${agency}` }).click();
    await expect(atColleague.getByRole('link', { name: 'See the agency' })).toBeVisible();

    await ask(page, listing, stranger, 'Is there a borehole?');
    await waitForMail(head, new RegExp(`Rudo asks about House, ${agency}`));
    await atColleague.goto('/enquiries');
    await expect(atColleague.getByRole('link', { name: /borehole/ })).toContainText('Handled by Chipo Dube');
    await atColleague.getByRole('combobox', { name: 'Show' }).selectOption('Assigned to me');
    await expect(atColleague.getByText('Nothing assigned to you')).toBeVisible();

    await atHead.goto('/enquiries');
    await atHead.getByRole('link', { name: /borehole/ }).click();
    const answeredBy = atHead.getByRole('combobox', { name: 'Handled by' });
    await expect(answeredBy.locator('option')).toHaveCount(2);
    await answeredBy.selectOption({ index: 1 });
    await expect(atHead.getByText('Reassigned.')).toBeVisible();
    await expectNoOverflow(atHead);
    await expectAccessible(atHead);

    await atColleague.goto(linkOf(await waitForMail(colleague, new RegExp(`You answer Rudo about House, ${agency}`))));
    await expect(atColleague.getByRole('listitem').filter({ hasText: 'Is there a borehole?' })).toBeVisible();
    await atColleague.getByLabel('Your reply').fill('There is, with a new pump.');
    await atColleague.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(atColleague.getByRole('listitem').filter({ hasText: 'a new pump' })).toBeVisible();
    await atColleague.goto('/enquiries?whose=mine');
    await expect(atColleague.getByRole('link', { name: /new pump/ })).toContainText('Answered');
    await expectNoOverflow(atColleague);
    await expectAccessible(atColleague);

    await page.goto(linkOf(await waitForMail(stranger, new RegExp(`wrote about House, ${agency}`))));
    await expect(page.getByText('There is, with a new pump.')).toBeVisible();
    await page.getByLabel('Your reply').fill('Then I would like to see it.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'like to see it' })).toBeVisible();
    await waitForMail(colleague, new RegExp(`Rudo wrote about House, ${agency}`));
    expect((await subjectsTo(head)).filter((subject) => subject.startsWith('Rudo wrote'))).toEqual([]);

    // The previous member still sees the whole conversation.
    await atHead.goto('/enquiries?whose=mine');
    await expect(atHead.getByText('Nothing assigned to you')).toBeVisible();
    await atHead.goto('/enquiries');
    await expect(atHead.getByRole('link', { name: /like to see it/ })).toBeVisible();
    for (const desk of [atHead, atColleague]) await desk.context().close();
    await api.remove(listing);
  });
});
