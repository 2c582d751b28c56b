import type { getPropertyRequestsAll as endpoint } from '@africanscity/contracts/admin-people';
import type { EndpointInput, EndpointOutput } from '@africanscity/contracts/endpoint';
import type { Prisma } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { presentPage } from '../listings/search/present-page.ts';
import { categoryText } from '../property-requests/present.ts';
import { requestState } from '../property-requests/request-state.ts';
import { holds, skipTo, whereSearch } from './read-table.ts';

const reported = { matches: { some: { reportedAt: { not: null } } } } satisfies Prisma.PropertyRequestWhereInput;

const kinds: Record<EndpointInput<typeof endpoint>['which'], Prisma.PropertyRequestWhereInput> = {
  all: {},
  waiting: { handledAt: null },
  handled: { handledAt: { not: null } },
  reported,
};

export async function getPropertyRequestsAll(
  ctx: RequestContext,
  input: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const { search, sort, which } = input;
  const text = holds(search);
  const where: Prisma.PropertyRequestWhereInput = {
    AND: [kinds[which], whereSearch(search, [{ location: text }, { name: text }, { email: text }])],
  };
  const [total, rows] = await Promise.all([
    ctx.db.propertyRequest.count({ where }),
    ctx.db.propertyRequest.findMany({
      where,
      orderBy: [{ [sort.column]: sort.direction }, { id: 'desc' }],
      ...skipTo(input),
      include: { matches: { select: { reportedAt: true } }, _count: { select: { answers: true } } },
    }),
  ]);
  const content = rows.map((row) => ({
    id: row.id,
    categoryReadable: categoryText(row.category),
    location: row.location,
    name: row.name,
    email: row.email,
    phone: row.phone,
    details: row.details,
    state: requestState(row, row._count.answers, ctx.clock()),
    told: row.matches.length,
    answers: row._count.answers,
    reports: row.matches.filter(({ reportedAt }) => reportedAt).length,
    handledAt: row.handledAt?.toISOString() ?? null,
    note: row.note,
    createdAt: row.createdAt.toISOString(),
  }));
  return presentPage(content, input, total);
}
