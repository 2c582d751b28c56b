import { getOwnCompanies } from '@africanscity/contracts/companies/calls/companies';
import { IconBuildingStore } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../../api/query-client.ts';
import type { Session } from '../../../api/session.ts';
import { paths } from '../../../app/paths.ts';
import type { AccountLink } from './account-links.ts';

/** Links to the companies of the user. Returns an empty list until they are loaded. */
export function useCompanyLinks(session: Session | null): AccountLink[] {
  const { data } = useQuery({
    ...operation(getOwnCompanies, {}),
    enabled: session !== null && session.role !== 'ADMIN',
  });
  return (data ?? []).map(({ id, name }) => ({ to: paths.company({ id }), text: name, icon: IconBuildingStore }));
}
