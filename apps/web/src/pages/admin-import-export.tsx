import * as texts from '@africanscity/messages/administration';
import { Paper, SimpleGrid, Text, Title } from '@mantine/core';
import { unlisted } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { ExportTables } from '../features/administration/export-tables.tsx';
import { ImportListings } from '../features/listings/imports/import-listings.tsx';

export const loader = unlisted(texts.navImportExport);

export default function AdminImportExport() {
  return (
    <AdminPage title={texts.navImportExport()}>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
        <Paper withBorder p="lg" component="section" aria-labelledby="import-title">
          <Title order={2} size="h3" id="import-title" mb="md">
            {texts.importListings()}
          </Title>
          <ImportListings />
        </Paper>
        <Paper withBorder p="lg" component="section" aria-labelledby="export-title">
          <Title order={2} size="h3" id="export-title" mb="xs">
            {texts.exportFiles()}
          </Title>
          <Text c="dimmed" mb="md">
            {texts.exportNote()}
          </Text>
          <ExportTables />
        </Paper>
      </SimpleGrid>
    </AdminPage>
  );
}
