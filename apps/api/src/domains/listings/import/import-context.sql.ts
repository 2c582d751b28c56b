import { query, sql } from '../../../kernel/sql.ts';

/** Returns whether the database has the tables of the schema. */
export const findTables = query(
  { present: 'bool?' },
  () => sql`SELECT to_regclass('properties') IS NOT NULL AS present`,
);

/** Returns whether the database has the tables of the queue of jobs. */
export const findQueue = query({ present: 'bool?' }, () => sql`SELECT to_regclass('jobs.job') IS NOT NULL AS present`);
