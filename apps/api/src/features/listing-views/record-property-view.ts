import { randomBytes } from 'node:crypto';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { visitorHash } from './visitor-hash.ts';

/** Counts a visitor of a listing once a day, however often and from however many tabs they come. */
export async function recordPropertyView(ctx: RequestContext, input: { propertyId: number }): Promise<void> {
  const listing = await ctx.db.property.findFirst({
    where: { id: input.propertyId, deletedAt: null, hiddenAt: null },
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

/** The day's salt, made by whichever copy of the server comes first. */
async function saltOf(ctx: RequestContext, day: string): Promise<Uint8Array> {
  const existing = await ctx.db.listingViewSalt.findUnique({ where: { day: new Date(day) } });
  if (existing) return existing.salt;
  await ctx.db.$executeRaw`
    INSERT INTO listing_view_salts (day, salt) VALUES (${day}::date, ${randomBytes(32)}) ON CONFLICT DO NOTHING`;
  return (await ctx.db.listingViewSalt.findUniqueOrThrow({ where: { day: new Date(day) } })).salt;
}
