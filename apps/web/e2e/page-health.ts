import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, type Request } from '@playwright/test';

/** A cheap phone, the device of most visitors. */
export const phone = { name: 'phone', viewport: { width: 360, height: 740 } };

/** The screen of the team. */
export const desktop = { name: 'desktop', viewport: { width: 1440, height: 900 } };

/** Both sizes, for journeys whose layout differs. */
export const screens = [phone, desktop];

/** For states that `every-screen.spec.ts` does not reach: opened, sent or invalid. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findSerious(page)).toEqual([]);
}

/** Rules of axe whose result depends on the colour scheme. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Returns serious and critical findings of axe, for all rules or the given ones. */
export async function findSerious(page: Page, rules?: string[]): Promise<string[]> {
  // A menu or notice that fades in has too little contrast.
  await standStill(page);
  // Runs axe within the page: through frames it would open another page each time, and the site has none. Passing rules
  // are not described, which halves the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Checks that the page is not wider than the screen, and that buttons and badges are not truncated. */
export async function expectNoOverflow(page: Page): Promise<void> {
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await cutWords(page)).toEqual([]);
}

/** Texts of buttons and badges that are truncated. */
export async function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.mantine-Button-label, .mantine-Badge-label')]
      // Icon buttons have hidden text.
      .filter(
        (label) => label.scrollWidth > label.clientWidth + 1 && getComputedStyle(label).color !== 'rgba(0, 0, 0, 0)',
      )
      .map((label) => label.innerText),
  );
}

/** Number of pixels by which a page is wider than the screen. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Switches the emulated colour scheme and waits until the page applies it. */
export async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  // Browsers tell a page about another scheme when it draws, which a still page may not do by itself.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await standStill(page);
}

/** Waits for the end of transitions, and of animations that end. */
export async function standStill(page: Page): Promise<void> {
  // Without awaiting their promises, which never resolve inside closed details, and also in pages without scripts.
  const isStill = () =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity);
  await expect.poll(() => page.evaluate(isStill), { intervals: [50] }).toBe(true);
}

/** Sums up layout shifts without input. Call it before navigation. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = window as unknown as { shifted: number };
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) seen.shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

export interface Weight {
  /** Bytes over the network, with headers. */
  total: number;
  /** Addresses that were loaded more than once. */
  twice: string[];
  /** Pictures of listings and users, by stored size such as `card`. */
  pictures: { size: string; bytes: number }[];
}

/** Measures all requests of the page from now on. */
export async function weigh(page: Page): Promise<() => Weight> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const addresses: string[] = [];
  const sizes = new Map<string, string>();
  const pictures: Weight['pictures'] = [];
  let total = 0;
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('data:')) addresses.push(`${request.method} ${request.url}`);
    const size = /\/pictures\/\w+\/(\w+)\.\w+$/.exec(request.url)?.[1];
    if (size) sizes.set(requestId, size);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    total += encodedDataLength;
    const size = sizes.get(requestId);
    if (size) pictures.push({ size, bytes: encodedDataLength });
  });
  return () => {
    const twice = addresses.filter((address, index) => addresses.indexOf(address) !== index);
    return { total, twice, pictures: [...pictures] };
  };
}

/** Sums up the bytes of scripts, as sent, from now on. */
export async function weighScripts(page: Page): Promise<() => number> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const scripts = new Set<string>();
  let total = 0;
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (new URL(request.url).pathname.endsWith('.js')) scripts.add(requestId);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) total += encodedDataLength;
  });
  return () => total;
}

/** Scrolls a hydrated page to its end in steps, so that lazy parts load. */
export async function scrollThrough(page: Page): Promise<void> {
  const network = listen(page);
  for (let seen = 0, height = 1; seen < height; ) {
    seen = await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight * 0.8) {
        window.scrollTo({ top, behavior: 'instant' });
        // Parts load once a frame has shown them.
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
      }
      return document.body.scrollHeight;
    });
    await expect.poll(network.isQuiet, { intervals: [50] }).toBe(true);
    // Content that loaded meanwhile may have extended the page.
    height = await page.evaluate(() => document.body.scrollHeight);
  }
  network.stop();
}

/**
 * Whether a page has no pending requests and was idle for a tenth of a second. Playwright's `networkidle` takes half a
 * second after each scroll.
 */
function listen(page: Page): { isQuiet(): boolean; stop(): void } {
  const waiting = new Set<Request>();
  let heard = Date.now();
  const begin = (request: Request) => {
    waiting.add(request);
    heard = Date.now();
  };
  const end = (request: Request) => {
    waiting.delete(request);
    heard = Date.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return {
    isQuiet: () => waiting.size === 0 && Date.now() - heard > 100,
    stop: () => page.off('request', begin).off('requestfinished', end).off('requestfailed', end),
  };
}
