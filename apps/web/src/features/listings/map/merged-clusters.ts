import type { MapCluster } from '@africanscity/contracts/listings/map';
import { clusterSize } from './cluster-size.ts';

/** Circles may touch and overlap by a fifth of their distance. */
const nearest = 0.8;

/**
 * Merges clusters whose circles would overlap, under a name that both have. `placeOf` returns a screen position in
 * pixels.
 */
export function mergeClusters(
  clusters: MapCluster[],
  placeOf: (cluster: MapCluster) => { x: number; y: number },
): MapCluster[] {
  const hide = (one: MapCluster, other: MapCluster) => {
    const [a, b] = [placeOf(one), placeOf(other)];
    return Math.hypot(a.x - b.x, a.y - b.y) < (nearest * (clusterSize(one.listings) + clusterSize(other.listings))) / 2;
  };
  const drawn = largestFirst(clusters);
  for (let at = 0; at < drawn.length; ) {
    const hidden = drawn.findIndex((other, index) => index > at && hide(drawn[at]!, other));
    if (hidden < 0) {
      at += 1;
      continue;
    }
    drawn[at] = join(drawn[at]!, drawn[hidden]!);
    drawn.splice(hidden, 1);
    // The merged circle has moved and grown, and may overlap others.
    at = 0;
  }
  return largestFirst(drawn);
}

function largestFirst(clusters: MapCluster[]): MapCluster[] {
  return clusters.toSorted((one, other) => other.listings - one.listings);
}

function join(larger: MapCluster, smaller: MapCluster): MapCluster {
  const listings = larger.listings + smaller.listings;
  const middle = (key: 'latitude' | 'longitude') =>
    (larger[key] * larger.listings + smaller[key] * smaller.listings) / listings;
  return {
    ...larger,
    listings,
    label: larger.label === smaller.label ? larger.label : '',
    city: larger.city === smaller.city ? larger.city : '',
    latitude: middle('latitude'),
    longitude: middle('longitude'),
    south: Math.min(larger.south, smaller.south),
    west: Math.min(larger.west, smaller.west),
    north: Math.max(larger.north, smaller.north),
    east: Math.max(larger.east, smaller.east),
  };
}
