import { placeLine } from '@africanscity/contracts/listings/place-line';
import type { SimilarListing } from '@africanscity/contracts/listings/similar';
import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import grid from '../../../ui/card-grid.module.css';
import { SkeletonListing, SkeletonRows } from '../../../ui/waiting.tsx';
import classes from './similar-listings.module.css';

interface SimilarListingsProps {
  /** The place of the listing; '' if unknown. */
  place: { area: string; city: string };
  /** At least one. */
  listings: SimilarListing[];
  /** Renders a card. */
  children: (listing: SimilarListing) => ReactNode;
}

/** Similar listings in one full row, the nearest first. The heading describes their place. */
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

/** A skeleton of the row, so that nothing moves. */
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

/** Describes the distance of the nearest and the last listing. */
export function describeReach(place: { area: string; city: string }, listings: Pick<SimilarListing, 'near'>[]): string {
  const rings = listings.map(({ near }) => order.indexOf(near)).sort((one, other) => one - other);
  const [nearest, furthest] = [order[rings[0]!], order[rings.at(-1)!]];
  const [area, city] = [placeLine(place.area), placeLine(place.city)];
  if (!area && !city) return 'The nearest first';
  if (furthest === 'place') return `In ${area || city}`;
  if (furthest === 'beside') return nearest === 'place' ? `In and around ${area}` : `Near ${area}`;
  if (furthest === 'country') return 'Few are close by. These are the nearest in the country';
  if (!area || area === city) return `In ${city}`;
  return nearest === 'city' ? `Elsewhere in ${city}` : `In ${area} and elsewhere in ${city}`;
}
