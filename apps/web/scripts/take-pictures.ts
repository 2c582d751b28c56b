import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { locateChromium } from '../e2e/chromium.ts';

/**
 * Takes the screenshots of the documents from a running marketplace, on a phone and on a wide screen, and those of the
 * README. Usage: npx pnpm exec node apps/web/scripts/take-pictures.ts [http://localhost:3000]
 */
const address = process.argv[2] ?? 'http://localhost:3000';
const folder = join(import.meta.dirname, '../../../docs');

const sizes = [
  { name: '360', viewport: { width: 360, height: 740 }, deviceScaleFactor: 1.5, hasTouch: true },
  { name: '1440', viewport: { width: 1440, height: 900 } },
] as const;

/** Addresses by screenshot name. */
async function screens(): Promise<Record<string, string>> {
  const list = await fetch(`${address}/api/africanscity/getpaginatedproperties?page=0&size=1&status=FOR_SALE`);
  const { content } = (await list.json()) as { content: { id: number }[] };
  return {
    home: '/home',
    results: '/Properties?propertyStatus=FOR_SALE',
    listing: `/property?id=${content[0]!.id}`,
    map: '/Properties?view=map',
  };
}

async function take(browser: Browser, path: string, options: Parameters<Browser['newPage']>[0], target: string) {
  const page = await browser.newPage(options);
  await page.goto(address + path, { waitUntil: 'networkidle' });
  await page.screenshot({ path: join(folder, target), type: 'jpeg', quality: 75 });
  await page.close();
  console.log(`Wrote docs/${target}`);
}

await mkdir(join(folder, 'pictures'), { recursive: true });
const browser = await chromium.launch(await locateChromium());
try {
  await take(browser, '/home', { viewport: { width: 1280, height: 1180 } }, 'home.jpg');
  for (const [screen, path] of Object.entries(await screens()))
    for (const { name, ...size } of sizes) await take(browser, path, size, `pictures/${screen}-${name}.jpg`);
} finally {
  await browser.close();
}
