import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@africanscity/db/embedded-postgres';
import { migrate } from '@africanscity/db/migrate';
import { type Standby, startStandby } from '@africanscity/db/testing/standby';
import pg from 'pg';
import { installTestQueue } from './install-test-queue.ts';

export interface ReplicatedDatabase {
  url: string;
  standbys: Standby[];
  /** Stops the standbys from showing what the primary writes, or lets them go on. */
  pause(isPaused: boolean): Promise<void>;
  close(): Promise<void>;
}

/** Starts a migrated primary of its own with streaming replicas, all on this machine. */
export async function startReplicatedDatabase(count: number): Promise<ReplicatedDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'africanscity-replicas-'));
  // As root, Postgres runs as another user, who must have access to its files.
  await chmod(folder, 0o755);
  const primary = await startEmbeddedPostgres({ folder: join(folder, 'primary'), durable: false, megabytes: 64 });
  await migrate(primary.url);
  await installTestQueue(primary.url);
  const standbys: Standby[] = [];
  for (let at = 0; at < count; at += 1) standbys.push(await startStandby(primary, join(folder, `standby-${at}`)));
  return {
    url: primary.url,
    standbys,
    async pause(isPaused) {
      for (const { url } of standbys) {
        const client = new pg.Client({ connectionString: url });
        await client.connect();
        await client.query(isPaused ? 'SELECT pg_wal_replay_pause()' : 'SELECT pg_wal_replay_resume()');
        await client.end();
      }
    },
    async close() {
      for (const standby of standbys) await standby.stop();
      await primary.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
