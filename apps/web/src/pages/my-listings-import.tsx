import { Paper, Text } from '@mantine/core';
import type { PageData } from '../app/page-meta.ts';
import { AccountPage } from '../features/accounts/account-area/account-page.tsx';
import { ImportListings } from '../features/listings/imports/import-listings.tsx';

export function loader(): PageData {
  return { meta: { title: 'Import listings', noIndex: true } };
}

export default function MyListingsImportPage() {
  return (
    <AccountPage title="Import listings" size={760}>
      <Text mb="md">
        Bring your listings from a spreadsheet or another site. Each needs a reference of its own: importing it again
        changes that listing. You see every change before it is made.
      </Text>
      <Paper withBorder p="lg">
        <ImportListings own />
      </Paper>
    </AccountPage>
  );
}
