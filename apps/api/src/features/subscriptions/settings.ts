import { EntitlementSettings } from '@africanscity/contracts/subscriptions';
import type { Database, Transaction } from '@africanscity/db/client';

/** Generous, so that a small agency can begin without paying. */
const defaults: EntitlementSettings = { freeListings: 20, graceDays: 3 };

export const settingName = 'entitlements';

/** What holds for everybody: how many listings are free, and how long a package goes on after its end. */
export async function readEntitlementSettings(db: Database | Transaction): Promise<EntitlementSettings> {
  const row = await db.setting.findUnique({ where: { name: settingName } });
  // A setting that somebody broke by hand must not take listings off the site.
  return EntitlementSettings.safeParse(row?.value).data ?? defaults;
}

export function graceMsOf({ graceDays }: EntitlementSettings): number {
  return graceDays * 24 * 60 * 60_000;
}
