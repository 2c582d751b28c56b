import { hooks } from '../src/hooks.ts';
import { openDatabase } from '@africanscity/db/client';
import pino from 'pino';
import type { AppContext } from '../src/context.ts';
import { sendAlerts } from '../src/domains/messages/saved-searches/alerts.ts';
import { patiently } from './payment-histories/busy-database.ts';

/** A process that sends alerts on the database it is given, for tests that kill it. */
const { db, pool, close } = openDatabase(process.argv[2] ?? '', () => {});
const ctx = {
  config: { publicUrl: 'http://africanscity.test', apiBasePath: '/api', jwtSecret: process.argv[3] ?? '' },
  db,
  pool,
  hooks,
  jobs: { async enqueue() {}, async stop() {} },
  clock: () => new Date(),
  log: pino({ level: 'silent' }),
};
// What a busy database had no time for is done by the next round of the schedule.
await patiently(() => sendAlerts(ctx as unknown as AppContext));
await close();
