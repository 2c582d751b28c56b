import type { getPaginatedProperties as endpoint, ListingPage } from '@africanscity/contracts/listings';
import type { EndpointInput } from '@africanscity/contracts/endpoint';
import { openStatuses } from '@africanscity/contracts/lookups';
import type { RequestContext } from '../../context.ts';
import { presentCard } from './present-card.ts';
import { presentPage } from './search/present-page.ts';

/** A page of the listings that match; a page past the end is empty. */
export async function getPaginatedProperties(ctx: RequestContext, input: EndpointInput<typeof endpoint>): Promise<ListingPage> {
  const where = {
    deletedAt: null,
    hiddenAt: null,
    status: { in: input.propertyStatus ? [input.propertyStatus] : [...openStatuses] },
    type: input.propertyType,
    city: input.city,
  };
  const [key, direction] = input.orderBy.split('-').map((word, at) => (at ? word.toLowerCase() : word)) as ['price' | 'createdAt', 'asc' | 'desc'];
  const [total, rows] = await Promise.all([
    ctx.db.property.count({ where }),
    ctx.db.property.findMany({
      where,
      orderBy: [{ [key]: direction }, { id: direction }],
      skip: Math.min(input.page * input.size, 2_000_000_000),
      take: input.size,
      include: { cover: { include: { variants: true } }, owner: true },
    }),
  ]);
  return presentPage(rows.map((row) => presentCard(ctx.config, row)), input, total);
}
