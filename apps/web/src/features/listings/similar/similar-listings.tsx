import * as texts from '@africanscity/messages/listings';
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
          {texts.similarProperties()}
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
  if (!area && !city) return texts.nearestFirst();
  if (furthest === 'place') return texts.inPlace({ place: area || city });
  if (furthest === 'beside') return nearest === 'place' ? texts.inAndAroundArea({ area }) : texts.nearArea({ area });
  if (furthest === 'country') return texts.nearestInCountry();
  if (!area || area === city) return texts.inPlace({ place: city });
  return nearest === 'city' ? texts.elsewhereInCity({ city }) : texts.inAreaAndCity({ area, city });
}
