import { getSimilarProperties } from '@africanscity/contracts/listings/calls';
import type { SimilarListing } from '@africanscity/contracts/listings/similar';
import { Title } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { operation } from '../../../api/query-client.ts';
import { Loaded } from '../../../components/loaded.tsx';
import grid from '../../../ui/card-grid.module.css';
import { SkeletonCards } from '../../../ui/waiting.tsx';
import classes from './similar-listings.module.css';

interface SimilarListingsProps {
  id: number;
  /** Draws a card. */
  children: (listing: SimilarListing) => ReactNode;
}

/** Listings like this one, each with the reason. */
export function SimilarListings({ id, children }: SimilarListingsProps) {
  const query = useQuery(operation(getSimilarProperties, { id: String(id) }));
  if (query.data?.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="similar">
      <Title order={2} size="h3" id="similar">
        Similar properties
      </Title>
      <Loaded query={query} what="similar properties" skeleton={<SkeletonCards wide count={3} height={416} />}>
        {(listings) => (
          <ul className={`${grid.grid} ${grid.row}`}>
            {listings.map((listing) => (
              <li key={listing.id} className={classes.item}>
                <p className={classes.reason}>
                  <IconSparkles size={16} aria-hidden /> {listing.reason}
                </p>
                {children(listing)}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
