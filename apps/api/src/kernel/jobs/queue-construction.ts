import { getConstructionPlans } from 'pg-boss';
import { DatabaseRefused } from '@africanscity/db/database-refused';
import { schema } from './queue.ts';

/**
 * Returns the SQL that makes the queue's tables of this version; '' for a database without them. Throws `DatabaseRefused` when
 * the tables have another version.
 */
export function queueConstruction(version: number | null): string {
  if (version === null) return '';
  const sql = getConstructionPlans(schema);
  if (new RegExp(`INSERT INTO ${schema}\\.version\\(version\\) VALUES \\('${version}'\\)`).test(sql)) return sql;
  throw new DatabaseRefused(
    `The tables of the queue have the version ${version}, which is not that of this version: start the server once, which upgrades them.`,
  );
}
