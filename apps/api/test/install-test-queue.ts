import pg from 'pg';
import pino from 'pino';
import { jobs } from '../src/jobs.ts';
import { installQueue } from '../src/kernel/jobs/install-queue.ts';
import { schedule } from '../src/schedule.ts';

/** Creates the tables of the queue in a migrated database. */
export async function installTestQueue(databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  try {
    await installQueue({ pool, log: pino({ level: 'silent' }) }, { jobs, schedule });
  } finally {
    await pool.end();
  }
}
