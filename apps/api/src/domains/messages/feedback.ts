import * as siteTexts from '@africanscity/messages/site';
import type { FeedbackRow } from '@africanscity/contracts/messages/feedback';
import type { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { recordAct } from '../../kernel/audit.ts';
import { actorOf } from '../../kernel/caller.ts';
import { likePattern } from '../../kernel/like-pattern.ts';
import { consume } from '../../kernel/limits.ts';
import { presentPage, searchedId, tablePage } from '../../kernel/paging.ts';
import { lockAccountsShared } from '../accounts/lock-accounts.ts';
import { presentFeedback } from './contact-messages.ts';
import { lockRow } from '../../kernel/row-locks.sql.ts';

export async function saveFeedback(ctx: RequestContext, input: { message: string }): Promise<void> {
  const { userId } = actorOf(ctx);
  await consume(ctx, 'saveFeedback', userId);
  await ctx.db.$transaction(async (tx) => {
    await lockAccountsShared(ctx, tx);
    await tx.feedback.create({ data: { userId, message: input.message } });
  });
}

interface Input {
  page: number;
  size: number;
  search: string;
  sort: { column: 'id' | 'createdAt'; direction: 'asc' | 'desc' };
  approved?: boolean;
}

export async function getFeedbackTable(ctx: RequestContext, input: Input) {
  const id = searchedId(input.search);
  const contains = { contains: likePattern(input.search), mode: 'insensitive' } as const;
  const where = {
    approvedAt: input.approved === undefined ? undefined : input.approved ? { not: null } : null,
    ...(id === undefined
      ? {
          OR: [
            { message: contains },
            { user: { OR: [{ name: contains }, { surname: contains }, { email: contains }] } },
          ],
        }
      : { id }),
  };
  const [rows, total] = await Promise.all([
    ctx.db.feedback.findMany({ where, ...tablePage(input), include: { user: true } }),
    ctx.db.feedback.count({ where }),
  ]);
  return presentPage(rows.map(presentFeedback), input, total);
}

export async function deleteFeedback(ctx: RequestContext, input: { id: number; reason: string }): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    await lockAccountsShared(ctx, tx);
    const { count } = await tx.feedback.deleteMany({ where: { id: input.id } });
    if (count === 0) throw new NotFound(siteTexts.feedbackNotFound());
    await recordAct(ctx, tx, { action: 'deleteFeedback', subject: `feedback ${input.id}`, reason: input.reason });
  });
}

export async function approveFeedback(ctx: RequestContext, input: { id: number; approved: boolean }): Promise<void> {
  const { id, approved } = input;
  await ctx.db.$transaction(async (tx) => {
    await lockAccountsShared(ctx, tx);
    await lockRow(tx, 'feedback', id);
    const before = await tx.feedback.findUnique({ where: { id } });
    if (!before) throw new NotFound(siteTexts.feedbackNotFound());
    await tx.feedback.update({ where: { id }, data: { approvedAt: approved ? ctx.clock() : null } });
    await recordAct(ctx, tx, {
      action: 'approveFeedback',
      subject: `feedback ${id}`,
      details: { before: { approved: before.approvedAt !== null }, after: { approved } },
    });
  });
}

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
