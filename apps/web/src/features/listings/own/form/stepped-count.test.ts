import { expect, test } from 'vitest';
import { stepped } from './stepped-count.ts';

test.each([
  ['', 1, '1'],
  ['', -1, ''],
  ['0', -1, ''],
  ['1', -1, '0'],
  ['3', 1, '4'],
  ['1000', 1, '1000'],
  ['many', 1, '1'],
  ['many', -1, ''],
])('%j by %i is %j', (value, by, next) => {
  expect(stepped(value, by)).toBe(next);
});
