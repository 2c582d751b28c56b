import type { ListingMap } from '@africanscity/contracts/listings/map';
import { describe, expect, test } from 'vitest';
import { readListQuery } from '../query/list-query.ts';
import { drawArea, drawLand } from './first-land.ts';
import { firstMarksRequest, firstView, project } from './first-view.ts';

const query = (address: string) => readListQuery(new URLSearchParams(address));

const listing = (latitude: number, longitude: number) => ({ latitude, longitude }) as ListingMap['listings'][number];

const found = (...listings: ListingMap['listings']): ListingMap => ({ total: listings.length, clusters: [], listings });

describe('the first view of a map', () => {
  test('uses the bounds of the URL', () => {
    expect(firstView(query('view=map&bounds=-20,25,-10,35'), undefined).box).toEqual({
      south: -20,
      west: 25,
      north: -10,
      east: 35,
    });
  });

  test('uses the box around all listings without bounds in the URL', () => {
    const { box, zoom } = firstView(query('view=map'), found(listing(6.4, 3.2), listing(9.1, 7.5)));
    expect(box).toEqual({ south: 6.4, west: 3.2, north: 9.1, east: 7.5 });
    // 4.3 degrees on 300 pixels: 300 / 4.3 * 360 / 256 = 98 times the world, so zoom 6.61.
    expect(zoom).toBe(6.5);
  });

  test('shows a single listing at zoom 13', () => {
    const { box, zoom } = firstView(query('view=map'), found(listing(-17.8, 31)));
    expect(zoom).toBe(13);
    expect(box.east - box.west).toBeCloseTo((300 * 360) / (256 * 2 ** 13), 6);
  });

  test.each(['', 'bounds=1,2,3', 'bounds=-20,170,-10,-170'])('is a valid area for “%s” without listings', (text) => {
    const { box, zoom } = firstView(query(`view=map&${text}`), undefined);
    expect(box.north).toBeGreaterThan(box.south);
    expect(box.east).toBeGreaterThan(box.west);
    expect(zoom).toBeGreaterThanOrEqual(2);
  });

  test('requests clusters of the filter around its box, at a whole zoom', () => {
    const view = { box: { south: -20, west: 20, north: -10, east: 30 }, zoom: 5.75 };
    expect(firstMarksRequest(query('view=map&city=Harare'), view)).toMatchObject({
      city: 'Harare',
      bounds: '-20.5,19.5,-9.5,30.5',
      zoom: '6',
    });
  });
});

test('projects like web maps', () => {
  expect(project(0, 12).y).toBeCloseTo(0, 9);
  expect(project(85.0511, 0).y).toBeCloseTo(180, 2);
});

test('the drawn area is on the drawing of the server', () => {
  const box = { south: -1, west: 30, north: 0, east: 31 };
  const corners = [
    { latitude: 0, longitude: 30 },
    { latitude: 0, longitude: 30.5 },
    { latitude: -0.5, longitude: 31 },
  ];
  // 400 units are a degree; half a degree from the equator is 200 units and 0.003 more.
  expect(drawArea(box, corners, 'drawn')).toBe('<polygon class="drawn" points="0.0,0.0 200.0,0.0 400.0,200.0"/>');
});

describe('the drawn land', () => {
  const classes = { land: 'land', elsewhere: 'other', lake: 'lake', border: 'border' };

  test('of the continent has a small markup', () => {
    const drawing = drawLand({ south: -35, west: -18, north: 37, east: 52 }, classes);
    expect(drawing.length).toBeGreaterThan(2_000);
    expect(drawing.length).toBeLessThan(30_000);
    expect(drawing).not.toContain('NaN');
  });

  test('fills a box in the middle of the land', () => {
    const drawing = drawLand({ south: -1, west: 20, north: 0, east: 21 }, classes);
    const land = /class="land" d="([^"]*)"/.exec(drawing)?.[1] ?? '';
    const corner = /^M(-?\d+) (-?\d+)l/.exec(land);
    expect(corner).not.toBeNull();
    // The clipped land reaches three boxes of 400 units beyond each side.
    const [x, y] = [Number(corner![1]), Number(corner![2])];
    expect([-1200, 1600]).toContain(x);
    expect([-1200, 1600].some((edge) => Math.abs(edge - y) <= 5)).toBe(true);
  });

  test('has no land in the open sea', () => {
    expect(drawLand({ south: -30, west: -22, north: -29, east: -21 }, classes)).toContain('class="land" d=""');
  });
});
