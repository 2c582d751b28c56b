import type { EntitlementSettings } from '@africanscity/contracts/subscriptions';
import type { RequestContext } from '../../context.ts';
import { readEntitlementSettings } from './settings.ts';

export async function getEntitlementSettings(ctx: RequestContext): Promise<EntitlementSettings> {
  return readEntitlementSettings(ctx.db);
}
