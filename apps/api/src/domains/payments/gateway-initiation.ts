import * as texts from '@africanscity/messages/payments';
import type { Package, Payment, User } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import {
  type Accepted,
  type Account,
  GatewayRefused,
  GatewayUnreachable,
  type Intent,
} from '../../gateways/payments/payments.ts';
import { resultUrlOf } from './gateway-callback.ts';
import { settlePayment } from './gateway-reports.ts';
import { forTeam, writeEvent } from './payment-events.ts';
import { lockPayment, movePayment } from './payment-states.ts';

/** Attempts to start a payment while it is unknown whether the gateway received the request. */
const maxTries = 2;

interface Start {
  package: Package;
  user: User;
  phone: string | null;
  /** Whether an earlier process may have sent the payment before it ended. */
  isForgotten: boolean;
}

/**
 * Starts an intent at the gateway. When it may have arrived before, because a reply was lost or a process ended, a trace by
 * the same identifier tells; it is sent again only when it did not. Never throws for errors of the gateway, which the payment
 * records.
 */
export async function openAtGateway(ctx: RequestContext, payment: Payment, order: Start): Promise<Payment> {
  const { gateway } = ctx.payments;
  if (!gateway) return payment;
  const known = order.isForgotten && (await recover(ctx, payment, false));
  if (known) return known;
  for (let tries = 1; ; tries += 1) {
    try {
      return await keepAccepted(ctx, payment, await gateway.initiate(describe(ctx, payment, order)));
    } catch (error) {
      // A refusal of a second request says nothing about the first, which may still be on its way.
      const isFirst = tries === 1 && !order.isForgotten;
      if (error instanceof GatewayRefused && isFirst) return keepRefusal(ctx, payment, error.message);
      if (!(error instanceof GatewayUnreachable || error instanceof GatewayRefused)) throw error;
      const reason = error.message;
      const note = forTeam(() => texts.noReply({ reason }));
      await writeEvent(ctx, ctx.db, payment.id, { kind: 'initiate', note });
    }
    const recovered = await recover(ctx, payment, tries === maxTries);
    if (recovered) return recovered;
  }
}

function describe(ctx: RequestContext, payment: Payment, { package: item, user, phone }: Start): Intent {
  const { reference, months, merchantTrace } = payment;
  return {
    account: payment.gatewayAccount as Account,
    reference,
    amount: payment.amount.toFixed(2),
    description: `${item.name} package - ${months} ${months === 1 ? 'month' : 'months'}`,
    email: user.email,
    method: payment.method as Intent['method'],
    phone,
    merchantTrace,
    resultUrl: resultUrlOf(ctx.config, reference),
    returnUrl: `${ctx.config.publicUrl}/comfirm-payment?id=${payment.id}`,
  };
}

async function keepAccepted(ctx: RequestContext, payment: Payment, accepted: Accepted): Promise<Payment> {
  return ctx.db.$transaction(async (tx) => {
    const locked = await lockPayment(tx, payment.id);
    const known = await tx.payment.update({
      where: { id: locked.id },
      data: {
        // An address of another host is not stored, so never fetched: a trace replaces it.
        pollUrl: ctx.payments.gateway?.owns(accepted.pollUrl) ? accepted.pollUrl : locked.pollUrl,
        gatewayReference: accepted.gatewayReference ?? locked.gatewayReference,
        browserUrl: accepted.browserUrl && isWebAddress(accepted.browserUrl) ? accepted.browserUrl : null,
        instructions: accepted.instructions,
        code: accepted.code,
        codeExpiresAt: accepted.codeExpiresAt,
        initiatingUntil: null,
      },
    });
    return movePayment(ctx, tx, known, 'pending', { kind: 'initiate' });
  });
}

async function keepRefusal(ctx: RequestContext, payment: Payment, reason: string): Promise<Payment> {
  return ctx.db.$transaction(async (tx) => {
    const locked = await lockPayment(tx, payment.id);
    const failure = () => texts.serviceRefused({ reason });
    return movePayment(ctx, tx, locked, 'failed', { kind: 'initiate', note: forTeam(failure) }, { failure });
  });
}

/** Finds out whether the gateway has the payment. Returns null when it surely does not, so that it can be sent again. */
async function recover(ctx: RequestContext, payment: Payment, last: boolean): Promise<Payment | null> {
  const { gateway } = ctx.payments;
  const account = payment.gatewayAccount as Account;
  const found = await gateway?.trace({ account, merchantTrace: payment.merchantTrace }).catch(() => undefined);
  if (found === null && !last) return null;
  // Releases the claim, so that a later check continues.
  await ctx.db.payment.update({ where: { id: payment.id }, data: { initiatingUntil: null } });
  if (found === undefined) return ctx.db.payment.findUniqueOrThrow({ where: { id: payment.id } });
  const settled = await settlePayment(ctx, payment.id);
  if (settled.method !== 'paynow' || settled.status !== 'pending') return settled;
  return giveUpLostPage(ctx, settled);
}

/** The address of the page was in the lost reply, so the payer cannot pay there and starts again. */
async function giveUpLostPage(ctx: RequestContext, payment: Payment): Promise<Payment> {
  return ctx.db.$transaction(async (tx) => {
    const locked = await lockPayment(tx, payment.id);
    const event = { kind: 'initiate', note: 'the page was lost' } as const;
    return movePayment(ctx, tx, locked, 'failed', event, { failure: texts.pageNotOpened });
  });
}

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
