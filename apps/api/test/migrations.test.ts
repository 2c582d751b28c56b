import { createHash, randomUUID } from 'node:crypto';
import { migrate } from '@africanscity/db/migrate';
import { readSchemaSql, type SchemaSql } from '@africanscity/db/migrations';
import { createDatabase, dropDatabase } from '@africanscity/db/testing/test-postgres';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';

// Most of these test how files are applied, not their content, so small ones are enough.
const name = `africanscity_${randomUUID().replaceAll('-', '')}`;
let url: string;
let db: pg.Client;

beforeEach(async () => {
  url = await createDatabase(inject('serverUrl'), name);
  db = new pg.Client({ connectionString: url });
  await db.connect();
});
afterEach(async () => {
  await db.end();
  await dropDatabase(inject('serverUrl'), name);
});

const tables = `CREATE TABLE applied_sql (path TEXT PRIMARY KEY, checksum TEXT NOT NULL, applied_at TIMESTAMPTZ);
  CREATE TABLE houses (rooms INTEGER);`;
const rooms = (answer: number) =>
  file('sql/rooms.sql', `CREATE OR REPLACE FUNCTION rooms() RETURNS INTEGER LANGUAGE sql AS 'SELECT ${answer}'`);
const small: SchemaSql = { migrations: [file('1_tables', tables)], definitions: [rooms(3)] };

function file(fileName: string, sql: string) {
  return { name: fileName, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}

async function read(query: string): Promise<unknown[]> {
  return (await db.query({ text: query, rowMode: 'array' })).rows;
}

test('an empty database gets all migrations, then functions, views and triggers', async () => {
  const { migrations, definitions } = await readSchemaSql();
  const names = [...migrations, ...definitions].map((applied) => applied.name);
  expect(names.length).toBeGreaterThan(5);
  expect(await migrate(url)).toEqual(names);
  expect(await migrate(url)).toEqual([]);
  expect(
    await read(`SELECT to_regprocedure('listings_inserted()') IS NOT NULL, to_regclass('listing_counts') IS NOT NULL,
      EXISTS (SELECT FROM pg_trigger WHERE tgname = 'properties_inserted')`),
  ).toEqual([[true, true, true]]);
});

test('copies that start together apply everything once', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => migrate(url)));
  expect(answers.filter((applied) => applied.length)).toHaveLength(1);
  expect(await read('SELECT migration_name FROM _prisma_migrations')).toEqual(
    (await readSchemaSql()).migrations.map((migration) => [migration.name]),
  );
});

test('the table of migrations is what Prisma reads: checksum of the file, times, one step', async () => {
  await migrate(url, small);
  expect(
    await read(`SELECT migration_name, checksum, applied_steps_count, logs, rolled_back_at,
      id ~ '^[0-9a-f-]{36}$', finished_at >= started_at FROM _prisma_migrations`),
  ).toEqual([['1_tables', createHash('sha256').update(tables).digest('hex'), 1, null, null, true, true]]);
});

test('a failed migration leaves nothing, is named, and is applied once it is fixed', async () => {
  const failing = file('2_fails', 'CREATE TABLE gardens (trees INTEGER); INSERT INTO houses (rooms) VALUES (1 / 0);');
  await expect(migrate(url, { ...small, migrations: [...small.migrations, failing] })).rejects.toThrow(
    '2_fails failed, and nothing of it was applied: division by zero',
  );
  expect(await read(`SELECT to_regclass('gardens'), (SELECT count(*)::int FROM _prisma_migrations)`)).toEqual([
    [null, 1],
  ]);
  const mended = file('2_fails', 'CREATE TABLE gardens (trees INTEGER)');
  expect(await migrate(url, { ...small, migrations: [...small.migrations, mended] })).toEqual([
    '2_fails',
    'sql/rooms.sql',
  ]);
});

test('a migration that failed under Prisma is applied again', async () => {
  await migrate(url, small);
  await db.query(`INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('1', '', '2_gardens')`);
  const gardens = file('2_gardens', 'CREATE TABLE gardens (trees INTEGER)');
  expect(await migrate(url, { ...small, migrations: [...small.migrations, gardens] })).toEqual(['2_gardens']);
});

test('a changed file of functions is applied at the next start, and an unchanged one is not', async () => {
  const other = file('sql/other.sql', 'CREATE TABLE made_once ()');
  await migrate(url, { ...small, definitions: [other, rooms(3)] });
  expect(await read('SELECT rooms()')).toEqual([[3]]);
  // Applied again, the other file would fail.
  expect(await migrate(url, { ...small, definitions: [other, rooms(4)] })).toEqual(['sql/rooms.sql']);
  expect(await read('SELECT rooms()')).toEqual([[4]]);
  expect(await migrate(url, { ...small, definitions: [other, rooms(4)] })).toEqual([]);
});

test('files of functions that changed together are applied together or not at all', async () => {
  await migrate(url, small);
  const failing = file('sql/wrong.sql', 'CREATE FUNCTION wrong() RETURNS nothing');
  await expect(migrate(url, { ...small, definitions: [rooms(4), failing] })).rejects.toThrow('sql/wrong.sql failed');
  expect(await read('SELECT rooms()')).toEqual([[3]]);
});

test('the files of functions can all be applied again', async () => {
  await migrate(url);
  await db.query(`UPDATE applied_sql SET checksum = ''`);
  expect(await migrate(url)).toEqual((await readSchemaSql()).definitions.map((definition) => definition.name));
});

test('a migration that changed after it was applied is refused', async () => {
  await migrate(url, small);
  await expect(migrate(url, { ...small, migrations: [file('1_tables', `${tables} -- changed`)] })).rejects.toThrow(
    'The migration 1_tables was changed after it was applied',
  );
});

test('a database of a newer version is refused', async () => {
  await migrate(url, { ...small, migrations: [...small.migrations, file('2_newer', 'SELECT 1')] });
  await expect(migrate(url, small)).rejects.toThrow(
    'holds the migration 2_newer, which this version does not know: it was upgraded by a newer version',
  );
});

test('a database from before the first release is refused with advice, and stays unchanged', async () => {
  await migrate(url, { migrations: [file('20261121000000_initial', tables)], definitions: [] });
  await expect(migrate(url)).rejects.toThrow(
    /development version from before the first release.*Make an empty database and name it in DATABASE_URL/,
  );
  expect(await read(`SELECT migration_name FROM _prisma_migrations`)).toEqual([['20261121000000_initial']]);
  expect(await read(`SELECT to_regclass('users')`)).toEqual([[null]]);
});

test('later synonyms of types reach an existing database, beside those of the administration', async () => {
  await migrate(url, await readSchemaBefore('_words_of_kinds'));
  await db.query(`INSERT INTO property_types (name, position, words) VALUES
    ('House', 1, '{house,our word,دار,hse}'), ('Studio', 2, '{studio,mini flat,bedsit}'), ('Our kind', 3, '{mini flat}')`);
  await migrate(url);
  expect(await read('SELECT name, words FROM property_types ORDER BY position')).toEqual([
    ['House', ['house', 'our word', 'دار', 'hse', 'ديار', 'hses', 'keja', 'hao']],
    ['Studio', ['studio', 'bedsit', 'ستوديو', 'bachelor', 'bachelor pad', 'bachelor room', 'bachelor apartment']],
    ['Our kind', ['mini flat']],
  ]);
});

test('later names of places reach existing places', async () => {
  await migrate(url, await readSchemaBefore('_more_words_of_kinds_and_places'));
  // Of today's triggers, only this one fills a column of a later migration.
  await db.query('DROP TRIGGER place_names_traced ON place_names');
  await db.query(`INSERT INTO places (kind, country, name, parent_id) VALUES
    ('country', 'KE', 'Kenya', NULL), ('country', 'ZA', 'South Africa', NULL)`);
  await db.query(`INSERT INTO places (kind, country, name, parent_id)
    SELECT 'area', country, 'Westlands', id FROM places WHERE kind = 'country'`);
  await migrate(url);
  expect(
    await read(`SELECT country, array_agg(n.name ORDER BY n.name) FROM place_names n JOIN places p ON p.id = n.place_id
    WHERE p.name = 'Westlands' GROUP BY 1`),
  ).toEqual([
    [
      'KE',
      [
        'abc place',
        'sarit',
        'sarit center',
        'sarit centre',
        'waiyaki way',
        'westgate mall',
        'westi',
        'westie',
        'westy',
      ],
    ],
  ]);
});

test('listings of the previous version keep their words, and wait for their amenities', async () => {
  const { migrations } = await readSchemaSql();
  const at = migrations.findIndex(({ name: one }) => one.endsWith('_amenities_of_listings'));
  await migrate(url, { migrations: migrations.slice(0, at), definitions: [] });
  await db.query(`INSERT INTO users (id, name, surname, email, updated_at) VALUES (1, 'Tendai', 'Moyo', 'tendai@example.com', now());
    INSERT INTO property_types (name) VALUES ('House');
    INSERT INTO properties (owner_id, type, address, price, description, status, updated_at)
    SELECT 1, 'House', '1 Garden Road', 1, told, 'FOR_SALE', now() FROM unnest('{With a pool.,Plain.,Meublé.}'::text[]) AS told`);
  const words = (await read('SELECT words::text FROM properties ORDER BY id')) as unknown[][];
  const { rows: indexes } = await db.query<{ count: string }>(countIndexes);
  await migrate(url, { migrations: migrations.slice(0, at + 1), definitions: [] });
  expect(await read('SELECT words::text, amenities::text FROM properties ORDER BY id')).toEqual(
    words.map((row) => [...row, '{}']),
  );
  // That of amenities is new, and the number of those with the column is unchanged.
  expect((await db.query<{ count: string }>(countIndexes)).rows).toEqual([
    { count: String(Number(indexes[0]!.count) + 1) },
  ]);
  expect(await read(`SELECT indexrelid::regclass::text FROM pg_index WHERE NOT indisvalid`)).toEqual([]);
  expect(await read(`SELECT proname FROM pg_proc WHERE proname = 'facts_told'`)).toEqual([]);
});

test('demoted listings of the previous version get their dates back, and every listing keeps its position', async () => {
  const { migrations } = await readSchemaSql();
  const at = migrations.findIndex(({ name: one }) => one.endsWith('_ranks_of_listings'));
  await migrate(url, { migrations: migrations.slice(0, at), definitions: [] });
  await db.query(`INSERT INTO users (id, name, surname, email, updated_at) VALUES (1, 'Tendai', 'Moyo', 'tendai@example.com', now());
    INSERT INTO property_types (name) VALUES ('House');
    INSERT INTO properties (id, owner_id, type, address, price, description, status, updated_at, created_at, confirmed_at)
    SELECT n, 1, 'House', n || ' Garden Road', 1, '', 'FOR_SALE', now(), timestamptz '2026-01-01Z' + n * interval '1 minute', '2026-02-01Z'
    FROM generate_series(1, 2500) AS n;
    UPDATE properties SET sunk_from = created_at, created_at = created_at - interval '10 years' WHERE id % 2 = 0;
    UPDATE properties SET hidden_by_team_at = now() WHERE id % 5 = 0;
    -- As the previous version counts what moves in lists.
    CREATE FUNCTION record_moves() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO listing_changes SELECT n.listed_as, n.type, n.city, n.price, n.created_at, n.id, 1
      FROM new_rows n JOIN old_rows o USING (id) WHERE n.created_at <> o.created_at;
      RETURN NULL;
    END $$;
    CREATE TRIGGER properties_updated AFTER UPDATE ON properties REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION record_moves();
    INSERT INTO listing_changes VALUES ('FOR_SALE', 'House', '', 1, '2016-01-01T00:02:00Z', 2, 1)`);
  const { rows: indexes } = await db.query(countIndexes);
  const places = await read('SELECT id FROM properties ORDER BY created_at, id');
  const content = await read('SELECT id, price, listed_as, version, updated_at FROM properties ORDER BY id');

  await migrate(url, { migrations: migrations.slice(0, at + 1), definitions: [] });
  expect(await read('SELECT id FROM properties ORDER BY ranked_at, id')).toEqual(places);
  expect(await read('SELECT id, price, listed_as, version, updated_at FROM properties ORDER BY id')).toEqual(content);
  expect(
    await read(`SELECT count(*)::int, count(*) FILTER (WHERE demoted_at IS NOT NULL)::int, min(demoted_at)::text, max(demoted_at)::text
      FROM properties WHERE created_at = timestamptz '2026-01-01Z' + id * interval '1 minute'
      AND ranked_at = created_at - CASE WHEN id % 2 = 0 THEN interval '10 years' ELSE interval '0' END`),
  ).toEqual([[2500, 1250, '2026-04-17 00:00:00+00', '2026-04-17 00:00:00+00']]);
  expect(await read('SELECT ranked_at::text, id FROM listing_changes')).toEqual([['2016-01-01 00:02:00+00', 2]]);
  expect(await read(`SELECT tgenabled FROM pg_trigger WHERE tgname = 'properties_updated'`)).toEqual([['O']]);
  expect((await db.query(countIndexes)).rows).toEqual(indexes);
  expect(await read(`SELECT indexrelid::regclass::text FROM pg_index WHERE NOT indisvalid`)).toEqual([]);
});

test('deleted listings of the previous version say who deleted them', async () => {
  const { migrations } = await readSchemaSql();
  const at = migrations.findIndex(({ name: one }) => one.endsWith('_deleted_by'));
  await migrate(url, { migrations: migrations.slice(0, at), definitions: [] });
  await db.query(`INSERT INTO users (id, name, surname, email, updated_at) VALUES (1, 'Tendai', 'Moyo', 'tendai@example.com', now());
    INSERT INTO property_types (name) VALUES ('House');
    INSERT INTO properties (id, owner_id, type, address, price, description, status, updated_at, deleted_at, deleted_reason) VALUES
      (1, 1, 'House', '1 Garden Road', 1, '', 'FOR_SALE', now(), NULL, NULL),
      (2, 1, 'House', '1 Garden Road', 1, '', 'FOR_SALE', now(), now(), NULL),
      (3, 1, 'House', '1 Garden Road', 1, '', 'FOR_SALE', now(), now(), ''),
      (4, 1, 'House', '1 Garden Road', 1, '', 'FOR_SALE', now(), now(), 'A fraud')`);
  await migrate(url, { migrations: migrations.slice(0, at + 1), definitions: [] });
  expect(await read('SELECT id, deleted_by, deleted_reason FROM properties ORDER BY id')).toEqual([
    [1, null, null],
    [2, 'owner', null],
    [3, 'team', null],
    [4, 'team', 'A fraud'],
  ]);
});

test('names and landing pages of the previous version keep their places', async () => {
  const { migrations } = await readSchemaSql();
  const at = migrations.findIndex(({ name: one }) => one.endsWith('_names_within_no_place'));
  await migrate(url, { migrations: migrations.slice(0, at), definitions: [] });
  const record = {
    namesBefore: [{ placeId: 2, name: '"withinId": 0', withinId: 0 }],
    namesAfter: [{ placeId: 2, name: 'vi', withinId: 10 }],
  };
  await db.query(`INSERT INTO places (id, kind, country, name, slug, parent_id) VALUES
      (1, 'country', 'NG', 'Nigeria', 'nigeria', NULL), (2, 'area', 'NG', 'Victoria Island', 'victoria-island', 1);
    INSERT INTO place_names (place_id, name, within_id, path) VALUES (1, 'naija', 0, '{1}'), (2, 'vi', 0, '{2}'), (2, 'vi', 1, '{2,1}');
    INSERT INTO landing_pages (status, place_id, kind, homes, newest_change, changed_at) VALUES
      ('FOR_SALE', 0, '', 9, now(), '2026-02-01Z'), ('FOR_SALE', 0, 'House', 8, now(), '2026-02-02Z'),
      ('FOR_RENT', 1, '', 7, now(), '2026-02-03Z'), ('FOR_RENT', 1, 'House', 6, now(), '2026-02-04Z');
    INSERT INTO place_merges (place_id, into_id, name, into_name, record) VALUES (3, 2, 'VI', 'Victoria Island', '${JSON.stringify(record)}')`);
  await migrate(url, { migrations: migrations.slice(0, at + 2), definitions: [] });
  expect(await read('SELECT place_id, name, within_id, path FROM place_names ORDER BY place_id, within_id')).toEqual([
    [1, 'naija', null, [1]],
    [2, 'vi', 1, [2, 1]],
    [2, 'vi', null, [2]],
  ]);
  expect(await read('SELECT status::text, place_id, kind, homes FROM landing_pages ORDER BY changed_at')).toEqual([
    ['FOR_SALE', null, null, 9],
    ['FOR_SALE', null, 'House', 8],
    ['FOR_RENT', 1, null, 7],
    ['FOR_RENT', 1, 'House', 6],
  ]);
  expect(await read('SELECT record FROM place_merges')).toEqual([
    [{ ...record, namesBefore: [{ placeId: 2, name: '"withinId": 0', withinId: null }] }],
  ]);
});

const countIndexes = `SELECT count(*) FROM pg_indexes WHERE tablename = 'properties'`;

test('a migration in steps continues where it failed, and waits for a lock without blocking others', async () => {
  await migrate(url, small);
  const steps = (second: string) =>
    file(
      '2_steps',
      `-- step: a column
      ALTER TABLE houses ADD COLUMN IF NOT EXISTS trees INTEGER;
      -- step: batches
      DO $$ BEGIN INSERT INTO houses (trees) VALUES (3); COMMIT; ${second} END $$;
      -- step: an index
      CREATE INDEX CONCURRENTLY houses_trees_idx ON houses (trees);
      -- step: the last, recorded in its transaction
      ALTER TABLE houses DROP COLUMN rooms`,
    );
  const failing = { ...small, migrations: [...small.migrations, steps('PERFORM 1 / 0;')] };
  await expect(migrate(url, failing)).rejects.toThrow(
    'A step of 2_steps failed, and the next start repeats it: division by zero',
  );
  expect(await read('SELECT rooms, trees FROM houses')).toEqual([[null, 3]]);

  await db.query('BEGIN; SELECT FROM houses');
  const whole = { ...small, migrations: [...small.migrations, steps('')] };
  const both = Promise.all([migrate(url, whole), migrate(url, whole)]);
  const other = new pg.Client({ connectionString: url, statement_timeout: 10_000 });
  await other.connect();
  try {
    // The migration lets this through while it waits for its lock.
    await expect.poll(async () => (await other.query(waiting)).rowCount, { timeout: 5_000 }).toBe(1);
    await other.query('SELECT trees FROM houses');
  } finally {
    await other.end();
  }
  await db.query('COMMIT');
  expect((await both).flat()).toEqual(['2_steps']);
  expect(await read('SELECT * FROM houses')).toEqual([[3], [3]]);
  expect(await read(`SELECT applied_steps_count FROM _prisma_migrations WHERE migration_name = '2_steps'`)).toEqual([
    [1],
  ]);
});

const waiting = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%ALTER TABLE houses%' AND datname = current_database()`;

/** Definitions that name columns, types or sequences of later migrations. */
const younger = new Set([
  'sql/alike-digest.sql',
  'sql/relisted-homes.sql',
  'sql/search-names.sql',
  'sql/listing-ranks.sql',
  'sql/listing-changes.sql',
  'sql/reduced-prices.sql',
  'sql/webhook-events.sql',
]);

/**
 * The schema before a migration, with today's definitions except for younger ones. Columns that today's triggers name exist
 * already.
 */
async function readSchemaBefore(name: string) {
  const { migrations, definitions } = await readSchemaSql();
  const last = migrations.findIndex((migration) => migration.name.endsWith(name));
  return {
    migrations: [...migrations.slice(0, last), ...migrations.filter((one) => one.name.endsWith('_pins_of_listings'))],
    definitions: definitions.filter(({ name: file }) => !younger.has(file)),
  };
}
