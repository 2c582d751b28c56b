import type { PropertyStatus } from '@africanscity/contracts/listings/status';
import type { ShowcaseListing } from '@africanscity/contracts/listings/listings';
import type { RequestContext } from '../../context.ts';
import { readStatusLabels } from '../../kernel/status-labels.ts';
import { type CardRow, presentShowcase } from './present-card.ts';
import { countListings } from './search/listing-counts.ts';
import { findListings } from './search/listings-page.ts';

export async function getFourRandomShowcasePropertiesDtoForRent(ctx: RequestContext): Promise<ShowcaseListing[]> {
  return drawShowcase(ctx, 'FOR_RENT');
}

export async function getFourRandomShowcasePropertiesDtoForSale(ctx: RequestContext): Promise<ShowcaseListing[]> {
  return drawShowcase(ctx, 'FOR_SALE');
}

const shown = 4;
const tries = 5;

/**
 * Four different listings of a status that no administrator has to look at, each as likely as any other; fewer when
 * there are fewer. A draw names places in the order of the index, so that it costs the same however many listings
 * there are.
 */
async function drawShowcase(ctx: RequestContext, status: PropertyStatus): Promise<ShowcaseListing[]> {
  const drawn = new Map<number, CardRow>();
  const tried = new Set<number>();
  // Places move while listings come and go between the queries: what is then missing is drawn again.
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

/** Those of some listings that were reported or look suspicious, until an administrator decides. */
async function findWaiting(ctx: RequestContext, ids: number[]): Promise<Set<number>> {
  const open = { some: { handledAt: null } };
  const rows = await ctx.db.property.findMany({
    where: { id: { in: ids }, OR: [{ reports: open }, { suspicions: open }] },
    select: { id: true },
  });
  return new Set(rows.map(({ id }) => id));
}

/** Up to `count` different whole numbers from 0 to below `total` that were not tried; notes them as tried. */
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
