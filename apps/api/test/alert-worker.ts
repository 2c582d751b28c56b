import { hooks } from '../src/hooks.ts';
import { defaultBrand } from '@africanscity/contracts/brand';
import { openDatabase } from '@africanscity/db/client';
import pino from 'pino';
import type { PoolClient } from 'pg';
import type { AppContext } from '../src/context.ts';
import { sendAlerts } from '../src/domains/messages/saved-searches/alerts.ts';
import { createTestJobs } from './test-jobs.ts';
import { retryWhileBusy } from './payment-histories/busy-database.ts';

/**
 * A process that sends alerts on the given database. Two more arguments are a word and a number: it is killed before that many
 * statements with the word.
 */
const [databaseUrl = '', jwtSecret = '', word = '', number = ''] = process.argv.slice(2);
const { db, pool, close } = openDatabase(databaseUrl, () => {});
let found = 0;
if (word) pool.on('connect', (client) => killBefore(client));
const log = pino({ level: 'silent' });
const jobs = await createTestJobs({ db, pool, log });
const ctx = {
  config: {
    brand: defaultBrand,
    publicUrl: 'http://africanscity.test',
    languages: ['en' as const],
    apiBasePath: '/api',
    jwtSecret,
  },
  db,
  pool,
  hooks,
  jobs,
  clock: () => new Date(),
  log,
};
// The queue retries what a busy database rejected.
await retryWhileBusy(() => sendAlerts(ctx as unknown as AppContext));
await jobs.stop();
await close();

function killBefore(client: PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const counted = (...given: unknown[]) => {
    if (JSON.stringify(given[0]).includes(word) && ++found === Number(number)) process.kill(process.pid, 'SIGKILL');
    return query(...given);
  };
  client.query = counted as typeof client.query;
}
