import { globSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { query, sql, type Statement } from '../src/kernel/sql.ts';
import { rowFaults } from './row-faults.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const sources = join(import.meta.dirname, '../src');
const files = globSync('**/*.sql.ts', { cwd: sources }).sort();

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

describe('statements in SQL', () => {
  test.each(files)('%s declares the columns that the database describes', async (file) => {
    const exported = Object.entries((await import(join(sources, file))) as Record<string, unknown>);
    const faults: string[] = [];
    for (const [name, value] of exported) {
      if (!isStatement(value)) continue;
      const found = await rowFaults(client, value).catch((error: Error) => [error.message]);
      faults.push(...found.map((fault) => `${name}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
});

function isStatement(value: unknown): value is Statement {
  return typeof value === 'function' && 'exampleSql' in value;
}

describe('the faults of declared columns', () => {
  const faultsOf = (...declared: Parameters<typeof query>) => rowFaults(client, query(...declared));

  test('are none where names, types and nulls agree', async () => {
    const statement = query(
      { id: 'int4', at: 'timestamptz?', role: 'user_role', path: 'int4[]', total: 'int8' },
      (id: number) =>
        sql`SELECT id, disabled_at AS at, role, ARRAY[id] AS path, count(*) OVER () AS total FROM users WHERE id = ${id}`,
    );
    expect(await rowFaults(client, statement)).toEqual([]);
  });

  test('name a column that has another name', async () => {
    expect(await faultsOf({ user_id: 'int4' }, () => sql`SELECT id FROM users`)).toEqual([
      'id is not declared',
      'user_id is not in the rows',
    ]);
  });

  test('name a column that has another type', async () => {
    expect(await faultsOf({ id: 'text' }, () => sql`SELECT id FROM users`)).toEqual(['id is int4, declared as text']);
  });

  test('name a column that can be null', async () => {
    const nulls = () => sql`SELECT disabled_at FROM users`;
    expect(await faultsOf({ disabled_at: 'timestamptz' }, nulls)).toEqual(['disabled_at can be null']);
    expect(await faultsOf({ disabled_at: 'timestamptz!' }, nulls)).toEqual([]);
  });

  test('name a column that is never null', async () => {
    expect(await faultsOf({ id: 'int4?' }, () => sql`SELECT id FROM users`)).toEqual([
      'id is never null, declared as int4?',
    ]);
  });

  test('are those of the rows that a change returns', async () => {
    const change = () => sql`UPDATE users SET name = name RETURNING email`;
    expect(await faultsOf({ email: 'text' }, change)).toEqual(['email is citext, declared as text']);
  });

  test('include a statement that Postgres refuses', async () => {
    await expect(faultsOf({ id: 'int4' }, () => sql`SELECT id FROM nowhere`)).rejects.toThrow(
      'relation "nowhere" does not exist',
    );
  });
});
