import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startEmbeddedPostgres } from '../prisma/embedded-postgres.ts';

const root = join(import.meta.dirname, '..');
const apiPort = process.env.PORT ?? '3000';
const apiUrl = `http://127.0.0.1:${apiPort}`;
const webUrl = 'http://localhost:5173';

/**
 * Runs everything for development: Postgres once, the API restarted and the page refreshed on every
 * change. Pages are rendered in the browser here; `npx pnpm start` shows them as they are served.
 */
async function main(): Promise<void> {
  const postgres = process.env.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres({ folder: join(root, '.data/postgres') });
  const children = [
    start('api', 'node', ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts'], root, {
      PORT: apiPort,
      PUBLIC_URL: webUrl,
      DEMO: 'on',
      PAYMENTS: process.env.PAYMENTS ?? 'simulator',
      // One secret for the whole run, so that a restart on a change logs nobody out.
      JWT_SECRET: process.env.JWT_SECRET ?? randomBytes(32).toString('hex'),
      ...(postgres ? { DATABASE_URL: postgres.url } : {}),
    }),
    start('web', join(root, 'apps/web/node_modules/.bin/vite'), [], join(root, 'apps/web'), { API_URL: apiUrl }),
  ];
  const stopped = stopTogether(children);
  print('dev', `open ${webUrl}; Ctrl-C stops everything`);
  await stopped;
  await postgres?.stop();
}

function start(name: string, program: string, args: string[], cwd: string, env: Record<string, string>): ChildProcess {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, FORCE_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => print(name, line));
  child.once('error', (error) => print(name, error.message));
  return child;
}

function print(name: string, line: string): void {
  console.log(`${name.padEnd(3)} | ${line}`);
}

/** Resolves when all have ended. The end of one, or a signal to us, ends the others. */
async function stopTogether(children: ChildProcess[]): Promise<void> {
  const stop = () => {
    for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  await Promise.all(
    children.map((child) =>
      new Promise<void>((resolve) => child.once('close', () => resolve()).once('error', () => resolve())).then(stop),
    ),
  );
}

await main();
