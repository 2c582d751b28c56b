import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { DrawnPlaceholder } from '../../../components/drawn-placeholder.tsx';
import { MessageScreen } from '../../../ui/message-screen.tsx';
import classes from './listing-gone.module.css';

/** A listing that was taken down, or never existed. */
export function ListingGone() {
  return (
    <MessageScreen
      picture={<DrawnPlaceholder className={classes.drawing} label="" />}
      title="This listing is not available"
      text="It may have been sold, rented or taken down, or the link is incomplete. There are others like it:"
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
