import type { getPropertyEvaluationsAll as endpoint } from '@africanscity/contracts/admin-people';
import type { EndpointInput, EndpointOutput } from '@africanscity/contracts/endpoint';
import { evaluationCategories } from '@africanscity/contracts/property-evaluations';
import type { Prisma } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { presentPage } from '../listings/search/present-page.ts';
import { listingName } from '../property-requests/named-listing.ts';
import { holds, skipTo, whereSearch } from './read-table.ts';

const kinds: Record<EndpointInput<typeof endpoint>['which'], Prisma.PropertyEvaluationWhereInput> = {
  all: {},
  waiting: { handledAt: null },
  handled: { handledAt: { not: null } },
};

export async function getPropertyEvaluationsAll(
  ctx: RequestContext,
  input: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const { search, sort, which } = input;
  const text = holds(search);
  const inListing = { property: { OR: [{ address: text }, { area: text }, { city: text }] } };
  const where: Prisma.PropertyEvaluationWhereInput = {
    AND: [kinds[which], whereSearch(search, [{ name: text }, { email: text }, inListing])],
  };
  const [total, rows] = await Promise.all([
    ctx.db.propertyEvaluation.count({ where }),
    ctx.db.propertyEvaluation.findMany({
      where,
      orderBy: [{ [sort.column]: sort.direction }, { id: 'desc' }],
      ...skipTo(input),
      include: { property: true },
    }),
  ]);
  const content = rows.map((row) => ({
    id: row.id,
    propertyId: row.propertyId,
    listing: listingName(row.property),
    categoryReadable: evaluationCategories[row.category],
    name: row.name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    handledAt: row.handledAt?.toISOString() ?? null,
    note: row.note,
    createdAt: row.createdAt.toISOString(),
  }));
  return presentPage(content, input, total);
}
