/** Pixels across the circle of a cluster: more listings, a larger one, from 38 for a few to 64 for thousands. */
export function clusterSize(listings: number): number {
  return Math.round(Math.min(64, 36 + Math.log10(listings) * 8));
}
