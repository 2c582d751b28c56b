import type { MapCluster } from '@africanscity/contracts/listings/map';

/** What most of its listings lie in; as their owners call it when it is no known place. */
export function clusterLabel({ label, city }: MapCluster): string {
  return label || city;
}
