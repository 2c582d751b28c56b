import type { Database } from '@africanscity/db/client';
import type { Pool } from 'pg';

/** How long a change stays in the log once a job saw it, and how long a copy may go without looking, in minutes. */
const keptMinutes = 10;
const longestPauseMs = 5 * 60_000;

/** Whether a transaction that the snapshot did not see changed what pages show: the index begins where that may be. */
const sql = `SELECT pg_current_snapshot()::text AS snapshot, EXISTS (
  SELECT FROM page_changes
  WHERE xid >= pg_snapshot_xmin($1::pg_snapshot) AND NOT pg_visible_in_snapshot(xid, $1::pg_snapshot)
  ORDER BY xid LIMIT 1) AS changed`;

/**
 * Numbers what pages show: the number grows with every transaction that changes it, on any copy of the server. A change
 * that was committed before `read` was called is in the number that it resolves to.
 */
export class PageVersion {
  readonly #pool: Pool;
  #snapshot: string | null = null;
  #readAt = 0;
  #version = 0;
  #running: Promise<number> | null = null;
  #next: Promise<number> | null = null;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** One statement for all who ask while one is under way: it begins after the last of them. Rejects as the database does. */
  read(): Promise<number> {
    if (!this.#running) return this.#start();
    this.#next ??= this.#running
      .catch(() => {})
      .then(() => {
        this.#next = null;
        return this.#start();
      });
    return this.#next;
  }

  #start(): Promise<number> {
    const running = this.#look().finally(() => {
      if (this.#running === running) this.#running = null;
    });
    this.#running = running;
    return running;
  }

  async #look(): Promise<number> {
    // After a pause, changes may have come and gone; after an error it may be another database.
    const since = performance.now() - this.#readAt < longestPauseMs ? this.#snapshot : null;
    this.#snapshot = null;
    this.#readAt = performance.now();
    const { rows } = await this.#pool.query<{ snapshot: string; changed: boolean }>({
      name: 'page-version',
      text: sql,
      values: [since],
    });
    const { snapshot, changed } = rows[0]!;
    if (changed || since === null) this.#version += 1;
    this.#snapshot = snapshot;
    return this.#version;
  }
}

/** Shortens the log of changes. What became visible only now stays until every copy has looked, or asks anew. */
export async function deleteOldPageChanges({ db }: { db: Database }): Promise<void> {
  await db.$executeRaw`DELETE FROM page_changes WHERE seen_at < now() - make_interval(mins => ${keptMinutes}::int)`;
  await db.$executeRaw`UPDATE page_changes SET seen_at = now() WHERE seen_at IS NULL`;
}
