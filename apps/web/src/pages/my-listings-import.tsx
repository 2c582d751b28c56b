import { Button, Paper, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { PageData } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { AccountPage } from '../features/accounts/account-area/account-page.tsx';
import { ImportListings } from '../features/listings/imports/import-listings.tsx';

export function loader(): PageData {
  return { meta: { title: 'Import listings', noIndex: true } };
}

export default function MyListingsImportPage() {
  return (
    <AccountPage
      title="Import listings"
      size={760}
      action={
        <Button component={Link} to={paths.feeds} variant="default">
          Feeds
        </Button>
      }
    >
      <Text mb="md">
        Bring your listings from a spreadsheet or another site. Each needs a reference of its own: importing it again
        changes that listing. You see every change before it is made. A file at a web address can be fetched on a
        schedule as a feed.
      </Text>
      <Paper withBorder p="lg">
        <ImportListings own />
      </Paper>
    </AccountPage>
  );
}
