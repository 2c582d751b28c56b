import type { Readable } from 'node:stream';
import type { ManagedPayment } from '@africanscity/contracts/admin-payments';
import type { exportPayments as endpoint } from '@africanscity/contracts/admin-payments';
import type { EndpointInput } from '@africanscity/contracts/endpoint';
import type { RequestContext } from '../../context.ts';
import { type CsvColumn, rowsById, writeCsv } from '../../csv.ts';
import { presentManagedPayment, withPayer } from './present.ts';
import { whereFilter } from './which-payments.ts';

const batch = 500;

const columns: CsvColumn<ManagedPayment>[] = [
  { title: 'Number', valueOf: ({ id }) => id },
  { title: 'Reference', valueOf: ({ reference }) => reference },
  { title: 'Made', valueOf: ({ createdAt }) => createdAt },
  { title: 'Paid', valueOf: ({ paidAt }) => paidAt },
  { title: 'Status', valueOf: ({ status }) => status },
  { title: 'Payer', valueOf: ({ payer }) => payer.name },
  { title: 'Email', valueOf: ({ payer }) => payer.email },
  { title: 'Package', valueOf: ({ packageName }) => packageName },
  { title: 'Months', valueOf: ({ months }) => months },
  { title: 'Amount', valueOf: ({ amount }) => amount },
  { title: 'Currency', valueOf: ({ currency }) => currency },
  { title: 'US dollars a month', valueOf: ({ packagePrice }) => packagePrice },
  { title: 'Rate', valueOf: ({ rate }) => rate },
  { title: 'Rate of', valueOf: ({ rateDate }) => rateDate },
  { title: 'Method', valueOf: ({ method }) => method },
  { title: 'Reference of the gateway', valueOf: ({ gatewayReference }) => gatewayReference },
  { title: 'Reference of the bank', valueOf: ({ bankReference }) => bankReference },
  { title: 'Receipt', valueOf: ({ receiptNumber }) => receiptNumber },
  { title: 'Held because', valueOf: ({ heldReason }) => heldReason },
  { title: 'Not paid because', valueOf: ({ failure }) => failure },
];

export async function exportPayments(
  ctx: RequestContext,
  { filter }: EndpointInput<typeof endpoint>,
): Promise<Readable> {
  const now = ctx.clock();
  const rows = rowsById(async (after) => {
    const where = { AND: [whereFilter(filter, now), { id: { gt: after } }] };
    const found = await ctx.db.payment.findMany({ where, orderBy: { id: 'asc' }, take: batch, include: withPayer });
    return found.map((row) => presentManagedPayment(row, now));
  });
  return writeCsv(columns, rows);
}
