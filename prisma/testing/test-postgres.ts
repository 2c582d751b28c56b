import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';

export interface TestPostgres {
  /** Connection string of a database that tests do not use. */
  url: string;
  stop(): Promise<void>;
}

/** Starts a Postgres for tests: `DATABASE_URL` wins; then a container where Docker runs; then the embedded one. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  return dockerRuns() ? startContainer() : startEmbedded();
}

async function startContainer(): Promise<TestPostgres> {
  const { GenericContainer, Wait } = await import('testcontainers');
  const container = await new GenericContainer('postgres:18-alpine')
    .withEnvironment({ POSTGRES_PASSWORD: 'test' })
    .withExposedPorts(5432)
    .withCommand([
      'postgres',
      ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'].flatMap((setting) => [
        '-c',
        setting,
      ]),
    ])
    .withWaitStrategy(Wait.forLogMessage(/database system is ready to accept connections/, 2))
    .start();
  const url = `postgresql://postgres:test@${container.getHost()}:${container.getMappedPort(5432)}/postgres`;
  return { url, stop: async () => void (await container.stop()) };
}

async function startEmbedded(): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'africanscity-test-'));
  // As root, Postgres runs as another user, who must have access to its files.
  await chmod(folder, 0o755);
  // To drop a table, Postgres scans all of this memory.
  const embedded = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false, megabytes: 128 });
  return {
    url: embedded.url,
    async stop() {
      await embedded.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function dockerRuns(): boolean {
  try {
    execFileSync('docker', ['info'], { stdio: 'ignore', timeout: 5_000 });
    return true;
  } catch {
    return false;
  }
}

/** Creates an empty database, replacing one of that name. Returns its connection string. */
export async function createDatabase(serverUrl: string, name: string): Promise<string> {
  await dropDatabase(serverUrl, name);
  await onServer(serverUrl, `CREATE DATABASE ${name}`);
  return withDatabase(serverUrl, name);
}

/** Copies a database without connections. Returns the copy's connection string. */
export async function cloneDatabase(serverUrl: string, template: string, name: string): Promise<string> {
  await onServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return withDatabase(serverUrl, name);
}

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await onServer(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await retryWhileTemplateIsBusy(() => client.query(sql));
  } finally {
    await client.end();
  }
}

/** Postgres copies a template for one caller at a time, so callers take turns. */
async function retryWhileTemplateIsBusy(run: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await run();
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== '55006' || tries > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
