import * as siteTexts from '@africanscity/messages/site';
import { calls } from '@africanscity/contracts/payments/calls';
import { schemas } from '@africanscity/contracts/payments/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import type { Simulator } from '../../gateways/payments/simulator/simulator.ts';
import { bindEndpoints, openContext } from '../../http/bind-endpoint.ts';
import { completeAdTask, getAdTasks, getMyAds, reopenAdTask } from './ads.ts';
import { deleteBankAccount, getBankAccounts, saveBankAccount } from './bank-accounts.ts';
import { saveAdvertisedListing, saveFeaturedListing } from './chosen-listings.ts';
import { getEntitlementSettings, saveEntitlementSettings } from './entitlement-settings.ts';
import { getExchangeRate, getExchangeRates, saveExchangeRate } from './exchange-rates.ts';
import { receiveResult, resultPath } from './gateway-callback.ts';
import { exportPayments, getPaymentHistory, getPaymentsPage, getPaymentTotals } from './managed-payments.ts';
import { getMySubscription, getSubscriptionQuote } from './my-subscription.ts';
import { cancelPayment, getPayment, getPayments, submitBankTransfer } from './own-payments.ts';
import {
  deletePackagesById,
  getPackageRows,
  getPackagesAll,
  getPackagesAllById,
  restorePackagesById,
  savePackages,
} from './packages.ts';
import {
  acceptHeldPayment,
  confirmBankTransfer,
  liftDispute,
  recheckPayment,
  recordDispute,
  recordRefund,
  refuseBankTransfer,
} from './payment-acts.ts';
import { startPayment } from './payment-intents.ts';
import { getPaymentOptions } from './payment-options.ts';
import {
  getMobileMoneyMethods,
  getPaynowsAllByUserId,
  pollPaynowStatusByPaynowsId,
  startPaynowMobileConfirmation,
  startPaynowWebConfirmation,
} from './paynows.ts';
import { mayUseSimulator } from './policy.ts';
import { getReceipt } from './receipts.ts';

export function bindPayments(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, calls, schemas, {
    getPaymentOptions,
    startPayment,
    getPayment,
    getPayments,
    cancelPayment,
    submitBankTransfer,
    getMobileMoneyMethods,
    startPaynowMobileConfirmation,
    startPaynowWebConfirmation,
    pollPaynowStatusByPaynowsId,
    getPaynowsAllByUserId,
    getExchangeRate,
    getPackagesAll,
    getPackagesAllById,
    getPackageRows,
    savePackages,
    deletePackagesById,
    restorePackagesById,
    getMySubscription,
    getSubscriptionQuote,
    saveFeaturedListing,
    saveAdvertisedListing,
    getEntitlementSettings,
    saveEntitlementSettings,
    getReceipt,
    getMyAds,
    getAdTasks,
    completeAdTask,
    reopenAdTask,
    getPaymentsPage,
    getPaymentHistory,
    getPaymentTotals,
    exportPayments,
    recheckPayment,
    confirmBankTransfer,
    refuseBankTransfer,
    acceptHeldPayment,
    recordDispute,
    liftDispute,
    recordRefund,
    getExchangeRates,
    saveExchangeRate,
    getBankAccounts,
    saveBankAccount,
    deleteBankAccount,
  });
  bindResult(app, ctx);
  if (ctx.payments.simulator) bindSimulator(app, ctx, ctx.payments.simulator);
}

/** Receives the gateway's reports. No operation of the API, because its hash depends on the raw body. */
function bindResult(app: FastifyInstance, ctx: AppContext): void {
  const config = { bucket: 'calls' } as const;
  app.post(`${ctx.config.apiBasePath}/${resultPath}`, { config }, async (request, reply) => {
    const { reference, token } = request.query as Record<string, unknown>;
    const input = { reference: textOf(reference), token: textOf(token), rawBody: bodyOf(request) };
    await receiveResult({ ...ctx, log: request.log as AppContext['log'] }, input);
    return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('');
  });
}

/**
 * The simulated gateway, on this server's own address. Forms of its page are sent only here. Outside the demo it returns 404
 * to strangers; a payment's page opens for any holder of its address, because browsers send no token.
 */
function bindSimulator(app: FastifyInstance, ctx: AppContext, simulator: Simulator): void {
  const base = `${ctx.config.apiBasePath}/dev/paynow`;
  app.route({
    method: ['GET', 'POST'],
    url: `${base}/*`,
    config: { bucket: 'calls' },
    exposeHeadRoute: false,
    async handler(request, reply) {
      const [path = '', query = ''] = request.url.slice(base.length).split('?', 2);
      const isOwnPage = path === '/payment' && simulator.book.find(new URLSearchParams(query).get('guid') ?? '');
      if (!isOwnPage && !mayUseSimulator(await openContext(ctx, request)))
        throw new NotFound(siteTexts.thisPageNotFound());
      const answer = await simulator.handle({
        method: request.method,
        path,
        query: new URLSearchParams(query),
        body: bodyOf(request),
      });
      if (!answer) throw new NotFound(siteTexts.answerNotFound());
      if (answer.type === 'redirect') return reply.redirect(answer.body, answer.status);
      const type = answer.type === 'html' ? 'text/html' : 'application/x-www-form-urlencoded';
      return reply
        .code(answer.status)
        .header('cache-control', 'no-store')
        .type(`${type}; charset=utf-8`)
        .send(answer.body);
    },
  });
}

function bodyOf(request: FastifyRequest): string {
  const body = request.body as { text?: unknown } | null | undefined;
  return textOf(body?.text);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
