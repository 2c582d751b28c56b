import type { FeedbackRow } from '@africanscity/contracts/admin';
import type { z } from 'zod';
import type { RequestContext } from '../../context.ts';

export async function getFeedbackAll(ctx: RequestContext): Promise<z.infer<typeof FeedbackRow>[]> {
  const rows = await ctx.db.feedback.findMany({
    orderBy: { id: 'desc' },
    include: { user: { select: { title: true, name: true, surname: true } } },
  });
  return rows.map(({ id, message, createdAt, approvedAt, user }) => ({
    id,
    message,
    createdAt: createdAt.toISOString(),
    approvedAt: approvedAt?.toISOString() ?? null,
    user,
  }));
}
