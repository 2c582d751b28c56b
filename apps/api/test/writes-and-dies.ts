import { defaultBrand } from '@africanscity/contracts/brand';
import { openDatabase } from '@africanscity/db/client';
import pino from 'pino';
import type { AppContext } from '../src/context.ts';
import { enqueueEmail } from '../src/kernel/outbox/emails.ts';
import { createTestJobs } from './test-jobs.ts';

/** A process that commits an email to the given address, and is killed before anything else. */
const [databaseUrl = '', to = ''] = process.argv.slice(2);
const { db, pool } = openDatabase(databaseUrl, () => {});
const log = pino({ level: 'silent' });
const ctx = {
  config: { brand: defaultBrand, publicUrl: 'http://africanscity.test', languages: ['en'] },
  db,
  pool,
  log,
  clock: () => new Date(),
  jobs: await createTestJobs({ db, pool, log }),
};
await db.$transaction((tx) =>
  enqueueEmail(ctx as unknown as AppContext, tx, { to, subject: 'Hello', paragraphs: ['Hello'] }),
);
process.kill(process.pid, 'SIGKILL');
