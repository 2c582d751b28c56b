import { randomInt } from 'node:crypto';
import { expect, test as base } from '@playwright/test';

/**
 * A test in the browser. It comes from an address of its own, and fails when the page asks a foreign
 * host for anything or breaks its own content security policy.
 */
export const test = base.extend<{ watched: void }>({
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });
  },
  watched: [
    async ({ page, baseURL }, use) => {
      const faults: string[] = [];
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) faults.push(`asked for ${request.url()}`);
      });
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) faults.push(message.text());
      });
      page.on('pageerror', (error) => faults.push(`uncaught ${error.message}`));
      await use();
      expect(faults, 'foreign requests, policy violations and uncaught errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
