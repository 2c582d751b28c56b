import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@africanscity/db/embedded-postgres';
import { migrate } from '@africanscity/db/migrate';
import { seedPlaces } from '@africanscity/db/seed/places';
import { openDatabase } from '@africanscity/db/client';
import pg from 'pg';
import { loadListings } from './synthetic-listings.ts';

/**
 * Saves a second by 50 connections at once, each a transaction that inserts one listing, and listings a second in statements of
 * 1,000, beside as many listings as the argument says: `npx pnpm exec node apps/api/bench/writes.ts 100000`. The median of
 * five rounds, after one that warms up.
 */
const size = Number(process.argv[2] ?? 12_756);
const connections = 50;
const savesEach = 20;

const folder = await mkdtemp(join(tmpdir(), 'africanscity-bench-'));
// Postgres runs as another user where this process is root.
await chmod(folder, 0o755);
const server = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false, megabytes: 128 });
try {
  await migrate(server.url);
  const { db, close } = openDatabase(server.url, console.error);
  await seedPlaces(db);
  await close();
  await loadListings(server.url, size);
  const pool = new pg.Pool({ connectionString: server.url, max: connections });
  // Ended, it has only said goodbye: whoever then stops Postgres may be faster than the last of fifty connections.
  pool.on('error', (error) => {
    if (!pool.ending) throw error;
  });
  await measure(pool);
  const rounds: { saves: number; imported: number }[] = [];
  for (let round = 0; round < 5; round += 1) rounds.push(await measure(pool));
  const median = (name: 'saves' | 'imported') =>
    Math.round(rounds.map((rates) => rates[name]).toSorted((a, b) => a - b)[2]!);
  console.table({ 'a second': { saves: median('saves'), imported: median('imported') } });
  await pool.end();
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measure(pool: pg.Pool) {
  await Promise.all(Array.from({ length: connections }, () => pool.query('SELECT 1')));
  const savesStart = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let at = 0; at < savesEach; at += 1)
        await pool.query({ name: 'save', text: copy('id = (SELECT 1 + floor(random() * 9000)::int)') });
    }),
  );
  const savesTook = performance.now() - savesStart;
  const importStart = performance.now();
  for (let at = 0; at < 5; at += 1) await pool.query(copy(`id BETWEEN ${1 + at * 1000} AND ${(at + 1) * 1000}`));
  return {
    saves: (connections * savesEach * 1000) / savesTook,
    imported: 5_000_000 / (performance.now() - importStart),
  };
}

function copy(condition: string): string {
  return `INSERT INTO properties (owner_id, type, status, city, area, address, price, description, updated_at)
    SELECT owner_id, type, status, city, area, address, price, description, now() FROM properties WHERE ${condition}`;
}
