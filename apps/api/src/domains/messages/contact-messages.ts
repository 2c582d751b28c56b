import * as texts from '@africanscity/messages/messages';
import * as siteTexts from '@africanscity/messages/site';
import type { ContactMessageRow } from '@africanscity/contracts/messages/messages';
import type { FeedbackRow } from '@africanscity/contracts/messages/feedback';
import type { calls } from '@africanscity/contracts/messages/calls';
import type { ContactAnswer, ContactMessage, Feedback, User } from '@africanscity/db/generated/client';
import type { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { recordAct } from '../../kernel/audit.ts';
import { actorOf } from '../../kernel/caller.ts';
import { getCompanyDetails } from '../../kernel/company-details.ts';
import { likePattern } from '../../kernel/like-pattern.ts';
import { type EmailContent, emailIn } from '../../kernel/outbox/email-template.ts';
import { enqueueEmail } from '../../kernel/outbox/emails.ts';
import { presentPage, searchedId, tablePage } from '../../kernel/paging.ts';
import { fullName } from '../../kernel/people.ts';
import type { Verb } from '../../verb.ts';

interface Input {
  page: number;
  size: number;
  search: string;
  sort: { column: 'id' | 'createdAt' | 'surname' | 'email'; direction: 'asc' | 'desc' };
  handled?: boolean;
}

export async function getContactMessages(ctx: RequestContext, input: Input) {
  const id = searchedId(input.search);
  const contains = { contains: likePattern(input.search), mode: 'insensitive' } as const;
  const where = {
    handledAt: input.handled === undefined ? undefined : input.handled ? { not: null } : null,
    ...(id === undefined
      ? {
          OR: [
            { name: contains },
            { surname: contains },
            { email: contains },
            { subject: contains },
            { message: contains },
          ],
        }
      : { id }),
  };
  const answers = { orderBy: { id: 'asc' }, include: { author: true } } as const;
  const [rows, total] = await Promise.all([
    ctx.db.contactMessage.findMany({ where, ...tablePage(input), include: { answers } }),
    ctx.db.contactMessage.count({ where }),
  ]);
  return presentPage(rows.map(presentContactMessage), input, total);
}

/** A repeated call changes nothing. */
export const handleContactMessage: Verb<typeof calls.handleContactMessage> = async (ctx, input) => {
  const { id, handled } = input;
  await ctx.db.$transaction(async (tx) => {
    const found = await tx.contactMessage.findUnique({ where: { id }, select: { id: true } });
    if (!found) throw new NotFound(siteTexts.messageNotFound());
    const { count } = await tx.contactMessage.updateMany({
      where: { id, handledAt: handled ? null : { not: null } },
      data: { handledAt: handled ? ctx.clock() : null },
    });
    if (count === 0) return;
    await recordAct(ctx, tx, {
      action: 'handleContactMessage',
      subject: `message ${id}`,
      details: { before: { handled: !handled }, after: { handled } },
    });
  });
};

/** Emails an answer, stores it, and closes the message. */
export async function answerContactMessage(ctx: RequestContext, input: { id: number; message: string }): Promise<void> {
  const company = await getCompanyDetails(ctx);
  await ctx.db.$transaction(async (tx) => {
    const asked = await tx.contactMessage.findUnique({ where: { id: input.id } });
    if (!asked) throw new NotFound(siteTexts.messageNotFound());
    await tx.contactAnswer.create({
      data: { messageId: asked.id, authorId: actorOf(ctx).userId, message: input.message, createdAt: ctx.clock() },
    });
    await tx.contactMessage.update({
      where: { id: asked.id },
      data: { handledAt: asked.handledAt ?? ctx.clock() },
    });
    await enqueueEmail(ctx, tx, {
      to: asked.email,
      replyTo: company.email,
      ...emailIn(asked, () => answerEmail(asked, input.message)),
    });
    await recordAct(ctx, tx, { action: 'answerContactMessage', subject: `message ${asked.id}` });
  });
}

/** Email to a person who wrote to the company; replies reach the company. */
function answerEmail(asked: { name: string; message: string; subject: string }, answer: string): EmailContent {
  const subject = asked.subject.replace(/\s+/g, ' ').trim();
  return {
    subject: subject ? texts.ourAnswer({ subject }) : texts.ourAnswerMessage(),
    name: asked.name,
    paragraphs: [answer, texts.youWrote(), asked.message],
    remarks: [texts.replyEmailWriteUs()],
  };
}

export function presentFeedback(row: Feedback & { user: User }): z.infer<typeof FeedbackRow> {
  const { id, message, createdAt, approvedAt, mayBeShown, user } = row;
  return {
    id,
    message,
    createdAt: createdAt.toISOString(),
    approvedAt: approvedAt?.toISOString() ?? null,
    mayBeShown,
    user: { title: user.title, name: user.name, surname: user.surname },
  };
}

type MessageRow = ContactMessage & { answers: (ContactAnswer & { author: User | null })[] };

function presentContactMessage(row: MessageRow): ContactMessageRow {
  const { id, name, surname, email, subject, message, createdAt, handledAt, answers } = row;
  return {
    id,
    name,
    surname,
    email,
    subject,
    message,
    createdAt: createdAt.toISOString(),
    handledAt: handledAt?.toISOString() ?? null,
    answers: answers.map((answer) => ({
      id: answer.id,
      message: answer.message,
      author: answer.author ? fullName(answer.author) : texts.aFormerAdministrator(),
      createdAt: answer.createdAt.toISOString(),
    })),
  };
}
