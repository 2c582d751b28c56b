import { partSize } from '@africanscity/contracts/listings/addresses';
import type { RequestContext } from '../../../context.ts';
import { countListingParts, findListingPart } from './landing.sql.ts';

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
  return countListingParts(ctx.db, partSize);
}

export async function getListingPart(ctx: RequestContext, { part }: { part: number }): Promise<ListedLine[]> {
  const from = part * partSize;
  return findListingPart(ctx.db, from, from + partSize);
}
