import { getSiteSettings } from '@africanscity/contracts/administration/calls/site-settings';
import type { SiteSettings } from '@africanscity/contracts/administration/site-settings';
import { useQueryClient } from '@tanstack/react-query';
import { operation } from '../../../api/query-client.ts';
import { setStatusLabels } from '../../../api/status-labels.ts';

/** Shows what the server answered to a change, here and wherever the site shows it. */
export function useSettingsSaved(): (settings: SiteSettings) => Promise<string> {
  const queryClient = useQueryClient();
  return async (settings) => {
    queryClient.setQueryData(operation(getSiteSettings, {}).queryKey, settings);
    setStatusLabels(queryClient, settings.statuses);
    await queryClient.invalidateQueries();
    return 'Saved. The site shows it now.';
  };
}
