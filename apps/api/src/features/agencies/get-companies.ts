import type { getCompanies as endpoint } from '@africanscity/contracts/agencies';
import type { EndpointInput, EndpointOutput } from '@africanscity/contracts/endpoint';
import type { RequestContext } from '../../context.ts';
import { isOpen } from '../listings/page-of-open-listings.ts';
import { presentPage } from '../listings/search/present-page.ts';
import { findCompanies } from './find-companies.ts';
import { presentCompanyCard } from './present.ts';

export async function getCompanies(
  ctx: RequestContext,
  input: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const { ids, total } = await findCompanies(ctx, input);
  const rows = await ctx.db.agency.findMany({
    where: { id: { in: ids } },
    include: { logo: { include: { variants: true } }, _count: { select: { properties: { where: isOpen } } } },
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const cards = ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [presentCompanyCard(ctx, row, row._count.properties)] : [];
  });
  return presentPage(cards, input, total);
}
