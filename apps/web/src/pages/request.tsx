import * as texts from '@africanscity/messages/requests';
import type { EndpointRequest } from '@africanscity/contracts/call';
import { savePropertyRequest } from '@africanscity/contracts/requests/calls/requests';
import { requestCategories } from '@africanscity/contracts/requests/values';
import { Box, Container, Text, Title } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../api/session.ts';
import type { FormAction } from '../app/form-action.ts';
import type { PageData } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import type { LoaderContext } from '../app/router.tsx';
import { PageBreadcrumbs } from '../components/navigation/breadcrumbs.tsx';
import { readRequestFields } from '../features/requests/request-fields.ts';
import { RequestForm } from '../features/requests/request-form.tsx';
import { FormFrame } from '../ui/form-frame.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Deferred } from '../components/loading/deferred.tsx';

// Lazy: for logged-in users who scroll down to it.
const OwnRequests = lazyPart(async () => ({
  default: (await import('../features/requests/own-requests.tsx')).OwnRequests,
}));

export function loader({ publicUrl }: LoaderContext): PageData {
  return {
    meta: {
      title: texts.createRequest(),
      description: texts.requestDescription(),
      canonical: `${publicUrl}${paths.request}`,
    },
    minimal: true,
  };
}

export const action: FormAction = async ({ call, fields }) => {
  const request = readRequestFields(fields) as EndpointRequest<typeof savePropertyRequest>;
  const { confirm } = await call(savePropertyRequest, request);
  return `${paths.request}?sent=${confirm ? 'confirm' : 'told'}`;
};

export default function Request() {
  const session = useSession();
  const [search] = useSearchParams();
  const location = (search.get('location') ?? '').slice(0, 200);
  const wanted = search.get('category') ?? '';
  const category = Object.hasOwn(requestCategories, wanted) ? wanted : '';
  return (
    <Container size={820} py={{ base: 'lg', sm: 40 }}>
      <PageBreadcrumbs here={texts.requestHere()} />
      <Title order={1} size="h2">
        {texts.createRequest()}
      </Title>
      <Text c="dimmed" mt="xs" mb="lg" maw="62ch">
        {texts.requestLead()}
      </Text>
      <FormFrame>
        <RequestForm key={`${location} ${category}`} location={location} category={category} />
      </FormFrame>
      {session && (
        <Box mt={40}>
          <Deferred>
            <OwnRequests />
          </Deferred>
        </Box>
      )}
    </Container>
  );
}
