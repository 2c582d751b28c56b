import { requestCategories } from '@africanscity/contracts/requests/values';
import { Alert, Box, Container, Paper, Title } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../api/session.ts';
import type { PageData } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import type { LoaderContext } from '../app/router.tsx';
import { PageTrail } from '../components/page-trail.tsx';
import { RequestForm } from '../features/requests/request-form.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { WhenSeen } from '../ui/when-seen.tsx';

// Its script is for those who are logged in, and come down to it.
const OwnRequests = lazyPart(async () => ({
  default: (await import('../features/requests/own-requests.tsx')).OwnRequests,
}));

export function loader({ publicUrl }: LoaderContext): PageData {
  return {
    meta: {
      title: 'Create Request',
      description:
        'Say which home, rooms or student accommodation you look for, and let those who have it come to you.',
      canonical: `${publicUrl}${paths.request}`,
    },
  };
}

export default function Request() {
  const session = useSession();
  const [search] = useSearchParams();
  const location = (search.get('location') ?? '').slice(0, 200);
  const wanted = search.get('category') ?? '';
  const category = Object.hasOwn(requestCategories, wanted) ? wanted : '';
  return (
    <Container size={820} py={{ base: 'lg', sm: 40 }}>
      <PageTrail here="Request" />
      <Title order={1} size="h2" mb="lg">
        Create Request
      </Title>
      <Alert icon={<IconInfoCircle aria-hidden />} mb="lg">
        All the fields are mandatory to brings out the best search results?
      </Alert>
      <Paper withBorder shadow="sm" p={{ base: 'md', sm: 'xl' }}>
        <RequestForm key={`${location} ${category}`} location={location} category={category} />
      </Paper>
      {session && (
        <Box mt={40}>
          <WhenSeen>
            <OwnRequests />
          </WhenSeen>
        </Box>
      )}
    </Container>
  );
}
