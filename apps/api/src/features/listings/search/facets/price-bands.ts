import type { ListingFacets } from '@africanscity/contracts/listings';
import type { PropertyStatus } from '@africanscity/contracts/lookups';

/** US dollars where a band ends and the next begins: a month's rent is a thousandth of a price. */
export function bandEdges(status: PropertyStatus | undefined): number[] {
  if (status === 'FOR_RENT' || status === 'RENTED') return [0, 100, 250, 500, 1_000, 2_500];
  if (status === undefined) return [0, 500, 2_500, 25_000, 100_000, 500_000];
  return [0, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000];
}

/** Listings from an edge up to below the next; `value` counts the edges from 1. */
interface BandTally {
  value: string;
  count: number;
  /** Those that cost just what the edge says: they are in the band below as well. */
  atEdge: number;
}

export function bandCounts(edges: number[], tally: BandTally[]): ListingFacets['priceBands'] {
  const at = (edge: number) => tally.find((row) => Number(row.value) === edge + 1);
  return edges.map((priceMin, edge) => ({
    priceMin,
    priceMax: edges[edge + 1] ?? null,
    count: (at(edge)?.count ?? 0) + (at(edge + 1)?.atEdge ?? 0),
  }));
}
