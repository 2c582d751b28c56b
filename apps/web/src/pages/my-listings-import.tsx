import * as texts from '@africanscity/messages/listings';
import { Button, Paper, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { unlisted } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { AccountPage } from '../features/accounts/account-area/account-page.tsx';
import { ImportListings } from '../features/listings/imports/import-listings.tsx';

export const loader = unlisted(texts.importListings);

export default function MyListingsImportPage() {
  return (
    <AccountPage
      title={texts.importListings()}
      size={760}
      action={
        <Button component={Link} to={paths.feeds} variant="default">
          {texts.feeds()}
        </Button>
      }
    >
      <Text mb="md">{texts.importLead()}</Text>
      <Paper withBorder p="lg">
        <ImportListings own />
      </Paper>
    </AccountPage>
  );
}
