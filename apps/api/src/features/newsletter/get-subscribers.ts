import type { EndpointInput, EndpointOutput } from '@africanscity/contracts/endpoint';
import type { getSubscribers as endpoint, Subscriber } from '@africanscity/contracts/newsletter';
import type { NewsletterSubscriber } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { likePattern } from '../../like-pattern.ts';
import { searchedId, tablePage } from '../../table-page.ts';
import { presentPage } from '../listings/search/present-page.ts';
import { inState } from './subscriber-states.ts';

export async function getSubscribers(
  ctx: RequestContext,
  input: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
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
}

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
