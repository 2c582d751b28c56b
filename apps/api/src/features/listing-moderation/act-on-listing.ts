import type { Transaction } from '@africanscity/db/client';
import type { Prisma, Property, User } from '@africanscity/db/generated/client';
import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { recordAct } from '../admin/record-act.ts';
import { holdAccounts } from '../users/hold-accounts.ts';
import { enqueueMail, wakeMailDelivery } from '../mails/enqueue-mail.ts';
import { listingActMail } from './mails/listing-act.ts';

export type ModeratedListing = Property & { owner: User };

/** What an act does to a listing, and what its owner is told; null when nothing is to be done. */
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
  /** Looks at the locked listing; may throw. */
  decide: (listing: ModeratedListing, tx: Transaction) => Promise<ListingAct> | ListingAct;
}

/**
 * Carries out an administrator's act on a listing, keeps it in the audit log, and mails the owner, all or
 * nothing. Others wait for the listing meanwhile. Returns the listing as it is then. Throws NotFound, and whatever
 * `decide` throws.
 */
export async function actOnListing(ctx: RequestContext, { action, id, reason, decide }: Input): Promise<Property> {
  const changed = await ctx.db.$transaction(async (tx) => {
    const listing = await lockListing(ctx, tx, id);
    const act = await decide(listing, tx);
    const after = await tx.property.update({ where: { id }, data: { ...act.change, version: { increment: 1 } } });
    await recordAct(ctx, tx, { action, subject: `property ${id}`, reason, details: act.details });
    if (listing.ownerId !== actorOf(ctx).userId) await tellOwner(ctx, tx, listing, act, reason);
    return after;
  });
  await wakeMailDelivery(ctx);
  return changed;
}

/** Locks a listing after its owner and the caller. The first thing of a transaction. Throws NotFound. */
export async function lockListing(ctx: RequestContext, tx: Transaction, id: number): Promise<ModeratedListing> {
  const found = await tx.property.findUnique({ where: { id }, select: { ownerId: true } });
  if (!found) throw new NotFound('This listing');
  await holdAccounts(ctx, tx, found.ownerId);
  await tx.$queryRaw`SELECT id FROM properties WHERE id = ${id} FOR UPDATE`;
  return tx.property.findUniqueOrThrow({ where: { id }, include: { owner: true } });
}

/** Owners whose address is not theirs for certain, such as those of imports, hear nothing. */
async function tellOwner(
  ctx: RequestContext,
  tx: Transaction,
  listing: ModeratedListing,
  act: ListingAct,
  reason: string,
) {
  const { owner } = listing;
  if (!owner.emailVerifiedAt || owner.disabledAt) return;
  await enqueueMail(ctx, tx, { to: owner.email, ...listingActMail(owner, listing, { ...act, reason }, ctx.config) });
}
