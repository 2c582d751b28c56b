import type { ComparedListing } from '@africanscity/contracts/comparison';
import type { RequestContext } from '../../context.ts';
import { presentCard } from '../listings/present-card.ts';
import { readStatusLabels } from '../lookups/status-labels.ts';
import { countryName } from '../lookups/countries.ts';

export async function getComparedProperties(ctx: RequestContext, input: { ids: number[] }): Promise<ComparedListing[]> {
  const rows = await ctx.db.property.findMany({
    where: { id: { in: input.ids }, listedAs: { not: null } },
    include: { owner: true, cover: { include: { variants: true } } },
  });
  const labels = await readStatusLabels(ctx);
  return input.ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row) return [];
    const squareMeters = Number(row.sizeSquareMeters) || null;
    return {
      ...presentCard(ctx.config, labels, row),
      countryName: countryName(row.country),
      numGarage: row.numGarage,
      numToilet: row.numToilet,
      squareMeters,
      pricePerSquareMeter: squareMeters && Math.round((Number(row.price) / squareMeters) * 100) / 100,
    };
  });
}
