import { EntitlementSettings } from '@africanscity/contracts/payments/subscriptions';
import type { Database, Transaction } from '@africanscity/db/client';
import type { RequestContext } from '../../context.ts';
import { recordAct } from '../../kernel/audit.ts';

/** Generous, so that a small agency can begin without paying. */
const defaults: EntitlementSettings = { freeListings: 20, graceDays: 3 };

const settingName = 'entitlements';

/** Returns the limits of all users: free listings, and days of grace after a package. */
export async function readEntitlementSettings(db: Database | Transaction): Promise<EntitlementSettings> {
  const row = await db.setting.findUnique({ where: { name: settingName } });
  // A broken setting must not take listings off the site.
  return EntitlementSettings.safeParse(row?.value).data ?? defaults;
}

export function graceMsOf({ graceDays }: EntitlementSettings): number {
  return graceDays * 24 * 60 * 60_000;
}

export async function getEntitlementSettings(ctx: RequestContext): Promise<EntitlementSettings> {
  return readEntitlementSettings(ctx.db);
}

/** Applies to later saves and package ends: a smaller number hides no listing. */
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
