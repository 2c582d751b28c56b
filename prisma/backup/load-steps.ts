import type pg from 'pg';
import { unfinishedRestore } from '../migrate.ts';
import { type BackupTable, identifierOf, queueSchema, type SequenceState } from './tables.ts';

/** Statements that drop foreign keys and disable triggers, and those that bring them back. */
const constraintSteps = `
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS before,
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS after
  FROM pg_constraint WHERE contype = 'f' AND conparentid = 0 AND connamespace::regnamespace::text IN (current_schema(), $1)
  ORDER BY conrelid::regclass::text, conname`;
const triggerSteps = `
  SELECT DISTINCT format('ALTER TABLE %s DISABLE TRIGGER USER', tgrelid::regclass) AS before,
    format('ALTER TABLE %s ENABLE TRIGGER USER', tgrelid::regclass) AS after
  FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid
  WHERE NOT tgisinternal AND relnamespace::regnamespace::text IN (current_schema(), $1)
  ORDER BY 1`;

/**
 * Empties the tables for the rows of a backup, and takes off what would look at each row or change it: foreign keys and
 * triggers. The owner of the tables may do that; turning all of it off for a session needs a superuser.
 */
export async function prepareTables(client: pg.Client, tables: BackupTable[]): Promise<void> {
  await client.query('BEGIN');
  try {
    for (const query of [constraintSteps, triggerSteps]) {
      const { rows } = await client.query<{ before: string; after: string }>(query, [queueSchema]);
      for (const { before, after } of rows) {
        await client.query(before);
        await client.query(`INSERT INTO ${unfinishedRestore}.steps (statement) VALUES ($1)`, [after]);
      }
    }
    await client.query(`TRUNCATE ${tables.map(({ name }) => identifierOf(name)).join(', ')}`);
    await client.query(`UPDATE ${unfinishedRestore}.state SET prepared = true`);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

/** Brings back foreign keys, which checks all references, and triggers, sets sequences, and forgets the restore. */
export async function finishLoading(client: pg.Client, sequences: SequenceState[]): Promise<void> {
  // Checks of references need plans that know the rows.
  await client.query('ANALYZE');
  const { rows } = await client.query<{ id: number; statement: string }>(
    `SELECT id, statement FROM ${unfinishedRestore}.steps ORDER BY id`,
  );
  for (const { id, statement } of rows)
    await client.query(`BEGIN; ${statement}; DELETE FROM ${unfinishedRestore}.steps WHERE id = ${id}; COMMIT`);
  for (const { name, last, called } of sequences)
    await client.query('SELECT setval($1::regclass, $2, $3)', [identifierOf(name), last, called]);
  await client.query(`DROP SCHEMA ${unfinishedRestore} CASCADE`);
}
