import type { PaymentCurrency, PaymentMethod } from '@africanscity/contracts/payments';
import type { Transaction } from '@africanscity/db/client';
import type { Payment } from '@africanscity/db/generated/client';
import { ulid } from 'ulid';
import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { ApiError, InvalidInput } from '../../errors.ts';
import { methods } from './methods.ts';
import { maskMobile } from './mobile-number.ts';
import { nextLook } from './next-look.ts';
import { priceOf } from './price-of.ts';
import { writeEvent } from './write-event.ts';
import { lockCaller } from '../users/hold-accounts.ts';

export interface Wish {
  packageId: number;
  months: number;
  currency: PaymentCurrency;
  method: PaymentMethod;
  /** As 0771234567, for wallets. */
  phone: string | null;
}

/** How long one call of the gateway may last, with some room, in milliseconds. */
export const initiatingMs = 60_000;

/**
 * Writes down what somebody means to pay before anybody is asked for money. The same key, or the same wish
 * while one is open, answers the payment that is there: `isNew` tells.
 */
export async function createIntent(ctx: RequestContext, wish: Wish): Promise<{ payment: Payment; isNew: boolean }> {
  const { userId } = actorOf(ctx);
  return ctx.db.$transaction(async (tx) => {
    // Whoever presses twice waits here for the first press to be written down.
    await lockCaller(ctx, tx);
    const earlier = (await findByKey(ctx, tx, userId, wish)) ?? (await findOpen(ctx, tx, userId, wish));
    return earlier ? { payment: earlier, isNew: false } : { payment: await create(ctx, tx, userId, wish), isNew: true };
  });
}

async function findByKey(ctx: RequestContext, tx: Transaction, userId: number, wish: Wish): Promise<Payment | null> {
  if (ctx.idempotencyKey === null) return null;
  const payment = await tx.payment.findUnique({
    where: { userId_idempotencyKey: { userId, idempotencyKey: ctx.idempotencyKey } },
  });
  if (payment && Object.entries(columnsOf(wish)).some(([name, value]) => payment[name as keyof Payment] !== value)) {
    const message = 'This Idempotency-Key was used for another payment. Send a new one.';
    throw new ApiError(422, 'idempotency_key_reused', message);
  }
  return payment;
}

/** A payment of the page whose address was lost cannot be gone on with, nor can one whose price is not today's. */
async function findOpen(ctx: RequestContext, tx: Transaction, userId: number, wish: Wish): Promise<Payment | null> {
  const payment = await tx.payment.findFirst({
    where: {
      userId,
      ...columnsOf(wish),
      expiresAt: { gt: ctx.clock() },
      OR: [
        { status: 'created' },
        { status: 'pending', ...(wish.method === 'paynow' ? { browserUrl: { not: null } } : {}) },
      ],
    },
    orderBy: { id: 'desc' },
  });
  return payment;
}

function columnsOf({ phone, ...wish }: Wish) {
  return { ...wish, payerPhone: phone && maskMobile(phone) };
}

async function create(ctx: RequestContext, tx: Transaction, userId: number, wish: Wish): Promise<Payment> {
  const item = await tx.package.findUnique({ where: { id: wish.packageId, archivedAt: null } });
  if (!item) throw new InvalidInput([{ field: 'packageId', defaultMessage: 'is not a package that is sold' }]);
  const { months, currency, method } = wish;
  const price = await priceOf(ctx, tx, { package: item, months, currency });
  const now = ctx.clock();
  const trace = ulid(now.getTime());
  const online = method !== 'bank';
  const life = {
    createdAt: now,
    status: online ? ('created' as const) : ('pending' as const),
    expiresAt: new Date(now.getTime() + methods[method].openMinutes * 60_000),
    gatewayAccount: online ? currency : null,
  };
  const payment = await tx.payment.create({
    data: {
      ...columnsOf(wish),
      ...price,
      ...life,
      userId,
      // Its last ten characters are random: enough to be unique, short enough to type.
      reference: `AC-${trace.slice(-10)}`,
      merchantTrace: trace,
      idempotencyKey: ctx.idempotencyKey,
      initiatingUntil: online ? new Date(now.getTime() + initiatingMs) : null,
      nextPollAt: nextLook(life, now),
    },
  });
  await writeEvent(ctx, tx, payment.id, { kind: 'intent' }, life.status);
  return payment;
}
