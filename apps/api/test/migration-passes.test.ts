import { findPasses } from '@africanscity/db/migration-passes';
import { readSchemaSql } from '@africanscity/db/migrations';
import { expect, test } from 'vitest';

/** The last migration from before the rule. Migrations are not edited, so the rule is about later ones. */
const lastBefore = '20261128050000_webhooks';

test('no new migration locks a table for longer the more rows it has', async () => {
  const { migrations } = await readSchemaSql();
  expect(migrations.some(({ name }) => name === lastBefore)).toBe(true);
  const locking = migrations
    .filter(({ name }) => name > lastBefore)
    .flatMap(({ name, sql }) =>
      findPasses(sql)
        .filter(({ locks }) => locks)
        .map(({ kind, table }) => `${name}: ${kind} of ${table}`),
    );
  expect(locking, 'see "A change of the database" in CONTRIBUTING').toEqual([]);
});

test.each([
  ['ALTER TABLE homes ADD COLUMN doors INTEGER NOT NULL DEFAULT 1', []],
  ['ALTER TABLE homes DROP COLUMN doors', []],
  ['INSERT INTO homes (doors) VALUES (1) ON CONFLICT (id) DO UPDATE SET doors = 1', []],
  ['CREATE TABLE homes (id INTEGER PRIMARY KEY CHECK (id > 0)); CREATE INDEX homes_idx ON homes (id)', []],
  ['-- UPDATE homes SET doors = 1', []],
  ['CREATE INDEX homes_idx ON homes (doors)', ['index of homes, locked']],
  ['CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS homes_idx\n  ON homes (doors)', ['index of homes']],
  ['ALTER TABLE homes ADD CONSTRAINT few CHECK (doors < 9)', ['scan of homes, locked']],
  ['ALTER TABLE homes ADD COLUMN doors INTEGER CHECK (doors < 9)', ['scan of homes, locked']],
  ['ALTER TABLE homes ADD CONSTRAINT few CHECK (doors < 9) NOT VALID', []],
  ['ALTER TABLE homes VALIDATE CONSTRAINT few', ['scan of homes']],
  ['ALTER TABLE homes ADD FOREIGN KEY (owner_id) REFERENCES users (id)', ['scan of homes, locked']],
  ['ALTER TABLE homes ALTER COLUMN doors SET NOT NULL', ['scan of homes, locked']],
  ['ALTER TABLE homes ADD CONSTRAINT doors_given NOT NULL doors NOT VALID', []],
  ['ALTER TABLE homes ALTER COLUMN doors TYPE BIGINT', ['write of homes, locked']],
  ['ALTER TABLE homes ADD COLUMN twice INTEGER GENERATED ALWAYS AS (2 * doors) STORED', ['write of homes, locked']],
  ['ALTER TABLE homes ADD COLUMN key UUID DEFAULT gen_random_uuid()', ['write of homes, locked']],
  ['ALTER TABLE homes ADD UNIQUE (doors)', ['index of homes, locked']],
  ['ALTER TABLE homes ADD CONSTRAINT one UNIQUE USING INDEX homes_idx', []],
  ['UPDATE homes h SET doors = 1 FROM users u WHERE u.id = h.owner_id', ['write of homes, locked']],
  [
    '-- step: doors\nDO $$ BEGIN LOOP UPDATE homes SET doors = 1 WHERE id < 9; COMMIT; END LOOP; END $$;',
    ['write of homes'],
  ],
  ['DELETE FROM homes WHERE doors = 1', ['write of homes, locked']],
  ['VACUUM FULL homes', ['write of homes, locked']],
  ['LOCK TABLE homes IN EXCLUSIVE MODE', ['scan of homes, locked']],
])('finds the work that grows with a table: %s', (sql, expected) => {
  expect(findPasses(sql).map(({ kind, table, locks }) => `${kind} of ${table}${locks ? ', locked' : ''}`)).toEqual(
    expected,
  );
});
