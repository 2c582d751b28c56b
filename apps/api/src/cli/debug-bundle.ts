import { writeFile } from 'node:fs/promises';
import { createDebugBundle } from '../doctor/debug-bundle.ts';
import { readFindings } from './doctor.ts';
import { environment, readCommandSettings } from './command-settings.ts';
import { withDatabase } from './join-marketplace.ts';
import { printResult } from './run-command.ts';

/** Writes a ZIP file about the installation, also when its database or its settings are at fault. */
export async function writeDebugBundle(file: string, options: { json?: boolean }): Promise<number> {
  const findings = await readFindings();
  const create = (databaseUrl?: string) => createDebugBundle({ source: environment(), findings, databaseUrl });
  const isUsable = !findings.some(({ subject, state }) => state === 'bad' && /^(settings|database)$/.test(subject));
  const bundle = isUsable ? await withDatabase(readCommandSettings(), create) : await create();
  await writeFile(file, bundle, { mode: 0o600 });
  printResult({ file, bytes: bundle.length }, options, [
    `Wrote ${file}. It has no secrets and no email addresses; look through it before you send it.`,
  ]);
  return 0;
}
