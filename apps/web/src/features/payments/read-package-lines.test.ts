import { expect, test } from 'vitest';
import { readPackageLines } from './read-package-lines.ts';

test('splits a line into a label and an amount', () => {
  expect(readPackageLines('Newspaper Ads 3\r\nProperty on Website 24/7\r\n\r\nA good word')).toEqual([
    { text: 'Newspaper Ads', amount: '3' },
    { text: 'Property on Website', amount: '24/7' },
    { text: 'A good word', amount: null },
  ]);
});

test('returns no lines for an empty description', () => {
  expect(readPackageLines('')).toEqual([]);
});
