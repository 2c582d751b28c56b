import { expect, test } from 'vitest';
import { waitWords } from './wait-words.ts';

test.each([
  [0, 'a moment'],
  [-3, 'a moment'],
  [Number.NaN, 'a moment'],
  [5, 'a moment'],
  [29.2, '30 seconds'],
  [90, '90 seconds'],
  [91, '2 minutes'],
  [1_800, '30 minutes'],
  [5_401, '2 hours'],
  [86_400, '24 hours'],
  [864_000, '10 days'],
])('%d seconds are %s', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words);
});
