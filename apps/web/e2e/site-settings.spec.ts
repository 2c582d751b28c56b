import { defaultStatusLabels } from '@africanscity/contracts/listings/values';
import { enter } from './accounts.ts';
import { openSection } from './administration.ts';
import { apiUser } from './api-user.ts';
import { expect, test } from './journey.ts';
import { desktop } from './page-health.ts';

test.describe('lookups and settings on a desktop', () => {
  test.use({ viewport: desktop.viewport });

  test('a type is added, renamed, moved and removed, and the site offers it', async ({ page, request }) => {
    const type = `Cottage ${Date.now()}`;
    await enter(page, 'admin@example.com');
    await page.goto('/admin/settings');
    await page.getByRole('button', { name: 'Add type' }).click();
    await expect(page.getByText('Must not be blank')).toBeVisible();
    await page.getByRole('textbox', { name: 'New type' }).fill(type);
    await page.getByRole('button', { name: 'Add type' }).click();
    await page.getByRole('button', { name: `Rename ${type}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'New name' }).fill(`${type} b`);
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await expect(dialog).toBeHidden();
    // A type's parent is guessed from its name until an administrator sets it.
    const edit = page.getByRole('button', { name: `Parent and search words of ${type} b` });
    await edit.click();
    await expect(dialog.getByRole('combobox', { name: 'Kind of' })).toHaveValue('Cottage');
    await dialog.getByRole('combobox', { name: 'Kind of' }).selectOption(`${type} b`);
    await dialog.getByRole('button', { name: 'Save type' }).click();
    await expect(dialog.getByText('Must be another type')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Kind of' }).selectOption('Villa');
    await dialog.getByRole('combobox', { name: 'Words for it' }).fill(`kibanda ${type}`);
    await dialog.getByRole('combobox', { name: 'Words for it' }).press('Enter');
    await dialog.getByRole('button', { name: 'Save type' }).click();
    await expect(dialog).toBeHidden();
    await edit.click();
    await expect(dialog.getByRole('combobox', { name: 'Kind of' })).toHaveValue('Villa');
    await expect(dialog.getByText(`kibanda ${type.toLowerCase()}`)).toBeVisible();
    await page.keyboard.press('Escape');
    const offered = async () => (await request.get('/api/africanscity/getpropertytypes')).text();
    expect(await offered()).toContain(`${type} b`);
    await page.getByRole('button', { name: `Remove ${type} b` }).click();
    await expect(page.getByRole('button', { name: `Remove ${type} b` })).toBeHidden();
    expect(await offered()).not.toContain(type);
    await page.goto('/admin/brand');
    await page.getByRole('textbox', { name: 'Latitude' }).fill('north');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Must be degrees from -90 to 90, such as -17.8292 or 17.8292 S')).toBeVisible();
  });
});

test('the days until listings are asked about, demoted and paused are set', async ({ page }) => {
  const admin = await apiUser('admin@example.com');
  await enter(page, 'admin@example.com');
  await page.goto('/admin/settings');
  const part = page.getByRole('region', { name: 'Listings without confirmation' });
  await expect(part.getByRole('textbox', { name: 'Pause after' })).toHaveValue('90');
  await part.getByRole('textbox', { name: 'Pause after' }).fill('70');
  await part.getByRole('button', { name: 'Save the days' }).click();
  await expect(part.getByText('Must be more than the 75 days after which listings are demoted')).toBeVisible();
  await part.getByRole('textbox', { name: 'Pause after' }).fill('0');
  await part.getByRole('button', { name: 'Save the days' }).click();
  try {
    await expect(page.getByText('Saved. The site has been updated.').first()).toBeVisible();
    expect(await admin.get('getsitesettings')).toMatchObject({
      listingConfirmation: { askDays: 60, sinkDays: 75, restDays: 0 },
    });
  } finally {
    await admin.post('savelistingconfirmation', { askDays: '60', sinkDays: '75', restDays: '90' });
  }
});

// In one test, because all journeys read the same labels.
test('a status has the configured label, on its listings and in forms', async ({ page, request }) => {
  const admin = await apiUser('admin@example.com');
  await enter(page, 'admin@example.com');
  await page.goto('/admin/settings');
  const field = page.getByRole('textbox', { name: 'Label of Under Offer' });
  await field.fill(' ');
  await page.getByRole('button', { name: 'Save statuses' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('Reserved');
  await page.getByRole('button', { name: 'Save statuses' }).click();
  await expect(page.getByText('Saved. The site has been updated.').first()).toBeVisible();
  try {
    await openSection(page, 'Listings');
    await expect(page.getByRole('combobox', { name: 'Status' })).toContainText('Reserved');
    const list = await (await request.get('/Properties?propertyStatus=UNDER_OFFER')).text();
    expect(list).toContain('<title>Properties reserved');
    await page.goto('/admin/listings?status=UNDER_OFFER');
    await expect(page.getByRole('combobox', { name: 'Status' })).toContainText('Reserved');
  } finally {
    await admin.post('savestatuslabels', defaultStatusLabels());
  }
});
