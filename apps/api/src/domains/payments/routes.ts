import * as siteTexts from '@africanscity/messages/site';
import { calls } from '@africanscity/contracts/payments/calls';
import { schemas } from '@africanscity/contracts/payments/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import type { Simulator } from '../../gateways/payments/simulator/simulator.ts';
import { bindEndpoints, openContext } from '../../http/bind-endpoint.ts';
import * as ads from './ads.ts';
import * as bankAccounts from './bank-accounts.ts';
import * as chosenListings from './chosen-listings.ts';
import * as entitlementSettings from './entitlement-settings.ts';
import * as exchangeRates from './exchange-rates.ts';
import { receiveResult, resultPath } from './gateway-callback.ts';
import * as managedPayments from './managed-payments.ts';
import * as mySubscription from './my-subscription.ts';
import * as ownPayments from './own-payments.ts';
import * as packages from './packages.ts';
import * as paymentActs from './payment-acts.ts';
import { startPayment } from './payment-intents.ts';
import { getPaymentOptions } from './payment-options.ts';
import * as paynows from './paynows.ts';
import { mayUseSimulator } from './policy.ts';
import { getReceipt } from './receipts.ts';

export function bindPayments(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, calls, schemas, {
    ...ads,
    ...bankAccounts,
    ...chosenListings,
    ...entitlementSettings,
    ...exchangeRates,
    ...managedPayments,
    ...mySubscription,
    ...ownPayments,
    ...packages,
    ...paymentActs,
    ...paynows,
    startPayment,
    getPaymentOptions,
    getReceipt,
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
