import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import web from '../package.json' with { type: 'json' };

/**
 * Returns the browser that PLAYWRIGHT_CHROMIUM names, Debian's headless shell, or the headless shell from the npm registry.
 * A Chromium with its full interface takes twice the time for a page, so it must be named.
 */
export async function locateChromium(): Promise<LaunchOptions> {
  const installed = [process.env.PLAYWRIGHT_CHROMIUM, '/usr/bin/chromium-headless-shell'].find(
    (path) => path && existsSync(path),
  );
  const found = installed ? { executablePath: installed } : await unpackChromium();
  // A graphics card that is computed would take a fifth of the time of all journeys.
  return { ...found, args: [...(found.args ?? []), '--disable-gpu'] };
}

// The package unpacks into the temporary folder, and takes what another version left there for its own.
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
    // Its own arguments suit a cloud function: one process, which a closed page can take with it, and no web security.
    return { executablePath: await chromium.executablePath(), args: ['--no-sandbox'] };
  } finally {
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
  }
}
