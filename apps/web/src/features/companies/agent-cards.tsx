import type { AgentCard } from '@africanscity/contracts/companies/agents';
import { paths } from '../../app/paths.ts';
import { VerifiedBadge } from '../../ui/verified-badge.tsx';
import { DirectoryCard, DirectoryCards } from './directory/directory-card.tsx';

export function AgentCards({ agents }: { agents: AgentCard[] }) {
  return (
    <DirectoryCards>
      {agents.map(({ id, fullname, company, ...card }) => (
        <li key={id}>
          <DirectoryCard name={fullname} shape="round" {...card} to={paths.agent({ id })}>
            {company && (
              <>
                {company.name} {company.verified && <VerifiedBadge />}
              </>
            )}
          </DirectoryCard>
        </li>
      ))}
    </DirectoryCards>
  );
}
