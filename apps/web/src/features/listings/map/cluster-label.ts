import type { MapCluster } from '@africanscity/contracts/listings/map';

/** Returns the place of most listings in a cluster; unknown places as their owners spell them. */
export function clusterLabel({ label, city }: MapCluster): string {
  return label || city;
}
