import { freshEmail } from './accounts.ts';
import { expect, test } from './journey.ts';
import { waitForMail } from './mailbox.ts';
import { expectAccessible, phone } from './page-health.ts';
import { siteBrand } from './site-brand.ts';

test.describe('on a phone', () => {
  test.use({ viewport: phone.viewport });

  test('pricing shows the free offer, four packages and their common features, and links to checkout', async ({
    page,
    request,
  }) => {
    const html = await (await request.get('/pricing')).text();
    expect(html).toContain('Newspaper Ads');
    await page.goto('/pricing');
    await expect(page).toHaveTitle(`Pricing | ${siteBrand.name}`);
    for (const [title, price, active, first, inAds] of [
      ['Free', '$0 forever', '20', 'None', 'None'],
      ['Individuals', '$3 per month', '25', '1', '1 listing'],
      ['Bronze', '$15 per month', '60', '3', '5 listings'],
      ['Silver', '$50 per month', '250', '10', '20 listings'],
      ['Gold', '$90 per month', 'Unlimited', '25', '50 listings'],
    ] as const) {
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
      await expect(card).toContainText(price);
      await expect(card.getByRole('listitem')).toHaveText([
        `${active} active listings`,
        `${first} shown first`,
        `${inAds} in our ads`,
      ]);
      await expect(card.getByText('Recommended')).toHaveCount(title === 'Silver' ? 1 : 0);
    }
    await expect(page.getByRole('list', { name: 'Included in every package' }).getByRole('listitem')).toHaveText([
      'Paid Ads on Facebook 4',
      'Newspaper Ads 3',
      'Ads on our Website 5',
      'Property on Website 24/7',
    ]);
    await expect(page.getByRole('link', { name: 'List for free' })).toHaveAttribute('href', '/upload-listing');
    await page.getByRole('link', { name: 'Choose Silver' }).click();
    await expect(page).toHaveURL(/\/login\?returnUrl=%2Fsingle-package%3FpackageId%3D\d+$/);
    await expect(page.getByText('Log in to buy the Silver package.')).toBeVisible();
  });

  test('the contact form keeps its texts through a reload and a way back, until it is sent', async ({ page }) => {
    await page.goto('/contact');
    const [first, message] = [page.getByLabel('First Name'), page.getByLabel('Message')];
    await first.fill('Rudo');
    await message.fill('Do you value farms?\nOurs is near Marondera.');
    await page.reload();
    await expect(message).toHaveValue('Do you value farms?\nOurs is near Marondera.');
    await expect(first).toHaveValue('Rudo');
    await page.getByRole('link', { name: siteBrand.name }).first().click();
    await expect(page).toHaveURL(/\/home$/);
    await page.goBack();
    await expect(message).toHaveValue('Do you value farms?\nOurs is near Marondera.');
    await page.getByLabel('Surname').fill('Moyo');
    await page.getByLabel('Email').fill(freshEmail('contact-kept'));
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
    await page.goto('/contact');
    await expect(message).toHaveValue('');
    await expect(first).toHaveValue('');
  });

  test('the contact form shows missing fields, sends a message, and confirms it by email', async ({ page }) => {
    const email = freshEmail('contact-phone');
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
    await expect(page.getByRole('img', { name: /on a map of Africa/ })).toBeVisible();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByLabel('First Name')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Surname').fill('Moyo');
    await page.getByLabel('First Name').fill('Rudo');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Message').fill('Do you value farms?');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Message sent' })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await waitForMail(email, /^We have your message$/);
  });
});
