import type { EndpointRequest } from '@africanscity/contracts/call';
import { getFeaturedProperties } from '@africanscity/contracts/listings/calls';
import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../../api/query-client.ts';
import classes from './featured-strip.module.css';
import { ListingCard } from './listing-card.tsx';

/** Featured listings of the list below, a few at a time. Nothing when none is featured. */
export function FeaturedStrip({ filter }: { filter: EndpointRequest<typeof getFeaturedProperties> }) {
  // Prefetched; the list below must not fail or wait with it.
  const { data: listings = [] } = useQuery(operation(getFeaturedProperties, filter));
  if (listings.length === 0) return null;
  return (
    <section className={classes.strip} aria-labelledby="featured-title">
      <Title order={2} size="h4" id="featured-title">
        Featured
      </Title>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <ul className={classes.row} tabIndex={0} aria-label="Featured listings">
        {listings.map((listing) => (
          <li key={listing.id}>
            <ListingCard listing={listing} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
