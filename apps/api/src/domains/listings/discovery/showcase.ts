import type { PropertyStatus } from '@africanscity/contracts/listings/status';
import type { ShowcaseListing } from '@africanscity/contracts/listings/listings';
import type { RequestContext } from '../../../context.ts';
import { readStatusLabels } from '../../../kernel/status-labels.ts';
import { type CardRow, presentShowcase } from '../core/present-card.ts';
import { countListings } from '../search/listing-counts.ts';
import { findListings } from '../search/listings-page.ts';

export async function getFourRandomShowcasePropertiesDtoForRent(ctx: RequestContext): Promise<ShowcaseListing[]> {
  return drawShowcase(ctx, 'FOR_RENT');
}

export async function getFourRandomShowcasePropertiesDtoForSale(ctx: RequestContext): Promise<ShowcaseListing[]> {
  return drawShowcase(ctx, 'FOR_SALE');
}

const shown = 4;
const tries = 5;

/**
 * Returns four different listings of a status that are not under review, with equal probability; fewer when there are fewer.
 * Picks positions in the index, so that the cost does not depend on the number of listings.
 */
async function drawShowcase(ctx: RequestContext, status: PropertyStatus): Promise<ShowcaseListing[]> {
  const drawn = new Map<number, CardRow>();
  const tried = new Set<number>();
  // Positions move while listings are added and removed between the queries: missing ones are picked again.
  for (let left = tries; left > 0 && drawn.size < shown; left -= 1) {
    const total = await countListings(ctx, { propertyStatus: status });
    const places = drawPlaces(ctx.random, total, shown - drawn.size, tried);
    if (places.length === 0) break;
    const pages = await Promise.all(
      places.map((place) =>
        findListings(ctx, { propertyStatus: status }, { order: 'createdAt-DESC', start: { offset: place }, size: 1 }),
      ),
    );
    const rows = pages.flatMap((page) => page.rows);
    const waiting = await findWaiting(
      ctx,
      rows.map(({ id }) => id),
    );
    for (const row of rows) if (!waiting.has(row.id)) drawn.set(row.id, row);
  }
  const labels = await readStatusLabels(ctx);
  return [...drawn.values()].map((row) => presentShowcase(ctx, labels, row));
}

/** Returns which listings were reported or look suspicious, until an administrator decides. */
async function findWaiting(ctx: RequestContext, ids: number[]): Promise<Set<number>> {
  const open = { some: { handledAt: null } };
  const rows = await ctx.db.property.findMany({
    where: { id: { in: ids }, OR: [{ reports: open }, { suspicions: open }] },
    select: { id: true },
  });
  return new Set(rows.map(({ id }) => id));
}

/** Picks up to `count` different untried whole numbers from 0 to below `total`; records them as tried. */
function drawPlaces(random: () => number, total: number, count: number, tried: Set<number>): number[] {
  const left = total - [...tried].filter((place) => place < total).length;
  const places: number[] = [];
  while (places.length < Math.min(count, left)) {
    const place = Math.floor(random() * total);
    if (tried.has(place)) continue;
    tried.add(place);
    places.push(place);
  }
  return places;
}
