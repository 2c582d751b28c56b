import { Box } from '@mantine/core';
import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { Feeds } from '../features/listings/imports/feeds.tsx';

export function loader(): PageData {
  return { meta: { title: 'Feeds', noIndex: true } };
}

export default function AdminFeeds() {
  return (
    <AdminPage title="Feeds" lead="Files of listings of any owner that are fetched from a web address on a schedule.">
      <Box maw={760}>
        <Feeds />
      </Box>
    </AdminPage>
  );
}
