import { hooks } from '../src/hooks.ts';
import { defaultBrand } from '@africanscity/contracts/brand';
import { openDatabase } from '@africanscity/db/client';
import pino from 'pino';
import type { AppContext } from '../src/context.ts';
import { sendAlerts } from '../src/domains/messages/saved-searches/alerts.ts';
import { createTestJobs } from './test-jobs.ts';
import { retryWhileBusy } from './payment-histories/busy-database.ts';

/** A process that sends alerts on the given database, for tests that kill it. */
const { db, pool, close } = openDatabase(process.argv[2] ?? '', () => {});
const log = pino({ level: 'silent' });
const jobs = await createTestJobs({ db, pool, log });
const ctx = {
  config: {
    brand: defaultBrand,
    publicUrl: 'http://africanscity.test',
    apiBasePath: '/api',
    jwtSecret: process.argv[3] ?? '',
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
