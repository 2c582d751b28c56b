import { command, query, sql } from '../sql.ts';

/** Counts unfinished and failed jobs by queue and state, with the seconds for which the oldest of them is due. */
export const countJobs = query(
  { queue: 'text', state: 'text', count: 'int4', oldest: 'float8' },
  () => sql`
    SELECT name AS queue, CASE state WHEN 'active' THEN 'running' WHEN 'failed' THEN 'failed' ELSE 'waiting' END AS state,
      count(*)::int AS count, greatest(0, extract(epoch FROM clock_timestamp() - min(start_after)))::float8 AS oldest
    FROM jobs.job WHERE state IN ('created', 'retry', 'active', 'failed') GROUP BY 1, 2`,
);

/** Deletes jobs that do not run and whose data or result match a pattern. */
export const deleteJobs = command(
  (pattern: string) => sql`
    DELETE FROM jobs.job
    WHERE state <> 'active' AND lower(concat_ws(' ', data::text, output::text)) ~ ${pattern}`,
);
