import { Paper, SimpleGrid, Text, Title } from '@mantine/core';
import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { ExportTables } from '../features/administration/export-tables.tsx';
import { ImportListings } from '../features/listings/imports/import-listings.tsx';

export function loader(): PageData {
  return { meta: { title: 'Import & export', noIndex: true } };
}

export default function AdminImportExport() {
  return (
    <AdminPage title="Import & export">
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
        <Paper withBorder p="lg" component="section" aria-labelledby="import-title">
          <Title order={2} size="h3" id="import-title" mb="md">
            Import listings
          </Title>
          <ImportListings />
        </Paper>
        <Paper withBorder p="lg" component="section" aria-labelledby="export-title">
          <Title order={2} size="h3" id="export-title" mb="xs">
            Export
          </Title>
          <Text c="dimmed" mb="md">
            Each export is recorded in the audit log. In CSV files, cells that would start a formula and telephone
            numbers begin with an apostrophe.
          </Text>
          <ExportTables />
        </Paper>
      </SimpleGrid>
    </AdminPage>
  );
}
