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

/** A listing with its owner, locked. */
export type ModeratedListing = Property & { owner: User };

/** What an act does to a listing, and what its owner is told. */
export interface ListingAct {
  change: Prisma.PropertyUncheckedUpdateInput;
  details: { before?: Prisma.InputJsonObject; after?: Prisma.InputJsonObject };
  /** What happened, to the owner: "is hidden from the site". */
  happened: string;
  /** What the owner can do about it. */
  advice: string;
}

interface Input {
  /** Name of the operation. */
  action: string;
  id: number;
  reason: string;
  /** Looks at the locked listing; may throw. An act without a change is kept in the log, and nobody is emailed. */
  decide: (listing: ModeratedListing, tx: Transaction) => Promise<ListingAct | Unchanged> | ListingAct | Unchanged;
}

type Unchanged = Pick<ListingAct, 'details'> & { change: null };

/**
 * Carries out an administrator's act on a listing, keeps it in the audit log, and emails the owner, all or nothing.
 * Others wait for the listing meanwhile. Returns the listing as it is then. Throws NotFound, and whatever `decide`
 * throws.
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

/** Locks a listing after its owner and the caller. The first thing of a transaction. Throws NotFound. */
export async function lockListing(ctx: RequestContext, tx: Transaction, id: number): Promise<ModeratedListing> {
  const found = await tx.property.findUnique({ where: { id }, select: { ownerId: true } });
  if (!found) throw new NotFound('This listing');
  await lockAccountsShared(ctx, tx, found.ownerId);
  await tx.$queryRaw`SELECT id FROM properties WHERE id = ${id} FOR UPDATE`;
  return tx.property.findUniqueOrThrow({ where: { id }, include: { owner: true } });
}

/** Settles all that waits against a listing. Returns how much there was. The listing is locked by the caller. */
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

/** Emails the owner of a listing what happened to it. */
export async function tellOwner(
  ctx: RequestContext,
  tx: Transaction,
  listing: ModeratedListing,
  act: Pick<ListingAct, 'happened' | 'advice'> & { reason: string },
): Promise<void> {
  const { owner } = listing;
  if (!hearsFromUs(owner)) return;
  await enqueueEmail(ctx, tx, { to: owner.email, ...listingActEmail(owner, listing, act, ctx.config) });
}

/** Emails the owner of a listing. Throws Conflict when no confirmed address of theirs is known. */
export async function messageListingOwner(ctx: RequestContext, input: { id: number; message: string }): Promise<void> {
  const listing = await ctx.db.property.findUnique({ where: { id: input.id }, include: { owner: true } });
  if (!listing) throw new NotFound('This listing');
  const { owner } = listing;
  if (!isReachable(owner)) {
    throw new Conflict('not_reachable', 'The owner hasn’t confirmed an email address, so email can’t reach them.');
  }
  const company = await getCompanyDetails(ctx);
  await ctx.db.$transaction(async (tx) => {
    const rendered = messageToOwnerEmail(owner, listing, input.message, ctx.config);
    await enqueueEmail(ctx, tx, { to: owner.email, replyTo: company.email, ...rendered });
    await recordAct(ctx, tx, { action: 'messageListingOwner', subject: `property ${listing.id}` });
  });
}
