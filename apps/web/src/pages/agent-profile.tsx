import { getAgent, getAgentProperties, sendAgentMessage } from '@africanscity/contracts/agents';
import { Container, Text, Title } from '@mantine/core';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { ApiFailure } from '../api/call.ts';
import { operation } from '../api/query-client.ts';
import { useCall } from '../api/use-call.ts';
import { usePrefetched } from '../api/use-prefetched.ts';
import type { PageData } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import type { LoaderContext } from '../app/router.tsx';
import { readDirectoryQuery } from '../components/directory-query.ts';
import { GoneScreen } from '../components/gone-screen.tsx';
import { MessageForm } from '../components/message-form.tsx';
import { PageLinks } from '../components/page-links.tsx';
import { PageTrail } from '../components/page-trail.tsx';
import { ShownCount } from '../components/shown-count.tsx';
import { AgentHeading } from '../features/agents/agent-heading.tsx';
import { ListingGrid } from '../features/listings/listing-grid.tsx';
import { OwnerContacts } from '../features/listings/owner-contacts.tsx';
import { listingsCount } from '../ui/listings-count.ts';
import classes from './directory.module.css';

export async function loader({ queryClient, publicUrl }: LoaderContext, url: URL): Promise<PageData> {
  const { id, page } = asked(url.searchParams);
  try {
    const [agent] = await Promise.all([
      queryClient.ensureQueryData(operation(getAgent, { id })),
      queryClient.ensureQueryData(operation(getAgentProperties, { id, page })),
    ]);
    const { fullname, listings, places } = agent;
    return {
      meta: {
        title: fullname,
        description: `${fullname} on AfricansCity: ${listingsCount(listings)}${places.length ? ` in ${places.join(', ')}` : ''}.`,
        canonical: `${publicUrl}${paths.agent({ id: agent.id })}`,
      },
    };
  } catch (error) {
    if (!(error instanceof ApiFailure && (error.status === 404 || error.status === 400))) throw error;
    return { meta: { title: 'Agent not found', noIndex: true }, status: 404 };
  }
}

const asked = (search: URLSearchParams) => ({
  id: search.get('id') ?? '',
  page: String(readDirectoryQuery(search).page),
});

export default function AgentProfile() {
  const { status } = useLoaderData<PageData>();
  const [search] = useSearchParams();
  if (status === 404) return <GoneScreen title="Agent not found" label="All agents" to={paths.allAgents} />;
  return <AgentPage key={search.get('id')} {...asked(search)} />;
}

function AgentPage({ id, page }: { id: string; page: string }) {
  const call = useCall();
  const agent = usePrefetched(getAgent, { id });
  const listings = usePrefetched(getAgentProperties, { id, page });
  return (
    <Container className={classes.page}>
      <PageTrail here={agent.fullname} above={[{ text: 'Agents', to: paths.allAgents }]} />
      <div className={classes.columns}>
        <div className={classes.profile}>
          <AgentHeading agent={agent}>
            {({ phone, email, contacts }) => (
              <OwnerContacts
                listing={{ user: { phone, email }, contacts }}
                message="Hello, I found you on AfricansCity."
              />
            )}
          </AgentHeading>
        </div>
        {agent.reachable && (
          <div className={classes.form}>
            <MessageForm to={agent.fullname} send={(message) => call(sendAgentMessage, { id, ...message })} />
          </div>
        )}
        <section className={classes.listings} aria-labelledby="listings">
          <Title order={2} size="h3" id="listings">
            My Listings
          </Title>
          {listings.totalElements > 0 ? (
            <ShownCount page={listings} one="listing" many="listings" />
          ) : (
            <Text c="dimmed">Nothing is listed at the moment.</Text>
          )}
          <ListingGrid listings={listings.content} />
          <PageLinks page={listings} addressOf={(target) => paths.agent({ id: agent.id, page: target || undefined })} />
        </section>
      </div>
    </Container>
  );
}
