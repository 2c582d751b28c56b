import { hooks } from '../src/hooks.ts';
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@africanscity/db/client';
import pino from 'pino';
import { buildApp } from '../src/app.ts';
import type { AppContext } from '../src/context.ts';
import { openFolderStorage } from '../src/gateways/storage/folder-storage.ts';
import { UntrustedProxies } from '../src/kernel/untrusted-proxies.ts';
import { createTestMailbox } from '../test/test-mailbox.ts';
import { buildHandWritten } from './hand-written.ts';
import { buildNaive } from './naive.ts';

/** A process with three servers of the same page on one database; tells its parent their addresses. */
const { BENCH_DATABASE_URL: url = '' } = process.env;
const { db, pool } = openDatabase(url, (error) => console.error(error));
const ctx: AppContext = {
  db,
  pool,
  config: {
    publicUrl: 'http://127.0.0.1',
    apiBasePath: '/api',
    jwtSecret: randomBytes(32).toString('hex'),
    tokenTtlSeconds: 3600,
    oauthClient: { id: 'bench', secret: 'bench' },
    corsOrigins: [],
    trustProxy: [],
    alertDelaySeconds: 60,
    mapTiles: null,
    mapFile: null,
    siteCurrency: 'USD',
    pageCacheSeconds: 5,
    requestsPerMinute: 1_000_000_000,
    maxEventLoopDelayMs: 0,
    stopDelayMs: 0,
  },
  storage: await openFolderStorage(join(tmpdir(), `africanscity-bench-storage-${process.pid}`)),
  mail: createTestMailbox(),
  payments: { gateway: null, simulator: null, simulatorFor: 'administrators', describe: () => 'off' },
  // Pages are only read.
  jobs: { enqueue: () => Promise.reject(new Error('Nothing is queued here.')), stop: async () => {} },
  hooks,
  untrustedProxies: new UntrustedProxies(),
  clock: () => new Date(),
  log: pino({ level: 'silent' }),
};

const addresses: Record<string, string> = {};
const servers = { handWritten: buildHandWritten(url, ctx.config), ours: await buildApp(ctx), naive: buildNaive(ctx) };
for (const [name, server] of Object.entries(servers)) {
  await server.listen({ host: '127.0.0.1', port: 0 });
  addresses[name] =
    `http://127.0.0.1:${(server.server.address() as AddressInfo).port}/api/africanscity/getpaginatedproperties`;
}
process.send?.(addresses);
