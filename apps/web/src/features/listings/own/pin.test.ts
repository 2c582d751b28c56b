import { describe, expect, test } from 'vitest';
import { isOnMap, readPin, writePin } from './pin.ts';

describe('readPin', () => {
  test('reads what writePin wrote', () => {
    expect(readPin(writePin({ latitude: -17.8, longitude: 31.053217 }))).toEqual({
      latitude: -17.8,
      longitude: 31.05322,
    });
  });

  test.each(['', 'https://maps.example/@-17.8,31.05', '91,0', '0,181', 'here'])('finds no point in %j', (text) => {
    expect(readPin(text)).toBeNull();
  });
});

test('isOnMap knows the continent and its islands', () => {
  expect(isOnMap({ latitude: -20.16, longitude: 57.5 })).toBe(true);
  expect(isOnMap({ latitude: 51.5, longitude: -0.1 })).toBe(false);
});
