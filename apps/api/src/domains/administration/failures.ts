import type { FailedJob } from '@africanscity/contracts/administration/overview';
import type { calls } from '@africanscity/contracts/administration/calls';
import type { Prisma } from '@africanscity/db/generated/client';
import type { AppContext, RequestContext } from '../../context.ts';
import { likePattern } from '../../kernel/like-pattern.ts';
import { presentPage, tablePage } from '../../kernel/paging.ts';
import type { Verb } from '../../verb.ts';
import { countFailed, findFailed } from './administration.sql.ts';

export async function countFailedJobs(ctx: Pick<AppContext, 'db'>): Promise<number> {
  const [row] = await countFailed(ctx.db);
  return row?.count ?? 0;
}

const most = 100;
const longestMessage = 500;

export async function getFailedJobs(ctx: RequestContext): Promise<FailedJob[]> {
  const rows = await findFailed(ctx.db, most);
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

export const getFailedMailsPage: Verb<typeof calls.getFailedMailsPage> = async (ctx, input) => {
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
};
