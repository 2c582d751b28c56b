import type { ShowcaseListing } from '@africanscity/contracts/listings';
import type { PropertyStatus } from '@africanscity/contracts/lookups';
import type { RequestContext } from '../../../context.ts';
import { presentShowcase } from '../present-card.ts';

/** Four different listings of a status, drawn at random; fewer when there are fewer. */
export async function drawShowcase(ctx: RequestContext, status: PropertyStatus): Promise<ShowcaseListing[]> {
  const ids = await ctx.db.property.findMany({ where: { status, deletedAt: null, hiddenAt: null }, select: { id: true } });
  const drawn = ids.map(({ id }) => ({ id, key: Math.random() })).sort((a, b) => a.key - b.key).slice(0, 4);
  const rows = await ctx.db.property.findMany({
    where: { id: { in: drawn.map(({ id }) => id) } },
    include: { cover: { include: { variants: true } } },
  });
  return rows.map((row) => presentShowcase(ctx.config, row));
}
