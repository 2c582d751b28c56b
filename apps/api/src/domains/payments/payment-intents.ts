import * as texts from '@africanscity/messages/payments';
import { commonCurrencyName } from '@africanscity/contracts/payments/values';
import type { Payment as PaymentView } from '@africanscity/contracts/payments/payments';
import type { Transaction } from '@africanscity/db/client';
import type { Payment } from '@africanscity/db/generated/client';
import { ulid } from 'ulid';
import type { RequestContext } from '../../context.ts';
import { ApiError, Conflict, InvalidInput } from '../../errors.ts';
import type { Account } from '../../gateways/payments/payments.ts';
import { actorOf } from '../../kernel/caller.ts';
import { consume } from '../../kernel/limits.ts';
import { lockCaller } from '../accounts/lock-accounts.ts';
import { bankAccounts } from './bank-accounts.ts';
import { openAtGateway } from './gateway-initiation.ts';
import { readOwnPayment } from './own-payments.ts';
import { writeEvent } from './payment-events.ts';
import { methods, mobileNumber } from './payment-options.ts';
import { cancelReplaced, columnsOf, findReplacedKey, type Order } from './payment-orders.ts';
import { gatewayFor } from './policy.ts';
import { nextPollAt } from './polling-schedule.ts';
import { priceOf, requireAgreedPrice } from './prices.ts';

type StartInput = Omit<Order, 'phone'> & { mobile?: string; anyNetwork?: boolean };

/**
 * Starts a payment, or continues the existing one. A wallet payment with another number, or a payment at another agreed
 * price, cancels the open one before it. A refusal of the gateway makes the payment fail.
 */
export async function startPayment(ctx: RequestContext, input: StartInput): Promise<PaymentView> {
  const { userId } = actorOf(ctx);
  const { packageId, months, currency, method, agreedAmount, mobile = '', anyNetwork = false } = input;
  const phone = methods[method].needsMobile ? mobileNumber(mobile, method, anyNetwork) : null;
  await refuseUnavailable(ctx, method, currency);
  await consume(ctx, 'startPayment', userId);
  const order = { packageId, months, currency, method, phone, agreedAmount };
  const { payment, isNew } = await createIntent(ctx, order);
  const isForgotten = !isNew && method !== 'bank' && (await claimForgotten(ctx, payment));
  if (isNew || isForgotten) {
    // Also for a forgotten payment: the process may have ended before it cancelled the others.
    await cancelReplaced(ctx, payment);
    if (method !== 'bank') {
      const user = await ctx.db.user.findUniqueOrThrow({ where: { id: userId } });
      const item = await ctx.db.package.findUniqueOrThrow({ where: { id: packageId } });
      await openAtGateway(ctx, payment, { package: item, user, phone, isForgotten });
    }
  }
  return readOwnPayment(ctx, payment.id);
}

async function refuseUnavailable(ctx: RequestContext, method: Order['method'], currency: Account): Promise<void> {
  if (method === 'bank') {
    if ((await bankAccounts(ctx)).some((account) => account.currency === currency)) return;
    throw new Conflict('method_unavailable', texts.thereNoBankAccount({ currency: commonCurrencyName(currency) }));
  }
  const gateway = gatewayFor(ctx);
  if (!gateway) throw new Conflict('method_unavailable', texts.payingOnlineNotPossible());
  if (gateway.accounts.includes(currency)) return;
  throw new InvalidInput([
    { field: 'currency', defaultMessage: texts.mustPayWay({ currencies: gateway.accounts.join(' or ') }) },
  ]);
}

/** Returns whether this request starts a payment at the gateway that another one left behind, as after a crash. */
async function claimForgotten(ctx: RequestContext, { id }: Payment): Promise<boolean> {
  const now = ctx.clock();
  const { count } = await ctx.db.payment.updateMany({
    where: { id, status: 'created', pollUrl: null, initiatingUntil: { lt: now } },
    data: { initiatingUntil: new Date(now.getTime() + initiatingMs) },
  });
  return count === 1;
}

/** Time limit of one call to the gateway, with some margin, in milliseconds. */
const initiatingMs = 60_000;

/**
 * Stores an intent before the gateway is called. The same key, or the same order while one is open, returns the existing
 * payment; `isNew` tells. An open payment keeps its amount, so a payer who agreed to another one gets a new payment.
 */
async function createIntent(ctx: RequestContext, order: Order): Promise<{ payment: Payment; isNew: boolean }> {
  const { userId } = actorOf(ctx);
  return ctx.db.$transaction(async (tx) => {
    // A second click waits here until the first is stored.
    await lockCaller(ctx, tx);
    const earlier = (await findByKey(ctx, tx, userId, order)) ?? (await findOpen(ctx, tx, userId, order));
    return earlier
      ? { payment: earlier, isNew: false }
      : { payment: await create(ctx, tx, userId, order), isNew: true };
  });
}

async function findByKey(ctx: RequestContext, tx: Transaction, userId: number, order: Order): Promise<Payment | null> {
  if (ctx.idempotencyKey === null) return null;
  const payment = await tx.payment.findUnique({
    where: { userId_idempotencyKey: { userId, idempotencyKey: ctx.idempotencyKey } },
  });
  const isAgreed = order.agreedAmount === undefined || payment?.amount.equals(order.agreedAmount);
  if (payment && !(isAgreed && isSameOrder(payment, columnsOf(ctx, order)))) {
    const message = texts.idempotencyKeyUsedAnother();
    throw new ApiError(422, 'idempotency_key_reused', message);
  }
  return payment;
}

/**
 * An open payment of the same order, at the agreed amount or announced as sent. One of a page whose address was lost cannot
 * continue.
 */
async function findOpen(ctx: RequestContext, tx: Transaction, userId: number, order: Order): Promise<Payment | null> {
  const { agreedAmount } = order;
  return tx.payment.findFirst({
    where: {
      userId,
      ...columnsOf(ctx, order),
      expiresAt: { gt: ctx.clock() },
      AND: [
        {
          OR: [
            { status: 'created' },
            { status: 'pending', ...(order.method === 'paynow' ? { browserUrl: { not: null } } : {}) },
          ],
        },
        agreedAmount === undefined ? {} : { OR: [{ amount: agreedAmount }, { bankSubmittedAt: { not: null } }] },
      ],
    },
    orderBy: { id: 'desc' },
  });
}

/** A payment from before numbers had digests is compared by the masked number. */
function isSameOrder(payment: Payment, columns: ReturnType<typeof columnsOf>): boolean {
  const { payerPhoneDigest, ...others } = columns;
  const isSame = Object.entries(others).every(([name, value]) => payment[name as keyof Payment] === value);
  return isSame && (payment.payerPhoneDigest === null || payment.payerPhoneDigest === payerPhoneDigest);
}

async function create(ctx: RequestContext, tx: Transaction, userId: number, order: Order): Promise<Payment> {
  const item = await tx.package.findUnique({ where: { id: order.packageId, archivedAt: null } });
  if (!item) throw new InvalidInput([{ field: 'packageId', defaultMessage: texts.notPackageSold() }]);
  const { months, currency, method, agreedAmount } = order;
  const price = await priceOf(ctx, tx, { package: item, months, currency });
  requireAgreedPrice(price.amount, currency, agreedAmount);
  const now = ctx.clock();
  const trace = ulid(now.getTime());
  const online = method !== 'bank';
  const life = {
    createdAt: now,
    status: online ? ('created' as const) : ('pending' as const),
    expiresAt: new Date(now.getTime() + methods[method].openMinutes * 60_000),
    gatewayAccount: online ? currency : null,
    bankSubmittedAt: null,
  };
  const payment = await tx.payment.create({
    data: {
      ...columnsOf(ctx, order),
      orderKey: (await findReplacedKey(ctx, tx, order)) ?? trace,
      ...price,
      ...life,
      userId,
      // Its last ten characters are random: enough to be unique, short enough to type.
      reference: `AC-${trace.slice(-10)}`,
      merchantTrace: trace,
      idempotencyKey: ctx.idempotencyKey,
      initiatingUntil: online ? new Date(now.getTime() + initiatingMs) : null,
      nextPollAt: nextPollAt(life, now),
    },
  });
  await writeEvent(ctx, tx, payment.id, { kind: 'intent' }, life.status);
  return payment;
}
