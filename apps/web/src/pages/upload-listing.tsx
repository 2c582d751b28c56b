import { Container, Paper, Text, Title } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import type { PageData } from '../app/page-meta.ts';
import type { LoaderContext } from '../app/router.tsx';
import { RequireSession } from '../components/require-session.tsx';
import { UploadListing } from '../features/listings/own/upload-listing.tsx';

export function loader(_context: LoaderContext, url: URL): PageData {
  return { meta: { title: url.searchParams.has('id') ? 'Edit your listing' : 'Add a listing', noIndex: true } };
}

export default function UploadListingPage() {
  const [search] = useSearchParams();
  const editing = search.has('id');
  return (
    <Container size={820} py={{ base: 'lg', sm: 40 }}>
      <Title order={1} size="h2">
        {editing ? 'Edit your listing' : 'Add a listing'}
      </Title>
      <Text c="dimmed" mt={6}>
        {editing ? 'Changes are on the site as soon as you save them.' : 'Two minutes, and it is on the site.'}{' '}
        Description, media and address are mandatory.
      </Text>
      <Paper withBorder shadow="sm" p={{ base: 'md', sm: 'xl' }} mt="lg">
        <RequireSession>
          <UploadListing />
        </RequireSession>
      </Paper>
    </Container>
  );
}
