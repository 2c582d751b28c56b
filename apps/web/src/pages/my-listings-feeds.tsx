import { Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { PageData } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { AccountPage } from '../features/accounts/account-area/account-page.tsx';
import { Feeds } from '../features/listings/imports/feeds.tsx';

export function loader(): PageData {
  return { meta: { title: 'Feeds', noIndex: true } };
}

export default function MyListingsFeedsPage() {
  return (
    <AccountPage
      title="Feeds"
      size={760}
      action={
        <Button component={Link} to={paths.importListings} variant="default">
          Import a file
        </Button>
      }
    >
      <Text mb="md">
        A feed is a file of your listings that is imported again and again. We can fetch it from a web address on a
        schedule.
      </Text>
      <Feeds own />
    </AccountPage>
  );
}
