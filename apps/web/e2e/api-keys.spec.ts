import type { Page } from '@playwright/test';
import { enter } from './accounts.ts';
import { familyHouse } from './api-user.ts';
import { expect, test } from './journey.ts';
import { desktop, expectAccessible, expectNoOverflow, phone } from './page-health.ts';

async function shown(page: Page): Promise<void> {
  await expectNoOverflow(page);
  await expectAccessible(page);
}

/** Opens the form, creates a key of a name, and returns it. */
async function createKey(page: Page, { name, permissions }: { name: string; permissions: string[] }): Promise<string> {
  const field = page.getByRole('textbox', { name: 'Name of the key' });
  await page.getByRole('button', { name: 'Create a key' }).first().click();
  await expect(field).toBeVisible();
  await page.getByRole('button', { name: 'Create a key' }).first().click();
  await expect(field).toHaveAccessibleDescription(/blank/);
  await field.fill(name);
  for (const permission of permissions) await page.getByRole('checkbox', { name: permission }).check();
  await shown(page);
  await page.getByRole('button', { name: 'Create a key' }).first().click();
  const key = page.getByRole('textbox', { name: 'Your new key' });
  await expect(key).toHaveValue(/^ac_[\w-]{43}$/);
  await expect(page.getByText('It is not shown again.')).toBeVisible();
  await shown(page);
  const value = await key.inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(key).toBeHidden();
  return value;
}

async function revoke(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Revoke ${name}` }).click();
  await expect(page.getByText(`Revoke “${name}”?`)).toBeVisible();
  await shown(page);
  await page.getByRole('alert').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Key revoked.')).toBeVisible();
  await expect(page.getByRole('button', { name: `Revoke ${name}` })).toBeHidden();
}

test('an agency creates a key, its program lists a home with it, and the agency revokes it', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  await enter(page, 'agency@example.com');
  await page.goto('/myListings');
  await page.getByRole('link', { name: 'API keys' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'API keys' })).toBeVisible();
  const name = `Website ${Date.now()}`;
  const key = await createKey(page, { name, permissions: ['Create, change and withdraw listings'] });

  const headers = { authorization: `Bearer ${key}` };
  const saved = await page.request.post('/api/africanscity/saveproperties', {
    headers,
    multipart: { ...familyHouse, role: 'INDIVIDUAL', country: 'ZW', address: `${Date.now()} Program Road` },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  const { id } = (await saved.json()) as { id: number };
  const listed = await page.request.get(`/api/africanscity/getpropertiesbyloggedinuser?search=${id}`, { headers });
  expect(((await listed.json()) as { content: { id: number }[] }).content.map((row) => row.id)).toEqual([id]);
  const refused = await page.request.get('/api/africanscity/getenquiries', { headers });
  expect(refused.status()).toBe(403);
  expect((await refused.json()).message).toContain('enquiries:read');
  await page.request.post(`/api/africanscity/deletepropertybyid?id=${id}`, { headers });

  await page.reload();
  await expect(page.getByText('last used').first()).toBeVisible();
  await revoke(page, name);
  const late = await page.request.get('/api/africanscity/getpropertiesbyloggedinuser', { headers });
  expect(late.status()).toBe(401);
});

test('an administrator creates a key of the site, and revokes it', async ({ page }) => {
  await page.setViewportSize(desktop.viewport);
  await enter(page, 'admin@example.com');
  await page.goto('/admin/api-keys');
  await expect(page.getByRole('heading', { level: 1, name: 'API keys' })).toBeVisible();
  const name = `Statistics ${Date.now()}`;
  const key = await createKey(page, { name, permissions: [] });
  const read = await page.request.get('/api/africanscity/getpaginatedproperties', {
    headers: { authorization: `Bearer ${key}` },
  });
  expect(read.status()).toBe(200);
  await revoke(page, name);
});
