import type { MapCluster } from '@africanscity/contracts/listings/map';
import { describe, expect, it } from 'vitest';
import { mergeClusters } from './merged-clusters.ts';

/** Pixels per degree. */
const scale = 100;
const placeOf = ({ latitude, longitude }: MapCluster) => ({ x: longitude * scale, y: -latitude * scale });

function cluster(label: string, listings: number, latitude: number, longitude: number): MapCluster {
  const box = { south: latitude - 1, north: latitude + 1, west: longitude - 1, east: longitude + 1 };
  return { label, city: label, listings, latitude, longitude, ...box };
}

describe('mergeClusters', () => {
  it('keeps separate clusters, the largest first', () => {
    const clusters = [cluster('Epe', 18, 0, 0), cluster('Ikeja', 1300, 0, 1)];
    expect(mergeClusters(clusters, placeOf)).toEqual(clusters.toReversed());
  });

  it('merges overlapping clusters, with all listings, both boxes and no name of one alone', () => {
    const merged = mergeClusters([cluster('Ikoyi', 100, 0, 0.4), cluster('Lekki', 300, 0, 0)], placeOf);
    expect(merged).toEqual([
      {
        label: '',
        city: '',
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

  it('keeps a name that both have', () => {
    const lekki = cluster('Lekki', 300, 0, 0);
    const ikoyi = { ...cluster('Ikoyi', 100, 0, 0.4), city: 'Lekki' };
    expect(mergeClusters([lekki, ikoyi], placeOf)).toMatchObject([{ label: '', city: 'Lekki' }]);
    expect(mergeClusters([lekki, lekki], placeOf)).toMatchObject([{ label: 'Lekki', city: 'Lekki' }]);
  });

  it('merges repeatedly while a grown cluster overlaps another, and keeps the total', () => {
    const row = Array.from({ length: 30 }, (_, at) => cluster(`Place ${at}`, 10 + at, Math.sin(at) / 5, at / 8));
    const merged = mergeClusters(row, placeOf);
    expect(merged.length).toBeLessThan(row.length);
    const sum = (clusters: MapCluster[]) => clusters.reduce((total, { listings }) => total + listings, 0);
    expect(sum(merged)).toBe(sum(row));
    expect(mergeClusters(merged, placeOf)).toEqual(merged);
  });
});
