import { compareReplica } from '@africanscity/db/replica-facts';
import { explainDatabase } from '../boot/database-fault.ts';
import type { Env } from '../settings.ts';
import { bad, type Finding, findingsOf, good, warning } from './finding.ts';

const slightBytes = 16 * 2 ** 20;

/** Checks each replica of the settings against the primary. */
export async function findReplicas(env: Env): Promise<Finding[]> {
  const primaryUrl = env.DIRECT_DATABASE_URL ?? env.DATABASE_URL;
  if (!primaryUrl) return [];
  const urls = env.DATABASE_REPLICA_URLS ?? [];
  return (await Promise.all(urls.map((url) => findingsOf(nameOf(url), () => findReplica(primaryUrl, url))))).flat();
}

const nameOf = (url: string) => `replica ${new URL(url).host}`;

async function findReplica(primaryUrl: string, url: string): Promise<Finding[]> {
  const facts = await compareReplica(primaryUrl, url).catch((error: unknown) => {
    throw explainDatabase(url, error, 'DATABASE_REPLICA_URLS');
  });
  const subject = nameOf(url);
  if (!facts.isReplica)
    return [bad(subject, 'It is no replica of the database in DATABASE_URL: correct DATABASE_REPLICA_URLS.')];
  if (facts.behindBytes > slightBytes)
    return [
      warning(
        subject,
        `It is ${Math.round(facts.behindBytes / 2 ** 20)} MB of log behind, so the primary is read instead: look for a busy disk, a slow network or a long query there.`,
      ),
    ];
  if (!facts.givesFeedback)
    return [
      warning(subject, 'Long reads can be cancelled there: set hot_standby_feedback = on in its postgresql.conf.'),
    ];
  return [good(subject, 'follows the primary')];
}
