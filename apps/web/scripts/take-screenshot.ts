import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { locateChromium } from '../e2e/chromium.ts';

/**
 * Takes the README's picture: the home page of a running marketplace, as a desktop shows it.
 * Usage: node apps/web/scripts/take-screenshot.ts [http://localhost:3000]
 */
const address = process.argv[2] ?? 'http://localhost:3000';
const target = join(import.meta.dirname, '../../../docs/home.jpg');

const browser = await chromium.launch(await locateChromium());
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1180 } });
  await page.goto(`${address}/home`, { waitUntil: 'networkidle' });
  await page.screenshot({ path: target, type: 'jpeg', quality: 80 });
  console.log(`Wrote ${target}`);
} finally {
  await browser.close();
}
