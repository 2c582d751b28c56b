import type { ListingCard as ListingCardData } from '@africanscity/contracts/listings/listings';
import { ListingCard } from './listing-card.tsx';
import classes from './listing-grid.module.css';

/** Cards that are in sight on a phone when the page opens: their pictures do not wait. */
const inSight = 2;

export function ListingGrid({ listings }: { listings: ListingCardData[] }) {
  return (
    <ul className={classes.grid}>
      {listings.map((listing, index) => (
        <li key={listing.id}>
          <ListingCard listing={listing} priority={index === 0 ? 'high' : index < inSight ? 'normal' : undefined} />
        </li>
      ))}
    </ul>
  );
}
