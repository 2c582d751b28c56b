import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { readEntitlement } from './entitlement.ts';
import { lockChosenListing } from './lock-chosen-listing.ts';

/** Chooses one's own listing for the ads of one's package, or takes it off them. Again changes nothing. */
export async function saveAdvertisedListing(
  ctx: RequestContext,
  input: { propertyId: number; advertised: boolean },
): Promise<void> {
  const { userId } = actorOf(ctx);
  const now = ctx.clock();
  await ctx.db.$transaction(async (tx) => {
    const listing = await lockChosenListing(ctx, tx, input.propertyId);
    if ((listing.advertisedAt !== null) === input.advertised) return;
    if (input.advertised) {
      const { limits, package: bought } = await readEntitlement(tx, userId, now);
      const chosen = await tx.property.count({
        where: { ownerId: userId, deletedAt: null, advertisedAt: { not: null } },
      });
      if (limits.advertised !== null && chosen >= limits.advertised) {
        throw new Conflict(
          'advertised_limit',
          bought
            ? `The ads of the package ${bought.name} show ${limits.advertised} of your listings at a time. Take one off first, or choose a larger package under Pricing.`
            : 'Ads for listings come with a package. Choose one under Pricing.',
        );
      }
    }
    await tx.property.update({ where: { id: listing.id }, data: { advertisedAt: input.advertised ? now : null } });
  });
}
