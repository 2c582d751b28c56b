import { loadBrand } from './kernel/brand.ts';
import { fileNameOf } from '@africanscity/contracts/brand';
import pino from 'pino';
import { buildApp } from './app.ts';
import { announce, openStartLine, tell } from './boot/announce.ts';
import { surviveClosedOutput } from './boot/closed-output.ts';
import { explain } from './boot/explain.ts';
import { fillDatabase } from './boot/fill-database.ts';
import { bootDatabase } from './boot/open-database.ts';
import { refreshStatistics } from './boot/refresh-statistics.ts';
import { logSlowStatements } from './boot/slow-statements.ts';
import { resolveConfig } from './boot/resolve-config.ts';
import type { AppContext } from './context.ts';
import { readEnv } from './env.ts';
import { openMail } from './gateways/mail/open-mail.ts';
import { openPayments } from './gateways/payments/open-payments.ts';
import { openRemoteFiles } from './gateways/remote-files/open-remote-files.ts';
import { openUsableStorage } from './gateways/storage/open-storage.ts';
import { closeGracefully, rememberSignal } from './http/graceful-close.ts';
import { hooks } from './hooks.ts';
import type { WebBundle } from './http/web-bundle.ts';
import { jobs as allJobs } from './jobs.ts';
import { openJobs } from './kernel/jobs/open-jobs.ts';
import { openReplicas } from './kernel/replicas/replicas.ts';
import { UntrustedProxies } from './kernel/untrusted-proxies.ts';
import { schedule } from './schedule.ts';
import { isTraced } from './tracing/is-traced.ts';

// Resources that are open when a start fails or a signal comes; closed in reverse.
const opened = new AsyncDisposableStack();

/** Dependencies of programs of tests, in place of those of the settings. */
type Given = Partial<Pick<AppContext, 'remoteFiles'>>;

/** Starts the server with a web app. On failure, closes what is open and ends the process. */
export async function start(loadWeb: () => Promise<WebBundle | undefined>, given: Given = {}): Promise<void> {
  await boot(loadWeb, given).catch(async (error: Error) => {
    // Clears the progress line of the start.
    if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
    console.error(explain(error));
    // Also ends the process when nothing is left to wait for before all is closed.
    process.exitCode = 1;
    await opened.disposeAsync();
    process.exit(1);
  });
}

async function boot(loadWeb: () => Promise<WebBundle | undefined>, given: Given): Promise<void> {
  surviveClosedOutput();
  const signalled = rememberSignal();
  const env = readEnv(process.env);
  const log = pino({ level: env.LOG_LEVEL });
  logSlowStatements(log, env.SLOW_STATEMENT_MS);
  const line = openStartLine();
  const config = await resolveConfig(env);
  // Its library takes memory that few sites have to spare, so it is loaded on demand.
  const tracing = isTraced(process.env)
    ? (await import('./tracing/open-tracing.ts')).openTracing(process.env, fileNameOf(config.brand))
    : undefined;
  opened.defer(async () => tracing?.close());
  const storage = await openUsableStorage(env, tell);
  opened.defer(() => storage.close());
  const database = await bootDatabase(env, log, line.step);
  opened.defer(() => database.close());
  const mail = openMail(env);
  opened.defer(() => mail.close());
  const payments = await openPayments(env, config);
  const remoteFiles =
    given.remoteFiles ?? openRemoteFiles({ userAgent: `${fileNameOf(config.brand)} (+${config.publicUrl})` });
  opened.defer(async () => remoteFiles.close());
  const clock = () => new Date();
  const { db, pool } = database;
  const replicas =
    env.DATABASE_REPLICA_URLS && openReplicas(env.DATABASE_REPLICA_URLS, pool, log, { commentAll: env.SQL_COMMENTS });
  opened.defer(async () => replicas?.close());
  const work = { jobs: allJobs, schedule };
  const untrustedProxies = new UntrustedProxies();
  const dependencies = {
    config,
    db,
    pool,
    replicas,
    storage,
    mail,
    payments,
    remoteFiles,
    hooks,
    untrustedProxies,
    clock,
    log,
    tracing,
  };
  const jobs = await openJobs(dependencies, work);
  opened.defer(() => jobs.stop());
  const ctx: AppContext = { ...dependencies, databaseIsUp: database.isUp, jobs };
  const logins = await fillDatabase(ctx, env);
  await loadBrand(ctx);
  const app = await buildApp(ctx, await loadWeb());
  const withParent = process.env.npm_lifecycle_event !== undefined;
  closeGracefully({
    app,
    log,
    close: () => opened.disposeAsync(),
    delayMs: config.stopDelayMs,
    signalled,
    withParent,
  });
  database.useRequestTimeouts();
  await app.listen({ host: env.HOST, port: env.PORT });
  await jobs.begin();
  refreshStatistics(pool, log, database);
  const { brand, publicUrl, apiBasePath } = config;
  line.end();
  announce({ brand: brand.name, publicUrl, apiBasePath, mail, payments, database: database.described, logins });
}
