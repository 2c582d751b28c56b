import type { PropertyStatus } from '@africanscity/contracts/listings/status';
import type { ShowcaseListing } from '@africanscity/contracts/listings/listings';
import type { RequestContext } from '../../context.ts';
import { readStatusLabels } from '../../kernel/status-labels.ts';
import { type CardRow, presentShowcase } from './present-card.ts';
import { countListings, findPage } from './search/counted/find-page.ts';

export async function getFourRandomShowcasePropertiesDtoForRent(ctx: RequestContext): Promise<ShowcaseListing[]> {
  return drawShowcase(ctx, 'FOR_RENT');
}

export async function getFourRandomShowcasePropertiesDtoForSale(ctx: RequestContext): Promise<ShowcaseListing[]> {
  return drawShowcase(ctx, 'FOR_SALE');
}

const shown = 4;
const tries = 3;

/**
 * Four different listings of a status, each as likely as any other; fewer when there are fewer. A draw
 * names places in the order of the index, so that it costs the same however many listings there are.
 */
async function drawShowcase(ctx: RequestContext, status: PropertyStatus): Promise<ShowcaseListing[]> {
  const drawn = new Map<number, CardRow>();
  // Places move while listings come and go between the queries: what is then missing is drawn again.
  for (let left = tries; left > 0; left -= 1) {
    const total = await countListings(ctx, { propertyStatus: status });
    const wanted = Math.min(shown, total);
    if (drawn.size >= wanted) break;
    const places = drawPlaces(ctx.random, total, wanted - drawn.size);
    const pages = await Promise.all(
      places.map((place) => findPage(ctx, { propertyStatus: status }, 'createdAt-ASC', place, 1)),
    );
    for (const row of pages.flatMap((page) => page.rows)) drawn.set(row.id, row);
  }
  const labels = await readStatusLabels(ctx);
  return [...drawn.values()].map((row) => presentShowcase(ctx, labels, row));
}

/** `count` different whole numbers from 0 to below `total`. */
function drawPlaces(random: () => number, total: number, count: number): number[] {
  const places = new Set<number>();
  while (places.size < count) places.add(Math.floor(random() * total));
  return [...places];
}
