import { enter, enterAsNew, freshEmail, logIn } from './accounts.ts';
import { openSection } from './administration.ts';
import { expect, test } from './journey.ts';
import { desktop, expectAccessible, expectNoOverflow } from './page-health.ts';

test.describe('an administrator on a desktop', () => {
  test.use({ viewport: desktop.viewport });

  test('starts at an overview with links to waiting work', async ({ page }) => {
    const message = { name: 'Rudo', surname: 'Waits', message: 'When do you open?', email: freshEmail('waits') };
    await page.request.post('/api/africanscity/savecontactmessage', { form: message });
    await enter(page, 'admin@example.com');
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/admin\/adminlayout/);
    await expect(page.getByRole('link', { name: /Unanswered messages/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Open listings by type' }).getByRole('row').first()).toBeVisible();
    await page.getByRole('button', { name: '365 days' }).click();
    await expect(page.getByRole('img', { name: /New users of the last 365 days/ })).toBeVisible();
    await page.getByText('Show as a table').click();
    await expect(page.getByRole('columnheader', { name: 'Visitors of listings' })).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

  test('sees failed emails and jobs', async ({ page }) => {
    await enter(page, 'admin@example.com');
    await page.goto('/admin/failures');
    await expect(page.getByText('All emails were delivered.')).toBeVisible();
    await expect(page.getByText('All work of the last day is done.')).toBeVisible();
  });

  test('sends a form that was held as spam', async ({ page }) => {
    const words = `Is the office open on ${Date.now()}?`;
    const form = { name: 'Rudo', surname: 'Held', email: freshEmail('held'), message: words, topping: 'x' };
    await page.request.post('/api/africanscity/savecontactmessage', { form });
    await enter(page, 'admin@example.com');
    await page.goto('/admin/spam');
    const row = page.getByRole('row').filter({ hasText: words });
    await expect(row).toContainText('Contact message');
    await expectNoOverflow(page);
    await expectAccessible(page);
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Send anyway' }).click();
    await expect(page.getByText('Form sent.')).toBeVisible();
    await expect(row).toBeHidden();
    await page.goto('/admin/messages');
    await expect(page.getByText(words)).toBeVisible();
  });

  test('finds no waiting place, and goes on to all places with the same search', async ({ page }) => {
    await enter(page, 'admin@example.com');
    await page.goto('/admin/places?search=avondale');
    await expect(page.getByText('Nothing matches “avondale”')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Show all places' }).click();
    await expect(page).toHaveURL('/admin/places?which=all&search=avondale');
    await expect(page.getByRole('combobox', { name: 'Show', exact: true })).toHaveValue('all');
    await expect(page.getByRole('row', { name: /Avondale/ }).first()).toBeVisible();
  });

  test('starts in the administration, finds a user, and approves feedback', async ({ page }) => {
    const email = freshEmail('watched');
    await enterAsNew(page, email, 'a password of mine');
    await page.goto('/feedback');
    const message = `Fair and quick ${Date.now()}.`;
    await page.getByRole('textbox', { name: 'Feedback | Testimony' }).fill(message);
    await page.getByRole('checkbox', { name: /^You may show this on the home page/ }).check();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');

    await logIn(page, 'admin@example.com');
    await expect(page).toHaveURL(/\/admin\/adminlayout/);
    await openSection(page, 'Listings');
    await expect(page.getByRole('region', { name: 'Listings' }).getByRole('row').nth(1)).toBeVisible();
    await openSection(page, 'Users');
    await page.getByRole('searchbox', { name: 'Search Users' }).fill(email);
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^1 in total$/ })).toBeVisible();
    await openSection(page, 'Feedback');
    await page.getByRole('searchbox', { name: 'Search Feedback' }).fill(message);
    await expect(page.getByRole('status').filter({ hasText: /^1 in total$/ })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Given', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByRole('button', { name: 'Hide' })).toBeVisible();
    const home = await page.request.get('/api/africanscity/gethomecontent');
    expect(await home.text()).toContain(message);
    await page.getByRole('button', { name: 'Hide' }).click();
    await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();
  });
});

test('a user with a forged administrator role sees nothing', async ({ page }) => {
  await enter(page, 'visitor@example.com');
  await page.goto('/admin/adminlayout');
  await expect(page).toHaveURL(/\/home$/);
  await page.evaluate(() => localStorage.setItem('role', 'ADMIN'));
  const refused = page.waitForResponse((response) => response.url().includes('getattention'));
  await page.goto('/admin/adminlayout');
  expect((await refused).status()).toBe(403);
  await page.goto('/admin/users');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(0);
});

test('redirects the addresses of other clients to its sections', async ({ page }) => {
  await enter(page, 'admin@example.com');
  const packages = (await (await page.request.get('/api/africanscity/getpackagesall')).json()) as { id: number }[];
  const { id } = packages[0]!;
  const known = {
    '/admin': '/admin/adminlayout',
    '/admin/allUsers?type=customers': '/admin/users?kind=customers',
    '/admin/allUsers?type=propertyOwners': '/admin/users?kind=owners',
    '/admin/createUser': '/admin/users',
    '/admin/properties': '/admin/listings',
    '/admin/feedback-admin': '/admin/feedback',
    '/admin/createPackages': '/admin/packages',
    '/admin/packagesform': '/admin/packages',
    [`/admin/packagesform?id=${id}`]: `/admin/packages?id=${id}`,
    '/admin/nonsense': '/admin/adminlayout',
  };
  for (const [from, to] of Object.entries(known)) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(`/admin/packagesform?id=${id}`);
  await expect(page.getByRole('heading', { level: 2, name: /^Edit / })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).not.toHaveValue('');
});

test('redirects administrators to their area', async ({ page }) => {
  await enter(page, 'admin@example.com');
  for (const elsewhere of ['/home', '/Properties', '/settings', '/profile', '/about']) {
    await page.goto(elsewhere);
    await expect(page).toHaveURL('/admin/adminlayout');
  }
  await page.goto('/upload-listing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/upload-listing');
  await page.goto('/admin/listings');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Message the owner' }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/\/property\/[\w-]+-\d+$/);
  await page.goto('/admin/account');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('admin@example.com');
});
