// Measures, on a phone at 1.6 Mbit/s with a fourth of this processor, when /Properties has painted its largest part, and
// how long a tap on its first card takes: to something of the listing, and to its heading. With addresses of two
// servers, both are measured in turns:
//   npx pnpm exec node apps/web/scripts/measure-tap.ts http://127.0.0.1:4320 [another] [--runs=7]
import { type Browser, chromium, type Page } from '@playwright/test';
import { locateChromium } from '../e2e/chromium.ts';
import { largestPaint, median, phone, slowDown, watchLargestPaint } from './slow-phone.ts';

/** In milliseconds, except for the numbers of requests. */
interface Measured {
  largestPaint: number;
  seen: number;
  heading: number;
  scriptsAfterTap: number;
  callsAfterTap: number;
}

const addresses = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const runs = Number(process.argv.find((argument) => argument.startsWith('--runs='))?.slice('--runs='.length) ?? 7);
if (addresses.length === 0) throw new Error('Name the address of a server.');

const browser = await chromium.launch(await locateChromium());
const measured = new Map<string, Measured[]>(addresses.map((address) => [address, []]));
for (let run = 0; run < runs; run++) {
  for (const address of addresses) measured.get(address)!.push(await measure(browser, address));
}
await browser.close();
for (const [address, all] of measured) console.log(address, medians(all));

async function measure(on: Browser, address: string): Promise<Measured> {
  const context = await on.newContext(phone);
  const page = await context.newPage();
  try {
    await slowDown(await context.newCDPSession(page));
    await page.addInitScript(watchLargestPaint);
    await page.goto(`${address}/Properties`, { waitUntil: 'networkidle' });
    // Visitors look at a card before they tap it.
    await page.waitForTimeout(1500);
    return { largestPaint: await page.evaluate(largestPaint), ...(await tap(page)) };
  } finally {
    await context.close();
  }
}

async function tap(page: Page): Promise<Omit<Measured, 'largestPaint'>> {
  const sent: string[] = [];
  await page.evaluate(watchTap);
  page.on('request', (request) => sent.push(request.url()));
  await page.locator('article h2 a, article h3 a').first().tap();
  const times = await page.waitForFunction(() => {
    const { seen, heading } = window as unknown as { seen?: number; heading?: number };
    return heading === undefined ? null : { seen: seen ?? heading, heading };
  });
  const scriptsAfterTap = sent.filter((url) => url.endsWith('.js')).length;
  const callsAfterTap = sent.filter((url) => url.includes('/api/')).length;
  return { ...(await times.jsonValue())!, scriptsAfterTap, callsAfterTap };
}

/**
 * Runs in the page: measures the milliseconds from the tap to the first frame with data of the listing, and to its
 * heading.
 */
function watchTap(): void {
  const title = document.querySelector('article h2 a, article h3 a')!.textContent;
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      const look = () => {
        const cover = [...document.querySelectorAll('[class*="cover"] p')].some((text) => text.textContent === title);
        const heading = document.querySelector('main h1')?.textContent === title;
        const now = performance.now() - timeStamp;
        if (cover || heading) Object.assign(window, { seen: (window as unknown as { seen?: number }).seen ?? now });
        if (heading) Object.assign(window, { heading: now });
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}

function medians(all: Measured[]): Record<string, number> {
  const names = Object.keys(all[0]!) as (keyof Measured)[];
  return Object.fromEntries(names.map((name) => [name, Math.round(median(all.map((one) => one[name])))]));
}
