import type { ListingConfirmation } from '@africanscity/contracts/listings/own-listings';
import type { calls } from '@africanscity/contracts/listings/calls';
import type { Prisma } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../../context.ts';
import { consume } from '../../../kernel/limits.ts';
import { presentPicture } from '../../../kernel/pictures/stored-pictures.ts';
import { networkOf } from '../../../network.ts';
import { lockOwnersShared } from '../../accounts/lock-accounts.ts';
import { invalidLink } from '../../accounts/links.ts';
import { withPlace } from '../core/place-of-package.ts';
import { ownerOfToken } from './confirmation-links.ts';
import { confirming } from '../core/confirming.ts';
import { askingPriceText } from '../core/present-price.ts';
import { lockRow } from '../../../kernel/row-locks.sql.ts';
import type { Verb } from '../../../verb.ts';

/** Listings shown at a time. */
const shown = 50;

/** Opening the link changes nothing, because email scanners open all links. */
export const openListingConfirmation: Verb<typeof calls.openListingConfirmation> = async (ctx, { token }) => {
  await consume(ctx, 'listingConfirmationByNetwork', networkOf(ctx.address));
  return readWaiting(ctx, await ownerOfToken(ctx, token));
};

interface Answer {
  token: string;
  id: number;
  answer: 'available' | 'taken';
}

/** Throws Conflict `listing_limit` when a paused listing finds no place in the package. */
export async function answerListingConfirmation(ctx: RequestContext, input: Answer): Promise<ListingConfirmation> {
  const { token, id, answer } = input;
  await consume(ctx, 'listingConfirmationByNetwork', networkOf(ctx.address));
  const ownerId = await ownerOfToken(ctx, token);
  await ctx.db.$transaction(async (tx) => {
    const [owner] = await lockOwnersShared(tx, [ownerId]);
    if (!owner || owner.disabledAt) throw invalidLink();
    await ctx.hooks.listingQuota.lockEntitlements(tx, ownerId);
    await lockRow(tx, 'properties', id);
    const before = await tx.property.findFirst({ where: { id, ...waiting(ownerId) } });
    if (!before) return;
    const rents = before.status === 'FOR_RENT';
    const status = answer === 'available' ? before.status : rents ? ('RENTED' as const) : ('SOLD' as const);
    const data = { ...confirming(ctx.clock()), status };
    await withPlace(ctx, tx, { ownerId, before, after: { ...before, ...data } }, () =>
      tx.property.update({ where: { id }, data: { ...data, version: { increment: 1 } } }),
    );
    await ctx.hooks.listingsArrived(ctx, tx);
  });
  return readWaiting(ctx, ownerId);
}

/** The open questions to an owner, which the link may answer. */
function waiting(ownerId: number) {
  return {
    ownerId,
    confirmationAskedAt: { not: null },
    status: { in: ['FOR_SALE', 'FOR_RENT'] },
    deletedAt: null,
  } satisfies Prisma.PropertyWhereInput;
}

async function readWaiting(ctx: RequestContext, ownerId: number): Promise<ListingConfirmation> {
  const where = waiting(ownerId);
  const [total, rows] = await Promise.all([
    ctx.db.property.count({ where }),
    ctx.db.property.findMany({
      where,
      orderBy: { id: 'asc' },
      take: shown,
      include: { cover: { include: { variants: true } } },
    }),
  ]);
  return {
    total,
    listings: rows.map(({ id, address, area, city, type, price, cover, status, pausedAt, ...row }) => ({
      id,
      address,
      area,
      city,
      type,
      price: price.toNumber(),
      askingPrice: askingPriceText(row),
      picture: cover && presentPicture(ctx.config, cover),
      status,
      resting: pausedAt !== null,
    })),
  };
}
