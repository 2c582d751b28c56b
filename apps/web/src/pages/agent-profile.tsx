import * as texts from '@africanscity/messages/companies';
import * as siteTexts from '@africanscity/messages/site';
import { getAgent, sendAgentMessage } from '@africanscity/contracts/companies/calls/agents';
import { getAgentProperties } from '@africanscity/contracts/listings/calls/listings';
import { getAnswerTime } from '@africanscity/contracts/messages/calls/enquiries';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { operation } from '../api/query-client.ts';
import { useCall } from '../api/use-call.ts';
import { usePrefetched } from '../api/use-prefetched.ts';
import type { PageData } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import type { LoaderContext } from '../app/router.tsx';
import { GoneScreen } from '../components/notices/gone-screen.tsx';
import { askedProfile, loadProfile } from '../features/companies/directory/load-profile.ts';
import { ProfileFrame } from '../features/companies/directory/profile-frame.tsx';
import { AgentHeading } from '../features/companies/agent-heading.tsx';
import { ListingGrid } from '../features/listings/cards/listing-grid.tsx';
import { AnswerTimeText } from '../features/messages/enquiries/answer-time-text.tsx';
import { listingsCount } from '../ui/listings-count.ts';

export function loader({ queryClient, publicUrl, brand }: LoaderContext, url: URL): Promise<PageData> {
  const { id, page } = askedProfile(url.searchParams);
  return loadProfile(async () => {
    const [agent] = await Promise.all([
      queryClient.ensureQueryData(operation(getAgent, { id })),
      queryClient.ensureQueryData(operation(getAgentProperties, { id, page })),
      queryClient.ensureQueryData(operation(getAnswerTime, { agentId: id })),
    ]);
    const { fullname, listings, places } = agent;
    const counted = listingsCount(listings);
    return {
      title: fullname,
      description: texts.profileDescription({
        name: fullname,
        site: brand.name,
        listings: places.length ? texts.listingsInPlaces({ listings: counted, places: places.join(', ') }) : counted,
      }),
      canonical: `${publicUrl}${paths.agent({ id: agent.id })}`,
      // Private owners did not agree to be found by name in search engines.
      noIndex: true,
    };
  }, texts.agentNotFound());
}

export default function AgentProfile() {
  const { status } = useLoaderData<PageData>();
  const [search] = useSearchParams();
  if (status === 404)
    return <GoneScreen title={texts.agentNotFound()} label={texts.allAgents()} to={paths.allAgents} />;
  return <AgentPage key={search.get('id')} {...askedProfile(search)} />;
}

function AgentPage({ id, page }: { id: string; page: string }) {
  const call = useCall();
  const agent = usePrefetched(getAgent, { id });
  const listings = usePrefetched(getAgentProperties, { id, page });
  return (
    <ProfileFrame
      trail={{ here: agent.fullname, above: [{ text: siteTexts.agents(), to: paths.allAgents }] }}
      profile={
        <>
          <AgentHeading agent={agent} />
          <AnswerTimeText of={{ agentId: id }} />
        </>
      }
      message={
        agent.reachable ? { to: agent.fullname, send: (message) => call(sendAgentMessage, { id, ...message }) } : null
      }
      listings={listings}
      addressOf={(target) => paths.agent({ id: agent.id, page: target || undefined })}
    >
      <ListingGrid listings={listings.content} />
    </ProfileFrame>
  );
}
