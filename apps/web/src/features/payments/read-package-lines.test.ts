import { expect, test } from 'vitest';
import { readPackageLines } from './read-package-lines.ts';

test('a line is what it is and how much of it', () => {
  expect(readPackageLines('Newspaper Ads 3\r\nProperty on Website 24/7\r\n\r\nA good word')).toEqual([
    { text: 'Newspaper Ads', amount: '3' },
    { text: 'Property on Website', amount: '24/7' },
    { text: 'A good word', amount: null },
  ]);
});

test('an empty description has no lines', () => {
  expect(readPackageLines('')).toEqual([]);
});
