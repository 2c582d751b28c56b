import { expect, test, vi } from 'vitest';
import { pagePrefetch, prefersReducedData } from './page-prefetch.ts';

test('a device that saves data or has a slow line is sent nothing ahead', () => {
  expect(prefersReducedData({ saveData: true, effectiveType: '4g' })).toBe(true);
  expect(prefersReducedData({ saveData: false, effectiveType: '2g' })).toBe(true);
  expect(prefersReducedData({ effectiveType: 'slow-2g' })).toBe(true);
});

test('other devices, and those that do not say, are sent pages ahead', () => {
  expect(prefersReducedData({ saveData: false, effectiveType: '3g' })).toBe(false);
  expect(prefersReducedData({})).toBe(false);
  expect(prefersReducedData(undefined)).toBe(false);
});

test('a page is fetched as the router provides it', () => {
  expect(() => pagePrefetch.fetch('/property/house-1')).not.toThrow();
  const fetch = vi.fn<(path: string) => void>();
  pagePrefetch.provide(fetch);
  pagePrefetch.fetch('/property/house-1');
  expect(fetch.mock.calls).toEqual([['/property/house-1']]);
});
