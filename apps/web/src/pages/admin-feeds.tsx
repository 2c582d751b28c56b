import * as texts from '@africanscity/messages/administration';
import { Box } from '@mantine/core';
import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { Feeds } from '../features/listings/imports/feeds.tsx';

export function loader(): PageData {
  return { meta: { title: texts.navFeeds(), noIndex: true } };
}

export default function AdminFeeds() {
  return (
    <AdminPage title={texts.navFeeds()} lead={texts.feedsLead()}>
      <Box maw={760}>
        <Feeds />
      </Box>
    </AdminPage>
  );
}
