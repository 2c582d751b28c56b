import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../prisma/embedded-postgres.ts';

const root = join(import.meta.dirname, '..');

/**
 * Runs everything for development on one port: Postgres once, and the server, which starts again when a file of the API
 * changes. It renders pages from the sources of the web app, and Vite refreshes open pages.
 */
async function main(): Promise<void> {
  const postgres = process.env.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres({ folder: join(process.env.DATA_DIR ?? join(root, '.data'), 'postgres') });
  const server = spawn('node', ['--watch', '--watch-preserve-output', 'apps/api/src/development.ts'], {
    cwd: root,
    env: {
      ...process.env,
      DEMO: 'on',
      PAYMENTS: process.env.PAYMENTS ?? 'simulator',
      // All users see a change at once.
      PAGE_CACHE_SECONDS: '0',
      // A page of sources is hundreds of files.
      REQUESTS_PER_MINUTE: process.env.REQUESTS_PER_MINUTE ?? '3000',
      // No load balancer has to notice a restart.
      STOP_DELAY_SECONDS: '0',
      // One secret for the whole run, so that a restart keeps users logged in.
      JWT_SECRET: process.env.JWT_SECRET ?? randomBytes(32).toString('hex'),
      ...(postgres ? { DATABASE_URL: postgres.url } : {}),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = () => void server.kill('SIGTERM');
  process.on('SIGINT', stop).on('SIGTERM', stop);
  await new Promise<void>((resolve) => {
    server.once('close', () => resolve());
    server.once('error', (error) => {
      console.error(error.message);
      resolve();
    });
  });
  await postgres?.stop();
}

await main();
