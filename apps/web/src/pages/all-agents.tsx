import * as texts from '@africanscity/messages/companies';
import * as siteTexts from '@africanscity/messages/site';
import { getAgents } from '@africanscity/contracts/companies/calls/agents';
import { useSearchParams } from 'react-router-dom';
import { operation } from '../api/query-client.ts';
import { usePrefetched } from '../api/use-prefetched.ts';
import type { PageData } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import type { LoaderContext } from '../app/router.tsx';
import { AgentCards } from '../features/companies/agent-cards.tsx';
import { DirectoryFrame } from '../features/companies/directory/directory-frame.tsx';
import { directoryRequest, readDirectoryQuery } from '../features/companies/directory/directory-query.ts';
import { loadDirectory } from '../features/companies/directory/load-directory.ts';

export function loader({ queryClient, publicUrl, brand }: LoaderContext, url: URL): Promise<PageData> {
  return loadDirectory(url, {
    read: (query) => queryClient.ensureQueryData(operation(getAgents, directoryRequest(query))),
    addressOf: paths.agents,
    meta: {
      title: texts.allAgentsTitle(),
      description: texts.agentsDescription({ name: brand.name }),
      canonical: `${publicUrl}${paths.allAgents}`,
    },
  });
}

export default function AllAgents() {
  const [search] = useSearchParams();
  const query = readDirectoryQuery(search);
  const page = usePrefetched(getAgents, directoryRequest(query));
  return (
    <DirectoryFrame
      title={texts.allAgentsTitle()}
      here={siteTexts.agents()}
      query={query}
      page={page}
      showing={texts.showingAgents}
      placeholder={texts.nameAreaOrCity()}
      path={paths.allAgents}
      addressOf={paths.agents}
      none={{
        title: texts.noAgentsFound(),
        text: texts.tryFewerLettersOfAgent(),
        all: texts.allAgents(),
      }}
    >
      <AgentCards agents={page.content} />
    </DirectoryFrame>
  );
}
