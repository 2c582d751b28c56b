import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@africanscity/db/embedded-postgres';
import { migrate } from '@africanscity/db/migrate';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the server's maintenance database. */
    serverUrl: string;
    /** Name of the migrated database that each test file clones. */
    templateName: string;
  }
}

/** Starts one Postgres for the run and migrates a template database in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  const templateName = `africanscity_template_${process.pid}`;
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${templateName} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${templateName}`);
  await migrate(withDatabase(server.url, templateName));
  project.provide('serverUrl', server.url);
  project.provide('templateName', templateName);
  return async () => {
    await client.query(`DROP DATABASE IF EXISTS ${templateName} WITH (FORCE)`);
    await client.end();
    await server.stop();
  };
}

interface Server {
  url: string;
  stop(): Promise<void>;
}

/** DATABASE_URL wins; then a container where Docker runs; then the embedded Postgres. */
async function startServer(): Promise<Server> {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  if (dockerRuns()) {
    const { GenericContainer, Wait } = await import('testcontainers');
    const container = await new GenericContainer('postgres:18-alpine')
      .withEnvironment({ POSTGRES_PASSWORD: 'test' })
      .withExposedPorts(5432)
      .withCommand(['postgres', '-c', 'fsync=off', '-c', 'max_connections=300'])
      .withWaitStrategy(Wait.forLogMessage(/database system is ready to accept connections/, 2))
      .start();
    const url = `postgresql://postgres:test@${container.getHost()}:${container.getMappedPort(5432)}/postgres`;
    return { url, stop: async () => void (await container.stop()) };
  }
  const folder = await mkdtemp(join(tmpdir(), 'africanscity-test-'));
  // As root, Postgres runs as another user, who must be able to pass.
  await chmod(folder, 0o711);
  // As root, Postgres runs as another user, who must get through to its files.
  await chmod(folder, 0o755);
  const embedded = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false });
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

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
