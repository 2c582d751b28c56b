import { createAccount, enter, enterAsNew, freshEmail, logIn, register } from './accounts.ts';
import { apiUser, familyHouse } from './api-user.ts';
import { expect, test } from './journey.ts';
import { linkOf, waitForMail } from './mailbox.ts';
import { expectAccessible, expectNoOverflow } from './page-health.ts';
import { showPricesAsAsked } from './site-brand.ts';
import { expectLargeTarget } from './small-targets.ts';

const sessionKeys = [
  'authenticated',
  'accessToken',
  'expiresIn',
  'tokenType',
  'scope',
  'time',
  'authHeaderString',
  'userFullName',
  'role',
];

test.describe('login', () => {
  test('stores the session under the names of existing clients, and logging out clears them', async ({ page }) => {
    await logIn(page, 'owner@example.com');
    const stored = await page.evaluate(() => ({ ...localStorage }));
    expect(Object.keys(stored)).toEqual(expect.arrayContaining(sessionKeys));
    expect(stored.authenticated).toBe('1');
    expect(stored.authHeaderString).toBe(`${stored.tokenType} ${stored.accessToken}`);
    await page.goto('/about');
    await page
      .getByRole('banner')
      .getByText(stored.userFullName ?? '')
      .first()
      .click();
    await page.getByRole('banner').getByText('Log out').first().click();
    await expect(page).toHaveURL(/\/home$/);
    await page.waitForLoadState();
    expect(Object.keys(await page.evaluate(() => ({ ...localStorage })))).not.toEqual(
      expect.arrayContaining(['accessToken']),
    );
  });

  test('is sent as text, like a registration, because neither has a file', async ({ page }) => {
    const types: string[] = [];
    page.on('request', (request) => {
      if (/\/(oauth\/token|saveuser)/.test(request.url()) && request.method() === 'POST')
        types.push(request.headers()['content-type'] ?? '');
    });
    await register(page, freshEmail('text'), 'a garden in Avondale');
    await logIn(page, 'owner@example.com');
    expect(types.length).toBeGreaterThanOrEqual(2);
    for (const type of types) expect(type).toMatch(/^application\/x-www-form-urlencoded\b/);
  });

  test('a wrong password shows the same message for every account', async ({ page }) => {
    for (const email of ['owner@example.com', 'nobody@example.com']) {
      await page.goto('/login');
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await page.getByRole('textbox', { name: 'Password' }).fill('wrong password');
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByText('The email or the password is wrong.')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    }
  });

  test('a hostile returnUrl stays on the site, at login and for logged-in users', async ({ page, baseURL }) => {
    for (const returnUrl of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/%09/evil.example',
      '\\\\evil.example',
    ]) {
      const address = `/login?returnUrl=${encodeURIComponent(returnUrl)}`;
      await page.goto(address);
      await logIn(page, 'visitor@example.com');
      expect(new URL(page.url()).origin, `${returnUrl} after the login`).toBe(baseURL);
      await page.goto(address);
      await expect(page, `${returnUrl} redirects a logged-in user`).not.toHaveURL(/\/login/);
      expect(new URL(page.url()).origin, `${returnUrl} for a logged-in user`).toBe(baseURL);
      await page.evaluate(() => localStorage.clear());
    }
  });

  test('an expired session redirects home and is cleared, also after a reload', async ({ page }) => {
    await enter(page, 'visitor@example.com');
    // Real time could end the session before a slow machine has loaded the page.
    await page.clock.install();
    await page.goto('/feedback');
    await page.evaluate(() => {
      localStorage.setItem('expiresIn', '600');
      localStorage.setItem('time', new Date().toISOString());
    });
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Feedback | Testimony' })).toBeVisible();
    await page.clock.fastForward('10:00');
    await expect(page).toHaveURL(/\/home$/);
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  });

  test('other tabs follow when one logs out', async ({ page, context }) => {
    await enter(page, 'visitor@example.com');
    await page.goto('/about');
    const other = await context.newPage();
    await other.goto('/profile');
    await expect(other.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await other.waitForURL(/\/home$/);
  });
});

test.describe('a forgotten password', () => {
  test('is replaced through an emailed link, which works once', async ({ page }) => {
    const email = freshEmail('forgot');
    await createAccount(page, email, 'the first password');
    await page.goto('/reset');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText('Check your inbox')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute('href', /\/login$/);
    const link = linkOf(await waitForMail(email, /password/i));
    await page.goto(link);
    await page.getByRole('textbox', { name: 'New Password' }).fill('the second password');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page).toHaveURL(/\/login/);
    await logIn(page, email, 'the second password');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/about');
    await page.goto(link);
    await page.getByRole('textbox', { name: 'New Password' }).fill('the third password');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByRole('alert')).toContainText('This link was used already');
  });
});

test.describe('profile and settings', () => {
  test('a profile change is saved and shown in the menu, and contacts appear on listings', async ({ page }) => {
    const email = freshEmail('profile');
    await enterAsNew(page, email, 'a password of mine');
    await page.goto('/profile');
    await page.getByRole('combobox', { name: 'Title' }).selectOption('Dr');
    await page.getByRole('textbox', { name: 'First Name' }).fill('Nyasha');
    const phone = page.getByRole('textbox', { name: 'Phone' });
    await phone.fill('12');
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(phone).toHaveAccessibleDescription('Must be a phone number, such as +263 77 123 4567');
    await phone.fill('+263 77 000 1234');
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('banner').getByText('Dr Nyasha Dube').first()).toBeVisible();
    const notice = page.getByRole('main').getByRole('alert').filter({ hasText: 'Profile saved.' });
    await expect(notice).toBeVisible();
    await expectNoOverflow(page);
    await expectLargeTarget(notice.getByRole('button', { name: 'Dismiss' }));
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await page.goto('/profile');
    await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('+263 77 000 1234');
    await page.getByRole('button', { name: 'Add a contact' }).click();
    await page.getByRole('textbox', { name: 'Contact 1' }).fill('12');
    await page.getByRole('button', { name: 'Save contacts' }).click();
    await expect(page.getByText('Must be a phone number, such as +263 77 123 4567')).toBeVisible();
    await page.getByRole('textbox', { name: 'Contact 1' }).fill('+263 71 000 0000');
    await page.getByRole('button', { name: 'Save contacts' }).click();
    const saved = page.getByRole('status').filter({ hasText: 'Contacts saved.' });
    await expect(saved).toBeVisible();
    await page.getByRole('textbox', { name: 'Contact 1' }).press('End');
    await expect(saved).toBeVisible();
    await page.getByRole('textbox', { name: 'Contact 1' }).fill('+263 71 000 00');
    await expect(saved).toBeHidden();
    await page.getByRole('textbox', { name: 'Last Name' }).fill('Dubé');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Contact 1' })).toHaveValue('+263 71 000 00');
    await expect(page.getByRole('textbox', { name: 'Last Name' })).toHaveValue('Dubé');
    // Each form has its own, and the one of the profile may be there first.
    const contactsForm = page.locator('form').filter({ has: page.getByRole('button', { name: 'Save contacts' }) });
    await contactsForm.getByRole('button', { name: 'Discard it' }).click();
    await expect(page.getByRole('textbox', { name: 'Contact 1' })).toHaveValue('+263 71 000 0000');
    await expect(page.getByRole('textbox', { name: 'Last Name' })).toHaveValue('Dubé');
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

  test('a password change shows errors, and ends the session on success', async ({ page }) => {
    const email = freshEmail('change');
    await enterAsNew(page, email, 'the old password');
    await page.goto('/profile');
    const form = page.getByRole('region', { name: 'Change Password' });
    const fill = async (current: string, next: string, again: string) => {
      await form.getByRole('textbox', { name: 'Current Password' }).fill(current);
      await form.getByRole('textbox', { name: 'New Password' }).fill(next);
      await form.getByRole('textbox', { name: 'Confirm Password' }).fill(again);
      await form.getByRole('button', { name: 'Update Password' }).click();
    };
    await fill('the old password', 'the new password', 'another password');
    await expect(form.getByText('The passwords don’t match')).toHaveCount(1);
    await fill('not my password', 'the new password', 'the new password');
    await expect(form.getByText('The passwords don’t match')).toBeHidden();
    await expect(form.getByRole('alert')).toBeVisible();
    await fill('the old password', 'the new password', 'the new password');
    await expect(page).toHaveURL(/\/login/);
    await logIn(page, email, 'the new password');
  });

  test('an account is deleted after the password is entered, and can no longer log in', async ({ page }) => {
    const email = freshEmail('leaving');
    await enterAsNew(page, email, 'goodbye password');
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Delete my account', exact: true }).click();
    await page
      .getByRole('region', { name: 'Delete account' })
      .getByRole('textbox', { name: 'Password' })
      .fill('goodbye password');
    await page.getByRole('button', { name: 'Delete my account permanently' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill('goodbye password');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('The email or the password is wrong')).toBeVisible();
  });

  test('feedback is stored, and errors are shown under the field', async ({ page }) => {
    await enter(page, 'visitor@example.com');
    await page.goto('/feedback');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Must not be blank')).toBeVisible();
    await page.getByRole('textbox', { name: 'Feedback | Testimony' }).fill('We found our home here.');
    await page.getByRole('button', { name: 'Submit' }).click();
    const thanks = page.getByRole('main').getByText('Thank you for your feedback.');
    await expect(thanks).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
    // The message belongs to this page only.
    await page.waitForTimeout(7_000);
    await expect(thanks).toBeVisible();
    await page.getByRole('link', { name: 'Pricing' }).first().click();
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(thanks).toBeHidden();
  });
});

test('favorites stay on the device before login and become the user’s after it', async ({ page, serverUrl }) => {
  await showPricesAsAsked(page, serverUrl);
  const email = freshEmail('hearts');
  await createAccount(page, email, 'a password of mine');
  // Homes of its own: others may change, or have a price in another currency.
  const owner = await apiUser('owner@example.com');
  const homes = [];
  for (const address of ['3 Msasa Close', '5 Msasa Close']) {
    const id = await owner.list({ ...familyHouse, area: 'Ridgemont', address });
    homes.push(id);
    await page.goto(`/property?id=${id}`);
    const heart = page.getByRole('button', { name: /^Favorite/ }).first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  }
  await page.goto('/favorite');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Add note: / })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Ask about the borehole');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Ask about the borehole')).toBeVisible();
  // As if the price had dropped since it was saved.
  await page.evaluate(() => {
    const notes = JSON.parse(localStorage.getItem('favorite-notes') ?? '[]') as { price: number }[];
    localStorage.setItem('favorite-notes', JSON.stringify(notes.map((one) => ({ ...one, price: one.price + 1000 }))));
  });
  await page.reload();
  await expect(page.getByText('$1,000 less than when you kept it')).toHaveCount(2);
  await expectAccessible(page);
  await logIn(page, email, 'a password of mine');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('favorites'))).toBeNull();
  await page.goto('/favorite');
  await expect(page.getByText('Ask about the borehole')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('favorite-notes'))).toBeNull();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  // The card disappears before the server has deleted the favorite.
  const deleted = page.waitForResponse(/deletefavorite/);
  await page
    .getByRole('button', { name: /^Favorite: / })
    .first()
    .click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  expect((await deleted).ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  for (const id of homes) await owner.remove(id);
});
