import type { EndpointInput, EndpointOutput } from '@africanscity/contracts/call';
import type { FailedJob } from '@africanscity/contracts/administration/overview';
import type * as calls from '@africanscity/contracts/administration/calls';
import type { Prisma } from '@africanscity/db/generated/client';
import type { AppContext, RequestContext } from '../../context.ts';
import { likePattern } from '../../kernel/like-pattern.ts';
import { presentPage, tablePage } from '../../kernel/paging.ts';

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

async function readFailedJobs(ctx: Pick<AppContext, 'db'>, most: number): Promise<FailedJobRow[]> {
  if (!(await hasQueue(ctx))) return [];
  return ctx.db.$queryRaw<FailedJobRow[]>`
    SELECT id::text, name, coalesce(completed_on, created_on) AS failed_at, output
    FROM jobs.job WHERE state = 'failed' ORDER BY failed_at DESC LIMIT ${most}`;
}

async function hasQueue(ctx: Pick<AppContext, 'db'>): Promise<boolean> {
  const [row] = await ctx.db.$queryRaw<{ found: boolean }[]>`SELECT to_regclass('jobs.job') IS NOT NULL AS found`;
  return row?.found ?? false;
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

/** The queue keeps the error that ended a job as an object. */
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
