/** A first migration of a small database. */
export const tables = {
  name: '1_tables',
  sql: 'CREATE TABLE applied_sql (path TEXT PRIMARY KEY, checksum TEXT, applied_at TIMESTAMPTZ); CREATE TABLE houses (rooms INTEGER)',
  checksum: '1',
};

/** A second one, which needs the lock of a table. */
export const addDoors = { name: '2_doors', sql: 'ALTER TABLE houses ADD COLUMN doors INTEGER', checksum: '2' };
