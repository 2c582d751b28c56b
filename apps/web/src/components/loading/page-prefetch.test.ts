import { expect, test, vi } from 'vitest';
import { pagePrefetch, prefersReducedData } from './page-prefetch.ts';

test('skips prefetching when the device saves data or has a slow connection', () => {
  expect(prefersReducedData({ saveData: true, effectiveType: '4g' })).toBe(true);
  expect(prefersReducedData({ saveData: false, effectiveType: '2g' })).toBe(true);
  expect(prefersReducedData({ effectiveType: 'slow-2g' })).toBe(true);
});

test('prefetches for other devices, and without a Network Information API', () => {
  expect(prefersReducedData({ saveData: false, effectiveType: '3g' })).toBe(false);
  expect(prefersReducedData({})).toBe(false);
  expect(prefersReducedData(undefined)).toBe(false);
});

test('fetches a page with the function of the router', () => {
  expect(() => pagePrefetch.fetch('/property/house-1')).not.toThrow();
  const fetch = vi.fn<(path: string) => void>();
  pagePrefetch.provide(fetch);
  pagePrefetch.fetch('/property/house-1');
  expect(fetch.mock.calls).toEqual([['/property/house-1']]);
});
