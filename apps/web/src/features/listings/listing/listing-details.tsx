import type { Listing } from '@africanscity/contracts/listings/listings';
import { Anchor, Title } from '@mantine/core';
import { IconMap2 } from '@tabler/icons-react';
import { ListingFacts } from './listing-facts.tsx';
import { mapLink } from './map-link.ts';
import classes from './listing-details.module.css';

/** Numbers, description and place. */
export function ListingDetails({ listing }: { listing: Listing }) {
  const map = mapLink(listing.googleLocation);
  return (
    <div className={classes.details}>
      <section aria-label="Facts">
        <ListingFacts listing={listing} />
      </section>
      {listing.description && (
        <section aria-labelledby="description">
          <Title order={2} size="h3" mb="sm" id="description">
            Description
          </Title>
          <p className={classes.text}>{listing.description}</p>
        </section>
      )}
      {map && (
        <Anchor className={classes.map} href={map} target="_blank" rel="noopener noreferrer nofollow ugc">
          <IconMap2 size={20} aria-hidden />
          Open the location in a map
        </Anchor>
      )}
    </div>
  );
}
