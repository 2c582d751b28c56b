import * as texts from '@africanscity/messages/administration';
import { getSiteSettings } from '@africanscity/contracts/administration/calls/site-settings';
import type { SiteSettings } from '@africanscity/contracts/administration/site-settings';
import { useQueryClient } from '@tanstack/react-query';
import { operation } from '../../../api/query-client.ts';
import { setStatusLabels } from '../../../api/status-labels.ts';

/** Updates the cached settings everywhere after a change. */
export function useSettingsSaved(): (settings: SiteSettings) => Promise<string> {
  const queryClient = useQueryClient();
  return async (settings) => {
    queryClient.setQueryData(operation(getSiteSettings, {}).queryKey, settings);
    setStatusLabels(queryClient, settings.statuses);
    await queryClient.invalidateQueries();
    return texts.settingsSaved();
  };
}
