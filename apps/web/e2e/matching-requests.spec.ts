import { enter, freshEmail } from './accounts.ts';
import { apiUser, inventedPlace } from './api-user.ts';
import { expect, test } from './journey.ts';
import { linkOf, waitForMail } from './mailbox.ts';
import { expectAccessible, expectNoOverflow, phone } from './page-health.ts';

test.describe('on a phone', () => {
  test.use({ viewport: phone.viewport });

  test('an owner answers a matching request, and both see contacts once the answer is accepted', async ({
    page,
    browser,
  }) => {
    const api = await apiUser('owner@example.com');
    const place = inventedPlace();
    const listing = await api.list({ area: place, city: place, address: '7 Mopane Close' });
    const email = freshEmail('seeker');

    await page.goto('/request');
    await page.getByLabel('Location').fill(`234 ${place}`);
    await page.getByLabel('Select Category').selectOption('Rooms');
    await page.getByLabel('Name', { exact: true }).fill('Secret Seeker');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Phone').fill('+263 771 555 012');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Open the link that we emailed you')).toBeVisible();
    await page.goto(linkOf(await waitForMail(email, /Confirm your property request/)));
    const own = page.getByRole('article').filter({ hasText: `Rooms in 234 ${place}` });
    await expect(own).toContainText('Open');
    expect(page.url()).not.toContain('token');

    // Requests of earlier journeys may match the owner's listings, too.
    const matched = async (): Promise<string[]> =>
      (await api.get('getmatchingrequests')).requests.map(({ location }: { location: string }) => location);
    await expect.poll(matched).toContain(`234 ${place}`);
    const owner = await (await browser.newContext({ viewport: phone.viewport })).newPage();
    await enter(owner, 'owner@example.com');
    await owner.goto('/requests?tab=for-me');
    const offered = owner.getByRole('article').filter({ hasText: `Rooms in 234 ${place}` });
    await expect(offered).toBeVisible();
    await expect(offered.getByText('Secret Seeker')).toBeHidden();
    await expect(offered.getByText('555 012')).toBeHidden();
    await offered.getByRole('button', { name: /^Answer/ }).click();
    await expectNoOverflow(owner);
    await expectAccessible(owner);
    await offered.getByRole('button', { name: 'Send the answer' }).click();
    await expect(offered.getByLabel('Message')).toHaveAttribute('aria-invalid', 'true');
    await offered.getByLabel('Your listing').selectOption(String(listing));
    await offered.getByLabel('Message').fill('Come and see the room on Saturday.');
    await offered.getByRole('button', { name: 'Send the answer' }).click();
    await expect(offered.getByRole('region', { name: 'Your answer' })).toContainText('on Saturday');

    await page.goto(linkOf(await waitForMail(email, /An owner answered/)));
    const answer = page.getByRole('region', { name: /^Answer of/ });
    await expect(answer).toContainText('Come and see the room on Saturday.');
    await expectAccessible(page);
    await answer.getByRole('button', { name: 'Accept' }).click();
    await expect(answer.getByRole('link', { name: 'owner@example.com' })).toBeVisible();
    await expectNoOverflow(page);
    expect((await waitForMail(email, /How to reach/)).text).toContain('owner@example.com');

    await owner.reload();
    await expect(offered.getByRole('link', { name: email })).toBeVisible();
    await expect(offered).toContainText('Secret Seeker');
    await expect(offered.getByRole('link', { name: '+263 77 155 5012' })).toBeVisible();
    await owner.context().close();
    await api.remove(listing);
  });

  test('one click in an email stops emails about requests, and the page of requests resumes them', async ({ page }) => {
    const account = 'agency@example.com';
    const api = await apiUser(account);
    const place = inventedPlace();
    const listing = await api.list({ area: place, city: place, address: '9 Mopane Close' });
    await enter(page, 'visitor@example.com');
    await page.goto('/request');
    await page.getByLabel('Location').fill(place);
    await page.getByLabel('Select Category').selectOption('Rooms');
    await page.getByLabel('Name', { exact: true }).fill('Rudo');
    await page.getByLabel('Email').fill('visitor@example.com');
    await page.getByLabel('Phone').fill('0771234567');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Our team and matching owners are notified.')).toBeVisible();
    const mail = await waitForMail(account, /Someone is looking for a home like yours/);
    await page.evaluate(() => localStorage.clear());
    await page.goto(/https?:\/\/\S+request-mails#\S+/.exec(mail.text)![0]);
    await page.getByRole('button', { name: 'Stop these emails' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'No more of these emails' })).toBeVisible();
    await expectAccessible(page);
    expect((await api.get('getmatchingrequests')).mails).toBe(false);

    await enter(page, account);
    await page.goto('/requests?tab=for-me');
    const mails = page.getByRole('checkbox', { name: /^Email me/ });
    await mails.click();
    // The box shows the choice at once, before it is saved.
    await expect(mails).toBeChecked();
    await expect.poll(async () => (await api.get('getmatchingrequests')).mails).toBe(true);
    await api.remove(listing);
  });
});
