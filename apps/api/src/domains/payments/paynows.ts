import * as texts from '@africanscity/messages/payments';
import * as siteTexts from '@africanscity/messages/site';
import type { Payment } from '@africanscity/contracts/payments/payments';
import type { PaymentCurrency } from '@africanscity/contracts/payments/order-inputs';
import type { RequestContext } from '../../context.ts';
import { InvalidInput } from '../../errors.ts';
import { actorOf } from '../../kernel/caller.ts';
import { currentRate } from './exchange-rates.ts';
import { getPayment } from './own-payments.ts';
import { startPayment } from './payment-intents.ts';
import { methods } from './payment-options.ts';
import { stateText } from './payment-states.ts';
import { gatewayFor } from './policy.ts';

// Lists payments as older clients know them, named after the gateway.

const walletMethods = (['ecocash', 'onemoney', 'innbucks'] as const).map((method) => ({
  method,
  label: methods[method].label,
}));

/** Wallets for clients that name no currency. Empty while the gateway has no account for them. */
export async function getMobileMoneyMethods(ctx: RequestContext): Promise<string[]> {
  return (await walletCurrency(ctx)) ? walletMethods.map(({ label }) => label()) : [];
}

/** Local currency, or dollars while it has no exchange rate or no account; null when neither is possible. */
async function walletCurrency(ctx: RequestContext): Promise<PaymentCurrency | null> {
  const accounts = gatewayFor(ctx)?.accounts ?? [];
  if (accounts.includes('ZWG') && (await currentRate(ctx.db, ctx.clock()))) return 'ZWG';
  return accounts.includes('USD') ? 'USD' : null;
}

interface MobileInput {
  packageId: number;
  months: number;
  mobile: string;
  mobileMoneyMethod: string;
  currency?: PaymentCurrency;
}

/** Starts a payment for clients that name no currency. Returns the payment's bare number. */
export async function startPaynowMobileConfirmation(ctx: RequestContext, input: MobileInput): Promise<number> {
  const { mobileMoneyMethod, ...order } = input;
  const name = mobileMoneyMethod.trim().toLowerCase();
  const wallet = walletMethods.find(({ method, label }) => name === method || name === label().toLowerCase());
  if (!wallet) {
    const labels = walletMethods.map(({ label }) => label()).join(', ');
    throw new InvalidInput([{ field: 'mobileMoneyMethod', defaultMessage: siteTexts.mustBeAmong({ values: labels }) }]);
  }
  const currency = input.currency ?? (await walletCurrency(ctx)) ?? 'ZWG';
  const { id } = await startPayment(ctx, { ...order, currency, method: wallet.method });
  return id;
}

/** Starts a payment on Paynow's page for older clients. */
export async function startPaynowWebConfirmation(
  ctx: RequestContext,
  { currency = 'USD', ...order }: { packageId: number; months: number; currency?: PaymentCurrency },
): Promise<number> {
  const { id } = await startPayment(ctx, { ...order, currency, method: 'paynow' });
  return id;
}

/** Returns texts for older clients: of `msg` and `err`, one is empty. */
export async function pollPaynowStatusByPaynowsId(
  ctx: RequestContext,
  { paynowsId }: { paynowsId: number },
): Promise<{ msg: string; err: string }> {
  const payment = await getPayment(ctx, { id: paynowsId });
  return describe(payment);
}

function describe({ status, failure, reference, step }: Payment): { msg: string; err: string } {
  if (status === 'paid') return { msg: texts.namedIsPaid({ reference }), err: '' };
  if (status === 'created' || status === 'pending')
    return { msg: step?.instructions ?? texts.namedIsWaiting({ reference }), err: '' };
  if (status === 'held') return { msg: texts.namedIsChecked({ reference }), err: '' };
  return { msg: '', err: failure ?? texts.namedIsInState({ reference, state: stateText(status) }) };
}

const most = 100;

export async function getPaynowsAllByUserId(ctx: RequestContext) {
  const { userId } = actorOf(ctx);
  const rows = await ctx.db.payment.findMany({ where: { userId }, orderBy: { id: 'desc' }, take: most });
  return rows.map(({ id, reference, method, amount, currency, createdAt, updatedAt, status }) => ({
    id,
    ref: reference,
    method,
    amount: amount.toNumber(),
    currency,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    status,
  }));
}
