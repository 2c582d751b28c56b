import type { AppContext } from '../../context.ts';

interface FailedJobRow {
  id: string;
  name: string;
  failed_at: Date;
  output: unknown;
}

/** Jobs that were given up. The queue keeps them for a day in tables of its own, which it makes when it first starts. */
export async function countFailedJobs(ctx: Pick<AppContext, 'db'>): Promise<number> {
  if (!(await hasQueue(ctx))) return 0;
  const [row] = await ctx.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM jobs.job WHERE state = 'failed'`;
  return row?.count ?? 0;
}

export async function readFailedJobs(ctx: Pick<AppContext, 'db'>, most: number): Promise<FailedJobRow[]> {
  if (!(await hasQueue(ctx))) return [];
  return ctx.db.$queryRaw<FailedJobRow[]>`
    SELECT id::text, name, coalesce(completed_on, created_on) AS failed_at, output
    FROM jobs.job WHERE state = 'failed' ORDER BY failed_at DESC LIMIT ${most}`;
}

async function hasQueue(ctx: Pick<AppContext, 'db'>): Promise<boolean> {
  const [row] = await ctx.db.$queryRaw<{ found: boolean }[]>`SELECT to_regclass('jobs.job') IS NOT NULL AS found`;
  return row?.found ?? false;
}
