import { type DatabaseFacts, readDatabaseFacts } from '@africanscity/db/database-facts';
import { planMigrations } from '@africanscity/db/migration-plan';
import { bad, type Finding, good, warning } from './finding.ts';

const slightMs = 2_000;
const severeMs = 30_000;

/** Checks Postgres, its schema, statistics and clock. */
export async function findDatabase(url: string, described: string): Promise<Finding[]> {
  const facts = await readDatabaseFacts(url);
  const { version, bytes, lacking, staleCollation, unanalysed, bloated, invalidIndexes } = facts;
  const megabytes = Math.round(bytes / 2 ** 20);
  return [
    good('database', `Postgres ${version}, ${described}, ${megabytes} MB, UTF-8`),
    lacking.length
      ? bad('extensions', `${lacking.join(', ')} are not available: install the contrib package of that Postgres.`)
      : good('extensions', 'all are available'),
    staleCollation
      ? bad(
          'collation',
          'The system’s collation changed: run REINDEX DATABASE and ALTER DATABASE … REFRESH COLLATION VERSION.',
        )
      : good('collation', 'as it was when the database was made'),
    await findMigrations(url),
    unanalysed.length
      ? warning(
          'statistics',
          `${unanalysed.length} tables have none, such as ${unanalysed[0]}: start the server, which makes them.`,
        )
      : good('statistics', 'all tables have some'),
    bloated.length
      ? warning('dead rows', `Many in ${bloated.join(', ')}: look for transactions that stay open, then run VACUUM.`)
      : good('dead rows', 'few'),
    invalidIndexes.length
      ? warning(
          'indexes',
          `A build that failed left ${invalidIndexes.join(', ')}, which slow writes and serve no query: run REINDEX INDEX CONCURRENTLY for each, or DROP INDEX CONCURRENTLY for a name that ends with _ccnew or _ccold.`,
        )
      : good('indexes', 'all are valid'),
    findClock(facts),
  ];
}

async function findMigrations(url: string): Promise<Finding> {
  const { migrations, definitions, applied } = await planMigrations(url);
  if (!migrations.length && !definitions.length) return good('migrations', `all ${applied} are applied`);
  return warning(
    'migrations',
    `${migrations.length} migrations and ${definitions.length} files wait: make a backup with the former version, then run africanscity migrate.`,
  );
}

function findClock({ clockAheadMs }: DatabaseFacts): Finding {
  const seconds = `${(Math.abs(clockAheadMs) / 1000).toFixed(1)} s`;
  const text = `The clock of this machine is ${seconds} ${clockAheadMs > 0 ? 'ahead of' : 'behind'} that of Postgres: let both keep time by NTP.`;
  if (Math.abs(clockAheadMs) > severeMs) return bad('clock', text);
  return Math.abs(clockAheadMs) > slightMs
    ? warning('clock', text)
    : good('clock', `within ${seconds} of that of Postgres`);
}
