import * as texts from '@africanscity/messages/payments';
import * as siteTexts from '@africanscity/messages/site';
import type { Payment } from '@africanscity/contracts/payments/payments';
import type { calls } from '@africanscity/contracts/payments/calls';
import type { RequestContext } from '../../context.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { actorOf } from '../../kernel/caller.ts';
import { presentPage, skipTo } from '../../kernel/paging.ts';
import type { Verb } from '../../verb.ts';
import { bankAccounts } from './bank-accounts.ts';
import { currentRate } from './exchange-rates.ts';
import { forTeam, writeEvent } from './payment-events.ts';
import { lockOpenPayment, movePayment } from './payment-states.ts';
import { askWhileOpen } from './polling.ts';
import { presentPayment, withPackage } from './present.ts';
import { changedPrice } from './prices.ts';

export async function getPayment(ctx: RequestContext, { id }: { id: number }): Promise<Payment> {
  const payment = await readOwnPayment(ctx, id);
  return (await askWhileOpen(ctx, payment)) ? readOwnPayment(ctx, id) : payment;
}

export async function getPayments(ctx: RequestContext, { page, size }: { page: number; size: number }) {
  const { userId } = actorOf(ctx);
  const [rows, total, accounts, rate] = await Promise.all([
    ctx.db.payment.findMany({
      where: { userId },
      orderBy: { id: 'desc' },
      ...skipTo({ page, size }),
      include: withPackage,
    }),
    ctx.db.payment.count({ where: { userId } }),
    bankAccounts(ctx),
    currentRate(ctx.db, ctx.clock()),
  ]);
  return presentPage<Payment>(
    rows.map((row) => presentPayment(row, accounts, changedPrice(row, rate))),
    { page, size },
    total,
  );
}

/** Returns a payment of the caller. Another user's gets the same response as a missing one. */
export async function readOwnPayment(ctx: RequestContext, id: number): Promise<Payment> {
  const { userId } = actorOf(ctx);
  const row = await ctx.db.payment.findUnique({ where: { id, userId }, include: withPackage });
  if (!row) throw new NotFound(siteTexts.paymentNotFound());
  const [accounts, rate] = await Promise.all([
    row.method === 'bank' ? bankAccounts(ctx) : [],
    currentRate(ctx.db, ctx.clock()),
  ]);
  return presentPayment(row, accounts, changedPrice(row, rate));
}

/** Throws Conflict for an announced transfer, because the team that looks for the money must still see it. */
export async function cancelPayment(ctx: RequestContext, { id }: { id: number }): Promise<Payment> {
  const { userId: actorId } = actorOf(ctx);
  await ctx.db.$transaction(async (tx) => {
    const payment = await lockOpenPayment(ctx, tx, id);
    if (payment.bankSubmittedAt) {
      throw new Conflict('transfer_announced', texts.transferAnnounced());
    }
    await movePayment(ctx, tx, payment, 'cancelled', { kind: 'payer', actorId }, { failure: texts.youCancelledIt });
  });
  return readOwnPayment(ctx, id);
}

export const submitBankTransfer: Verb<typeof calls.submitBankTransfer> = async (ctx, { id, bankReference }) => {
  const { userId: actorId } = actorOf(ctx);
  await ctx.db.$transaction(async (tx) => {
    const payment = await lockOpenPayment(ctx, tx, id);
    if (payment.method !== 'bank') throw new Conflict('not_a_transfer', texts.notByTransfer());
    const bankSubmittedAt = ctx.clock();
    await tx.payment.update({ where: { id }, data: { bankReference, bankSubmittedAt, nextPollAt: null } });
    const note = forTeam(() => texts.transferSent({ reference: bankReference }));
    await writeEvent(ctx, tx, id, { kind: 'payer', actorId, note });
  });
  return readOwnPayment(ctx, id);
};
