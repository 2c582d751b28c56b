// Opens every screen as visitor, owner and administrator, prints the texts that are cut, and draws contact sheets into
// .reports/screens. The language en-XA is the pseudo-language of packages/messages. After `npx pnpm build`:
//   npx pnpm screens [--widths 320,360] [--languages en-XA,ar] [--routes /home,/admin/payments] [--parts]
// With --parts it also opens menus, dialogs and folded parts, and sends forms empty.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cloneDatabase } from '@africanscity/db/testing/test-postgres';
import { type Language, pathPrefix } from '@africanscity/messages/languages';
import { pseudoLanguage } from '@africanscity/messages/pseudo-language';
import { type Browser, chromium, type Page } from '@playwright/test';
import { enter } from '../e2e/accounts.ts';
import { locateChromium } from '../e2e/chromium.ts';
import { findCutTexts } from '../e2e/cut-texts.ts';
import { arriveWithApp } from '../e2e/journey.ts';
import { scrollThrough, standStill } from '../e2e/page-health.ts';
import prepareDemo from '../e2e/prepare-demo.ts';
import { startServer } from '../e2e/server.ts';
import { findSmallTargets } from '../e2e/small-targets.ts';
import { findTurnedNumbers } from '../e2e/turned-numbers.ts';
import { lookers, readAddresses } from '../e2e/visited-screens.ts';
import { drawContactSheet } from './contact-sheet.ts';
import { openParts } from './opened-parts.ts';
import { buildPseudoSite, replacedLanguage } from './pseudo-site.ts';

const { values } = parseArgs({
  options: {
    widths: { type: 'string', default: '320,360' },
    languages: { type: 'string', default: `${pseudoLanguage},ar` },
    routes: { type: 'string' },
    parts: { type: 'boolean', default: false },
  },
});
const widths = values.widths.split(',').map(Number);
const languages = values.languages.split(',');
/** Routes to open, as written in `visited-screens.ts`; all if undefined. */
const chosen = values.routes?.split(',');
const reports = join(import.meta.dirname, '../../../.reports/screens');

/** Faults that were printed. A fault of many screens is printed with the first of them. */
const faults = new Set<string>();

const endDemo = await prepareDemo();
try {
  const { E2E_POSTGRES, E2E_TEMPLATE, E2E_FOLDER } = process.env as Record<string, string>;
  const pseudo = languages.includes(pseudoLanguage) ? [buildPseudoSite(join(E2E_FOLDER!, 'site'))] : undefined;
  const database = await cloneDatabase(E2E_POSTGRES!, E2E_TEMPLATE!, `${E2E_TEMPLATE}_screens`);
  const server = await startServer('screens', database, join(E2E_FOLDER!, 'demo'), {}, pseudo);
  process.env.E2E_URL = server.url;
  const browser = await chromium.launch(await locateChromium());
  try {
    const addresses = await readAddresses();
    for (const language of languages) await lookThrough({ browser, baseURL: server.url, addresses, language });
  } finally {
    await browser.close();
    await server.stop();
  }
} finally {
  await endDemo();
}
console.log(`${faults.size} faults`);

interface Look {
  browser: Browser;
  baseURL: string;
  /** Addresses of routes that need an id. */
  addresses: Record<string, string>;
  language: string;
}

async function lookThrough({ browser, baseURL, addresses, language }: Look): Promise<void> {
  const folderOf = (width: number) => join(reports, `${language}-${width}`);
  for (const width of widths) {
    rmSync(folderOf(width), { recursive: true, force: true });
    mkdirSync(folderOf(width), { recursive: true });
  }
  const code = language === pseudoLanguage ? replacedLanguage : (language as Language);
  let count = 0;
  for (const [looker, { email, routes }] of Object.entries(lookers)) {
    const context = await browser.newContext({ baseURL, locale: code, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.setViewportSize({ width: widths[0]!, height: 740 });
    arriveWithApp(page);
    if (email) await enter(page, email);
    for (const route of routes.filter((one) => !chosen || chosen.includes(one))) {
      const name = `${String((count += 1)).padStart(2, '0')} ${looker}${route.replaceAll(/\W+/g, ' ')}`.trim();
      const look = async (shown: string, fullPage: boolean) => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 740 });
          await standStill(page);
          await page.screenshot({ path: join(folderOf(width), `${shown}.jpg`), quality: 70, fullPage });
          // Looking for targets scrolls.
          for (const fault of await findFaults(page)) note(`${language} ${width} ${fault}`, shown);
        }
        await page.setViewportSize({ width: widths[0]!, height: 740 });
      };
      const reopen = () => open(page, pathPrefix(code) + (addresses[route] ?? route));
      try {
        await reopen();
        await look(name, true);
        if (values.parts) await openParts(page, reopen, (part) => look(`${name} ${part}`, false));
      } catch (error) {
        note(`${language} does not open: ${(error as Error).message.split('\n', 1)[0]}`, name);
      }
    }
    await context.close();
  }
  for (const width of widths) console.log(await drawContactSheet(browser, folderOf(width)));
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // Includes the parts that load on scroll.
  await scrollThrough(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

async function findFaults(page: Page): Promise<string[]> {
  return [...(await findCutTexts(page)), ...(await findTurnedNumbers(page)), ...(await findSmallTargets(page))];
}

function note(fault: string, screen: string): void {
  if (!faults.has(fault)) console.log(`${screen}: ${fault}`);
  faults.add(fault);
}
