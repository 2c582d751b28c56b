import * as texts from '@africanscity/messages/messages';
import * as siteTexts from '@africanscity/messages/site';
import type { FeedbackForm, FeedbackRow } from '@africanscity/contracts/messages/feedback';
import type { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { recordAct } from '../../kernel/audit.ts';
import { actorOf } from '../../kernel/caller.ts';
import { likePattern } from '../../kernel/like-pattern.ts';
import { consume } from '../../kernel/limits.ts';
import { presentPage, searchedId, tablePage } from '../../kernel/paging.ts';
import { lockAccountsShared } from '../accounts/lock-accounts.ts';
import { presentFeedback } from './contact-messages.ts';
import { lockRow } from '../../kernel/row-locks.sql.ts';

type FeedbackInput = z.output<typeof FeedbackForm>;

export async function saveFeedback(ctx: RequestContext, { message, mayBeShown }: FeedbackInput): Promise<void> {
  const { userId } = actorOf(ctx);
  await consume(ctx, 'saveFeedback', userId);
  await ctx.db.$transaction(async (tx) => {
    await lockAccountsShared(ctx, tx);
    await tx.feedback.create({ data: { userId, message, mayBeShown } });
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

/** Shows feedback on the home page, or hides it. Throws Conflict when its writer did not agree to have it shown. */
export async function approveFeedback(ctx: RequestContext, input: { id: number; approved: boolean }): Promise<void> {
  const { id, approved } = input;
  await ctx.db.$transaction(async (tx) => {
    await lockAccountsShared(ctx, tx);
    await lockRow(tx, 'feedback', id);
    const before = await tx.feedback.findUnique({ where: { id } });
    if (!before) throw new NotFound(siteTexts.feedbackNotFound());
    if (approved && before.mayBeShown === false) throw new Conflict('not_allowed', texts.writerDisagrees());
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
    include: { user: true },
  });
  return rows.map(presentFeedback);
}
