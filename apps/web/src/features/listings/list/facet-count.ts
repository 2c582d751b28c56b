export interface FacetCount {
  /** Absent where nothing is known. */
  count?: number | undefined;
  /** Whether it is an estimate: then 0 may be a few. */
  about?: boolean;
}

/** How many listings a choice leaves, as it is shown: estimates by their first two digits. Null where nothing is known. */
export function facetCountText({ count, about = false }: FacetCount): string | null {
  if (count === undefined || (about && count === 0)) return null;
  return about ? `≈ ${Number(count.toPrecision(2)).toLocaleString('en')}` : count.toLocaleString('en');
}

/** Whether a choice leaves nothing, and leads nowhere. */
export function leavesNone({ count, about = false }: FacetCount): boolean {
  return count === 0 && !about;
}

/** A total as it is written before what it counts, 'more than 10,000' where not all are counted. */
export function totalText(total: number | string, { moreThanTotal }: { moreThanTotal: boolean }): string {
  return `${moreThanTotal ? 'more than ' : ''}${total.toLocaleString('en')}`;
}
