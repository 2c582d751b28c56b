import { enter } from './accounts.ts';
import { apiUser, familyHouse } from './api-user.ts';
import { expect, test } from './journey.ts';
import { waitForMail } from './mailbox.ts';
import { showPricesAsAsked } from './site-brand.ts';
import { expectAccessible, expectNoOverflow, phone } from './page-health.ts';

test.describe('favorites on a phone', () => {
  test.use({ viewport: phone.viewport });

  test('a price drop is emailed and shown, and the emails are switched off and on', async ({ page, serverUrl }) => {
    await showPricesAsAsked(page, serverUrl);
    const owner = await apiUser('owner@example.com');
    const listing = await owner.list({ ...familyHouse, address: '9 Msasa Close', area: 'Ridgemont', price: 98_000 });
    await enter(page, 'visitor@example.com');
    await page.goto(`/property?id=${listing}`);
    await page
      .getByRole('button', { name: /^Favorite/ })
      .first()
      .click();
    const visitor = await apiUser('visitor@example.com');
    const kept = async () => ((await visitor.get('getfavorites')) as { id: number }[]).map(({ id }) => id);
    await expect.poll(kept).toContain(listing);

    await owner.post('changeownlisting', { id: String(listing), price: '91500' });
    const mail = await waitForMail('visitor@example.com', /^\$6,500 less: 3-bed house for sale in Ridgemont, /);
    expect(mail.text).toContain('$91,500, before $98,000');
    await page.goto(/https?:\/\/\S+\/favorite(?=\s)/.exec(mail.text)?.[0] ?? '');
    await expect(page.getByText('$6,500 less than when you kept it')).toBeVisible();
    const choice = page.getByRole('checkbox', { name: 'Email me when the price of a favorite falls' });
    await expect(choice).toBeChecked();
    await expectNoOverflow(page);
    await expectAccessible(page);

    await page.goto(/Stop emails about favorites: (\S+)/.exec(mail.text)?.[1] ?? '');
    await expect(page.getByText('Shall we stop mailing you when the price of a favorite drops?')).toBeVisible();
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('link', { name: 'favorites', exact: true }).click();
    await expect(choice).not.toBeChecked();
    await choice.check();
    // A reload would cancel the request.
    await expect(choice).toBeEnabled();
    await page.reload();
    await expect(choice).toBeChecked();
    await owner.remove(listing);
  });
});
