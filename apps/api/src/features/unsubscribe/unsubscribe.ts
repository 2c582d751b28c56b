import type { RequestContext } from '../../context.ts';
import { endRequestMails } from '../property-requests/end-request-mails.ts';
import { pauseSavedSearches } from '../saved-searches/pause-saved-searches.ts';
import { invalidLink } from '../users/links.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/** Ends what the link names. Doing it again, or after it is gone, changes nothing. */
export async function unsubscribe(ctx: RequestContext, { token }: { token: string }): Promise<void> {
  const subscribed = readUnsubscribeToken(ctx.config, token);
  if (!subscribed) throw invalidLink();
  const { kind, id } = subscribed;
  if (kind === 'newsletter') {
    await ctx.db.newsletterSubscriber.updateMany({
      where: { id, unsubscribedAt: null },
      data: { unsubscribedAt: ctx.clock(), confirmHash: null, confirmExpiresAt: null },
    });
  } else if (kind === 'request-mails') {
    await endRequestMails(ctx, id);
  } else {
    await ctx.db.$transaction((tx) => pauseSavedSearches(ctx, tx, kind === 'saved-search' ? { id } : { userId: id }));
  }
}
