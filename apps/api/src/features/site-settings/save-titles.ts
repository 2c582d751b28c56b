import type { SiteSettings } from '@africanscity/contracts/site-settings';
import type { RequestContext } from '../../context.ts';
import { getSiteSettings } from './get-site-settings.ts';
import { writeSetting } from './write-setting.ts';

/** Who has a title that is no longer offered keeps it. */
export async function saveTitles(ctx: RequestContext, { titles }: { titles: string[] }): Promise<SiteSettings> {
  await ctx.db.$transaction((tx) =>
    writeSetting(ctx, tx, { action: 'saveTitles', name: 'lookups.titles', value: titles }),
  );
  return getSiteSettings(ctx);
}
