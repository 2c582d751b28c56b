import { expect, test } from 'vitest';
import { sharedLines } from './shared-lines.ts';

const ads = { text: 'Ads', amount: '4' };

test('returns the lines that every package has with the same amount', () => {
  const photographer = { text: 'A photographer', amount: null };
  expect(sharedLines([[ads, photographer], [photographer, ads], [ads]])).toEqual([ads]);
  expect(sharedLines([[ads], [{ ...ads, amount: '8' }]])).toEqual([]);
});

test('returns no lines for a single package', () => {
  expect(sharedLines([[ads]])).toEqual([]);
  expect(sharedLines([])).toEqual([]);
});
