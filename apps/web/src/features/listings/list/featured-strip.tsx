import * as texts from '@africanscity/messages/listings';
import type { ListingCard as ListingCardData } from '@africanscity/contracts/listings/listings';
import { CachedFragment } from '../../../components/loading/cached-fragment.tsx';
import classes from './featured-strip.module.css';
import { ListingCard } from '../cards/listing-card.tsx';
import { HiddenText } from '../../../ui/hidden-text.tsx';

/** A card's width in the row, as in the style sheet. */
const wideSizes =
  '(min-width: 75em) 272px, (min-width: 62em) calc(50vw - 11.75rem), (min-width: 36em) calc(50vw - 2rem)';

/** Cards on a phone's first screen, the second partly visible. Their pictures load at once. */
const inSight = 2;

/** Featured listings of the list below. Each card is marked. */
export function FeaturedStrip({ listings }: { listings: ListingCardData[] }) {
  const sizes = `${wideSizes}, ${listings.length > 1 ? '78vw' : 'calc(100vw - 2rem)'}`;
  return (
    <section className={classes.strip} aria-labelledby="featured-title">
      <HiddenText as="h2" id="featured-title">
        {texts.featured()}
      </HiddenText>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <ul className={classes.row} tabIndex={0} aria-label={texts.featuredListings()} data-short-cards>
        {listings.map((listing, index) => {
          const shown = {
            listing,
            headingLevel: 3 as const,
            sizes,
            priority: index >= inSight ? undefined : index === 0 ? ('high' as const) : ('normal' as const),
          };
          return <CachedFragment key={listing.id} of={ListingCard} props={shown} />;
        })}
      </ul>
    </section>
  );
}
