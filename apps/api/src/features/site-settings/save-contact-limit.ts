import type { SiteSettings } from '@africanscity/contracts/site-settings';
import type { RequestContext } from '../../context.ts';
import { contactLimitSetting } from '../contact-shares/contact-limit.ts';
import { getSiteSettings } from './get-site-settings.ts';
import { writeSetting } from './write-setting.ts';

/** Holds from now on; who has seen more today already sees no new owner. */
export async function saveContactLimit(ctx: RequestContext, input: { ownersADay: number }): Promise<SiteSettings> {
  await ctx.db.$transaction((tx) =>
    writeSetting(ctx, tx, { action: 'saveContactLimit', name: contactLimitSetting, value: input.ownersADay }),
  );
  return getSiteSettings(ctx);
}
