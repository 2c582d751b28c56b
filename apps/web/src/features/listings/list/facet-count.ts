export interface FacetCount {
  /** Absent where nothing is known. */
  count?: number | undefined;
  /** Whether only some were counted, so that there may be more; 0 may be a few. */
  atLeast?: boolean;
}

/** How many listings a choice leaves, as it is shown: '1,200+' where there may be more. Null where nothing is known. */
export function facetCountText({ count, atLeast = false }: FacetCount): string | null {
  if (count === undefined || (atLeast && count === 0)) return null;
  return `${count.toLocaleString('en')}${atLeast ? '+' : ''}`;
}

/** Whether a choice leaves nothing, and leads nowhere. */
export function leavesNone({ count, atLeast = false }: FacetCount): boolean {
  return count === 0 && !atLeast;
}

/** A total as it is written before what it counts, 'more than 10,000' where not all are counted. */
export function totalText(total: number, { moreThanTotal }: { moreThanTotal: boolean }): string {
  return `${moreThanTotal ? 'more than ' : ''}${total.toLocaleString('en')}`;
}
