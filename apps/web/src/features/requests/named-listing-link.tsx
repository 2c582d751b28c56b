import * as texts from '@africanscity/messages/requests';
import type { NamedListing } from '@africanscity/contracts/requests/requests';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { ShownPrice } from '../listings/core/shown-price.tsx';

/** A link to the listing of an answer or a match. */
export function NamedListingLink({ listing }: { listing: NamedListing | null }) {
  if (!listing) return <Text c="dimmed">{texts.listingGone()}</Text>;
  return (
    <p>
      <Anchor component={Link} to={paths.property(listing.id)}>
        {listing.title}
      </Anchor>{' '}
      · <ShownPrice listing={listing} />
    </p>
  );
}
