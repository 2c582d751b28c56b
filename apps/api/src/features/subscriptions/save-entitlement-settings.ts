import type { EntitlementSettings } from '@africanscity/contracts/subscriptions';
import type { RequestContext } from '../../context.ts';
import { recordAct } from '../admin/record-act.ts';
import { settingName } from './settings.ts';

/** Holds for what is saved or ends from now on: nobody's listing goes because a number became smaller. */
export async function saveEntitlementSettings(ctx: RequestContext, value: EntitlementSettings): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    await tx.setting.upsert({ where: { name: settingName }, create: { name: settingName, value }, update: { value } });
    await recordAct(ctx, tx, {
      action: 'saveEntitlementSettings',
      subject: `${value.freeListings} free listings, ${value.graceDays} days of grace`,
    });
  });
}
