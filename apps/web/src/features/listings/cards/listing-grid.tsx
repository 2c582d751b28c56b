import type { ListingCard as ListingCardData } from '@africanscity/contracts/listings/listings';
import { newDays } from '@africanscity/contracts/listings/values';
import { CachedFragment } from '../../../components/loading/cached-fragment.tsx';
import { daysSince } from '../core/listing-age.ts';
import { ListingCard } from './listing-card.tsx';
import classes from './listing-grid.module.css';

/** Cards on a phone's first screen. Their pictures load at once. */
const mostInSight = 2;

/** A card's width in the columns of the style sheet. */
const sizes =
  '(min-width: 75em) 272px, (min-width: 62em) calc(50vw - 11.75rem), (min-width: 36em) calc(50vw - 2rem), calc(100vw - 2rem)';

interface ListingGridProps {
  listings: (ListingCardData & { alike?: number | undefined })[];
  headingLevel?: 2 | 3;
  /** Number of cards whose pictures load at once; 0 for a grid further down. */
  inSight?: number;
}

export function ListingGrid({ listings, headingLevel, inSight = mostInSight }: ListingGridProps) {
  const fresh = listings.map(
    ({ createdAt, firstListedAt }) => daysSince(firstListedAt ?? createdAt, Date.now()) < newDays,
  );
  // A badge that all cards share does not distinguish them.
  const tells = fresh.includes(false);
  return (
    <ul className={classes.grid}>
      {listings.map((listing, index) => {
        const card = {
          listing,
          headingLevel,
          sizes,
          isNew: tells && fresh[index],
          priority: index >= inSight ? undefined : index === 0 ? ('high' as const) : ('normal' as const),
        };
        return <CachedFragment key={listing.id} of={ListingCard} props={card} />;
      })}
    </ul>
  );
}
