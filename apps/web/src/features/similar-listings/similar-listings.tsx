import { getSimilarProperties, type SimilarListing } from '@africanscity/contracts/similar-listings';
import { Button, Skeleton, Text, Title } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { operation } from '../../api/query-client.ts';
import grid from '../../ui/card-grid.module.css';
import classes from './similar-listings.module.css';

interface SimilarListingsProps {
  id: number;
  /** Draws a card. */
  children: (listing: SimilarListing) => ReactNode;
}

/** Listings like this one, each with the reason. */
export function SimilarListings({ id, children }: SimilarListingsProps) {
  const { data, error, refetch } = useQuery(operation(getSimilarProperties, { id: String(id) }));
  if (data?.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="similar" aria-busy={!data && !error}>
      <Title order={2} size="h3" id="similar">
        Similar properties
      </Title>
      {error && !data && (
        <div role="alert">
          <Text mb="xs">Similar properties did not arrive. {error.message}</Text>
          <Button variant="default" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {!data && !error && <Skeleton height="26rem" radius="lg" role="status" aria-label="Loading similar properties" />}
      {data && (
        <ul className={`${grid.grid} ${grid.row}`}>
          {data.map((listing) => (
            <li key={listing.id} className={classes.item}>
              <p className={classes.reason}>
                <IconSparkles size={16} aria-hidden /> {listing.reason}
              </p>
              {children(listing)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
