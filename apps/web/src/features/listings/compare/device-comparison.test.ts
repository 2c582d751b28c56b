// @vitest-environment jsdom
// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { deviceComparison } from './device-comparison.ts';

const listing = (id: number) => ({ id, name: `House ${id}` });

beforeEach(() => deviceComparison.write([]));

describe('deviceComparison', () => {
  test('keeps at most four listings, in the order chosen', () => {
    deviceComparison.write([5, 4, 3, 2, 1].map(listing));
    expect(deviceComparison.read()).toEqual([5, 4, 3, 2].map(listing));
  });

  test('returns the same array while nothing changes', () => {
    deviceComparison.write([listing(1)]);
    expect(deviceComparison.read()).toBe(deviceComparison.read());
  });

  test.each(['{', 'null', '7', '[1, {"id": -1, "name": "x"}, {"id": 2}, null]'])('ignores %s in storage', (text) => {
    localStorage.setItem('compare', text);
    expect(deviceComparison.read()).toEqual([]);
  });

  test('calls subscribers until they unsubscribe', () => {
    let heard = 0;
    const stop = deviceComparison.subscribe(() => (heard += 1));
    deviceComparison.write([listing(1)]);
    window.dispatchEvent(new StorageEvent('storage', { key: 'compare' }));
    stop();
    deviceComparison.write([]);
    expect(heard).toBe(2);
  });
});
