import { inPlace, placeLine } from '@africanscity/contracts/listings/place-line';
import type { GoneListing } from '@africanscity/contracts/listings/similar';
import { Button, Container, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { DrawnPlaceholder } from '../../../components/pictures/drawn-placeholder.tsx';
import { MessageScreen } from '../../../ui/message-screen.tsx';
import classes from './listing-gone.module.css';
import { pluralOf } from '@africanscity/contracts/listings/plural';
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
            This listing is not available
          </Title>
          <Text size="lg" c="dimmed" mt="xs">
            {`${inPlace(type, place)} for ${forRent ? 'rent' : 'sale'}: it was sold, rented or taken down.`}{' '}
            {gone.listings.length > 0
              ? 'These are similar and still available.'
              : `There are no similar homes${placeLine(area) && ` near ${area}`} right now.`}
          </Text>
          <div className={classes.ways}>
            <Button component={Link} to={paths.properties({ ...filter, kind: type })} h={44} variant="default">
              {inPlace(pluralOf(type), gone.city)}
            </Button>
            <Button component={Link} to={paths.properties(filter)} h={44} variant="subtle">
              {forRent ? 'Properties for rent' : 'Properties for sale'}
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
      title="This listing is not available"
      text="There is no listing at this address. The link may be incomplete. Browse homes that are available:"
    >
      <Button size="md" component={Link} to={paths.properties({ propertyStatus: 'FOR_SALE' })}>
        Properties for sale
      </Button>
      <Button size="md" variant="default" component={Link} to={paths.properties({ propertyStatus: 'FOR_RENT' })}>
        Properties for rent
      </Button>
    </MessageScreen>
  );
}
