import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, type Request } from '@playwright/test';

/** A cheap phone: where people look, list and ask. */
export const phone = { name: 'phone', viewport: { width: 360, height: 740 } };

/** Where the team works. */
export const desktop = { name: 'desktop', viewport: { width: 1440, height: 900 } };

/** Both, for journeys whose layout differs, and for every screen by itself. */
export const screens = [phone, desktop];

/** For states that no screen has at first, which `every-screen.spec.ts` therefore does not see: what is opened, sent or wrong. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findSerious(page)).toEqual([]);
}

/** What axe can judge otherwise in dark colours than in light ones. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** What axe finds serious or critical, by all of its rules or by those. */
export async function findSerious(page: Page, rules?: string[]): Promise<string[]> {
  // As it works within the page: our pages hold no frames of others, for which it would open a page more each time.
  // What is in order needs no description, which halves its time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** The page is no wider than the screen, and its buttons and badges show their words whole. */
export async function expectNoOverflow(page: Page): Promise<void> {
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await cutWords(page)).toEqual([]);
}

/** Words of buttons and badges that do not fit into them. */
export async function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.mantine-Button-label, .mantine-Badge-label')]
      // A button that is a sign alone has words without a colour.
      .filter(
        (label) => label.scrollWidth > label.clientWidth + 1 && getComputedStyle(label).color !== 'rgba(0, 0, 0, 0)',
      )
      .map((label) => label.innerText),
  );
}

/** By how many pixels a page is wider than the screen. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Shows a page in the colours that its reader's device asks for, once the page listens to that. */
export async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await standStill(page);
}

/** Colours that are still on their way from one to another are neither. */
export async function standStill(page: Page): Promise<void> {
  // Their promises are not waited for: inside of closed details they are never kept.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((animation) => !(animation instanceof CSSTransition) || animation.playState !== 'running'),
  );
}

/** Adds up what moves in the page without anybody's doing; call before going anywhere. */
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
  /** Bytes over the network, headers included. */
  total: number;
  /** Addresses that were fetched more than once. */
  twice: string[];
  /** Pictures of listings and people, by their stored size such as `card`. */
  pictures: { size: string; bytes: number }[];
}

/** Weighs everything that the page fetches from now on. */
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

/** Scrolls a page whose app is there to its end, as people do, so that what waits for being seen arrives. */
export async function scrollThrough(page: Page): Promise<void> {
  const network = listen(page);
  for (let seen = 0, height = 1; seen < height; ) {
    seen = await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight * 0.8) {
        window.scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
      return document.body.scrollHeight;
    });
    await expect.poll(network.isQuiet, { intervals: [50] }).toBe(true);
    // What came meanwhile may have made room for more.
    height = await page.evaluate(() => document.body.scrollHeight);
  }
  network.stop();
}

/**
 * Whether a page waits for nothing, and did nothing on the network for a tenth of a second. Playwright's `networkidle`
 * takes half a second after each scroll, on a machine that has little else to do meanwhile.
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
