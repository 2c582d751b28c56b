import type { RequestContext } from '../../context.ts';
import { inState } from './subscriber-states.ts';

export async function getSubscriberTotals(ctx: RequestContext) {
  const count = (state: keyof typeof inState) => ctx.db.newsletterSubscriber.count({ where: inState[state] });
  const [subscribed, waiting, unsubscribed] = await Promise.all([
    count('subscribed'),
    count('waiting'),
    count('unsubscribed'),
  ]);
  return { subscribed, waiting, unsubscribed };
}
