import { explainJoined, joinDatabase } from '../boot/join-database.ts';
import type { Env } from '../settings.ts';
import { findPublicAddress } from './address-finding.ts';
import { findDatabase } from './database-findings.ts';
import { bad, type Finding, findingsOf, good } from './finding.ts';
import { findPooler } from './pooler-findings.ts';
import { findReplicas } from './replica-findings.ts';
import { findDisk, findMail, findProxy, findStorage } from './machine-findings.ts';

/** Checks everything that an installation depends on. Changes nothing but a file that it writes and deletes. */
export async function examine(env: Env, hasSecret: boolean): Promise<Finding[]> {
  return [
    hasSecret || !env.DATABASE_URL
      ? good('settings', 'are complete')
      : bad('settings', 'JWT_SECRET is required with DATABASE_URL: set it to the output of openssl rand -hex 32.'),
    ...(await findingsOf('database', () => findJoined(env))),
    ...(await findReplicas(env)),
    ...(await findingsOf('storage', () => findStorage(env))),
    ...(await findingsOf('mail', () => findMail(env))),
    ...(await findingsOf('disk', () => findDisk(env))),
    ...findProxy(env),
    ...(await findPublicAddress(env)),
  ];
}

async function findJoined(env: Env): Promise<Finding[]> {
  const database = await joinDatabase(env);
  try {
    return [
      ...(await findDatabase(database.url, database.described)),
      ...(await findingsOf(env.DIRECT_DATABASE_URL ? 'pooler' : 'date style', () => findPooler(env, database.url))),
    ];
  } catch (error) {
    throw explainJoined(env, error);
  } finally {
    await database.close();
  }
}
