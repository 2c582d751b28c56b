import * as texts from '@africanscity/messages/listings';
import { typeName, typesName } from '@africanscity/contracts/listings/type-names';
import { inPlace, placeLine } from '@africanscity/contracts/listings/place-line';
import type { GoneListing } from '@africanscity/contracts/listings/similar';
import { Button, Container, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { DrawnPlaceholder } from '../../../components/pictures/drawn-placeholder.tsx';
import { MessageScreen } from '../../../ui/message-screen.tsx';
import classes from './listing-gone.module.css';
import { placeOf } from '../core/place.ts';

interface ListingGoneProps {
  /** Data of the deleted listing; undefined if the id never existed. */
  gone?: GoneListing;
  /** Similar listings. */
  children?: ReactNode;
}

/** The page of a listing that is no longer available, with similar ones. */
export function ListingGone({ gone, children }: ListingGoneProps) {
  if (!gone) return <NeverThere />;
  const { type, forRent, area } = gone;
  const place = placeOf(gone);
  const filter = {
    propertyStatus: forRent ? 'FOR_RENT' : 'FOR_SALE',
    city: placeLine(gone.city) ? gone.city : undefined,
  } as const;
  return (
    <Container className={classes.page}>
      <div className={classes.words}>
        <DrawnPlaceholder className={classes.sign} label="" />
        <div>
          <Title order={1} size="h2">
            {texts.listingIsGone()}
          </Title>
          <Text size="lg" c="dimmed" mt="xs">
            {texts.listingGone({ listing: inPlace(typeName(type), place), offer: forRent ? 'other' : 'sale' })}{' '}
            {gone.listings.length > 0
              ? texts.similarStillAvailable()
              : placeLine(area)
                ? texts.noSimilarNear({ area })
                : texts.noSimilarHomes()}
          </Text>
          <div className={classes.ways}>
            <Button component={Link} to={paths.properties({ ...filter, kind: type })} h={44}>
              {inPlace(typesName(type), gone.city)}
            </Button>
            <Button component={Link} to={paths.properties(filter)} h={44} variant="subtle">
              {forRent ? texts.propertiesForRent() : texts.propertiesForSale()}
            </Button>
          </div>
        </div>
      </div>
      {children}
    </Container>
  );
}

function NeverThere() {
  return (
    <MessageScreen
      picture={<DrawnPlaceholder className={classes.drawing} label="" />}
      title={texts.listingIsGone()}
      text={texts.noListingAtAddress()}
    >
      <Button size="md" component={Link} to={paths.properties({ propertyStatus: 'FOR_SALE' })}>
        {texts.propertiesForSale()}
      </Button>
      <Button size="md" variant="default" component={Link} to={paths.properties({ propertyStatus: 'FOR_RENT' })}>
        {texts.propertiesForRent()}
      </Button>
    </MessageScreen>
  );
}
