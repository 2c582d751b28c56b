import type { getAgenciesAll as endpoint } from '@africanscity/contracts/admin-people';
import type { EndpointInput, EndpointOutput } from '@africanscity/contracts/endpoint';
import type { Prisma } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { fullName } from '../auth/full-name.ts';
import { isOpen } from '../listings/page-of-open-listings.ts';
import { presentPage } from '../listings/search/present-page.ts';
import { holds, skipTo, whereSearch } from './read-table.ts';

const kinds: Record<EndpointInput<typeof endpoint>['which'], Prisma.AgencyWhereInput> = {
  all: {},
  verified: { verifiedAt: { not: null } },
  unverified: { verifiedAt: null },
};

export async function getAgenciesAll(
  ctx: RequestContext,
  input: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const { search, sort, which } = input;
  const text = holds(search);
  const where: Prisma.AgencyWhereInput = {
    AND: [kinds[which], whereSearch(search, [{ name: text }, { members: { some: { user: { email: text } } } }])],
  };
  const [total, rows] = await Promise.all([
    ctx.db.agency.count({ where }),
    ctx.db.agency.findMany({
      where,
      orderBy: [{ [sort.column]: sort.direction }, { id: 'asc' }],
      ...skipTo(input),
      include: {
        members: { where: { isOwner: true }, include: { user: true }, take: 1 },
        _count: { select: { members: true, properties: { where: isOpen } } },
      },
    }),
  ]);
  const content = rows.map((row) => {
    const owner = row.members[0]?.user;
    return {
      id: row.id,
      name: row.name,
      owner: owner ? fullName(owner) : null,
      ownerEmail: owner?.email ?? null,
      members: row._count.members,
      listings: row._count.properties,
      verifiedAt: row.verifiedAt?.toISOString() ?? null,
      note: row.verifyNote,
      createdAt: row.createdAt.toISOString(),
    };
  });
  return presentPage(content, input, total);
}
