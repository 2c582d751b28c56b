import type { getPaymentsPage as endpoint } from '@africanscity/contracts/admin-payments';
import type { EndpointInput, EndpointOutput } from '@africanscity/contracts/endpoint';
import type { RequestContext } from '../../context.ts';
import { tablePage } from '../../table-page.ts';
import { presentPage } from '../listings/search/present-page.ts';
import { presentManagedPayment, withPayer } from './present.ts';
import { whereFilter, whereSearch } from './which-payments.ts';

export async function getPaymentsPage(
  ctx: RequestContext,
  input: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
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
}
