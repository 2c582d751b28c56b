import type { getCompanies as endpoint } from '@africanscity/contracts/agencies';
import type { EndpointInput, EndpointOutput } from '@africanscity/contracts/endpoint';
import type { Prisma } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { likePattern } from '../../like-pattern.ts';
import { isOpen } from '../listings/page-of-open-listings.ts';
import { presentPage } from '../listings/search/present-page.ts';
import { presentCompanyCard } from './present.ts';

export async function getCompanies(
  ctx: RequestContext,
  input: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const { page, size, search, letter } = input;
  const where: Prisma.AgencyWhereInput = {
    AND: [
      // What a slip of the keyboard founded and nobody uses is not shown.
      { OR: [{ verifiedAt: { not: null } }, { properties: { some: isOpen } }] },
      { name: { contains: likePattern(search), mode: 'insensitive' } },
      { name: { startsWith: letter, mode: 'insensitive' } },
    ],
  };
  const [total, rows] = await Promise.all([
    ctx.db.agency.count({ where }),
    ctx.db.agency.findMany({
      where,
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      skip: Math.min(page * size, 2_147_483_647),
      take: size,
      include: { logo: { include: { variants: true } }, _count: { select: { properties: { where: isOpen } } } },
    }),
  ]);
  const cards = rows.map((row) => presentCompanyCard(ctx, row, row._count.properties));
  return presentPage(cards, input, total);
}
