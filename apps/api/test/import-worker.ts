import { openDatabase } from '@africanscity/db/client';
import pino from 'pino';
import type { AppContext } from '../src/context.ts';
import { beginImport, workOnImport } from '../src/domains/listings/import/work-on-import.ts';
import { openRemoteFiles } from '../src/gateways/remote-files/open-remote-files.ts';
import { openFolderStorage } from '../src/gateways/storage/folder-storage.ts';
import { createTestJobs } from './test-jobs.ts';

/**
 * A process that checks and carries out an import of the given database, for tests that kill it. Two more arguments are the port of
 * this machine that pictures are fetched from, and the folder that they are stored in.
 */
const { db, pool, close } = openDatabase(process.argv[2] ?? '', () => {});
const id = Number(process.argv[3]);
const port = Number(process.argv[4] ?? 0);
const storage = process.argv[5] && (await openFolderStorage(process.argv[5]));
const remoteFiles = openRemoteFiles({ userAgent: 'AfricansCity', exceptions: [{ ip: '127.0.0.1', port }] });
const log = pino({ level: 'silent' });
const jobs = await createTestJobs({ db, pool, log });
const ctx = { db, pool, storage, remoteFiles, jobs, log, hooks: {}, clock: () => new Date() } as unknown as AppContext;
const stateOf = async () => (await db.listingImport.findUniqueOrThrow({ where: { id } })).state;
console.log('ready');
if ((await stateOf()) === 'checking') await workOnImport(ctx, { id });
if ((await stateOf()) === 'checked') await db.$transaction((tx) => beginImport(ctx, tx, id, { created: 0 }));
await workOnImport(ctx, { id });
await jobs.stop();
remoteFiles.close();
await close();
