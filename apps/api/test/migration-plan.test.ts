import { planned } from '@africanscity/db/migration-plan';
import { expect, test } from 'vitest';

const rows = new Map([['homes', 3_500_000]]);

test.each([
  ['ALTER TABLE homes ADD COLUMN doors INTEGER', 1],
  ['UPDATE owners SET name = 1', 1],
  ['ALTER TABLE homes VALIDATE CONSTRAINT few', 4],
  ['CREATE INDEX CONCURRENTLY homes_idx ON homes (doors)', 14],
  ['UPDATE homes SET doors = 1', 1000],
  [
    '-- step: doors\nDO $$ BEGIN UPDATE homes SET doors = 1; COMMIT; END $$;\n-- step: index\nCREATE INDEX CONCURRENTLY homes_idx ON homes (doors);',
    1014,
  ],
])('expects of three and a half million rows: %s', (sql, seconds) => {
  expect(planned({ name: '1', sql, checksum: '' }, rows).seconds).toBe(seconds);
});
