import * as texts from '@africanscity/messages/messages';
import type { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import type { AlertFrequency } from '@africanscity/contracts/messages/saved-searches';
import { maxSavedSearches } from '@africanscity/contracts/messages/values';
import type { calls } from '@africanscity/contracts/messages/calls';
import type { Transaction } from '@africanscity/db/client';
import type { Prisma } from '@africanscity/db/generated/client';
import { language } from '@africanscity/messages/language';
import type { AppContext, RequestContext } from '../../../context.ts';
import { Conflict } from '../../../errors.ts';
import { consume } from '../../../kernel/limits.ts';
import type { EmailContent } from '../../../kernel/outbox/email-template.ts';
import { enqueueNeededEmail } from '../../../kernel/outbox/emails.ts';
import { isReachable } from '../../../kernel/outbox/personal-message.ts';
import { senderOf } from '../../../kernel/outbox/recipient-limits.ts';
import { createSecret, digestOf } from '../../../kernel/secrets.ts';
import { networkOf } from '../../../network.ts';
import { invalidLink } from '../../accounts/links.ts';
import { savedTextColumns } from '../../listings/search/saved-text.ts';
import { columnsOf, sameColumns } from './filter-columns.ts';
import { requireType } from './saved-searches.ts';
import { lockSavedSearches } from '../../../kernel/locks.ts';
import type { Verb } from '../../../verb.ts';
import { deleteDuplicates, startSearch } from './saved-searches.sql.ts';

type SaveInput = ListingFilter & { name: string; frequency: AlertFrequency; email: string; fax: string };

const lifetimeMs = 7 * 24 * 3_600_000;

/**
 * Emails a link that saves a search for an address. The response does not reveal whether the address is known. Throws
 * TooManyRequests when the address had too many emails. A bot that filled the hidden field gets a success response.
 */
export async function saveSearchByEmail(ctx: RequestContext, input: SaveInput): Promise<void> {
  const { name, frequency, email, fax, ...filter } = input;
  if (fax !== '') return;
  await consume(ctx, 'saveSearchByEmail', networkOf(ctx.address));
  const { propertyType, kind } = columnsOf(filter);
  await requireType(ctx, 'propertyType', propertyType);
  await requireType(ctx, 'kind', kind);
  const token = createSecret();
  const confirmExpiresAt = new Date(ctx.clock().getTime() + lifetimeMs);
  const url = `${ctx.config.publicUrl}/saved-search#token=${token}`;
  await ctx.db.$transaction(async (tx) => {
    await tx.savedSearchRequest.create({
      data: {
        email,
        language: language(),
        name,
        frequency,
        filter: filter as Prisma.InputJsonObject,
        confirmHash: digestOf(token),
        confirmExpiresAt,
        createdAt: ctx.clock(),
      },
    });
    const rendered = confirmSearchEmail(name, url);
    await enqueueNeededEmail(ctx, tx, { to: email, expiresAt: confirmExpiresAt, typedBy: senderOf(ctx), ...rendered });
  });
}

/** Saves the search of an emailed link: for the account of the address if it has one, else for the address. */
export const confirmSearchByEmail: Verb<typeof calls.confirmSearchByEmail> = async (ctx, { token }) => {
  await consume(ctx, 'accountLinkByNetwork', networkOf(ctx.address));
  const request = await ctx.db.savedSearchRequest.findFirst({
    where: { confirmHash: digestOf(token), confirmExpiresAt: { gt: ctx.clock() } },
  });
  if (!request) throw invalidLink();
  const { id, email, language, name, frequency } = request;
  const filter = request.filter as ListingFilter;
  const columns = columnsOf(filter);
  const kept = await savedTextColumns(ctx, filter);
  return ctx.db.$transaction(async (tx) => {
    // Serialises the searches of an address, so that the limit holds.
    await lockSavedSearches(tx, email);
    // Of two openings of a link, the second finds the first.
    const { count } = await tx.savedSearchRequest.updateMany({
      where: { id, confirmedAt: null },
      data: { confirmedAt: ctx.clock() },
    });
    if (count === 0) return { name, alreadyConfirmed: true };
    const account = await tx.user.findUnique({ where: { email } });
    const holder = account && isReachable(account) ? { userId: account.id } : { email };
    // An equal search replaces the one before, which may be paused.
    await tx.savedSearch.deleteMany({ where: { ...holder, ...sameColumns(columns) } });
    if ((await tx.savedSearch.count({ where: { ...holder, frequency: { not: 'never' } } })) >= maxSavedSearches) {
      throw new Conflict('too_many_saved_searches', texts.addressSearchesFull({ count: maxSavedSearches }));
    }
    const { id: searchId } = await tx.savedSearch.create({
      data: { ...holder, name, frequency, ...columns, ...kept, language, seenAt: ctx.clock() },
      select: { id: true },
    });
    // By the clock of the listings, so that only later listings are new.
    await startSearch(tx, searchId);
    return { name, alreadyConfirmed: false };
  });
};

/** Moves the searches of an address to the account that proved it, except those that the account has already. */
export async function adoptSearches(
  tx: Transaction,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  await deleteDuplicates(tx, { userId, email });
  await tx.savedSearch.updateMany({ where: { email }, data: { userId, email: null } });
}

/** Deletes requests whose link has expired. */
export async function deleteSearchRequests(ctx: AppContext): Promise<void> {
  await ctx.db.savedSearchRequest.deleteMany({ where: { confirmExpiresAt: { lt: ctx.clock() } } });
}

function confirmSearchEmail(name: string, url: string): EmailContent {
  return {
    subject: texts.confirmSavedSearch(),
    paragraphs: [texts.someoneProbablyAskedUsEmail({ name }), texts.needNoAccountEach()],
    action: { label: texts.emailMeNewListings(), url },
    remarks: [texts.linkWorksSevenDaysIf()],
  };
}
