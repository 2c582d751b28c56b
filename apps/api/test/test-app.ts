import { defaultBrand } from '@africanscity/contracts/brand';
import { hooks } from '../src/hooks.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@africanscity/db/client';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { buildApp } from '../src/app.ts';
import type { AppContext, Config } from '../src/context.ts';
import { openRemoteFiles } from '../src/gateways/remote-files/open-remote-files.ts';
import { openFolderStorage } from '../src/gateways/storage/folder-storage.ts';
import { openReplicas } from '../src/kernel/replicas/replicas.ts';
import { UntrustedProxies } from '../src/kernel/untrusted-proxies.ts';
import type { WebBundle } from '../src/http/web-bundle.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { type TestJobs, createTestJobs } from './test-jobs.ts';
import { type TestPayments, createTestPayments } from './test-payments.ts';
import { type TestMailbox, createTestMailbox } from './test-mailbox.ts';

export interface TestApp {
  ctx: AppContext;
  app: FastifyInstance;
  /** Origin and API base path of the listening server, such as http://127.0.0.1:40001/api. */
  url: string;
  mailbox: TestMailbox;
  jobs: TestJobs;
  payments: TestPayments;
  /** Complete log, one JSON document per line, at the most verbose level. */
  logLines: string[];
  get(path: string, init?: RequestInit): Promise<Response>;
  post(path: string, body?: BodyInit, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/** Milliseconds that a busy machine may let Postgres wait: few tests are about the server's own limits. */
const testTimeoutMs = 120_000;

/** Addresses of replicas, and milliseconds that their data may be old. */
interface GivenReplicas {
  urls: string[];
  allowedMs: number;
}

/**
 * The whole application on its own database, listening on a free port of 127.0.0.1. Without `web` it is the API alone;
 * `builtWeb` gives the served app. With `productionTimeouts` it waits for Postgres no longer than the server does.
 */
export async function createTestApp(
  overrides: Partial<Config> = {},
  given: { database?: TestDatabase; web?: WebBundle; productionTimeouts?: true; replicas?: GivenReplicas } = {},
): Promise<TestApp> {
  const database = given.database ?? (await createTestDatabase());
  const folder = await mkdtemp(join(tmpdir(), 'africanscity-app-'));
  const logLines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void logLines.push(line) });
  const open = openDatabase(
    database.url,
    (error) => log.warn({ err: error }, 'a database connection was lost'),
    given.productionTimeouts ? undefined : testTimeoutMs,
  );
  if (!given.productionTimeouts) open.pool.options.connectionTimeoutMillis = testTimeoutMs;
  const mailbox = createTestMailbox();
  const jobs = await createTestJobs({ ...open, log });
  const config: Config = {
    brand: defaultBrand,
    languages: ['en'],
    publicUrl: 'http://africanscity.test',
    apiBasePath: '/api',
    jwtSecret: 'a-secret-for-tests-only-0123456789-abcdefgh',
    tokenTtlSeconds: 43_199,
    oauthClient: { id: 'my-trusted-client', secret: 'secret' },
    corsOrigins: ['http://localhost:4200'],
    trustProxy: [],
    alertDelaySeconds: 60,
    mapTiles: null,
    mapFile: null,
    // Tests of this limit set it.
    requestsPerMinute: 1_000_000,
    // Changes of a test appear at once; tests of the cache set their own value.
    siteCurrency: 'USD',
    ratesUrl: null,
    assetUrl: '',
    pageCacheSeconds: 0,
    // A paused machine must not fail tests; those of the overload set their own value.
    maxEventLoopDelayMs: 0,
    stopDelayMs: 0,
    metrics: null,
    ...overrides,
  };
  const payments = createTestPayments(config.publicUrl, () => new URL(url).origin);
  const storage = await openFolderStorage(join(folder, 'storage'));
  const replicas = given.replicas && openReplicas(given.replicas.urls, open.pool, log, given.replicas);
  const ctx: AppContext = {
    config,
    db: open.db,
    pool: open.pool,
    replicas,
    storage,
    mail: mailbox,
    payments,
    remoteFiles: openRemoteFiles({ userAgent: 'AfricansCity' }),
    jobs,
    hooks,
    untrustedProxies: new UntrustedProxies(),
    clock: () => new Date(),
    log,
  };
  const app = await buildApp(ctx, given.web);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${config.apiBasePath}`;
  return {
    ctx,
    app,
    url,
    mailbox,
    jobs,
    payments,
    logLines,
    get: (path, init) => fetch(`${url}/${path}`, init),
    post: (path, body, init) => fetch(`${url}/${path}`, { method: 'POST', body, ...init }),
    async close() {
      const closed = app.close();
      // Unread responses would delay the end.
      app.server.closeAllConnections();
      await closed;
      ctx.remoteFiles.close();
      await jobs.stop();
      await replicas?.close();
      await open.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
