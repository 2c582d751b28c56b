import { placeLine } from '@africanscity/contracts/listings/place-line';
import type { SimilarListing } from '@africanscity/contracts/listings/similar';
import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import grid from '../../../ui/card-grid.module.css';
import { SkeletonListing, SkeletonRows } from '../../../ui/waiting.tsx';
import classes from './similar-listings.module.css';

interface SimilarListingsProps {
  /** What they are near; '' where that is not known. */
  place: { area: string; city: string };
  /** At least one. */
  listings: SimilarListing[];
  /** Draws a card. */
  children: (listing: SimilarListing) => ReactNode;
}

/** Listings like one, the nearest first, in one row that is full. What they have in common is said once, above it. */
export function SimilarListings({ place, listings, children }: SimilarListingsProps) {
  return (
    <section className={classes.section} aria-labelledby="similar">
      <div>
        <Title order={2} size="h3" id="similar">
          Similar properties
        </Title>
        <p dir="auto" className={classes.where}>
          {describeReach(place, listings)}
        </p>
      </div>
      <ul className={`${grid.grid} ${grid.row} ${classes.row}`} data-count={Math.min(listings.length, 4)}>
        {listings.map((listing) => (
          <li key={listing.id}>{children(listing)}</li>
        ))}
      </ul>
    </section>
  );
}

/** In the shape of the row, so that nothing moves when it comes. */
export function SkeletonSimilar() {
  return (
    <div className={classes.section}>
      <SkeletonRows height={54} />
      <ul className={`${grid.grid} ${grid.row} ${classes.row}`} data-count={4}>
        {Array.from({ length: 4 }, (_, index) => (
          <li key={index}>
            <SkeletonListing />
          </li>
        ))}
      </ul>
    </div>
  );
}

const order: SimilarListing['near'][] = ['place', 'beside', 'city', 'country'];

/** How far from a place they lie, the nearest and the last of them. */
export function describeReach(place: { area: string; city: string }, listings: Pick<SimilarListing, 'near'>[]): string {
  const rings = listings.map(({ near }) => order.indexOf(near)).sort((one, other) => one - other);
  const [nearest, furthest] = [order[rings[0]!], order[rings.at(-1)!]];
  const [area, city] = [placeLine(place.area), placeLine(place.city)];
  if (!area && !city) return 'The nearest of them first';
  if (furthest === 'place') return `In ${area || city}`;
  if (furthest === 'beside') return nearest === 'place' ? `In ${area} and next to it` : `Next to ${area}`;
  if (furthest === 'country') return 'There are few as near: these are the nearest in the country';
  if (!area || area === city) return `In ${city}`;
  return nearest === 'city' ? `Elsewhere in ${city}` : `In ${area} and elsewhere in ${city}`;
}
