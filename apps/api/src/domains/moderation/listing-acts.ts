import * as texts from '@africanscity/messages/moderation';
import { emailIn } from '../../kernel/outbox/email-template.ts';
import * as siteTexts from '@africanscity/messages/site';
import type { Transaction } from '@africanscity/db/client';
import type { Prisma, Property, User } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { recordAct } from '../../kernel/audit.ts';
import { actorOf } from '../../kernel/caller.ts';
import { getCompanyDetails } from '../../kernel/company-details.ts';
import { enqueueEmail } from '../../kernel/outbox/emails.ts';
import { hearsFromUs, isReachable } from '../../kernel/outbox/personal-message.ts';
import { lockAccountsShared } from '../accounts/lock-accounts.ts';
import { listingActEmail, messageToOwnerEmail } from './emails.ts';
import { lockRow } from '../../kernel/row-locks.sql.ts';

/** A listing with its owner, locked. */
export type ModeratedListing = Property & { owner: User };

/** The effect of an action on a listing, and the email to its owner. */
export interface ListingAct {
  change: Prisma.PropertyUncheckedUpdateInput;
  details: { before?: Prisma.InputJsonObject; after?: Prisma.InputJsonObject };
  /** Says the action to the owner, in their language: "Your listing “5 Elm Road” is hidden from the site by our team." */
  happened: (listing: { address: string }) => string;
  /** Says the owner's remedy, in their language. */
  advice: () => string;
}

interface Input {
  /** Name of the operation. */
  action: string;
  id: number;
  reason: string;
  /** Checks the locked listing; may throw. An action without a change is logged, without an email. */
  decide: (listing: ModeratedListing, tx: Transaction) => Promise<ListingAct | Unchanged> | ListingAct | Unchanged;
}

type Unchanged = Pick<ListingAct, 'details'> & { change: null };

/**
 * Executes an administrator's action on a listing, logs it, and emails the owner, all in one transaction. Locks the listing.
 * Returns the changed listing. Throws NotFound, and the errors of `decide`.
 */
export async function actOnListing(ctx: RequestContext, { action, id, reason, decide }: Input): Promise<Property> {
  const changed = await ctx.db.$transaction(async (tx) => {
    const listing = await lockListing(ctx, tx, id);
    const act = await decide(listing, tx);
    await recordAct(ctx, tx, { action, subject: `property ${id}`, reason, details: act.details });
    if (act.change === null) return listing;
    const after = await tx.property.update({ where: { id }, data: { ...act.change, version: { increment: 1 } } });
    if (listing.ownerId !== actorOf(ctx).userId) await tellOwner(ctx, tx, listing, { ...act, reason });
    return after;
  });
  return changed;
}

/** Locks a listing after its owner and the caller. Must be the first lock of a transaction. Throws NotFound. */
export async function lockListing(ctx: RequestContext, tx: Transaction, id: number): Promise<ModeratedListing> {
  const found = await tx.property.findUnique({ where: { id }, select: { ownerId: true } });
  if (!found) throw new NotFound(siteTexts.listingNotFound());
  await lockAccountsShared(ctx, tx, found.ownerId);
  await lockRow(tx, 'properties', id);
  return tx.property.findUniqueOrThrow({ where: { id }, include: { owner: true } });
}

/** Closes all open cases against a listing. Returns their number. The caller has locked the listing. */
export async function settleCase(
  tx: Transaction,
  propertyId: number,
  outcome: 'upheld' | 'dismissed',
  now: Date,
): Promise<number> {
  const waiting = { where: { propertyId, handledAt: null }, data: { handledAt: now, outcome } };
  const reports = await tx.listingReport.updateMany(waiting);
  const suspicions = await tx.listingSuspicion.updateMany(waiting);
  return reports.count + suspicions.count;
}

/** Emails the owner of a listing about the action. */
export async function tellOwner(
  ctx: RequestContext,
  tx: Transaction,
  listing: ModeratedListing,
  act: Pick<ListingAct, 'happened' | 'advice'> & { reason: string },
): Promise<void> {
  const { owner } = listing;
  if (!hearsFromUs(owner)) return;
  await enqueueEmail(ctx, tx, {
    to: owner.email,
    ...emailIn(owner, () => listingActEmail(owner, listing, act, ctx.config)),
  });
}

/** Emails the owner of a listing. Throws Conflict when they have no confirmed address. */
export async function messageListingOwner(ctx: RequestContext, input: { id: number; message: string }): Promise<void> {
  const listing = await ctx.db.property.findUnique({ where: { id: input.id }, include: { owner: true } });
  if (!listing) throw new NotFound(siteTexts.listingNotFound());
  const { owner } = listing;
  if (!isReachable(owner)) {
    throw new Conflict('not_reachable', texts.ownerHasntConfirmedEmail());
  }
  const company = await getCompanyDetails(ctx);
  await ctx.db.$transaction(async (tx) => {
    const rendered = emailIn(owner, () => messageToOwnerEmail(owner, listing, input.message, ctx.config));
    await enqueueEmail(ctx, tx, { to: owner.email, replyTo: company.email, ...rendered });
    await recordAct(ctx, tx, { action: 'messageListingOwner', subject: `property ${listing.id}` });
  });
}
