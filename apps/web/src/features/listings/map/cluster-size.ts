/** Returns the diameter of a cluster's circle in pixels, from 38 for a few listings to 64 for thousands. */
export function clusterSize(listings: number): number {
  return Math.round(Math.min(64, 36 + Math.log10(listings) * 8));
}
