import * as texts from '@africanscity/messages/listings';
import { isTaken } from '@africanscity/contracts/listings/rental';
import type { SavedListing } from '@africanscity/contracts/listings/own-listings';
import type { PropertyStatus } from '@africanscity/contracts/listings/status';
import type { RequestContext } from '../../../context.ts';
import { InvalidInput } from '../../../errors.ts';
import { recordAct } from '../../../kernel/audit.ts';
import { actorOf } from '../../../kernel/caller.ts';
import { lockAccountsShared } from '../../accounts/lock-accounts.ts';
import { type GivenPrice, readEditedPrice } from '../core/asking-price.ts';
import { confirming } from '../core/confirming.ts';
import { costsAfter, moveInColumns } from '../core/move-in.ts';
import { noteFallenPrice } from '../favorites/fallen-prices.ts';
import { reviewPrices } from '../price-reviews/price-reviews.ts';
import { loggedChange } from './logged-change.ts';
import { lockOwnListing, readOwnListing } from '../core/own-listing.ts';
import { consumeChange } from './changes-by-key.ts';
import { keptColumns } from '../core/taken-homes.ts';
import { withPlace } from '../core/place-of-package.ts';

interface Input extends GivenPrice {
  id: number;
  version?: number | undefined;
  status?: PropertyStatus | undefined;
  keepWhenTaken?: boolean | undefined;
}

/** Changes the price or the status of a listing, or whether its page stays when it is sold or let. Throws NotFound for one of others, Conflict without a place in the package. */
export async function changeOwnListing(ctx: RequestContext, input: Input): Promise<SavedListing> {
  const actor = actorOf(ctx);
  const { id, version, status, keepWhenTaken } = input;
  await consumeChange(ctx, 'changeOwnListing');
  const { ownerId } = await readOwnListing(ctx, actor, id);
  return ctx.db.$transaction(async (tx) => {
    await lockAccountsShared(ctx, tx, ownerId);
    // Entitlements are locked before listings, as in all code that counts an owner's listings.
    await ctx.hooks.listingQuota.lockEntitlements(tx, ownerId);
    await lockOwnListing(tx, actor, id, version);
    const before = await tx.property.findUniqueOrThrow({ where: { id } });
    const confirmed = confirming(ctx.clock());
    const after = { ...before, ...confirmed, status: status ?? before.status };
    if (keepWhenTaken !== undefined && !isTaken(after.status))
      throw new InvalidInput([{ field: 'keepWhenTaken', defaultMessage: texts.onlyHomeSoldLet() }]);
    const kept = keptColumns(keepWhenTaken, before, after.status, ctx.clock());
    const price = await readEditedPrice({ db: tx, clock: ctx.clock }, before, input, after.status);
    const costs = costsAfter(before, { ...price, status: after.status });
    const moveIn = moveInColumns({ ...price, status: after.status }, costs);
    await withPlace(ctx, tx, { ownerId, before, after }, () =>
      tx.property.update({
        where: { id },
        data: { ...confirmed, ...price, ...costs, ...moveIn, ...kept, status, version: { increment: 1 } },
      }),
    );
    await reviewPrices(ctx, tx, [id]);
    const saved = await tx.property.findUniqueOrThrow({ where: { id } });
    const details = loggedChange(before, saved);
    await recordAct(ctx, tx, { action: 'changeOwnListing', subject: `property ${id}`, ownerId, details });
    await noteFallenPrice(ctx, tx, saved);
    await ctx.hooks.listingsArrived(ctx, tx);
    return { id, version: saved.version, priceHeld: saved.priceHeldAt !== null };
  });
}
