import type { Company } from '@africanscity/contracts/companies/companies';
import { getCompany } from '@africanscity/contracts/companies/calls/companies';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { operation } from '../../api/query-client.ts';
import { useSession } from '../../api/session.ts';

/**
 * The company, and whether the visitor may edit it. The page was rendered for an anonymous visitor, so the company is
 * fetched again with the session.
 */
export function useOwnCompany(company: Company): { mayEdit: boolean; changed: (company: Company) => void } {
  const session = useSession();
  const queryClient = useQueryClient();
  const asked = operation(getCompany, { id: String(company.id) });
  const own = {
    ...asked,
    queryKey: [asked.queryKey[0], { ...asked.queryKey[1], ofCaller: true }] as unknown as typeof asked.queryKey,
  };
  const { data } = useQuery({ ...own, enabled: session !== null });
  return {
    mayEdit: session !== null && (data?.mayEdit ?? false),
    changed: (saved) => {
      queryClient.setQueryData(asked.queryKey, saved);
      queryClient.setQueryData(own.queryKey, saved);
    },
  };
}
