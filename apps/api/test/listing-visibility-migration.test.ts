import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createDatabase, dropDatabase } from '@africanscity/db/testing/test-postgres';
import pg from 'pg';
import { expect, inject, test } from 'vitest';

const folder = fileURLToPath(new URL('../../../prisma/migrations/', import.meta.url));
const subject = '20261122014200_listing_visibility';
const readMigration = (migration: string) => readFile(`${folder}${migration}/migration.sql`, 'utf8');

test('the migration gives each reason for which a listing is hidden its own column, and shows nothing by it', async () => {
  const server = inject('serverUrl');
  const name = `africanscity_${randomUUID().replaceAll('-', '')}`;
  const db = new pg.Client({ connectionString: await createDatabase(server, name) });
  await db.connect();
  try {
    const earlier = (await readdir(folder)).filter((entry) => /^\d{14}_/.test(entry) && entry < subject).toSorted();
    for (const migration of earlier) await db.query(await readMigration(migration));
    await db.query(`
      INSERT INTO property_types (name) VALUES ('House') ON CONFLICT DO NOTHING;
      INSERT INTO users (id, name, surname, email, disabled_at, updated_at) VALUES
        (901, 'A', 'A', 'a@example.com', NULL, now()), (902, 'B', 'B', 'b@example.com', '2026-03-03', now());
      INSERT INTO properties (id, owner_id, hidden_at, over_limit_at, hidden_reason, deleted_at, type, address, price, description, status, updated_at)
      SELECT v.*, 'House', '1 Road', 1, '', 'FOR_SALE', now() FROM (VALUES
        (1, 901, NULL::timestamptz, NULL::timestamptz, NULL::text, NULL::timestamptz),
        (2, 901, '2026-01-01', NULL, 'Fraud', NULL),
        (3, 901, '2026-01-01', '2026-01-01', NULL, NULL),
        (4, 901, '2026-01-02', '2026-01-01', 'Fraud', NULL),
        (5, 901, NULL, '2026-01-01', NULL, NULL),
        (6, 902, '2026-03-03', NULL, NULL, NULL),
        (7, 902, '2026-03-03', '2026-01-01', NULL, NULL),
        (8, 902, '2026-01-01', '2026-01-01', NULL, NULL),
        (9, 902, '2026-01-01', NULL, 'Fraud', '2026-04-04')) AS v`);
    await db.query(await readMigration(subject));
    const { rows } = await db.query(`
      SELECT id, concat_ws(' ', CASE WHEN hidden_by_team_at IS NOT NULL THEN 'team' END,
        CASE WHEN over_limit_at IS NOT NULL THEN 'package' END, CASE WHEN owner_disabled_at = '2026-03-03' THEN 'owner' END,
        CASE WHEN deleted_at IS NOT NULL THEN 'deleted' END, listed_as) AS state
      FROM properties ORDER BY id`);
    expect(rows.map(({ state }) => state)).toEqual([
      'FOR_SALE',
      'team',
      'package',
      'team package',
      'FOR_SALE',
      'owner',
      'package owner',
      'package owner',
      'team owner deleted',
    ]);
    await db.query('SELECT fold_listing_changes()');
    const { rows: totals } = await db.query(`SELECT listings FROM listing_totals WHERE scope = 'OPEN' AND level = 0`);
    expect(totals).toEqual([{ listings: 2 }]);
  } finally {
    await db.end();
    await dropDatabase(server, name);
  }
});
