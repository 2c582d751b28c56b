import { openDatabase } from '@africanscity/db/client';
import { vacuumUnanalysed } from '@africanscity/db/vacuum';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importListings } from '../src/domains/listings/import/import-listings.ts';
import { createProperty } from './factories.ts';
import { createImportFolder, csv, type ImportFolder } from './import-folder.ts';
import { startRealServer } from './real-server.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let t: TestApp;
let folder: ImportFolder;
beforeEach(async () => {
  [t, folder] = await Promise.all([createTestApp(), createImportFolder()]);
});
afterEach(async () => {
  await t.close();
  await folder.remove();
});

interface Statistics {
  name: string;
  analysed: boolean;
  vacuumed: boolean;
  rows: number;
}

/** Postgres's statistics of tables. */
async function statisticsOf(pool: TestApp['ctx']['pool'], ...names: string[]): Promise<Statistics[]> {
  const { rows } = await pool.query<Statistics>(
    `SELECT pg_class.relname AS name, last_analyze IS NOT NULL AS analysed, last_vacuum IS NOT NULL AS vacuumed,
      reltuples::int AS rows
    FROM pg_stat_user_tables JOIN pg_class ON pg_class.oid = relid WHERE pg_class.relname = ANY ($1) ORDER BY 1`,
    [names],
  );
  return rows;
}

/** Returns tables with new rows, by whether they were analysed. Postgres counts rows a second after they were written. */
async function readWritten(pool: TestApp['ctx']['pool']): Promise<Record<'analysed' | 'forgotten', string[]>> {
  const { rows } = await pool.query<{ name: string; analysed: boolean }>(
    `SELECT relname AS name, last_analyze IS NOT NULL AS analysed FROM pg_stat_user_tables
    WHERE n_tup_ins > 0 ORDER BY 1`,
  );
  const namesOf = (analysed: boolean) => rows.filter((row) => row.analysed === analysed).map(({ name }) => name);
  return { analysed: namesOf(true), forgotten: namesOf(false) };
}

/** Deletes Postgres's counts, as a crash does. */
async function crash(): Promise<void> {
  await t.ctx.pool.query('SELECT pg_stat_reset()');
}

test('an import updates statistics of the tables that it filled', async () => {
  const rows = Array.from({ length: 30 }, (_, at) => ({
    role: 'REAL_ESTATE',
    stateName: 'Long Road Homes',
    area: 'Newly Built',
    address: `${at} Long Road`,
  }));
  const file = await folder.write('listings.csv', csv(rows));
  const result = await importListings(t.ctx, { file, picturesFolder: folder.path });
  expect(result.created).toBe(30);
  expect(await statisticsOf(t.ctx.pool, 'properties', 'pictures')).toEqual([
    { name: 'pictures', analysed: true, vacuumed: true, rows: 60 },
    { name: 'properties', analysed: true, vacuumed: true, rows: 30 },
  ]);
  await expect
    .poll(async () => (await readWritten(t.ctx.pool)).analysed, { timeout: 10_000 })
    .toEqual(expect.arrayContaining(['agencies', 'pictures', 'places', 'properties', 'users']));
  expect((await readWritten(t.ctx.pool)).forgotten).toEqual([]);
});

test('an import that writes nothing analyses nothing', async () => {
  await crash();
  const file = await folder.write('listings.csv', csv([{ address: '1 Long Road', description: 'plain' }]));
  await importListings(t.ctx, { file, picturesFolder: folder.path, dryRun: true });
  expect(await statisticsOf(t.ctx.pool, 'properties')).toMatchObject([{ analysed: false, vacuumed: false }]);
});

test('tables with rows and without statistics are analysed once, by one of two copies', async () => {
  await createProperty(t.ctx.db);
  await crash();
  const other = openDatabase(String(t.ctx.pool.options.connectionString), () => {});
  try {
    const both = await Promise.all([vacuumUnanalysed(t.ctx.pool), vacuumUnanalysed(other.pool)]);
    const names = both.flat();
    expect(names).toContain('public.properties');
    expect(names).toContain('public.users');
    // Empty ones have no statistics.
    expect(names).not.toContain('public.favorites');
    expect(new Set(names).size).toBe(names.length);
  } finally {
    await other.close();
  }
  expect(await statisticsOf(t.ctx.pool, 'properties')).toEqual([
    { name: 'properties', analysed: true, vacuumed: true, rows: 1 },
  ]);
  expect(await vacuumUnanalysed(t.ctx.pool)).toEqual([]);
  expect(await vacuumUnanalysed(t.ctx.pool, { upgraded: true })).toContain('public.properties');
});

test('a start analyses tables without statistics in the background', async () => {
  const server = await startRealServer();
  try {
    const open = openDatabase(server.databaseUrl, () => {});
    try {
      await expect
        .poll(async () => (await statisticsOf(open.pool, 'places'))[0], { timeout: 60_000 })
        .toMatchObject({ analysed: true, vacuumed: true });
    } finally {
      await open.close();
    }
  } finally {
    await server.close();
  }
}, 120_000);
