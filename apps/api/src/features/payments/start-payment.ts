import type { Payment as PaymentView } from '@africanscity/contracts/payments';
import type { Payment } from '@africanscity/db/generated/client';
import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { Conflict, InvalidInput } from '../../errors.ts';
import type { Account } from '../../gateways/payments/payments.ts';
import { consume } from '../../http/limits.ts';
import { bankAccounts } from './bank-accounts.ts';
import { createIntent, initiatingMs, type Wish } from './create-intent.ts';
import { methods } from './methods.ts';
import { mobileNumber } from './mobile-number.ts';
import { openAtGateway } from './open-at-gateway.ts';
import { gatewayFor } from './policy.ts';
import { readOwnPayment } from './read-own-payment.ts';

type Input = Omit<Wish, 'phone'> & { mobile?: string; anyNetwork?: boolean };

/** Starts a payment, or goes on with the one that is there already. What the gateway refuses is a payment that failed. */
export async function startPayment(ctx: RequestContext, input: Input): Promise<PaymentView> {
  const { userId } = actorOf(ctx);
  const { packageId, months, currency, method, mobile = '', anyNetwork = false } = input;
  const phone = methods[method].needsMobile ? mobileNumber(mobile, method, anyNetwork) : null;
  await refuseUnavailable(ctx, method, currency);
  await consume(ctx, 'startPayment', userId);
  const wish = { packageId, months, currency, method, phone };
  const { payment, isNew } = await createIntent(ctx, wish);
  if (method !== 'bank' && (isNew || (await claimForgotten(ctx, payment)))) {
    const user = await ctx.db.user.findUniqueOrThrow({ where: { id: userId } });
    const item = await ctx.db.package.findUniqueOrThrow({ where: { id: packageId } });
    await openAtGateway(ctx, payment, { package: item, user, phone });
  }
  return readOwnPayment(ctx, payment.id);
}

async function refuseUnavailable(ctx: RequestContext, method: Wish['method'], currency: Account): Promise<void> {
  if (method === 'bank') {
    if ((await bankAccounts(ctx)).some((account) => account.currency === currency)) return;
    throw new Conflict('method_unavailable', `There is no bank account for ${currency} yet. Please pay another way.`);
  }
  const gateway = gatewayFor(ctx);
  if (!gateway) throw new Conflict('method_unavailable', 'Paying online is not possible at the moment.');
  if (gateway.accounts.includes(currency)) return;
  throw new InvalidInput([
    { field: 'currency', defaultMessage: `must be ${gateway.accounts.join(' or ')} to pay this way` },
  ]);
}

/** Whether we are the ones to bring a payment to the gateway that another request left behind, as after a crash. */
async function claimForgotten(ctx: RequestContext, { id }: Payment): Promise<boolean> {
  const now = ctx.clock();
  const { count } = await ctx.db.payment.updateMany({
    where: { id, status: 'created', pollUrl: null, initiatingUntil: { lt: now } },
    data: { initiatingUntil: new Date(now.getTime() + initiatingMs) },
  });
  return count === 1;
}
