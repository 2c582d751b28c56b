import type { Subscription } from '@africanscity/contracts/messages/unsubscribe';
import type { Prisma } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { readUnsubscribeToken } from '../../kernel/outbox/unsubscribe-links.ts';
import { invalidLink } from '../accounts/links.ts';
import { type EmailChoice, saveEmailChoice } from '../accounts/email-choices.ts';
import { endMonthlyMails } from '../listings/views/monthly-emails.ts';
import { pauseSavedSearches } from './saved-searches/saved-searches.ts';

const emailChoices = {
  'request-mails': 'requestMailsOffAt',
  'favorite-mails': 'favoriteMailsOffAt',
  'list-mails': 'listMailsOffAt',
} as const satisfies Partial<Record<Subscription['kind'], EmailChoice>>;

/** Ends the subscription of a link. Changes nothing when repeated. */
export async function unsubscribe(ctx: RequestContext, { token }: { token: string }): Promise<void> {
  const subscribed = readUnsubscribeToken(ctx.config, token);
  if (!subscribed) throw invalidLink();
  const { kind, id } = subscribed;
  if (kind === 'newsletter') {
    await ctx.db.newsletterSubscriber.updateMany({
      where: { id, unsubscribedAt: null },
      data: { unsubscribedAt: ctx.clock(), confirmHash: null, confirmExpiresAt: null },
    });
  } else if (kind === 'request-mails' || kind === 'favorite-mails' || kind === 'list-mails') {
    await saveEmailChoice(ctx, id, emailChoices[kind], false);
  } else if (kind === 'monthly-mails') {
    await endMonthlyMails(ctx, id);
  } else {
    const which = await searchesOf(ctx, kind, id);
    await ctx.db.$transaction((tx) => pauseSavedSearches(ctx, tx, which));
  }
}

/** Returns the subscription of a link, for the page that asks for confirmation. */
export async function readUnsubscribeLink(ctx: RequestContext, { token }: { token: string }): Promise<Subscription> {
  const subscribed = readUnsubscribeToken(ctx.config, token);
  if (!subscribed) throw invalidLink();
  const { kind, id } = subscribed;
  if (kind === 'newsletter') {
    const subscriber = await ctx.db.newsletterSubscriber.findUnique({ where: { id } });
    return { kind, name: '', active: Boolean(subscriber?.confirmedAt && !subscriber.unsubscribedAt) };
  }
  if (kind === 'request-mails' || kind === 'favorite-mails' || kind === 'list-mails') {
    const user = await ctx.db.user.findUnique({ where: { id } });
    return { kind, name: '', active: user?.[emailChoices[kind]] === null };
  }
  if (kind === 'monthly-mails') {
    const user = await ctx.db.user.findUnique({ where: { id } });
    return { kind, name: '', active: Boolean(user?.emailedMonth) };
  }
  const search = await ctx.db.savedSearch.findFirst({
    where: { ...(await searchesOf(ctx, kind, id)), frequency: { not: 'never' } },
  });
  return { kind, name: kind === 'saved-search' ? (search?.name ?? '') : '', active: search !== null };
}

/** Returns the saved searches of a link. Those of an address may belong to its account by now. */
async function searchesOf(
  ctx: RequestContext,
  kind: 'saved-search' | 'all-saved-searches' | 'searches-of-address',
  id: number,
): Promise<Prisma.SavedSearchWhereInput> {
  if (kind === 'saved-search') return { id };
  if (kind === 'all-saved-searches') return { userId: id };
  const search = await ctx.db.savedSearch.findUnique({ where: { id } });
  if (!search) return { id };
  return search.email === null ? { userId: search.userId } : { email: search.email };
}
