import type { Page } from '@playwright/test';
import { createAccount, enter, enterAsNew, freshEmail, logIn } from './accounts.ts';
import { type Authenticator, authenticatorFor } from './authenticator.ts';
import { expect, test } from './journey.ts';
import { linkOf, waitForMail } from './mailbox.ts';
import { expectAccessible, expectNoOverflow, phone } from './page-health.ts';
import { answerRequests } from './routed-requests.ts';

const password = 'a password of mine';

/** A virtual device that creates passkeys and responds at once. */
async function plugInDevice(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Sets up an authenticator app on a page with the account's security. Returns the app. */
async function addApp(page: Page): Promise<Authenticator> {
  const security = page.getByRole('region', { name: 'Security' });
  await security.getByRole('button', { name: 'Add an authenticator app' }).click();
  await expect(security.getByRole('img', { name: 'QR code for your app' })).toBeVisible();
  const secret = ((await security.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const nextCode = authenticatorFor(secret);
  await security.getByRole('textbox', { name: 'Code' }).fill(await nextCode());
  await security.getByRole('button', { name: 'Set up the app' }).click();
  return nextCode;
}

/** Returns the shown recovery codes, after confirming that they are saved. */
async function keepRecoveryCodes(page: Page): Promise<string[]> {
  const shown = page.getByRole('region', { name: 'Recovery codes' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const codes = await shown.getByRole('listitem').allTextContents();
  await expect(shown.getByRole('button', { name: 'Done' })).toBeDisabled();
  await shown.getByRole('checkbox', { name: 'I have saved my recovery codes' }).check();
  await shown.getByRole('button', { name: 'Done' }).click();
  return codes;
}

/** Enters email and password, until the second step. */
async function startLogIn(page: Page, email: string, secret = password): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(secret);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('One more step to confirm it is you')).toBeVisible();
}

test.describe('the second step on a phone', () => {
  test.use({ viewport: phone.viewport });

  test('an authenticator app is set up and logs in, and a recovery code works once', async ({ page }) => {
    const email = freshEmail('codes');
    await enterAsNew(page, email, password);
    await page.goto('/settings');
    const nextCode = await addApp(page);
    const [recoveryCode = ''] = await keepRecoveryCodes(page);
    await expect(page.getByText('10 recovery codes left')).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await waitForMail(email, /security of your account/);

    await startLogIn(page, email);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Code' }).fill('000000');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Is not right, or was used already')).toBeVisible();
    await page.getByRole('textbox', { name: 'Code' }).fill(await nextCode());
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).not.toHaveURL(/\/login/);

    for (const outcome of ['in', 'refused']) {
      await startLogIn(page, email);
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode.toLowerCase());
      await page.getByRole('button', { name: 'Log in' }).click();
      if (outcome === 'in') await expect(page).not.toHaveURL(/\/login/);
      else await expect(page.getByText('Is not right, or was used already')).toBeVisible();
    }
  });

  test('a passkey is added, logs in, and is removed', async ({ page }) => {
    await plugInDevice(page);
    const email = freshEmail('passkey');
    await enterAsNew(page, email, password);
    await page.goto('/settings');
    const security = page.getByRole('region', { name: 'Security' });
    await security.getByRole('button', { name: 'Add a passkey' }).click();
    await security.getByRole('textbox', { name: 'Name' }).fill('My telephone');
    await expectAccessible(page);
    await security.getByRole('button', { name: 'Create passkey' }).click();
    await keepRecoveryCodes(page);
    await expect(security.getByText('My telephone')).toBeVisible();

    await startLogIn(page, email);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).not.toHaveURL(/\/login/);

    await page.goto('/settings');
    await security.getByRole('button', { name: 'Remove My telephone' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(security.getByText('My telephone')).toBeHidden();
    await page.evaluate(() => localStorage.clear());
    await logIn(page, email, password);
  });
});

test('an old session must confirm the identity before changing the second step', async ({ page, context }) => {
  const email = freshEmail('again');
  await enterAsNew(page, email, password);
  // The server is told that the login was long ago, independent of the browser's clock.
  let asked = 0;
  await context.route('**/api/africanscity/starttimecode', async (route) => {
    asked += 1;
    if (asked > 1) return route.fallback();
    await route.fulfill({
      status: 403,
      json: { statusCode: 403, code: 'confirmation_required', message: 'Confirm that it is you.', requestId: '1' },
    });
  });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByRole('textbox', { name: 'Password' }).fill('not this one');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('The password is not right.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('img', { name: 'QR code for your app' })).toBeVisible();
});

/** Makes the server treat the session as an hour old for the first of these calls. */
async function ageSessionFor(page: Page, call: string): Promise<void> {
  let refused = false;
  // The route stays: removing it could leave a pending request without a response.
  await page.route(`**/api/africanscity/${call}`, (route) => {
    if (refused) return route.fallback();
    refused = true;
    return route.fulfill({
      status: 403,
      json: { statusCode: 403, code: 'confirmation_required', message: 'Confirm that it is you.', requestId: '1' },
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone.viewport });

  test('the second step is required to change the email address or password, or to delete the account', async ({
    page,
  }) => {
    const email = freshEmail('asks');
    await enterAsNew(page, email, password);
    await page.goto('/settings');
    const nextCode = await addApp(page);
    const [firstCode = '', secondCode = ''] = await keepRecoveryCodes(page);
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });

    await page.goto('/profile');
    await ageSessionFor(page, 'saveuser');
    const form = page.getByRole('region', { name: 'Personal Information' });
    await form.getByRole('textbox', { name: 'Email', exact: true }).fill(freshEmail('moved'));
    await form.getByRole('textbox', { name: 'Current Password' }).fill(password);
    await form.getByRole('button', { name: 'Update' }).click();
    await dialog.getByRole('textbox', { name: 'Code' }).fill('000000');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByText('Is not right, or was used already')).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: 'Code' }).fill(await nextCode());
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Check your email')).toBeVisible();

    const change = page.getByRole('region', { name: 'Change Password' });
    const sendPassword = async () => {
      await page.goto('/profile');
      await ageSessionFor(page, 'updateuserpassword');
      await change.getByRole('textbox', { name: 'Current Password' }).fill(password);
      await change.getByRole('textbox', { name: 'New Password' }).fill('a new password of mine');
      await change.getByRole('textbox', { name: 'Confirm Password' }).fill('a new password of mine');
      await change.getByRole('button', { name: 'Update Password' }).click();
    };
    // The dialog's script fails.
    const recover = await answerRequests(page, '**/assets/confirmation-dialog*', (route) => route.abort());
    await sendPassword();
    await expect(change.getByText('Confirm that it is you.')).toBeVisible();
    recover();
    await sendPassword();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(change.getByText('Confirm that it is you.')).toBeVisible();
    // The input is still there.
    await ageSessionFor(page, 'updateuserpassword');
    await change.getByRole('button', { name: 'Update Password' }).click();
    await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
    await dialog.getByRole('textbox', { name: 'Recovery code' }).fill(firstCode);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(/\/login/);

    await startLogIn(page, email, 'a new password of mine');
    await page.getByRole('textbox', { name: 'Code' }).fill(await nextCode());
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).not.toHaveURL(/\/login/);
    await page.goto('/settings');
    await ageSessionFor(page, 'deleteaccount');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('a new password of mine');
    await page.getByRole('button', { name: 'Delete my account permanently' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Code' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
    await dialog.getByRole('textbox', { name: 'Recovery code' }).fill(firstCode);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByText('Is not right, or was used already')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Recovery code' }).fill(secondCode);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).not.toHaveURL(/\/settings/);
    await waitForMail(email, /account was deleted/);
  });
});

test('a change of the email address requires the password, and is undone from the old address', async ({
  page,
  browser,
}) => {
  const email = freshEmail('before');
  const next = freshEmail('after');
  await createAccount(page, email, password);
  await page.goto(linkOf(await waitForMail(email, /confirm your email/)));
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
  await enter(page, email, password);
  await page.goto('/profile');
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(email);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(next);
  const form = page.getByRole('region', { name: 'Personal Information' });
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(form.getByText('Must be your current one, to change the email address')).toBeVisible();
  await expectNoOverflow(page);
  await form.getByRole('textbox', { name: 'Current Password' }).fill(password);
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'Check your email' })).toBeVisible();
  await page.goto(linkOf(await waitForMail(next, /new email address/)));
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();

  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(linkOf(await waitForMail(email, /was changed/)));
  await expectAccessible(theirs);
  await theirs.getByRole('button', { name: 'Undo the change' }).click();
  await theirs.getByRole('textbox', { name: 'New Password' }).fill('a new password of mine');
  await theirs.getByRole('button', { name: 'Set password' }).click();
  // The new password is valid once the response arrives.
  await expect(theirs).toHaveURL(/\/login/);
  await logIn(theirs, email, 'a new password of mine');
  await page.goto('/profile');
  await expect(page).not.toHaveURL(/\/profile/);
});

test('an administrator resets the second step of a user who lost the device', async ({ page, browser }) => {
  const email = freshEmail('lost-device');
  await enterAsNew(page, email, password);
  await page.goto('/settings');
  await addApp(page);
  await keepRecoveryCodes(page);
  await expect(page.getByText('Authenticator app', { exact: true })).toBeVisible();

  const admin = await (await browser.newContext()).newPage();
  await enter(admin, 'admin@example.com');
  await admin.goto(`/admin/users?search=${email}`);
  await admin.getByRole('table').getByRole('link').first().click();
  await expect(admin.getByRole('region', { name: 'About' })).toContainText('Second stepYes');
  await admin.getByRole('button', { name: 'Reset the second step' }).click();
  await admin.getByRole('textbox', { name: 'Reason' }).fill('Came to the office with a passport');
  await admin.getByRole('dialog').getByRole('button', { name: 'Reset the second step' }).click();
  await expect(admin.getByRole('dialog')).toBeHidden();
  await expect(admin.getByRole('region', { name: 'History' })).toContainText('Reset second factors');

  await page.evaluate(() => localStorage.clear());
  await logIn(page, email, password);
});

test('administrators must have a second step once an administrator requires it', async ({ page }) => {
  await enter(page, 'admin@example.com');
  await page.goto('/admin/settings');
  const rule = page.getByRole('switch', { name: 'Administrators need a second step to log in' });
  await rule.click();
  await expect(page.getByRole('alert')).toContainText('Add a second factor to your own account first');
  await expect(rule).not.toBeChecked();
  await page.goto('/admin/account');
  const nextCode = await addApp(page);
  await keepRecoveryCodes(page);
  await page.goto('/admin/settings');
  await rule.click();
  await expect(rule).toBeChecked();
  try {
    await page.goto('/admin/account');
    await page.getByRole('button', { name: 'Remove Authenticator app' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Administrators need a second factor here');
    await startLogIn(page, 'admin@example.com', 'africanscity');
    await page.getByRole('textbox', { name: 'Code' }).fill(await nextCode());
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/admin\//);
  } finally {
    // Other journeys on this server log in as the same administrator.
    await page.goto('/admin/settings');
    await rule.click();
    await expect(rule).not.toBeChecked();
    await page.goto('/admin/account');
    await page.getByRole('button', { name: 'Remove Authenticator app' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Authenticator app', { exact: true })).toBeHidden();
  }
});
