import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { actOnListing } from './act-on-listing.ts';

export async function unfeatureListing(ctx: RequestContext, input: { id: number; reason: string }): Promise<void> {
  await actOnListing(ctx, {
    action: 'unfeatureListing',
    ...input,
    decide(listing) {
      if (!listing.featuredUntil || listing.featuredUntil <= ctx.clock()) {
        throw new Conflict('not_featured', 'This listing is not featured.');
      }
      return {
        change: { featuredUntil: null, featuredChosenAt: null },
        details: { before: { featuredUntil: listing.featuredUntil.toISOString() }, after: { featuredUntil: null } },
        happened: 'is no longer featured',
        advice: 'A place that your package has can be used for another listing.',
      };
    },
  });
}
