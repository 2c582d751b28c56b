import type { CompanyCard } from '@africanscity/contracts/companies/companies';
import { paths } from '../../app/paths.ts';
import { VerifiedBadge } from '../../ui/verified-badge.tsx';
import { DirectoryCard, DirectoryCards } from './directory/directory-card.tsx';

export function CompanyCards({ companies }: { companies: CompanyCard[] }) {
  return (
    <DirectoryCards>
      {companies.map(({ id, name, logo, verified, ...card }) => (
        <li key={id}>
          <DirectoryCard name={name} picture={logo} shape="logo" {...card} to={paths.company({ id })}>
            {verified && <VerifiedBadge />}
          </DirectoryCard>
        </li>
      ))}
    </DirectoryCards>
  );
}
