import * as texts from '@africanscity/messages/payments';
import type { PaymentMethod } from '@africanscity/contracts/payments/payments';
import type { PaymentCurrency } from '@africanscity/contracts/payments/order-inputs';
import type { Transaction } from '@africanscity/db/client';
import type { Payment, Prisma } from '@africanscity/db/generated/client';
import type { AppContext, RequestContext } from '../../context.ts';
import { actorOf } from '../../kernel/caller.ts';
import { sign } from '../../kernel/secrets.ts';
import { forTeam } from './payment-events.ts';
import { isOpen } from './payment-filters.ts';
import { maskMobile, methods } from './payment-options.ts';
import { lockPayment, movePayment } from './payment-states.ts';

/** The purchase, and the way to pay. */
export interface Order {
  packageId: number;
  months: number;
  currency: PaymentCurrency;
  method: PaymentMethod;
  /** As 0771234567, for wallets. */
  phone: string | null;
  /** The total that the payer saw. A client without one accepts any price. */
  agreedAmount?: string;
}

/** Columns that identify an order. The masked number is for display: many numbers share it. */
export function columnsOf(ctx: Pick<AppContext, 'config'>, { phone, agreedAmount: _agreed, ...order }: Order) {
  return {
    ...order,
    payerPhone: phone && maskMobile(phone),
    payerPhoneDigest: phone && sign(ctx.config, `wallet number ${phone}`),
  };
}

/** Announced transfers are on their way: no payment replaces them. */
const replaceable = {
  status: { in: ['created', 'pending'] },
  bankSubmittedAt: null,
} satisfies Prisma.PaymentWhereInput;

const walletMethods = (Object.keys(methods) as PaymentMethod[]).filter((method) => methods[method].needsMobile);

/**
 * Returns the key of the open payments that an order replaces: the same months of the same package, by another number or
 * wallet, or in the same way and currency at another price.
 */
export async function findReplacedKey(
  ctx: RequestContext,
  tx: Transaction,
  { packageId, months, currency, method, phone, agreedAmount }: Order,
): Promise<string | null> {
  if (!phone && agreedAmount === undefined) return null;
  const { userId } = actorOf(ctx);
  const replaced = await tx.payment.findFirst({
    where: {
      userId,
      packageId,
      months,
      ...(phone ? { method: { in: walletMethods } } : { method, currency, amount: { not: agreedAmount } }),
      ...replaceable,
      orderKey: { not: null },
    },
    orderBy: { id: 'desc' },
    select: { orderKey: true },
  });
  return replaced?.orderKey ?? null;
}

/** Cancels the open payments that a new payment of the same order replaces. The gateway may still report one as paid. */
export async function cancelReplaced(ctx: RequestContext, { id, orderKey, ...started }: Payment): Promise<void> {
  if (orderKey === null) return;
  const replaced = await ctx.db.payment.findMany({
    where: { orderKey, id: { lt: id }, ...replaceable },
    select: { id: true },
  });
  for (const { id: replacedId } of replaced) {
    await ctx.db.$transaction(async (tx) => {
      const locked = await lockPayment(tx, replacedId);
      if (!isOpen(locked.status) || locked.bankSubmittedAt) return;
      const isRepriced = locked.currency === started.currency && !locked.amount.equals(started.amount);
      const change = isRepriced ? 'price' : 'other';
      const note = forTeam(() => texts.startedAgain({ change }));
      const event = { kind: 'payer', actorId: actorOf(ctx).userId, note } as const;
      const failure = () => texts.youStartedAgain({ change });
      await movePayment(ctx, tx, locked, 'cancelled', event, { failure });
    });
  }
}

/** Returns another paid payment of the same order, or null. */
export async function findPaidOfOrder(tx: Transaction, payment: Payment): Promise<Pick<Payment, 'reference'> | null> {
  const { id, orderKey } = payment;
  if (orderKey === null) return null;
  return tx.payment.findFirst({
    where: { orderKey, id: { not: id }, status: { in: ['paid', 'disputed'] } },
    select: { reference: true },
  });
}

/** Returns ids of the open payments of the same order. */
export async function openOfOrder(tx: Transaction, { id, orderKey }: Payment): Promise<number[]> {
  if (orderKey === null) return [];
  const rows = await tx.payment.findMany({
    where: { orderKey, id: { not: id }, status: { in: ['created', 'pending'] } },
    select: { id: true },
  });
  return rows.map((row) => row.id);
}
