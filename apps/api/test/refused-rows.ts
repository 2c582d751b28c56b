import type { TestApp } from './test-app.ts';

/** Makes the database refuse to change rows of a table that match a condition on `NEW`, while `meanwhile` runs. */
export async function refuseChanges<Result>(
  t: TestApp,
  table: string,
  condition: string,
  meanwhile: () => Promise<Result>,
): Promise<Result> {
  await t.ctx.pool.query(`
    CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$;
    CREATE TRIGGER refused BEFORE UPDATE ON ${table} FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION refuse_change()`);
  try {
    return await meanwhile();
  } finally {
    await t.ctx.pool.query('DROP FUNCTION refuse_change() CASCADE');
  }
}
