import { formatNumber } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/listings';

export interface FacetCount {
  /** Absent if unknown. */
  count?: number | undefined;
  /** Whether the count is a lower bound from a sample; 0 may be a few. */
  atLeast?: boolean;
}

/** Formats the number of listings of a choice: '1,200+' for a lower bound. Null if unknown. */
export function facetCountText({ count, atLeast = false }: FacetCount): string | null {
  if (count === undefined || (atLeast && count === 0)) return null;
  return `${formatNumber(count)}${atLeast ? '+' : ''}`;
}

/** Returns whether a choice has no listings. */
export function leavesNone({ count, atLeast = false }: FacetCount): boolean {
  return count === 0 && !atLeast;
}

/** Formats a total before a noun: 'more than 10,000' for a lower bound. */
export function totalText(total: number, { moreThanTotal }: { moreThanTotal: boolean }): string {
  const number = formatNumber(total);
  return moreThanTotal ? texts.moreThanNumber({ number }) : number;
}
