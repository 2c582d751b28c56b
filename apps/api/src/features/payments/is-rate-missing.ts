import type { AppContext } from '../../context.ts';
import { bankAccounts } from './bank-accounts.ts';
import { currentRate } from './current-rate.ts';

/** Whether local currency could be taken, online or by transfer, and is not offered because it has no exchange rate. */
export async function isRateMissing(ctx: AppContext): Promise<boolean> {
  if (await currentRate(ctx.db, ctx.clock())) return false;
  if (ctx.payments.gateway?.accounts.includes('ZWG')) return true;
  return (await bankAccounts(ctx)).some(({ currency }) => currency === 'ZWG');
}
