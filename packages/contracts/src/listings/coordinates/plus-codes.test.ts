import { describe, expect, test } from 'vitest';
import { readPlusCode, resolveShortCode } from './plus-codes.ts';

describe('resolveShortCode', () => {
  // From the test data of the specification: full code, reference point, short code.
  test.each([
    ['9C3W9QCJ+2VX', 51.3708675, -1.217765625, 'CJ+2VX'],
    ['9C3W9QCJ+2VX', 51.3693575, -1.217765625, 'CJ+2VX'],
    ['9C3W9QCJ+2VX', 51.3701125, -1.218520625, 'CJ+2VX'],
    ['9C3W9QCJ+2VX', 51.3852125, -1.217765625, '9QCJ+2VX'],
    ['9C3W9QCJ+2VX', 51.3701125, -1.202665625, '9QCJ+2VX'],
    ['8FRCXGRF+PM', 47.0, 8.55, 'XGRF+PM'],
    ['CFX22222+22', 89.6, 0.0, '2222+22'],
    ['2CXXXXXX+XX', -81.0, 0.0, 'XXXXXX+XX'],
  ])('finds %s nearest to %d, %d by %s', (full, latitude, longitude, short) => {
    const reading = readPlusCode(full);
    const point = reading && 'point' in reading ? reading.point : null;
    const found = resolveShortCode(short, { latitude, longitude });
    expect(found.latitude).toBeCloseTo(point!.latitude, 8);
    expect(found.longitude).toBeCloseTo(point!.longitude, 8);
  });
});
