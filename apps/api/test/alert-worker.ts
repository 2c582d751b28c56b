import { openDatabase } from '@africanscity/db/client';
import pino from 'pino';
import type { AppContext } from '../src/context.ts';
import { sendAlerts } from '../src/features/saved-searches/send-alerts.ts';

/** A process that sends alerts on the database it is given, for tests that kill it. */
const { db, pool, close } = openDatabase(process.argv[2] ?? '', () => {});
const ctx = {
  config: { publicUrl: 'http://africanscity.test', apiBasePath: '/api', jwtSecret: process.argv[3] ?? '' },
  db,
  pool,
  jobs: { async enqueue() {}, async stop() {} },
  clock: () => new Date(),
  log: pino({ level: 'silent' }),
};
await sendAlerts(ctx as unknown as AppContext);
await close();
