import { expect, test, vi } from 'vitest';
import { pageAhead, sparesData } from './page-ahead.ts';

test('a device that saves data or has a slow line is sent nothing ahead', () => {
  expect(sparesData({ saveData: true, effectiveType: '4g' })).toBe(true);
  expect(sparesData({ saveData: false, effectiveType: '2g' })).toBe(true);
  expect(sparesData({ effectiveType: 'slow-2g' })).toBe(true);
});

test('other devices, and those that do not say, are sent pages ahead', () => {
  expect(sparesData({ saveData: false, effectiveType: '3g' })).toBe(false);
  expect(sparesData({})).toBe(false);
  expect(sparesData(undefined)).toBe(false);
});

test('a page is fetched as the router provides it', () => {
  expect(() => pageAhead.fetch('/property/house-1')).not.toThrow();
  const fetch = vi.fn<(path: string) => void>();
  pageAhead.provide(fetch);
  pageAhead.fetch('/property/house-1');
  expect(fetch.mock.calls).toEqual([['/property/house-1']]);
});
