import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { saltOf } from './salt.ts';
import { visitorHash } from './visitor-hash.ts';

/** Counts a visitor of a listing once a day, however often and from however many tabs they come. */
export async function recordPropertyView(ctx: RequestContext, input: { propertyId: number }): Promise<void> {
  const listing = await ctx.db.property.findFirst({
    where: { id: input.propertyId, listedAs: { not: null } },
    select: { id: true },
  });
  if (!listing) throw new NotFound('This listing');
  const day = ctx.clock().toISOString().slice(0, 10);
  const visitor = visitorHash(await saltOf(ctx, day), ctx.address);
  // One statement: the count grows exactly when the visitor is new, also when copies of a request race.
  await ctx.db.$executeRaw`
    WITH seen AS (
      INSERT INTO listing_view_visitors (property_id, day, visitor)
      VALUES (${listing.id}, ${day}::date, ${visitor})
      ON CONFLICT DO NOTHING
      RETURNING property_id, day
    )
    INSERT INTO listing_view_days (property_id, day, views)
    SELECT property_id, day, 1 FROM seen
    ON CONFLICT (property_id, day) DO UPDATE SET views = listing_view_days.views + 1`;
}
