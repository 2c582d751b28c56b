import { openDatabase } from '@africanscity/db/client';
import pino from 'pino';
import type { AppContext } from '../src/context.ts';
import { beginImport, workOnImport } from '../src/domains/listings/import/work-on-import.ts';
import { createTestJobs } from './test-jobs.ts';

/** A process that checks and carries out an import of the given database, for tests that kill it. */
const { db, pool, close } = openDatabase(process.argv[2] ?? '', () => {});
const id = Number(process.argv[3]);
const log = pino({ level: 'silent' });
const jobs = await createTestJobs({ db, pool, log });
const ctx = { db, pool, jobs, log, hooks: {}, clock: () => new Date() } as unknown as AppContext;
const stateOf = async () => (await db.listingImport.findUniqueOrThrow({ where: { id } })).state;
console.log('ready');
if ((await stateOf()) === 'checking') await workOnImport(ctx, { id });
if ((await stateOf()) === 'checked') await db.$transaction((tx) => beginImport(ctx, tx, id, { created: 0 }));
await workOnImport(ctx, { id });
await jobs.stop();
await close();
