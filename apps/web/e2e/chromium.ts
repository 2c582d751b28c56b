import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import packaged from '@sparticuz/chromium/package.json' with { type: 'json' };

/** The system's Chromium, or the one named by PLAYWRIGHT_CHROMIUM, or the one that comes from the npm registry. */
export async function locateChromium(): Promise<LaunchOptions> {
  const installed = [process.env.PLAYWRIGHT_CHROMIUM, '/usr/bin/chromium'].find((path) => path && existsSync(path));
  if (installed) return { executablePath: installed };
  // The package unpacks into the temporary folder and takes what an older version left there for its own.
  const folder = join(import.meta.dirname, '../node_modules/.cache', `chromium-${packaged.version}`);
  mkdirSync(folder, { recursive: true });
  process.env.TMPDIR = folder;
  const { default: chromium } = await import('@sparticuz/chromium');
  return { executablePath: await chromium.executablePath(), args: chromium.args };
}
