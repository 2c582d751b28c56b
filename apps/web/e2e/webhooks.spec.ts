import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { enter } from './accounts.ts';
import { expect, test } from './journey.ts';
import { withLocalSite } from './local-site.ts';
import { desktop, expectAccessible, expectNoOverflow } from './page-health.ts';

test('a company adds a webhook, sends a test, sees its delivery, and deletes the webhook', async ({
  page,
  serverUrl,
}) => {
  test.setTimeout(10 * 60_000);
  expect(serverUrl).toBeTruthy();
  const received: string[] = [];
  // The page reads its list every two seconds, so it also reads it while this server is still being asked.
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    received.push(String(request.headers['webhook-signature']));
    setTimeout(() => response.writeHead(204).end(), 5000);
  };
  await withLocalSite({ page, name: 'webhooks', listener }, async (own, origin) => {
    await keepWebhook(own, `${origin}/hook`);
    expect(received).toEqual([expect.stringMatching(/^v1,[\w+/]{43}=$/)]);
  });
});

test('an address in a private network is refused with the reason', async ({ page }) => {
  await page.setViewportSize(desktop.viewport);
  await enter(page, 'agency@example.com');
  await page.goto('/webhooks');
  await page.getByRole('button', { name: 'Add a webhook' }).first().click();
  await page.getByRole('textbox', { name: 'Address' }).fill('https://10.0.0.1/hook');
  await page.getByRole('button', { name: 'Add a webhook' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveAccessibleDescription(/private network/);
  await expectNoOverflow(page);
  await expectAccessible(page);
});

async function keepWebhook(page: Page, address: string): Promise<void> {
  await enter(page, 'agency@example.com');
  await page.goto('/myListings');
  await page.getByRole('link', { name: 'Webhooks' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a webhook' }).first().click();
  await page.getByRole('textbox', { name: 'Address' }).fill(address);
  await page.getByRole('checkbox', { name: 'An enquiry arrives' }).uncheck();
  await page.getByRole('button', { name: 'Add a webhook' }).first().click();
  const secret = page.getByRole('textbox', { name: 'Signing secret' });
  await expect(secret).toHaveValue(/^whsec_[\w+/]{43}=$/);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(secret).toBeHidden();

  const webhook = page.getByRole('article', { name: address });
  await expect(webhook.getByText('Nothing sent in the last 30 days.')).toBeVisible();
  await webhook.getByRole('button', { name: 'Send a test' }).click();
  await expect(webhook.getByText('The server answered 204.')).toBeVisible();
  await expect(webhook.getByText('Delivered', { exact: true })).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);

  await webhook.getByRole('button', { name: 'Switch off' }).click();
  await expect(webhook.getByText(/^Switched off on/)).toBeVisible();
  await webhook.getByRole('button', { name: 'Delete' }).click();
  await expectAccessible(page);
  await webhook.getByRole('alert').getByRole('button', { name: 'Delete' }).click();
  await expect(webhook).toBeHidden();
}
