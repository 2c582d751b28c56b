import { expect, test } from 'vitest';
import { readRetryAfter } from './retry-after.ts';

const now = Date.parse('2026-11-07T12:00:00Z');

test.each([
  ['30', 30_000],
  [' 2 ', 2_000],
  ['0', 0],
  ['Sat, 07 Nov 2026 12:01:30 GMT', 90_000],
  ['Sat, 07 Nov 2026 11:00:00 GMT', 0],
  [null, 0],
  ['', 0],
  ['soon', 0],
  ['Soon, please', 0],
  ['-5', 0],
  ['1.5', 0],
])('reads %j', (text, milliseconds) => {
  expect(readRetryAfter(text, now)).toBe(milliseconds);
});
