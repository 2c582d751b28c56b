import type { ListingCard as ListingCardData } from '@africanscity/contracts/listings/listings';
import { CachedFragment } from '../../../components/cached-fragment.tsx';
import classes from './featured-strip.module.css';
import { ListingCard } from './listing-card.tsx';
import { HiddenText } from '../../../ui/hidden-text.tsx';

/** A card's width in the row, as the style sheet has it. */
const sizes =
  '(min-width: 75em) 272px, (min-width: 62em) calc(50vw - 11.75rem), (min-width: 36em) calc(50vw - 2rem), 78vw';

/** Cards in sight on a phone when the page opens, the second by its edge: their pictures do not wait. */
const inSight = 2;

/** Featured listings of the list below, a few at a time; each card says what it is. */
export function FeaturedStrip({ listings }: { listings: ListingCardData[] }) {
  return (
    <section className={classes.strip} aria-labelledby="featured-title">
      <HiddenText as="h2" id="featured-title">
        Featured
      </HiddenText>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <ul className={classes.row} tabIndex={0} aria-label="Featured listings">
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
