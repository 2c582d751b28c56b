import { freshEmail } from './accounts.ts';
import { expect, test } from './journey.ts';
import { waitForMail } from './mailbox.ts';
import { expectAccessible, phone } from './page-health.ts';

test.describe('on a phone', () => {
  test.use({ viewport: phone.viewport });

  test('pricing shows four packages, and payment leads to the package', async ({ page, request }) => {
    const html = await (await request.get('/pricing')).text();
    expect(html).toContain('Newspaper Ads');
    await page.goto('/pricing');
    await expect(page).toHaveTitle('Pricing | AfricansCity');
    for (const [title, price] of [
      ['Individuals', '$3'],
      ['Bronze', '$15'],
      ['Silver', '$50'],
      ['Gold', '$90'],
    ] as const) {
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
      await expect(card).toContainText(`${price} per month`);
      await expect(card.getByRole('list').getByRole('listitem')).toHaveText([
        'Paid Ads on Facebook 4',
        'Newspaper Ads 3',
        'Ads on our Website 5',
        'Property on Website 24/7',
      ]);
    }
    await page.getByRole('link', { name: 'Payment for Silver' }).click();
    await expect(page).toHaveURL(/\/login\?returnUrl=%2Fsingle-package%3FpackageId%3D\d+$/);
  });

  test('contact names what is missing, takes a message, and confirms it by mail', async ({ page }) => {
    const email = freshEmail('contact-phone');
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
    await expect(page.getByRole('img', { name: /on a map of Africa/ })).toBeVisible();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByLabel('Surname')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Surname').fill('Moyo');
    await page.getByLabel('First Name').fill('Rudo');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Message').fill('Do you value farms?');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your message is on its way' })).toBeFocused();
    await expectAccessible(page);
    await waitForMail(email, /^We have your message$/);
  });
});
