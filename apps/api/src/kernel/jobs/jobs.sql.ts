import { command, sql } from '../sql.ts';

/** Deletes jobs that do not run and whose data or result match a pattern. */
export const deleteJobs = command(
  (pattern: string) => sql`
    DELETE FROM jobs.job
    WHERE state <> 'active' AND lower(concat_ws(' ', data::text, output::text)) ~ ${pattern}`,
);
