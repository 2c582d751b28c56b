import * as texts from '@africanscity/messages/listings';
import type { EndpointRequest } from '@africanscity/contracts/call';
import { getSharedShortlist, saveShortlistComment } from '@africanscity/contracts/listings/calls/shortlists';
import { Button, Container, Text, Title } from '@mantine/core';
import { Link, useLoaderData } from 'react-router-dom';
import { ApiFailure } from '../api/call.ts';
import { operation } from '../api/query-client.ts';
import { usePrefetched } from '../api/use-prefetched.ts';
import type { FormAction } from '../app/form-action.ts';
import type { PageData } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import type { LoaderContext } from '../app/router.tsx';
import { ListingCard } from '../features/listings/cards/listing-card.tsx';
import { SharedHomes } from '../features/listings/shortlists/shared-homes.tsx';
import { MessageScreen } from '../ui/message-screen.tsx';

interface SharedListData extends PageData {
  /** The secret of the link. */
  token: string;
}

export async function loader({ queryClient }: LoaderContext, url: URL): Promise<SharedListData> {
  const token = tokenOf(url);
  try {
    const { name } = await queryClient.ensureQueryData(operation(getSharedShortlist, { token }));
    return { token, meta: { title: name, noIndex: true } };
  } catch (error) {
    if (!(error instanceof ApiFailure) || (error.status !== 404 && error.status !== 400)) throw error;
    return { token, meta: { title: texts.sharedListGoneTitle(), noIndex: true }, status: 404 };
  }
}

export const action: FormAction = async ({ call, fields, url }) => {
  const comment = { ...fields, token: tokenOf(url) } as EndpointRequest<typeof saveShortlistComment>;
  await call(saveShortlistComment, comment);
  return `${paths.sharedList(tokenOf(url))}?sent=1`;
};

function tokenOf({ pathname }: URL): string {
  return pathname.split('/').at(-1) ?? '';
}

export default function SharedList() {
  const { token, status } = useLoaderData<SharedListData>();
  if (!status) return <OpenList token={token} />;
  return (
    <MessageScreen title={texts.sharedListGoneTitle()} text={texts.sharedListGoneText()}>
      <Button component={Link} to={paths.properties()}>
        {texts.browseProperties()}
      </Button>
    </MessageScreen>
  );
}

function OpenList({ token }: { token: string }) {
  const { name, sharer, homes } = usePrefetched(getSharedShortlist, { token });
  return (
    <Container py={{ base: 'lg', sm: 40 }}>
      <Title order={1} size="h2" dir="auto" style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Title>
      <Text mt="xs" mb="lg" style={{ overflowWrap: 'anywhere' }}>
        {sharer ? texts.sharedWithYouBy({ sharer }) : texts.sharedWithYou()}
      </Text>
      {homes.length === 0 ? (
        <>
          <Text>{texts.sharedListEmpty()}</Text>
          <Button component={Link} to={paths.properties()} mt="md">
            {texts.browseProperties()}
          </Button>
        </>
      ) : (
        <SharedHomes token={token} homes={homes} Card={ListingCard} />
      )}
    </Container>
  );
}
