import * as texts from '@africanscity/messages/listings';
import type { MapCluster } from '@africanscity/contracts/listings/map';

/** Returns the place of all listings in a cluster, unknown places as their owners spell them; '' for none. */
export function clusterLabel({ label, city }: MapCluster): string {
  return label || city;
}

/** Returns what the number on a marker counts, and what a click does: 'homes in Lagos: zoom in'. */
export function clusterWords(cluster: MapCluster): string {
  const place = clusterLabel(cluster);
  return texts.zoomIn({ homes: place ? texts.homesIn({ place }) : texts.homes() });
}

/** Returns the number of homes of a cluster: '12 homes in Lagos'. */
export function clusterHomes(cluster: MapCluster): string {
  const [count, place] = [cluster.listings, clusterLabel(cluster)];
  return place ? texts.countOfHomesIn({ count, place }) : texts.countOfHomes({ count });
}
