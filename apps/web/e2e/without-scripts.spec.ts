import type { Page } from '@playwright/test';
import { createAccount, demoPassword, freshEmail } from './accounts.ts';
import { apiUser, familyHouse } from './api-user.ts';
import { expect, test, waitForScripts } from './journey.ts';
import { linkOf, waitForMail } from './mailbox.ts';
import { expectNoOverflow, phone } from './page-health.ts';

/** The error of a field. */
async function faultOf(page: Page, label: string): Promise<string> {
  const field = page.getByLabel(label, { exact: true });
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const described = ((await field.getAttribute('aria-describedby')) ?? '').split(' ').filter(Boolean);
  const texts = await Promise.all(described.map((id) => page.locator(`[id="${id}"]`).innerText()));
  return texts.join(' ');
}

async function logInPlainly(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('You are logged in as');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone.viewport });

  test('a user logs in, sees the limits of the session, and logs out', async ({ page, context }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Log in' }).click();
    expect(await faultOf(page, 'Email')).toContain('Enter your email address');
    await page.getByLabel('Email').fill('visitor@example.com');
    await page.getByLabel('Password', { exact: true }).fill('a wrong password');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('The email or the password is wrong');
    await expect(page.getByLabel('Email')).toHaveValue('visitor@example.com');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    expect(await page.content()).not.toContain('a wrong password');
    await expectNoOverflow(page);

    await logInPlainly(page, 'visitor@example.com');
    await expect(page.getByText('Favorites, phone numbers of owners')).toBeVisible();
    const [kept] = await context.cookies();
    expect(kept).toMatchObject({ name: 'page-session', httpOnly: true, sameSite: 'Lax', path: '/' });
    await expectNoOverflow(page);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(await context.cookies()).toEqual([]);
    // The token itself is no longer valid.
    await context.addCookies([kept!]);
    await page.reload();
    await expect(page.getByLabel('Email')).toBeVisible();
  });

  test('a visitor signs up, and confirms the address through the emailed link', async ({ page }) => {
    const email = freshEmail('plain');
    await page.goto('/register');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Sign up' }).click();
    expect(await faultOf(page, 'Name')).toContain('Must not be blank');
    expect(await faultOf(page, 'Password')).toContain('characters');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await page.getByLabel('Name', { exact: true }).fill('Chipo');
    await page.getByLabel('Password', { exact: true }).fill('a garden in Avondale');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page).toHaveURL(/\/login\?registered=1$/);
    await expect(page.getByText('Your account is ready')).toBeVisible();
    const link = linkOf(await waitForMail(email, /confirm/i));
    await page.goto(link);
    await page.getByLabel('Link', { exact: true }).fill(link);
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
    await page.goto('/login');
    await logInPlainly(page, email, 'a garden in Avondale');
  });

  test('a forgotten password is replaced', async ({ page }) => {
    const email = freshEmail('plain-reset');
    await createAccount(page, email, 'the first password');
    await page.goto('/reset');
    await page.getByLabel('Email').fill('no address');
    await page.getByRole('button', { name: 'Send the link' }).click();
    expect(await faultOf(page, 'Email')).toContain('Must be an email address');
    await expect(page.getByLabel('Email')).toHaveValue('no address');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('Check your inbox');
    const link = linkOf(await waitForMail(email, /password/i));
    await page.getByRole('link', { name: 'Paste the link and choose a new password' }).click();
    await page.getByLabel('Link', { exact: true }).fill(link);
    await page.getByLabel('New Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Set password' }).click();
    expect(await faultOf(page, 'New Password')).toContain('characters');
    await expect(page.getByLabel('Link', { exact: true })).toHaveValue(link);
    await page.getByLabel('New Password', { exact: true }).fill('the second password');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByText('Your password has been changed')).toBeVisible();
    await logInPlainly(page, email, 'the second password');
  });

  test('a visitor messages the company', async ({ page }) => {
    const email = freshEmail('plain-contact');
    await page.goto('/contact?subject=Gold');
    await page.getByLabel('Surname').fill('Moyo');
    await page.getByLabel('Message').fill('Two lines,\nwith "quotes" & <b>.');
    await page.getByRole('button', { name: 'Submit' }).click();
    expect(await faultOf(page, 'First Name')).toContain('Must not be blank');
    expect(await faultOf(page, 'Email')).toContain('Must be an email address');
    await expect(page.getByLabel('Surname')).toHaveValue('Moyo');
    await expect(page.getByLabel('Message')).toHaveValue('Two lines,\nwith "quotes" & <b>.');
    await expect(page.getByLabel('Subject')).toHaveValue('Gold');
    await expectNoOverflow(page);
    await page.getByLabel('First Name').fill('Tariro');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(/\/contact\?sent=1$/);
    await expect(page.getByRole('main').getByRole('status')).toContainText('Message sent');
    await waitForMail(email, /./);
    await page.getByRole('link', { name: 'Write another message' }).click();
    await expect(page.getByLabel('Surname')).toHaveValue('');
  });

  test('a visitor requests a home, and confirms it through the emailed link', async ({ page }) => {
    const email = freshEmail('plain-request');
    await page.goto('/request');
    await page.getByLabel('Location').fill('Gweru');
    await page.getByLabel('Select Category').selectOption({ index: 2 });
    const [first, second] = [page.getByRole('checkbox').nth(0), page.getByRole('checkbox').nth(1)];
    await second.check();
    await page.getByRole('button', { name: 'Submit' }).click();
    expect(await faultOf(page, 'Phone')).toContain('Must be a phone number');
    await expect(page.getByLabel('Location')).toHaveValue('Gweru');
    await expect(page.getByLabel('Select Category')).toHaveValue('2');
    await expect(first).not.toBeChecked();
    await expect(second).toBeChecked();
    await page.getByLabel('Name', { exact: true }).fill('Rudo');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Phone').fill('+263 77 212 3456');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(/\/request\?sent=confirm$/);
    await expect(page.getByRole('main').getByRole('status')).toContainText('Open the link that we emailed you');
    const link = linkOf(await waitForMail(email, /./));
    await page.goto(link);
    await page.getByLabel('Link', { exact: true }).fill(link);
    await page.getByRole('button', { name: 'Confirm my request' }).click();
    await expect(page.getByText('Your request is confirmed.')).toBeVisible();
  });

  test('a visitor messages an owner from the listing, and sends it through the emailed link', async ({ page }) => {
    const api = await apiUser('owner@example.com');
    const listing = await api.list({ ...familyHouse, address: `${Date.now()} Plain Close` });
    const email = freshEmail('plain-asker');
    await page.goto(`/property?id=${listing}`);
    await page.getByRole('link', { name: 'Message the owner' }).click();
    await expect(page.getByLabel('Message')).toHaveValue(/Is it still available\?/);
    await page.getByLabel('Message').fill('May I see it on Sunday?');
    await page.getByRole('button', { name: 'Send the message' }).click();
    expect(await faultOf(page, 'Your name')).toContain('Must not be blank');
    await expect(page.getByLabel('Message')).toHaveValue('May I see it on Sunday?');
    await page.getByLabel('Your name').fill('Rudo');
    await page.getByRole('button', { name: 'Send the message' }).click();
    expect(await faultOf(page, 'Email')).toContain('Must be an email address');
    await expectNoOverflow(page);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send the message' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('One more step: check your email');
    const link = linkOf(await waitForMail(email, /Confirm your message to an owner/));
    await page.goto(link);
    await page.getByLabel('Link', { exact: true }).fill(link);
    await page.getByRole('button', { name: 'Send my message' }).click();
    await expect(page.getByText('Message sent.')).toBeVisible();
    const told = await waitForMail('owner@example.com', /Rudo asks about House, \d+ Plain Close/);
    expect(told.text).not.toContain(email);
    await api.remove(listing);
  });

  test('a visitor logs in and reports a listing', async ({ page }) => {
    const api = await apiUser('owner@example.com');
    const listing = await api.list({ ...familyHouse, address: `${Date.now()} Reported Close` });
    const email = freshEmail('plain-report');
    await createAccount(page, email, 'a garden in Avondale');
    await page.goto(`/property?id=${listing}`);
    await page.getByRole('link', { name: 'Report this listing' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await logInPlainly(page, email, 'a garden in Avondale');
    await page.getByRole('link', { name: 'Go back to the previous page' }).click();
    await page.getByLabel('Details').fill('It is not theirs.');
    await page.getByRole('button', { name: 'Send the report' }).click();
    await expect(page.getByText('Choose a reason')).toBeVisible();
    await expect(page.getByLabel('Details')).toHaveValue('It is not theirs.');
    await page.getByRole('radio').first().check();
    await expectNoOverflow(page);
    await page.getByRole('button', { name: 'Send the report' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('Thank you. We will look into it');
    await page.getByRole('link', { name: 'Back to the listing' }).click();
    await expect(page).toHaveURL(new RegExp(`/property/.*-${listing}$`));
    await page.goto(`/report-listing?id=${listing}`);
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Send the report' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('You have reported this listing already');
    await api.remove(listing);
  });

  test('pages that need scripts say so', async ({ page }) => {
    for (const path of ['/profile', '/favorite', '/myListings', '/login-link', '/unsubscribe', '/admin/listings']) {
      await page.goto(path);
      await expect(page.getByText(/JavaScript, which is switched off/).first(), path).toBeVisible();
    }
  });
});

test('input that is submitted before hydration is neither lost nor sent twice', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await waitForScripts(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  const email = freshEmail('early');
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('Surname').fill('Moyo');
  await page.getByLabel('First Name').fill('Tariro');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Message').fill('Written before the scripts came.');
  await page.getByRole('button', { name: 'Submit' }).click();
  release();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Message sent');
  expect(sent).toEqual(['/api/africanscity/savecontactmessage']);
  await waitForMail(email, /./);
});
