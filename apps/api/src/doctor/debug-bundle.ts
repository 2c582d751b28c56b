import { openDatabase } from '@africanscity/db/client';
import { readDatabaseFacts } from '@africanscity/db/database-facts';
import { planMigrations } from '@africanscity/db/migration-plan';
import { strToU8, zipSync } from 'fflate';
import { createRequire } from 'node:module';
import { findFailed } from '../domains/administration/administration.sql.ts';
import type { Finding } from './finding.ts';
import { maskSettings, redactorOf } from './masked-settings.ts';

const mostJobs = 100;
const longestMessage = 500;

interface Installation {
  /** The environment; its secrets are left out. */
  source: Record<string, string | undefined>;
  findings: Finding[];
  /** Undefined when the database cannot be used. */
  databaseUrl: string | undefined;
}

/** Returns a ZIP file that describes an installation without secrets and email addresses. */
export async function createDebugBundle({ source, findings, databaseUrl }: Installation): Promise<Uint8Array> {
  const { version } = createRequire(import.meta.url)('../../package.json') as { version: string };
  const { version: node, platform, arch } = process;
  const redact = redactorOf(source);
  const documents = {
    version: { version, node, platform, arch, writtenAt: new Date().toISOString() },
    settings: maskSettings(source),
    doctor: findings,
    ...(databaseUrl && {
      migrations: await known(() => planMigrations(databaseUrl)),
      tables: await known(async () => (await readDatabaseFacts(databaseUrl)).tables),
      'failed-jobs': await known(() => readFailedJobs(databaseUrl)),
    }),
  };
  return zipSync(
    Object.fromEntries(
      Object.entries(documents).map(([name, document]) => [
        `${name}.json`,
        strToU8(redact(JSON.stringify(document, null, 2))),
      ]),
    ),
  );
}

/** A part that cannot be read is itself something to know. */
async function known<Part>(read: () => Promise<Part>): Promise<Part | { fault: string }> {
  return read().catch((error: Error) => ({ fault: error.message }));
}

async function readFailedJobs(databaseUrl: string) {
  const { db, close } = openDatabase(databaseUrl, () => {});
  try {
    const rows = await findFailed(db, mostJobs);
    return rows.map(({ name, failed_at: failedAt, output }) => ({ name, failedAt, message: messageOf(output) }));
  } finally {
    await close();
  }
}

function messageOf(output: unknown): string {
  const message = typeof output === 'object' && output !== null && 'message' in output ? output.message : '';
  return String(message).slice(0, longestMessage);
}
