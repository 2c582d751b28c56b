import { partSize } from '@africanscity/contracts/listings/addresses';
import type { RequestContext } from '../../../context.ts';
import { askingPriceText } from '../core/present-price.ts';
import { countListingParts, findListingPart } from './landing.sql.ts';

interface ListedLine {
  id: number;
  type: string;
  area: string;
  city: string;
  numRoom: number | null;
  price: number;
  askingPrice: string | null;
  forRent: boolean;
}

/** Reads one index from end to end. */
export async function getListingParts(ctx: RequestContext): Promise<{ part: number; listings: number }[]> {
  return countListingParts(ctx.db, partSize);
}

export async function getListingPart(ctx: RequestContext, { part }: { part: number }): Promise<ListedLine[]> {
  const from = part * partSize;
  const rows = await findListingPart(ctx.db, from, from + partSize);
  return rows.map(({ amount, currency, period, perBed, ...line }) => ({
    ...line,
    askingPrice: askingPriceText({ amount, currency, period, perBed }),
  }));
}
