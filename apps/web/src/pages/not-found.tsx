import * as texts from '@africanscity/messages/site';
import { getPropertiesCities, getPropertiesKinds } from '@africanscity/contracts/listings/calls/search';
import { Container } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../api/query-client.ts';
import type { PageData } from '../app/page-meta.ts';
import type { LoaderContext } from '../app/router.tsx';
import notFound from '../assets/not-found.svg';
import { SearchBox } from '../features/listings/search-box/search-box.tsx';
import { MessageScreen } from '../ui/message-screen.tsx';
import { Categories } from './home/categories.tsx';

export async function loader({ queryClient }: LoaderContext): Promise<PageData> {
  // Responds with 404 even if the suggestions cannot be loaded.
  await Promise.all([
    queryClient.prefetchQuery(operation(getPropertiesKinds, {})),
    queryClient.prefetchQuery(operation(getPropertiesCities, {})),
  ]);
  return { meta: { title: texts.pageNotFound(), noIndex: true }, status: 404 };
}

export default function NotFound() {
  const kinds = useQuery(operation(getPropertiesKinds, {})).data ?? [];
  const cities = useQuery(operation(getPropertiesCities, {})).data ?? [];
  return (
    <>
      <MessageScreen
        picture={<img src={notFound} alt="" width={720} height={480} />}
        title={texts.pageMovedOut()}
        text={texts.pageMovedOutText()}
      />
      <Container pb="3.5rem" mt="-2rem">
        <SearchBox kinds={kinds} cities={cities} />
      </Container>
      <Categories kinds={kinds} />
    </>
  );
}
