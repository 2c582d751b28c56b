import type { MapCluster } from '@africanscity/contracts/listings/map';
import { describe, expect, it } from 'vitest';
import { mergeClusters } from './merged-clusters.ts';

/** A degree is so many pixels. */
const scale = 100;
const placeOf = ({ latitude, longitude }: MapCluster) => ({ x: longitude * scale, y: -latitude * scale });

function cluster(label: string, listings: number, latitude: number, longitude: number): MapCluster {
  const box = { south: latitude - 1, north: latitude + 1, west: longitude - 1, east: longitude + 1 };
  return { label, city: label, listings, latitude, longitude, ...box };
}

describe('mergeClusters', () => {
  it('leaves what is apart as it is, the largest first', () => {
    const clusters = [cluster('Epe', 18, 0, 0), cluster('Ikeja', 1300, 0, 1)];
    expect(mergeClusters(clusters, placeOf)).toEqual(clusters.toReversed());
  });

  it('makes one of those that would hide each other, with the larger’s name, all listings and the box of both', () => {
    const merged = mergeClusters([cluster('Ikoyi', 100, 0, 0.4), cluster('Lekki', 300, 0, 0)], placeOf);
    expect(merged).toEqual([
      {
        label: 'Lekki',
        city: 'Lekki',
        listings: 400,
        latitude: 0,
        longitude: 0.1,
        south: -1,
        north: 1,
        west: -1,
        east: 1.4,
      },
    ]);
  });

  it('goes on while one that grew hides another, and loses no listing', () => {
    const row = Array.from({ length: 30 }, (_, at) => cluster(`Place ${at}`, 10 + at, Math.sin(at) / 5, at / 8));
    const merged = mergeClusters(row, placeOf);
    expect(merged.length).toBeLessThan(row.length);
    const sum = (clusters: MapCluster[]) => clusters.reduce((total, { listings }) => total + listings, 0);
    expect(sum(merged)).toBe(sum(row));
    expect(mergeClusters(merged, placeOf)).toEqual(merged);
  });
});
