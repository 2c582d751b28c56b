import { expect, test } from 'vitest';
import { heapLimit } from './memory-settings.ts';

const gigabyte = 2 ** 30;

test.each([
  { memory: gigabyte / 2, megabytes: 272 },
  { memory: 2 * gigabyte, megabytes: 272 },
  { memory: 4 * gigabyte, megabytes: 512 },
  { memory: 64 * gigabyte, megabytes: 1024 },
])('the heap of a machine with $memory bytes is limited to $megabytes MB', ({ memory, megabytes }) => {
  expect(heapLimit(memory)).toBe(megabytes);
});
