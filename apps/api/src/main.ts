import pino from 'pino';
import { buildApp } from './app.ts';
import { announce, step } from './boot/announce.ts';
import { surviveClosedOutput } from './boot/closed-output.ts';
import { bootDatabase } from './boot/open-database.ts';
import { resolveConfig } from './boot/resolve-config.ts';
import type { AppContext } from './context.ts';
import { readEnv, SettingsError } from './env.ts';
import { ensureFirstAdministrator } from './features/users/ensure-first-administrator.ts';
import { openMail } from './gateways/mail/open-mail.ts';
import { openStorage } from './gateways/storage/open-storage.ts';
import { closeGracefully } from './http/graceful-close.ts';
import { loadWebBundle } from './http/web-bundle.ts';
import { openJobs } from './jobs/open-jobs.ts';

async function main(): Promise<void> {
  surviveClosedOutput();
  const env = readEnv(process.env);
  const log = pino({ level: env.LOG_LEVEL });
  console.log('Starting AfricansCity');
  const config = await resolveConfig(env);
  const database = await bootDatabase(env, log, step);
  if (env.ADMIN_EMAIL && env.ADMIN_PASSWORD) await ensureFirstAdministrator(database.db, env.ADMIN_EMAIL, env.ADMIN_PASSWORD);
  const storage = await openStorage(env);
  const mail = openMail(env);
  const clock = () => new Date();
  const jobs = await openJobs({ config, db: database.db, pool: database.pool, storage, mail, clock, log });
  const ctx: AppContext = { config, db: database.db, pool: database.pool, storage, mail, jobs, clock, log };
  const app = await buildApp(ctx, await loadWebBundle());
  const close = async () => {
    await jobs.stop();
    await mail.close();
    await storage.close();
    await database.close();
  };
  closeGracefully({ app, log, close, withParent: process.env.npm_lifecycle_event !== undefined });
  await app.listen({ host: env.HOST, port: env.PORT });
  announce({ publicUrl: config.publicUrl, apiBasePath: config.apiBasePath, mail: mail.describe(), database: database.described, logins: [] });
}

main().catch((error: Error) => {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
});
