import { readdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';

/** Draws the pictures of a folder side by side with their names, into a picture and a page beside the folder. */
export async function drawContactSheet(browser: Browser, folder: string): Promise<string> {
  const figures = readdirSync(folder)
    .sort()
    .map((file) => {
      const name = basename(file, '.jpg');
      return `<figure><img src="${basename(folder)}/${file}" alt=""><figcaption>${name}</figcaption></figure>`;
    });
  const html = `<!doctype html><meta charset="utf-8"><style>
    body { margin: 8px; display: grid; grid-template-columns: repeat(10, 200px); gap: 12px 8px; font: 12px sans-serif; background: #888 }
    figure { margin: 0 } figcaption { overflow-wrap: anywhere; background: #fff }
    img { width: 100%; height: 450px; object-fit: cover; object-position: top; background: #fff }
  </style>${figures.join('')}`;
  writeFileSync(`${folder}.html`, html);
  const page = await browser.newPage({ viewport: { width: 2104, height: 1000 } });
  await page.goto(pathToFileURL(`${folder}.html`).href, { waitUntil: 'networkidle' });
  await page.screenshot({ path: `${folder}.png`, fullPage: true });
  await page.close();
  return `${folder}.png`;
}
