import * as texts from '@africanscity/messages/payments';
import * as siteTexts from '@africanscity/messages/site';
import type { AppContext, Config } from '../../context.ts';
import { ApiError, NotFound } from '../../errors.ts';
import { isSigned, sign } from '../../kernel/secrets.ts';
import { type Account, BadMessage, type Report } from '../../gateways/payments/payments.ts';
import { settlePaymentJob } from './gateway-reports.ts';
import { forTeam, writeEvent } from './payment-events.ts';

/**
 * Receives a message of the gateway about a payment: verifies it, stores it, and queues a poll of the gateway. The message
 * itself never changes a payment. Throws NotFound for an unknown address, and 403 for a message that is unsigned or about
 * another payment.
 */
export async function receiveResult(
  ctx: AppContext,
  input: { reference: string; token: string; rawBody: string },
): Promise<void> {
  const { gateway } = ctx.payments;
  if (!gateway || !isResultToken(ctx.config, input.reference, input.token))
    throw new NotFound(siteTexts.addressNotFound());
  const payment = await ctx.db.payment.findUnique({ where: { reference: input.reference } });
  if (!payment?.gatewayAccount) throw new NotFound(siteTexts.addressNotFound());
  const report = await readReport();
  const isOfAnother = report.account !== payment.gatewayAccount;
  const fault = isOfAnother ? forTeam(() => texts.signedFor({ account: report.account })) : undefined;
  await ctx.db.$transaction(async (tx) => {
    await writeEvent(ctx, tx, payment.id, {
      kind: 'callback',
      report,
      note: fault,
      digest: `callback ${report.digest}`,
    });
    await ctx.jobs.enqueue(tx, settlePaymentJob, { paymentId: payment.id });
  });

  async function readReport(): Promise<Report> {
    try {
      const read = gateway!.parseCallback(payment!.gatewayAccount as Account, input.rawBody);
      if (read.reference === payment!.reference) return read;
    } catch (error) {
      if (!(error instanceof BadMessage)) throw error;
    }
    // Stored once: otherwise anyone who knows the address could fill the history.
    await writeEvent(ctx, ctx.db, payment!.id, {
      kind: 'refused',
      note: 'a message was not signed by the gateway, or was about another payment',
      digest: 'refused',
    });
    ctx.log.warn({ payment: payment!.id }, 'a message about a payment was refused');
    throw new ApiError(403, 'bad_signature', texts.notSignedByService());
  }
}

/** Path for the gateway's reports, below the API's base. */
export const resultPath = 'africanscity/paynowresult';

/** Returns the address for the gateway's reports about a payment, which no other user can know. */
export function resultUrlOf(config: Config, reference: string): string {
  const query = new URLSearchParams({ reference, token: sign(config, `payment result ${reference}`) });
  return `${config.publicUrl}${config.apiBasePath}/${resultPath}?${query}`;
}

/** Returns whether a report came to the address of its payment. */
function isResultToken(config: Config, reference: string, token: string): boolean {
  return isSigned(config, `payment result ${reference}`, token);
}
