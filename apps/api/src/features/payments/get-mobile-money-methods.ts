import type { RequestContext } from '../../context.ts';
import { walletMethods } from './methods.ts';

export async function getMobileMoneyMethods(ctx: RequestContext): Promise<string[]> {
  return ctx.payments.gateway ? walletMethods.map(({ label }) => label) : [];
}
