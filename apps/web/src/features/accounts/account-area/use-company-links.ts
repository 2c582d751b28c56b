import * as texts from '@africanscity/messages/companies';
import { getOwnCompanies } from '@africanscity/contracts/companies/calls/companies';
import { IconBuildingStore, IconKey, IconWebhook } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../../api/query-client.ts';
import type { Session } from '../../../api/session.ts';
import { paths } from '../../../app/paths.ts';
import type { AccountLink } from './account-links.ts';

/** Links to the companies of the user, and to the API keys and webhooks of those that they own. Returns an empty list until they are loaded. */
export function useCompanyLinks(session: Session | null): AccountLink[] {
  const { data } = useQuery({
    ...operation(getOwnCompanies, {}),
    enabled: session !== null && session.role !== 'ADMIN',
  });
  const companies = data ?? [];
  const links = companies.map(({ id, name }) => ({ to: paths.company({ id }), text: name, icon: IconBuildingStore }));
  if (!companies.some(({ isOwner }) => isOwner)) return links;
  return [
    ...links,
    { to: paths.apiKeys, text: texts.apiKeys(), icon: IconKey },
    { to: paths.webhooks, text: texts.webhooks(), icon: IconWebhook },
  ];
}
