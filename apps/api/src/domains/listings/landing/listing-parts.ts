import { partSize } from '@africanscity/contracts/listings/addresses';
import type { RequestContext } from '../../../context.ts';

interface ListedLine {
  id: number;
  type: string;
  area: string;
  city: string;
  numRoom: number | null;
  price: number;
  forRent: boolean;
}

/** Reads one index from end to end. */
export async function getListingParts(ctx: RequestContext): Promise<{ part: number; listings: number }[]> {
  return ctx.db.$queryRaw`
    SELECT id / ${partSize}::int AS part, count(*)::int AS listings FROM properties
    WHERE listed_as IN ('FOR_SALE', 'FOR_RENT') GROUP BY 1 ORDER BY 1`;
}

export async function getListingPart(ctx: RequestContext, { part }: { part: number }): Promise<ListedLine[]> {
  const from = part * partSize;
  return ctx.db.$queryRaw`
    SELECT id, type, area, city, num_room AS "numRoom", price::float8 AS price, listed_as = 'FOR_RENT' AS "forRent" FROM properties
    WHERE id >= ${from}::bigint AND id < ${from + partSize}::bigint AND listed_as IN ('FOR_SALE', 'FOR_RENT') ORDER BY id DESC`;
}
