import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { forgetUser } from './delete-account.ts';

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** Rows that outlive the account: others rely on them, or the law asks for them. They name no person. */
const staying = new Set([
  'properties.owner_id',
  'payments.user_id',
  'payment_events.actor_id',
  'subscriptions.user_id',
  'exchange_rates.actor_id',
  'audit_entries.actor_id',
  'ad_tasks.done_by_id',
  'contact_answers.author_id',
  'company_page_drafts.changed_by',
  'company_page_versions.published_by',
]);

/** Columns that refer to users, by foreign key, from the catalogue of the database. */
async function columnsOfUsers(): Promise<{ table: string; column: string }[]> {
  return t.ctx.db.$queryRaw`
    SELECT c.conrelid::regclass::text AS table, a.attname::text AS column
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
    WHERE c.contype = 'f' AND c.confrelid = 'users'::regclass
    ORDER BY 1, 2`;
}

/**
 * Adds a row to the table with the user in that column, and values of the right types in the others. Foreign keys,
 * checks and triggers do not apply to it.
 */
async function addRow(table: string, column: string, userId: number): Promise<void> {
  const columns = await t.ctx.db.$queryRaw<{ name: string; type: string; label: string | null }[]>`
    SELECT a.attname::text AS name, format_type(a.atttypid, NULL) AS type,
      (SELECT min(enumlabel::text) FROM pg_enum WHERE enumtypid = a.atttypid) AS label
    FROM pg_attribute a
    WHERE a.attrelid = ${table}::regclass AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      AND a.attidentity = '' AND a.attnotnull AND (NOT a.atthasdef OR a.attname = ${column})`;
  const values = new Map(columns.map(({ name, type, label }) => [name, label ? `'${label}'` : valueOf(type)]));
  values.set(column, String(userId));
  const names = [...values.keys()].map((name) => `"${name}"`).join(', ');
  await t.ctx.db.$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL session_replication_role = replica`;
    await tx.$executeRawUnsafe(`INSERT INTO ${table} (${names}) VALUES (${[...values.values()].join(', ')})`);
  });
}

/** An SQL literal of a type. */
function valueOf(type: string): string {
  if (/int|numeric|double/.test(type)) return '1';
  if (/timestamp|date/.test(type)) return 'now()';
  if (type === 'boolean') return 'false';
  if (/json/.test(type)) return `'{}'`;
  if (type === 'uuid') return 'gen_random_uuid()';
  if (type === 'bytea') return `'\\x01'`;
  if (type.endsWith('[]')) return `'{}'`;
  if (type === 'text') return 'gen_random_uuid()::text';
  return `'x'`;
}

test('deleting an account leaves no row that refers to the user, except those that must stay', async () => {
  const user = await createUser(t.ctx.db);
  const columns = await columnsOfUsers();
  const named = columns.map(({ table, column }) => `${table}.${column}`);
  expect(named, 'a reference that stays is in the catalogue').toEqual(expect.arrayContaining([...staying]));
  const leaving = columns.filter(({ table, column }) => !staying.has(`${table}.${column}`));
  expect(leaving.length).toBeGreaterThan(25);
  const checks = await t.ctx.db.$queryRaw<{ table: string; name: string }[]>`
    SELECT conrelid::regclass::text AS table, conname AS name FROM pg_constraint
    WHERE contype = 'c' AND conrelid <> 0 AND connamespace = 'public'::regnamespace`;
  for (const { table, name } of checks)
    await t.ctx.db.$executeRawUnsafe(`ALTER TABLE ${table} DROP CONSTRAINT "${name}"`);
  for (const { table, column } of leaving) await addRow(table, column, user.id);

  await t.ctx.db.$transaction((tx) => forgetUser(t.ctx, tx, user.id));

  const left: string[] = [];
  for (const { table, column } of leaving) {
    const [{ rows }] = await t.ctx.db.$queryRawUnsafe<[{ rows: number }]>(
      `SELECT count(*)::int AS rows FROM ${table} WHERE "${column}" = $1`,
      user.id,
    );
    if (rows > 0) left.push(`${table}.${column}`);
  }
  expect(left).toEqual([]);
});
