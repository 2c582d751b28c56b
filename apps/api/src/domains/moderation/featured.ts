import type { RequestContext } from '../../context.ts';
import { Conflict, InvalidInput } from '../../errors.ts';
import { actOnListing } from './listing-acts.ts';

const longestDays = 366;
const dayMs = 24 * 60 * 60_000;

/** Features a listing until the end of a day, independent of its owner's package. */
export async function featureListing(
  ctx: RequestContext,
  input: { id: number; reason: string; until: string },
): Promise<void> {
  const now = ctx.clock();
  const until = new Date(Date.parse(`${input.until}T00:00:00Z`) + dayMs);
  if (until <= now) throw new InvalidInput([{ field: 'until', defaultMessage: 'must not be over yet' }]);
  if (until.getTime() - now.getTime() > longestDays * dayMs) {
    throw new InvalidInput([{ field: 'until', defaultMessage: 'must be within a year' }]);
  }
  await actOnListing(ctx, {
    action: 'featureListing',
    ...input,
    decide(listing) {
      if (listing.listedAs === null) {
        throw new Conflict('listing_hidden', 'A listing that is not on the site cannot be featured.');
      }
      return {
        change: { featuredUntil: until, featuredChosenAt: null },
        details: {
          before: { featuredUntil: listing.featuredUntil?.toISOString() ?? null },
          after: { featuredUntil: until.toISOString() },
        },
        happened: `is featured on the site until ${input.until}`,
        advice: 'You need not do anything.',
      };
    },
  });
}

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
