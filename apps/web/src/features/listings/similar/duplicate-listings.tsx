import * as texts from '@africanscity/messages/listings';
import type { AlikeListings as Alike } from '@africanscity/contracts/listings/similar';
import type { ListingCard } from '@africanscity/contracts/listings/listings';
import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import grid from '../../../ui/card-grid.module.css';
import classes from './similar-listings.module.css';

interface DuplicateListingsProps {
  /** At least one. */
  alike: Alike;
  /** Renders a card. */
  children: (listing: ListingCard) => ReactNode;
}

/** Other adverts of the same home, which lists show as one card. */
export function DuplicateListings({ alike: { total, listings }, children }: DuplicateListingsProps) {
  return (
    <section className={classes.section} aria-labelledby="alike">
      <Title order={2} size="h3" id="alike">
        {texts.sameHomeAgain()}
      </Title>
      <Text>
        {texts.moreAdverts({ count: total })}{' '}
        {listings.length < total && texts.newestOfThem({ count: listings.length })}
      </Text>
      <ul className={`${grid.grid} ${grid.row}`}>
        {listings.map((listing) => (
          <li key={listing.id} className={classes.item}>
            {children(listing)}
          </li>
        ))}
      </ul>
    </section>
  );
}
