import * as texts from '@africanscity/messages/listings';
import { Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { unlisted } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { AccountPage } from '../features/accounts/account-area/account-page.tsx';
import { Feeds } from '../features/listings/imports/feeds.tsx';

export const loader = unlisted(texts.feeds);

export default function MyListingsFeedsPage() {
  return (
    <AccountPage
      title={texts.feeds()}
      size={760}
      action={
        <Button component={Link} to={paths.importListings} variant="default">
          {texts.importAFile()}
        </Button>
      }
    >
      <Text mb="md">{texts.feedsLead()}</Text>
      <Feeds own />
    </AccountPage>
  );
}
