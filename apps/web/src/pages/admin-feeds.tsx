import * as texts from '@africanscity/messages/administration';
import { Box } from '@mantine/core';
import { unlisted } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { Feeds } from '../features/listings/imports/feeds.tsx';

export const loader = unlisted(texts.navFeeds);

export default function AdminFeeds() {
  return (
    <AdminPage title={texts.navFeeds()} lead={texts.feedsLead()}>
      <Box maw={760}>
        <Feeds />
      </Box>
    </AdminPage>
  );
}
