// Measures what scripts add to pages, on a phone at 1.6 Mbit/s with a fourth of this processor. Each page is loaded in
// turns with the same page as static HTML: the same texts, pictures and styles, without any script. The table has kilobytes
// of scripts before the visitor touches anything, elements, milliseconds of the main thread, and when the largest part is
// painted. The last columns are ratios to the static page.
//   npx pnpm exec node apps/web/scripts/measure-pages.ts http://127.0.0.1:4320 [--runs=7] [path ...]
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type CDPSession } from '@playwright/test';
import { locateChromium } from '../e2e/chromium.ts';
import { largestPaint, median, phone, slowDown, watchLargestPaint } from './slow-phone.ts';

interface Measured {
  scriptKilobytes: number;
  elements: number;
  mainThread: number;
  largestPaint: number;
}

const [address, ...named] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const runs = Number(process.argv.find((argument) => argument.startsWith('--runs='))?.slice('--runs='.length) ?? 7);
if (!address) throw new Error('Name the address of a server.');

const servers = { page: await copyOf(address, (html) => html), fixed: await copyOf(address, withoutScripts) };
const browser = await chromium.launch(await locateChromium());
const rows: Record<string, Record<string, number>> = {};
for (const path of named.length > 0 ? named : await usualPaths()) rows[path] = await compare(browser, path);
await browser.close();
for (const server of Object.values(servers)) server.close();
console.table(rows);

/** The most visited pages, with the first listing of the results. */
async function usualPaths(): Promise<string[]> {
  const html = await (await fetch(`${address}/Properties`)).text();
  const listing = /href="(\/property\/[^"?#]+)"/.exec(html)?.[1];
  const landing = /href="(\/for-(?:sale|rent)\/[^"?#]+)"/.exec(await (await fetch(`${address}/home`)).text())?.[1];
  return ['/home', '/Properties', ...[landing, listing].filter((path) => path !== undefined)];
}

async function compare(on: Browser, path: string): Promise<Record<string, number>> {
  const all: Record<'page' | 'fixed', Measured[]> = { page: [], fixed: [] };
  for (let run = 0; run < runs; run++) {
    all.page.push(await measure(on, servers.page.url + path));
    all.fixed.push(await measure(on, servers.fixed.url + path));
  }
  const [page, fixed] = [medians(all.page), medians(all.fixed)];
  return {
    'scripts kB': page.scriptKilobytes,
    elements: page.elements,
    'main thread': page.mainThread,
    'largest paint': page.largestPaint,
    'main thread, times static': round(page.mainThread / fixed.mainThread),
    'largest paint, times static': round(page.largestPaint / fixed.largestPaint),
  };
}

/** Loads a page once, in a browser context without a cache. Nothing touches the page. */
async function measure(on: Browser, url: string): Promise<Measured> {
  const context = await on.newContext(phone);
  const page = await context.newPage();
  try {
    await page.addInitScript(watchLargestPaint);
    const session = await context.newCDPSession(page);
    await slowDown(session);
    const scripts = countScripts(session);
    await session.send('Performance.enable');
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(1500);
    const { metrics } = await session.send('Performance.getMetrics');
    const task = metrics.find(({ name }) => name === 'TaskDuration')!.value;
    return {
      scriptKilobytes: scripts() / 1000,
      elements: await page.evaluate(() => document.querySelectorAll('*').length),
      mainThread: task * 1000,
      largestPaint: await page.evaluate(largestPaint),
    };
  } finally {
    await context.close();
  }
}

/** Serves what another address serves, with changed documents. */
async function copyOf(origin: string, change: (html: string) => string) {
  const server = createServer(async ({ url, headers }, answer) => {
    const { accept = '*/*', 'user-agent': agent = '' } = headers;
    const original = await fetch(origin + url, { headers: { accept, 'user-agent': agent } });
    const type = original.headers.get('content-type') ?? '';
    const body = Buffer.from(await original.arrayBuffer());
    const isText = /^(?:text|application|image\/svg)/.test(type);
    const sent = type.startsWith('text/html') ? Buffer.from(change(body.toString())) : body;
    answer.writeHead(original.status, { 'content-type': type, ...(isText ? { 'content-encoding': 'gzip' } : {}) });
    answer.end(isText ? gzipSync(sent) : sent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, close: () => server.close() };
}

function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '');
}

/** Counts the bytes of a page's scripts as they are sent. */
function countScripts(session: CDPSession): () => number {
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

function medians(all: Measured[]): Measured {
  const of = (key: keyof Measured) => round(median(all.map((one) => one[key])));
  return {
    scriptKilobytes: of('scriptKilobytes'),
    elements: of('elements'),
    mainThread: of('mainThread'),
    largestPaint: of('largestPaint'),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
