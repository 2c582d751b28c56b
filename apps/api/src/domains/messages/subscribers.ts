import * as texts from '@africanscity/messages/messages';
import type { Subscriber } from '@africanscity/contracts/messages/newsletter';
import type { calls } from '@africanscity/contracts/messages/calls';
import type { NewsletterSubscriber } from '@africanscity/db/generated/client';
import type { Readable } from 'node:stream';
import type { RequestContext } from '../../context.ts';
import { recordExport } from '../../kernel/audit.ts';
import { writeCsv } from '../../kernel/tables/csv.ts';
import { rowsById } from '../../kernel/tables/table-column.ts';
import { likePattern } from '../../kernel/like-pattern.ts';
import { presentPage, searchedId, tablePage } from '../../kernel/paging.ts';
import type { Verb } from '../../verb.ts';
import { inState } from './newsletter.ts';

export const getSubscribers: Verb<typeof calls.getSubscribers> = async (ctx, input) => {
  const id = searchedId(input.search);
  const where = {
    ...(input.state ? inState[input.state] : {}),
    ...(id === undefined ? { email: { contains: likePattern(input.search), mode: 'insensitive' as const } } : { id }),
  };
  const [rows, total] = await Promise.all([
    ctx.db.newsletterSubscriber.findMany({ where, ...tablePage(input) }),
    ctx.db.newsletterSubscriber.count({ where }),
  ]);
  return presentPage(rows.map(presentSubscriber), input, total);
};

function presentSubscriber(row: NewsletterSubscriber): Subscriber {
  const { id, email, confirmedAt, unsubscribedAt, createdAt } = row;
  return {
    id,
    email,
    state: unsubscribedAt ? 'unsubscribed' : confirmedAt ? 'subscribed' : 'waiting',
    confirmedAt: confirmedAt?.toISOString() ?? null,
    unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

export async function getSubscriberTotals(ctx: RequestContext) {
  const count = (state: keyof typeof inState) => ctx.db.newsletterSubscriber.count({ where: inState[state] });
  const [subscribed, waiting, unsubscribed] = await Promise.all([
    count('subscribed'),
    count('waiting'),
    count('unsubscribed'),
  ]);
  return { subscribed, waiting, unsubscribed };
}

const batch = 1000;

/** Exports all present subscribers of the newsletter. */
export async function exportSubscribers(ctx: RequestContext): Promise<Readable> {
  await recordExport(ctx, 'exportSubscribers', 'newsletter');
  const rows = rowsById((after) =>
    ctx.db.newsletterSubscriber.findMany({
      where: { ...inState.subscribed, id: { gt: after } },
      orderBy: { id: 'asc' },
      take: batch,
    }),
  );
  return writeCsv(
    [
      { title: texts.email(), valueOf: (row) => row.email },
      { title: texts.subscribedOn(), valueOf: (row) => row.confirmedAt?.toISOString() ?? null },
    ],
    rows,
  );
}
