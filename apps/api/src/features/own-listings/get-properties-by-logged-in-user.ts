import type { EndpointOutput } from '@africanscity/contracts/endpoint';
import type { getPropertiesByLoggedInUser as endpoint } from '@africanscity/contracts/own-listings';
import type { RequestContext } from '../../context.ts';
import { presentCard } from '../listings/present-card.ts';
import { readStatusLabels } from '../lookups/status-labels.ts';
import { countryName } from '../lookups/countries.ts';
import { presentPage } from '../listings/search/present-page.ts';
import { actorOf } from '../../actor-of.ts';

export async function getPropertiesByLoggedInUser(
  ctx: RequestContext,
  input: { page: number; size: number },
): Promise<EndpointOutput<typeof endpoint>> {
  const where = { ownerId: actorOf(ctx).userId, deletedAt: null };
  const [total, rows] = await Promise.all([
    ctx.db.property.count({ where }),
    ctx.db.property.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: Math.min(input.page * input.size, 2_147_483_647),
      take: input.size,
      include: { owner: true, cover: { include: { variants: true } } },
    }),
  ]);
  const labels = await readStatusLabels(ctx);
  const content = rows.map((row) => ({
    ...presentCard(ctx.config, labels, row),
    countryName: countryName(row.country),
    numGarage: row.numGarage,
    numToilet: row.numToilet,
    version: row.version,
    featuredChosen: row.featuredChosenAt !== null,
    advertised: row.advertisedAt !== null,
    overLimit: row.overLimitAt !== null,
  }));
  return presentPage(content, input, total);
}
