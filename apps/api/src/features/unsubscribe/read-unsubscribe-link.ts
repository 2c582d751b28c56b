import type { Subscription } from '@africanscity/contracts/unsubscribe';
import type { RequestContext } from '../../context.ts';
import { invalidLink } from '../users/links.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/** What a link would end, for the page that asks. */
export async function readUnsubscribeLink(ctx: RequestContext, { token }: { token: string }): Promise<Subscription> {
  const subscribed = readUnsubscribeToken(ctx.config, token);
  if (!subscribed) throw invalidLink();
  const { kind, id } = subscribed;
  if (kind === 'newsletter') {
    const subscriber = await ctx.db.newsletterSubscriber.findUnique({ where: { id } });
    return { kind, name: '', active: Boolean(subscriber?.confirmedAt && !subscriber.unsubscribedAt) };
  }
  if (kind === 'request-mails') {
    const owner = await ctx.db.user.findUnique({ where: { id } });
    return { kind, name: '', active: owner !== null && owner.requestMailsOffAt === null };
  }
  const search = await ctx.db.savedSearch.findFirst({
    where: { ...(kind === 'saved-search' ? { id } : { userId: id }), frequency: { not: 'never' } },
  });
  return { kind, name: kind === 'saved-search' ? (search?.name ?? '') : '', active: search !== null };
}
