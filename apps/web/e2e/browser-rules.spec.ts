import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { enter } from './accounts.ts';
import { expect, test, unwatched } from './journey.ts';
import { siteBrand } from './site-brand.ts';

// The fixture of other journeys fails on policy violations and foreign hosts; these tests provoke them.
unwatched('the site cannot be framed', async ({ page, baseURL }) => {
  const frames = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>frame</title><iframe src="${baseURL}/home"></iframe>`);
  });
  await new Promise<void>((listening) => frames.listen(0, '127.0.0.1', listening));
  try {
    await page.goto(`http://127.0.0.1:${(frames.address() as AddressInfo).port}/`);
    const frame = page.frames()[1];
    expect(frame).toBeTruthy();
    expect(await frame!.evaluate(() => document.body.textContent)).not.toContain(siteBrand.name);
  } finally {
    frames.close();
    frames.closeAllConnections();
  }
});

unwatched('an inline script that got into a page does not run', async ({ page }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await page.goto('/about');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
    const image = document.createElement('div');
    image.innerHTML = '<img src="data:," onerror="window.injected = true">';
    document.body.append(image);
    return new Promise<boolean>((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve('injected' in window)));
    });
  });
  expect(ran).toBe(false);
  await expect.poll(() => violations.length).toBeGreaterThan(0);
});

test('contacts leave the page and its memory when the user logs out or changes', async ({ page, house }) => {
  await enter(page, 'visitor@example.com');
  await page.goto(`/property?id=${house.id}`);
  const mail = page.locator('a[href^="mailto:owner"]');
  await page.getByRole('button', { name: 'Show contact details' }).click();
  await expect(mail.first()).toBeVisible();
  await logOff(page);
  await expect(page).toHaveURL(/\/home$/);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Log in to see contact details' })).toBeVisible();
  await expect(mail).toHaveCount(0);
  expect(await page.content()).not.toContain('owner@example.com');
});

test('Back after log-out shows no private data', async ({ page }) => {
  await enter(page, 'owner@example.com');
  await page.goto('/profile');
  await expect(page.getByRole('textbox', { name: 'Email' }).first()).toHaveValue('owner@example.com');
  await logOff(page);
  await expect(page).toHaveURL(/\/home$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.content()).not.toContain('owner@example.com');
});

async function logOff(page: Page): Promise<void> {
  const name = await page.evaluate(() => localStorage.getItem('userFullName') ?? '');
  const banner = page.getByRole('banner');
  await banner.getByText(name).first().click();
  await banner.getByText('Log out').first().click();
}
