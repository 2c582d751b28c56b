import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { enter } from './accounts.ts';
import { expect, test, unwatched } from './journey.ts';
import { desktop, expectAccessible, expectNoOverflow, phone } from './page-health.ts';

/** Copies the code from the account of an agency. */
async function copyCode(page: Page): Promise<string> {
  await enter(page, 'agency@example.com');
  await page.goto('/api-keys');
  const code = page.getByRole('textbox', { name: 'Code for your website' });
  await expect(code).toHaveValue(/^<script async src=/);
  await expectNoOverflow(page);
  await expectAccessible(page);
  return code.inputValue();
}

/** Opens a page of another origin with the code, in a browser without cookies. Fails when the page reports an error. */
async function withForeignPage(browser: Browser, code: string, use: (foreign: Page) => Promise<void>): Promise<void> {
  const site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="en"><title>Agency</title><main>${code}<p>Below the homes</p></main></html>`,
    );
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const context = await browser.newContext();
  try {
    const foreign = await context.newPage();
    const faults: string[] = [];
    foreign.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())));
    foreign.on('pageerror', (error) => faults.push(error.message));
    await foreign.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
    await use(foreign);
    expect(faults).toEqual([]);
  } finally {
    await context.close();
    site.closeAllConnections();
    await new Promise((resolve) => site.close(resolve));
  }
}

/** Waits until the frame is drawn for this width of the window, and as high as its content. */
async function expectFit(foreign: Page, width: number): Promise<void> {
  const content = foreign.frameLocator('iframe').locator('body');
  const shown = foreign.locator('iframe');
  await expect(async () => {
    const outer = await shown.evaluate((frame) => {
      const box = frame.getBoundingClientRect();
      return { window: innerWidth, width: box.width, height: box.height };
    });
    expect(outer.window).toBe(width);
    // The page in the frame learns its new width later than the page around it.
    const inner = await content.evaluate((body) => ({
      width: innerWidth,
      height: Math.ceil(body.getBoundingClientRect().height),
    }));
    expect(inner).toEqual({ width: outer.width, height: outer.height });
  }).toPass();
  const isWider = (element: HTMLElement) => element.scrollWidth > element.clientWidth;
  expect(await content.evaluate(isWider)).toBe(false);
  expect(await foreign.locator('body').evaluate(isWider)).toBe(false);
}

unwatched(
  'an agency copies the code, and a page of another site shows its homes in a frame that fits',
  async ({ page, browser }) => {
    await page.setViewportSize(phone.viewport);
    const code = await copyCode(page);
    await withForeignPage(browser, code, async (foreign) => {
      const frame = foreign.frameLocator('iframe[title="Newest homes"]');
      await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Homes of Kopje & Crane Properties');
      for (const width of [360, 768, 1440]) {
        await foreign.setViewportSize({ width, height: 800 });
        await expectFit(foreign, width);
      }
      const height = () => foreign.locator('iframe').evaluate((element) => element.clientHeight);
      const before = await height();
      // A message of another sender, which arrives before the promise resolves.
      await foreign.evaluate(
        () =>
          new Promise((resolve) => {
            addEventListener('message', resolve, { once: true });
            postMessage({ embedHeight: 50 }, '*');
          }),
      );
      expect(await height()).toBe(before);
      expect(await foreign.context().cookies()).toEqual([]);
      const popup = foreign.waitForEvent('popup');
      await frame.getByRole('listitem').getByRole('link').first().click();
      const opened = await popup;
      await expect(opened).toHaveURL(/\/property\//);
    });
  },
);

test('the preview of the homes is accessible in light, dark and Arabic', async ({ page }) => {
  await page.setViewportSize(desktop.viewport);
  const code = await copyCode(page);
  const id = /data-agency="(\d+)"/.exec(code)?.[1];
  await expect(page.getByRole('link', { name: 'Preview' })).toHaveAttribute('href', `/embed/agents/${id}`);
  for (const address of [`/embed/agents/${id}`, `/ar/embed/agents/${id}`, '/embed/agents/999999999'])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(address);
      await expectAccessible(page);
      await expectNoOverflow(page);
    }
});
