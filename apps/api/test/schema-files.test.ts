import { randomUUID } from 'node:crypto';
import { diffSchemas, readSchema } from '@africanscity/db/schema-engine';
import { createDatabase, dropDatabase } from '@africanscity/db/testing/test-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

// One database from the migrations, one by Prisma's engine from the schema files. Compares Postgres's description of both,
// because the engine cannot read a database through this driver.
const drawnName = `africanscity_${randomUUID().replaceAll('-', '')}`;
let database: TestDatabase;
let migrated: pg.Client;
let drawn: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  migrated = await connect(database.url);
  drawn = await connect(await createDatabase(inject('serverUrl'), drawnName));
  await drawn.query('CREATE EXTENSION citext; CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent');
  await drawn.query(await diffSchemas(database.url, 'empty', await readSchema()));
});
afterAll(async () => {
  await drawn.end();
  await migrated.end();
  await dropDatabase(inject('serverUrl'), drawnName);
  await database.drop();
});

/** Objects that only SQL uses, and migrations alone create. */
const tablesWithoutModel = ['_prisma_migrations', 'applied_sql', 'listing_counts', 'search_vocabulary'];
const columnsWithoutField = ['properties.alike_digest', 'properties.pictured', 'properties.words'];

test('every table has a model, and every model a table', async () => {
  expect(await read(migrated, tables)).toEqual([...(await read(drawn, tables)), ...tablesWithoutModel].toSorted());
});

test('every column is a field of the same type, nullability and default', async () => {
  const columnsOfModels = (await read(migrated, columns)).filter((column) => !ofTableWithoutModel(column));
  const fields = await read(drawn, columns);
  const named = (column: string) => columnsWithoutField.some((name) => column.startsWith(`${name} `));
  expect(columnsOfModels.filter(named)).toHaveLength(columnsWithoutField.length);
  expect(columnsOfModels.filter((column) => !named(column))).toEqual(fields);
});

test('enums have the same values in the same order', async () => {
  expect(await read(migrated, enums)).toEqual(await read(drawn, enums));
});

test('relations are the same foreign keys, with the same consequences', async () => {
  expect(await read(migrated, foreignKeys)).toEqual(await read(drawn, foreignKeys));
});

test('keys and indexes of the schema files exist; migrations add those that Prisma cannot express', async () => {
  expect(await read(migrated, indexes)).toEqual(expect.arrayContaining(await read(drawn, indexes)));
});

const tables = `SELECT relname AS fact FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`;

// The expression of a generated column is in place of a default.
const columns = `
  SELECT concat_ws(' ', c.relname || '.' || a.attname, format_type(a.atttypid, a.atttypmod),
    CASE WHEN a.attnotnull THEN 'NOT NULL' END,
    CASE WHEN a.attgenerated = '' THEN pg_get_expr(d.adbin, d.adrelid) END) AS fact
  FROM pg_attribute a
  JOIN pg_class c ON c.oid = a.attrelid
  LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
  WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped`;

const enums = `
  SELECT t.typname || ' ' || string_agg(e.enumlabel, ', ' ORDER BY e.enumsortorder) AS fact
  FROM pg_enum e JOIN pg_type t ON t.oid = e.enumtypid
  WHERE t.typnamespace = 'public'::regnamespace GROUP BY t.typname`;

const foreignKeys = `
  SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS fact
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`;

const indexes = `SELECT indexdef AS fact FROM pg_indexes WHERE schemaname = 'public'`;

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

/** Facts in one order, whatever the collation of the server. */
async function read(client: pg.Client, query: string): Promise<string[]> {
  const { rows } = await client.query<{ fact: string }>(query);
  return rows.map(({ fact }) => fact).toSorted();
}

function ofTableWithoutModel(column: string): boolean {
  return tablesWithoutModel.some((table) => column.startsWith(`${table}.`));
}
