import { decodePolyline } from '@africanscity/contracts/listings/coordinates/polyline';
import { describe, expect, test } from 'vitest';
import { outlineOf, type Pixel, simplify, uncross } from './outline.ts';

/** A map on which a pixel is a hundredth of a degree. */
const coordinatesAt = ({ x, y }: Pixel) => ({ latitude: -y / 100, longitude: x / 100 });

const cornersIn = (line: Pixel[]) => decodePolyline(outlineOf(line, coordinatesAt) ?? '');

/** A line of steps of one pixel through corners. */
function walk(...corners: [x: number, y: number][]): Pixel[] {
  return corners.slice(1).flatMap(([x, y], at) => {
    const [fromX, fromY] = corners[at]!;
    const steps = Math.max(Math.abs(x - fromX), Math.abs(y - fromY));
    return Array.from({ length: steps }, (_, step) => ({
      x: fromX + ((x - fromX) * step) / steps,
      y: fromY + ((y - fromY) * step) / steps,
    }));
  });
}

const circle = (radius: number, share = 1) =>
  Array.from({ length: 360 * share }, (_, degree) => ({
    x: 200 + radius * Math.cos((degree * Math.PI) / 180),
    y: 200 + radius * Math.sin((degree * Math.PI) / 180),
  }));

describe('the outline of a drawn line', () => {
  test('of a square has its four corners, and the end of the line', () => {
    expect(cornersIn(walk([0, 0], [100, 0], [100, 100], [0, 100], [0, 0]))).toEqual([
      { latitude: 0, longitude: 0 },
      { latitude: 0, longitude: 1 },
      { latitude: -1, longitude: 1 },
      { latitude: -1, longitude: 0 },
      { latitude: -0.01, longitude: 0 },
    ]);
  });

  test('of a line that ends where it began, or passes a point twice, has each corner once', () => {
    const [a, b, c, d] = [
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
    ].map(([x, y]) => ({ x: x!, y: y! }));
    const square = [
      { latitude: 0, longitude: 0 },
      { latitude: 0, longitude: 1 },
      { latitude: -1, longitude: 1 },
      { latitude: -1, longitude: 0 },
    ];
    expect(cornersIn([a!, b!, c!, d!, a!])).toEqual(square);
    expect(cornersIn([a!, b!, c!, d!, a!, b!])).toEqual(square);
  });

  test.each([20, 100, 2000])('of a circle of %i pixels has at most 40 corners near it', (radius) => {
    const corners = cornersIn(circle(radius));
    expect(corners.length).toBeGreaterThanOrEqual(8);
    expect(corners.length).toBeLessThanOrEqual(40);
    for (const { latitude, longitude } of corners)
      expect(Math.hypot(longitude - 2, latitude + 2) * 100).toBeCloseTo(radius, 1);
  });

  test('of a line that goes on past its beginning does not cross itself', () => {
    const corners = cornersIn([...circle(100), ...circle(108, 0.2)]);
    expect(corners.length).toBeGreaterThan(8);
    expect(uncross(corners)).toEqual(corners);
  });

  test('of a tap, or of a line there and back, is none', () => {
    expect(outlineOf([{ x: 5, y: 5 }], coordinatesAt)).toBeUndefined();
    expect(outlineOf(walk([0, 0], [200, 4], [0, 0]), coordinatesAt)).toBeUndefined();
    expect(outlineOf(walk([0, 0], [90, 90], [0, 0]), coordinatesAt)).toBeUndefined();
  });
});

test('simplifies a line to as many points as it may have', () => {
  const saw = Array.from({ length: 200 }, (_, at) => ({ x: at * 10, y: at % 2 ? 30 : 0 }));
  expect(simplify(saw, 40).length).toBeLessThanOrEqual(40);
  expect(simplify(saw, 200)).toHaveLength(200);
});

test('takes a bow tie apart', () => {
  const [a, b, c, d] = [
    [0, 0],
    [2, 2],
    [0, 2],
    [2, 0],
  ].map(([latitude, longitude]) => ({
    latitude: latitude!,
    longitude: longitude!,
  }));
  expect(uncross([a!, b!, c!, d!])).toEqual([a, c, b, d]);
});
