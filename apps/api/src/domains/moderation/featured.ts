import * as texts from '@africanscity/messages/moderation';
import type { calls } from '@africanscity/contracts/moderation/calls';
import type { RequestContext } from '../../context.ts';
import { Conflict, InvalidInput } from '../../errors.ts';
import type { Verb } from '../../verb.ts';
import { actOnListing } from './listing-acts.ts';

const longestDays = 366;
const dayMs = 24 * 60 * 60_000;

/** Features a listing until the end of a day, independent of its owner's package. */
export const featureListing: Verb<typeof calls.featureListing> = async (ctx, input) => {
  const now = ctx.clock();
  const until = new Date(Date.parse(`${input.until}T00:00:00Z`) + dayMs);
  if (until <= now) throw new InvalidInput([{ field: 'until', defaultMessage: texts.mustNotOverYet() }]);
  if (until.getTime() - now.getTime() > longestDays * dayMs) {
    throw new InvalidInput([{ field: 'until', defaultMessage: texts.mustWithinYear() }]);
  }
  await actOnListing(ctx, {
    action: 'featureListing',
    ...input,
    decide(listing) {
      if (listing.listedAs === null) {
        throw new Conflict('listing_hidden', texts.listingNotSiteCannot());
      }
      return {
        change: { featuredUntil: until, featuredChosenAt: null },
        details: {
          before: { featuredUntil: listing.featuredUntil?.toISOString() ?? null },
          after: { featuredUntil: until.toISOString() },
        },
        happened: ({ address }) => texts.listingFeaturedUntil({ address, until: input.until }),
        advice: texts.nothingToDo,
      };
    },
  });
};

export async function unfeatureListing(ctx: RequestContext, input: { id: number; reason: string }): Promise<void> {
  await actOnListing(ctx, {
    action: 'unfeatureListing',
    ...input,
    decide(listing) {
      if (!listing.featuredUntil || listing.featuredUntil <= ctx.clock()) {
        throw new Conflict('not_featured', texts.listingNotFeatured());
      }
      return {
        change: { featuredUntil: null, featuredChosenAt: null },
        details: { before: { featuredUntil: listing.featuredUntil.toISOString() }, after: { featuredUntil: null } },
        happened: texts.listingNoLongerFeatured,
        advice: texts.placeFree,
      };
    },
  });
}
