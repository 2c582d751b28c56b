import type { EntitlementSettings } from '@africanscity/contracts/subscriptions';
import type { RequestContext } from '../../context.ts';
import { recordAct } from '../admin/record-act.ts';
import { readEntitlementSettings, settingName } from './settings.ts';

/** Holds for what is saved or ends from now on: nobody's listing goes because a number became smaller. */
export async function saveEntitlementSettings(ctx: RequestContext, value: EntitlementSettings): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    await recordAct(ctx, tx, {
      action: 'saveEntitlementSettings',
      subject: 'settings of entitlements',
      details: { before: await readEntitlementSettings(tx), after: value },
    });
    await tx.setting.upsert({ where: { name: settingName }, create: { name: settingName, value }, update: { value } });
  });
}
