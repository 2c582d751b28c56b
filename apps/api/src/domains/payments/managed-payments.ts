import * as texts from '@africanscity/messages/payments';
import * as siteTexts from '@africanscity/messages/site';
import type { EndpointOutput } from '@africanscity/contracts/call';
import type { calls } from '@africanscity/contracts/payments/calls';
import type { ManagedPayment } from '@africanscity/contracts/payments/managed-payments';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { recordExport } from '../../kernel/audit.ts';
import { writeCsv } from '../../kernel/tables/csv.ts';
import { rowsById, type TableColumn } from '../../kernel/tables/table-column.ts';
import { presentPage, tablePage } from '../../kernel/paging.ts';
import { fullName } from '../../kernel/people.ts';
import type { Verb } from '../../verb.ts';
import { whereAttention, whereFilter, whereSearch } from './payment-filters.ts';
import { presentManagedPayment, withPayer } from './present.ts';

export const getPaymentsPage: Verb<typeof calls.getPaymentsPage> = async (ctx, input) => {
  const now = ctx.clock();
  const where = { AND: [whereFilter(input.filter, now), whereSearch(input.search)] };
  const [rows, total] = await Promise.all([
    ctx.db.payment.findMany({ where, include: withPayer, ...tablePage(input) }),
    ctx.db.payment.count({ where }),
  ]);
  return presentPage(
    rows.map((row) => presentManagedPayment(row, now)),
    input,
    total,
  );
};

/** Returns a payment of any user. */
export async function readManagedPayment(ctx: RequestContext, id: number): Promise<ManagedPayment> {
  const row = await ctx.db.payment.findUnique({ where: { id }, include: withPayer });
  if (!row) throw new NotFound(siteTexts.paymentNotFound());
  return presentManagedPayment(row, ctx.clock());
}

/** More than any payment has; a larger amount was never requested. */
const most = 500;

export const getPaymentHistory: Verb<typeof calls.getPaymentHistory> = async (ctx, { id }) => {
  const payment = await readManagedPayment(ctx, id);
  const rows = await ctx.db.paymentEvent.findMany({
    where: { paymentId: id },
    orderBy: { id: 'asc' },
    take: most,
    include: { actor: true },
  });
  const events = rows.map(
    ({ actor, amount, createdAt, paymentId: _id, digest: _digest, actorId: _actor, ...event }) => ({
      ...event,
      createdAt: createdAt.toISOString(),
      amount: amount?.toFixed(2) ?? null,
      actor: actor && fullName(actor),
    }),
  );
  return { payment, events };
};

export async function getPaymentTotals(ctx: RequestContext): Promise<EndpointOutput<typeof calls.getPaymentTotals>> {
  const groups = await ctx.db.payment.groupBy({
    by: ['status', 'currency'],
    _count: { _all: true },
    _sum: { amount: true },
    orderBy: [{ status: 'asc' }, { currency: 'asc' }],
  });
  const { held, disputed, transfers, stuck } = whereAttention(ctx.clock());
  const count = (where: object) => ctx.db.payment.count({ where });
  return {
    totals: groups.map(({ status, currency, _count, _sum }) => ({
      status,
      currency,
      count: _count._all,
      amount: _sum.amount?.toFixed(2) ?? '0.00',
    })),
    attention: {
      held: await count(held),
      disputed: await count(disputed),
      transfers: await count(transfers),
      stuck: await count(stuck),
    },
  };
}

const batch = 500;

const columns = (): TableColumn<ManagedPayment>[] => [
  { title: texts.exportNumber(), valueOf: ({ id }) => id },
  { title: texts.reference(), valueOf: ({ reference }) => reference },
  { title: texts.exportMade(), valueOf: ({ createdAt }) => createdAt },
  { title: texts.exportPaid(), valueOf: ({ paidAt }) => paidAt },
  { title: texts.exportStatus(), valueOf: ({ status }) => status },
  { title: texts.payer(), valueOf: ({ payer }) => payer.name },
  { title: texts.email(), valueOf: ({ payer }) => payer.email },
  { title: texts.packageName(), valueOf: ({ packageName }) => packageName },
  { title: texts.months(), valueOf: ({ months }) => months },
  { title: texts.amount(), valueOf: ({ amount }) => amount },
  { title: texts.currency(), valueOf: ({ currency }) => currency },
  { title: texts.exportDollars(), valueOf: ({ packagePrice }) => packagePrice },
  { title: texts.exportLocalPrice(), valueOf: ({ localPrice }) => localPrice },
  { title: texts.rate(), valueOf: ({ rate }) => rate },
  { title: texts.exportRateOf(), valueOf: ({ rateDate }) => rateDate },
  { title: texts.exportMethod(), valueOf: ({ method }) => method },
  { title: texts.exportGatewayReference(), valueOf: ({ gatewayReference }) => gatewayReference },
  { title: texts.exportBankReference(), valueOf: ({ bankReference }) => bankReference },
  { title: texts.receipt(), valueOf: ({ receiptNumber }) => receiptNumber },
  { title: texts.exportHeldBecause(), valueOf: ({ heldReason }) => heldReason },
  { title: texts.exportFailure(), valueOf: ({ failure }) => failure },
];

export const exportPayments: Verb<typeof calls.exportPayments> = async (ctx, { filter }) => {
  await recordExport(ctx, 'exportPayments', 'payments');
  const now = ctx.clock();
  const rows = rowsById(async (after) => {
    const where = { AND: [whereFilter(filter, now), { id: { gt: after } }] };
    const found = await ctx.db.payment.findMany({ where, orderBy: { id: 'asc' }, take: batch, include: withPayer });
    return found.map((row) => presentManagedPayment(row, now));
  });
  return writeCsv(columns(), rows);
};
