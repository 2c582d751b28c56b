import type { Counter } from '@africanscity/contracts/home';
import type { SiteSettings } from '@africanscity/contracts/site-settings';
import type { RequestContext } from '../../context.ts';
import { getSiteSettings } from './get-site-settings.ts';
import { writeSetting } from './write-setting.ts';

export async function saveCounters(ctx: RequestContext, input: { counters: Counter[] }): Promise<SiteSettings> {
  await ctx.db.$transaction((tx) =>
    writeSetting(ctx, tx, { action: 'saveCounters', name: 'home.counters', value: input.counters }),
  );
  return getSiteSettings(ctx);
}
