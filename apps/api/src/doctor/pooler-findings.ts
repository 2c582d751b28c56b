import { readPlainDateStyle } from '@africanscity/db/pooler';
import { explainDatabase } from '../boot/database-fault.ts';
import type { Env } from '../settings.ts';
import { type Finding, good, warning } from './finding.ts';

/** The style in which the server reads dates. */
const expected = 'ISO, MDY';

/**
 * Checks a connection that asks for no setting, as a pooler gives it. `joinedUrl` leads to Postgres itself. Throws a
 * `DatabaseFault` when DATABASE_URL does not answer.
 */
export async function findPooler(
  { DATABASE_URL: url, DIRECT_DATABASE_URL: directUrl }: Env,
  joinedUrl: string,
): Promise<Finding[]> {
  const hasPooler = url !== undefined && directUrl !== undefined && url !== directUrl;
  const style = await readPlainDateStyle(url ?? joinedUrl).catch((error: unknown) => {
    throw url ? explainDatabase(url, error) : error;
  });
  if (!hasPooler)
    return [
      good(
        'date style',
        style === expected ? style : `${style} by default; connections of the server ask for ${expected}`,
      ),
    ];
  return [
    good('pooler', `${new URL(url).host} answers`),
    style === expected
      ? good('date style', style)
      : warning(
          'date style',
          `${style} behind the pooler: start the server, which stores its settings with the user of the database, and close older connections of the pooler (RECONNECT in the console of PgBouncer).`,
        ),
  ];
}
