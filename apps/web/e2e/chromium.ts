import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import web from '../package.json' with { type: 'json' };

/**
 * Returns the browser that PLAYWRIGHT_CHROMIUM names, Debian's headless shell, or the headless shell from the npm
 * registry. A Chromium with its full interface takes twice as long per page, so it must be named.
 */
export async function locateChromium(): Promise<LaunchOptions> {
  const installed = [process.env.PLAYWRIGHT_CHROMIUM, '/usr/bin/chromium-headless-shell'].find(
    (path) => path && existsSync(path),
  );
  const found = installed ? { executablePath: installed } : await unpackChromium();
  // Software rendering would take a fifth of the time of all journeys.
  return { ...found, args: [...(found.args ?? []), '--disable-gpu'] };
}

// The package unpacks into the temporary folder, and would reuse files of another version there.
async function unpackChromium(): Promise<LaunchOptions> {
  const usual = process.env.TMPDIR;
  const folder = join(
    import.meta.dirname,
    '../node_modules/.cache',
    `chromium-${web.devDependencies['@sparticuz/chromium']}`,
  );
  mkdirSync(folder, { recursive: true });
  process.env.TMPDIR = folder;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    // The package's own arguments suit a cloud function: a single process, which a closed page can end, and no web
    // security.
    return { executablePath: await chromium.executablePath(), args: ['--no-sandbox'] };
  } finally {
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
  }
}
