import { getAgents } from '@africanscity/contracts/agents';
import { Button, Container, Title } from '@mantine/core';
import { Link, redirect, useSearchParams } from 'react-router-dom';
import { operation } from '../api/query-client.ts';
import { usePrefetched } from '../api/use-prefetched.ts';
import type { PageData } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import type { LoaderContext } from '../app/router.tsx';
import { directoryRequest, readDirectoryQuery } from '../components/directory-query.ts';
import { DirectorySearch } from '../components/directory-search.tsx';
import { PageLinks } from '../components/page-links.tsx';
import { PageTrail } from '../components/page-trail.tsx';
import { PendingResults } from '../components/pending-results.tsx';
import { ShownCount } from '../components/shown-count.tsx';
import { AgentCards } from '../features/agents/agent-cards.tsx';
import { MessageScreen } from '../ui/message-screen.tsx';
import classes from './directory.module.css';

export async function loader({ queryClient, publicUrl }: LoaderContext, url: URL): Promise<PageData> {
  const query = readDirectoryQuery(url.searchParams);
  const page = await queryClient.ensureQueryData(operation(getAgents, directoryRequest(query)));
  if (page.numberOfElements === 0 && page.totalPages > 0)
    throw redirect(paths.agents({ ...query, page: page.totalPages - 1 }));
  return {
    meta: {
      title: 'All Agents',
      description: 'People who offer homes, land and workplaces on AfricansCity, by name and by place.',
      canonical: `${publicUrl}${paths.allAgents}`,
    },
  };
}

export default function AllAgents() {
  const [search] = useSearchParams();
  const query = readDirectoryQuery(search);
  const page = usePrefetched(getAgents, directoryRequest(query));
  return (
    <Container className={classes.page}>
      <div>
        <PageTrail here="Agents" />
        <Title order={1} size="h2">
          All Agents
        </Title>
      </div>
      <div className={classes.tools}>
        <DirectorySearch
          query={query}
          placeholder="Name, area or city"
          path={paths.allAgents}
          addressOf={paths.agents}
        />
        <ShownCount page={page} one="agent" many="agents" />
      </div>
      <PendingResults path={paths.allAgents}>
        {page.content.length ? (
          <AgentCards agents={page.content} />
        ) : (
          <MessageScreen title="Nobody found" text="Try fewer letters of the name or place, or look at everybody.">
            <Button component={Link} to={paths.allAgents}>
              All agents
            </Button>
          </MessageScreen>
        )}
      </PendingResults>
      <PageLinks page={page} addressOf={(target) => paths.agents({ ...query, page: target || undefined })} />
    </Container>
  );
}
