import type { AgentCard } from '@africanscity/contracts/companies/agents';
import { paths } from '../../app/paths.ts';
import { DirectoryCard, DirectoryCards } from './directory/directory-card.tsx';

export function AgentCards({ agents }: { agents: AgentCard[] }) {
  return (
    <DirectoryCards>
      {agents.map(({ id, fullname, picture, listings, places }) => (
        <li key={id}>
          <DirectoryCard name={fullname} picture={picture} shape="round" listings={listings} to={paths.agent({ id })}>
            {places.join(', ')}
          </DirectoryCard>
        </li>
      ))}
    </DirectoryCards>
  );
}
