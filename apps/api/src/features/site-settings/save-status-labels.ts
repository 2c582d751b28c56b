import type { StatusLabels } from '@africanscity/contracts/lookups';
import type { SiteSettings } from '@africanscity/contracts/site-settings';
import type { RequestContext } from '../../context.ts';
import { forgetStatusLabels, statusLabelsSetting } from '../lookups/status-labels.ts';
import { getSiteSettings } from './get-site-settings.ts';
import { writeSetting } from './write-setting.ts';

/** Changes what people read; clients go on naming statuses as they do. */
export async function saveStatusLabels(ctx: RequestContext, labels: StatusLabels): Promise<SiteSettings> {
  await ctx.db.$transaction((tx) =>
    writeSetting(ctx, tx, { action: 'saveStatusLabels', name: statusLabelsSetting, value: labels }),
  );
  forgetStatusLabels(ctx);
  return getSiteSettings(ctx);
}
