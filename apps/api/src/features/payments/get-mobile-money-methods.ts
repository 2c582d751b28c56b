import type { RequestContext } from '../../context.ts';
import { currentRate } from './current-rate.ts';
import { walletMethods } from './methods.ts';
import { gatewayFor } from './policy.ts';

/** Wallets for clients that name no currency, which pay in local currency: none while that has no rate or no account. */
export async function getMobileMoneyMethods(ctx: RequestContext): Promise<string[]> {
  if (!gatewayFor(ctx)?.accounts.includes('ZWG')) return [];
  return (await currentRate(ctx.db, ctx.clock())) ? walletMethods.map(({ label }) => label) : [];
}
