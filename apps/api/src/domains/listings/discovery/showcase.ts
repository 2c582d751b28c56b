import type { PropertyStatus } from '@africanscity/contracts/listings/status';
import type { ShowcaseListing } from '@africanscity/contracts/listings/listings';
import type { Prisma } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../../context.ts';
import { readStatusLabels } from '../../../kernel/status-labels.ts';
import { cardIncludes, presentShowcase } from '../core/present-card.ts';

export async function getFourRandomShowcasePropertiesDtoForRent(ctx: RequestContext): Promise<ShowcaseListing[]> {
  return drawShowcase(ctx, 'FOR_RENT');
}

export async function getFourRandomShowcasePropertiesDtoForSale(ctx: RequestContext): Promise<ShowcaseListing[]> {
  return drawShowcase(ctx, 'FOR_SALE');
}

const shown = 4;
/** Ids that one look draws. Where one listing in fifteen qualifies, the first look usually finds four. */
const drawnIds = 60;
const looks = 5;
/** Listings to choose from where few ids qualify. */
const newest = 10_000;

/** Returns four different listings of a status that are not under review, with equal probability; fewer when there are fewer. */
async function drawShowcase(ctx: RequestContext, status: PropertyStatus): Promise<ShowcaseListing[]> {
  const openReview = { some: { handledAt: null } };
  const qualifying = { listedAs: status, NOT: { OR: [{ reports: openReview }, { suspicions: openReview }] } };
  const drawn = await drawIds(ctx, qualifying);
  const ids = drawn.length === shown ? drawn : await drawFromNewest(ctx, qualifying);
  const rows = await ctx.db.property.findMany({ where: { id: { in: ids } }, include: cardIncludes });
  const labels = await readStatusLabels(ctx);
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map((row) => presentShowcase(ctx, labels, row));
}

/**
 * Draws ids between the lowest and the highest and returns the first four that qualify, or fewer, so that the cost does not depend
 * on the number of listings.
 */
async function drawIds(ctx: RequestContext, qualifying: Prisma.PropertyWhereInput): Promise<number[]> {
  const { property } = ctx.db;
  // An aggregate of Prisma would read every row.
  const lowest = await property.findFirst({ orderBy: { id: 'asc' }, select: { id: true } });
  const highest = await property.findFirst({ orderBy: { id: 'desc' }, select: { id: true } });
  const found = new Set<number>();
  for (let look = 0; lowest && highest && look < looks && found.size < shown; look += 1) {
    const ids = drawNumbers(ctx.random, highest.id - lowest.id + 1, drawnIds).map((number) => lowest.id + number);
    const rows = await property.findMany({ where: { ...qualifying, id: { in: ids } }, select: { id: true } });
    const kept = new Set(rows.map(({ id }) => id));
    for (const id of ids) if (found.size < shown && kept.has(id)) found.add(id);
  }
  return [...found];
}

async function drawFromNewest(ctx: RequestContext, qualifying: Prisma.PropertyWhereInput): Promise<number[]> {
  const rows = await ctx.db.property.findMany({
    where: qualifying,
    orderBy: [{ rankedAt: 'desc' }, { id: 'desc' }],
    take: newest,
    select: { id: true },
  });
  return drawNumbers(ctx.random, rows.length, shown).map((at) => rows[at]!.id);
}

/** Returns `count` different whole numbers from 0 to below `range` in random order; all of them where there are fewer. */
function drawNumbers(random: () => number, range: number, count: number): number[] {
  const drawn = new Set<number>();
  while (drawn.size < Math.min(count, range)) drawn.add(Math.floor(random() * range));
  return [...drawn];
}
