import type { EndpointInput, EndpointOutput } from '@africanscity/contracts/call';
import type { FailedJob } from '@africanscity/contracts/administration/overview';
import type { calls } from '@africanscity/contracts/administration/calls';
import { Prisma } from '@africanscity/db/generated/client';
import type { AppContext, RequestContext } from '../../context.ts';
import { deadLetters } from '../../kernel/jobs/queue.ts';
import { likePattern } from '../../kernel/like-pattern.ts';
import { presentPage, tablePage } from '../../kernel/paging.ts';

interface FailedJobRow {
  id: string;
  name: string;
  failed_at: Date;
  output: unknown;
}

/**
 * Returns jobs that were given up: dead letters, which the queue keeps for 30 days, and failed scheduled runs, kept for a
 * day. Reads the queue's own tables.
 */
const failedJobs = Prisma.sql`
  SELECT id, source_name AS name, created_on AS failed_at, source_output AS output
  FROM jobs.job WHERE name = ${deadLetters}
  UNION ALL
  SELECT id, name, coalesce(completed_on, created_on), output
  FROM jobs.job WHERE state = 'failed' AND dead_letter IS NULL`;

export async function countFailedJobs(ctx: Pick<AppContext, 'db'>): Promise<number> {
  const [row] = await ctx.db.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count FROM (${failedJobs}) failed`;
  return row?.count ?? 0;
}

async function readFailedJobs(ctx: Pick<AppContext, 'db'>, most: number): Promise<FailedJobRow[]> {
  return ctx.db.$queryRaw<FailedJobRow[]>`
    SELECT id::text, name, failed_at, output FROM (${failedJobs}) failed ORDER BY failed_at DESC LIMIT ${most}`;
}

const most = 100;
const longestMessage = 500;

export async function getFailedJobs(ctx: RequestContext): Promise<FailedJob[]> {
  const rows = await readFailedJobs(ctx, most);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    failedAt: row.failed_at.toISOString(),
    message: messageOf(row.output).slice(0, longestMessage),
  }));
}

/** The queue stores the error that ended a job as an object. */
function messageOf(output: unknown): string {
  if (typeof output === 'object' && output !== null && 'message' in output) return String(output.message);
  return output === null ? '' : JSON.stringify(output);
}

export async function getFailedMailsPage(
  ctx: RequestContext,
  input: EndpointInput<typeof calls.getFailedMailsPage>,
): Promise<EndpointOutput<typeof calls.getFailedMailsPage>> {
  const words = { contains: likePattern(input.search), mode: 'insensitive' } as const;
  const where: Prisma.QueuedMailWhereInput = {
    abandonedAt: { not: null },
    OR: input.search ? [{ recipient: words }, { subject: words }] : undefined,
  };
  const [total, mails] = await Promise.all([
    ctx.db.queuedMail.count({ where }),
    ctx.db.queuedMail.findMany({ where, ...tablePage(input) }),
  ]);
  const rows = mails.map(({ id, createdAt, abandonedAt, recipient, subject, attempts, lastError }) => ({
    id,
    createdAt: createdAt.toISOString(),
    abandonedAt: (abandonedAt ?? createdAt).toISOString(),
    recipient,
    subject,
    attempts,
    lastError,
  }));
  return presentPage(rows, input, total);
}
