import { demoPassword, enterAsNew, freshEmail } from './accounts.ts';
import { apiUser, familyHouse } from './api-user.ts';
import { expect, test } from './journey.ts';
import { linkOf, waitForMail } from './mailbox.ts';
import { expectAccessible, expectNoOverflow, phone } from './page-health.ts';
import { siteBrand } from './site-brand.ts';

test.describe('WhatsApp without login', () => {
  test.use({ viewport: phone.viewport });

  test('an owner accepts chats, and visitors find the button beside Message', async ({ page, browser, baseURL }) => {
    const email = freshEmail('chats');
    await enterAsNew(page, email, demoPassword);
    await page.goto(linkOf(await waitForMail(email, /please confirm your email/)));
    await expect(page.getByText(/confirmed/i).first()).toBeVisible();
    const owner = await apiUser(email);
    const id = await owner.list({ ...familyHouse, address: '12 Chat Close' });
    const context = await browser.newContext({ viewport: phone.viewport });
    const visitor = await context.newPage();
    await visitor.goto(`${baseURL}/property?id=${id}`);
    const bar = visitor.getByRole('group', { name: 'Get in touch' });
    await expect(bar.getByRole('link', { name: /call/i })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'WhatsApp' })).toHaveCount(0);

    await page.goto('/profile');
    await page.getByLabel('Phone', { exact: true }).fill('+263 77 123 4567');
    await page.getByRole('checkbox', { name: 'Let visitors message me on WhatsApp without logging in' }).check();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(page.getByText('Profile saved').first()).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByRole('checkbox', { name: /^Let visitors message me/ })).toBeChecked();

    await expect(async () => {
      await visitor.reload();
      await expect(bar.getByRole('link', { name: 'WhatsApp' })).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(
      bar.getByRole('link', { name: 'Message' }).or(bar.getByRole('button', { name: 'Message' })),
    ).toBeVisible();
    await expectNoOverflow(visitor);
    await expectAccessible(visitor);
    const address = await bar.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
    expect(address).toContain(`/whatsapp/${id}?text=`);
    const answer = await context.request.get(address!, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    const chat = new URL(answer.headers()['location']!);
    expect(chat.origin + chat.pathname).toBe('https://wa.me/263771234567');
    expect(chat.searchParams.get('text')).toMatch(new RegExp(`^Hello, I saw this on ${siteBrand.name}: .*/property/`));
    await context.close();
    await owner.remove(id);
  });
});
