import { withCommas } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/listings';
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
export default function PublishedListing({ id }: { id: number }) {
  const query = useQuery(operation(getPropertiesById, { id: String(id), contacts: 'false' }));
  return (
    <Loaded query={query} what={texts.yourListing()} skeleton={<SkeletonCards count={1} height={420} />}>
      {(listing) => <Published listing={listing} />}
    </Loaded>
  );
}

function Published({ listing }: { listing: Listing }) {
  return (
    <div className={classes.published}>
      <div className={classes.words}>
        <Title order={2} size="h3">
          {texts.nowTellPeople()}
        </Title>
        <Text c="dimmed">{texts.sendPictureHint()}</Text>
        <SharePicture
          listing={listing}
          title={withCommas([listingName(listing), askedPrice(listing)])}
          url={new URL(paths.property(listing), location.origin).href}
        />
        <div className={classes.next}>
          <Button component={Link} to={paths.property(listing)} variant="default" h={44}>
            {texts.viewYourListing()}
          </Button>
          <Anchor component={Link} to={paths.uploadListing()} className={classes.link}>
            {texts.addAnother()}
          </Anchor>
          <Anchor component={Link} to={paths.uploadListing({ like: listing.id })} className={classes.link}>
            {texts.addAnotherLikeThis()}
          </Anchor>
          <Anchor component={Link} to={paths.myListings()} className={classes.link}>
            {texts.myListings()}
          </Anchor>
        </div>
      </div>
    </div>
  );
}
