import { getPropertiesById } from '@africanscity/contracts/listings/calls/listings';
import type { Listing } from '@africanscity/contracts/listings/listings';
import { listingName } from '@africanscity/contracts/listings/wording';
import { Anchor, Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { operation } from '../../../../api/query-client.ts';
import { paths } from '../../../../app/paths.ts';
import { Loaded } from '../../../../components/loading/loaded.tsx';
import { SkeletonCards } from '../../../../ui/waiting.tsx';
import { askedPrice } from '../../core/shown-price.tsx';
import classes from './published-listing.module.css';
import { SharePicture } from './share-picture.tsx';

/** The page after publishing: a picture of the listing to share. */
export function PublishedListing({ id }: { id: number }) {
  const query = useQuery(operation(getPropertiesById, { id: String(id), contacts: 'false' }));
  return (
    <Loaded query={query} what="your listing" skeleton={<SkeletonCards count={1} height={420} />}>
      {(listing) => <Published listing={listing} />}
    </Loaded>
  );
}

function Published({ listing }: { listing: Listing }) {
  return (
    <div className={classes.published}>
      <div className={classes.words}>
        <Title order={2} size="h3">
          Now tell people
        </Title>
        <Text c="dimmed">
          Send this picture to your groups, or post it as your status. Scanning the code opens the live listing.
        </Text>
        <SharePicture
          listing={listing}
          title={`${listingName(listing)}, ${askedPrice(listing)}`}
          url={new URL(paths.property(listing), location.origin).href}
        />
        <div className={classes.next}>
          <Button component={Link} to={paths.property(listing)} variant="default" h={44}>
            View your listing
          </Button>
          <Anchor component={Link} to={paths.uploadListing()} className={classes.link}>
            Add another
          </Anchor>
          <Anchor component={Link} to={paths.uploadListing({ like: listing.id })} className={classes.link}>
            Add another like this
          </Anchor>
          <Anchor component={Link} to={paths.myListings()} className={classes.link}>
            My listings
          </Anchor>
        </div>
      </div>
    </div>
  );
}
