import { expect, test } from 'vitest';
import { heapOptions } from './memory-settings.ts';

const gigabyte = 2 ** 30;

test.each([
  { memory: gigabyte / 2, young: 4, megabytes: 272 },
  { memory: 2 * gigabyte, young: 4, megabytes: 272 },
  { memory: 4 * gigabyte, young: 8, megabytes: 512 },
  { memory: 64 * gigabyte, young: 8, megabytes: 1024 },
])('the heap of a machine with $memory bytes is limited to $megabytes MB', ({ memory, young, megabytes }) => {
  expect(heapOptions(memory)).toEqual([`--max-semi-space-size=${young}`, `--max-old-space-size=${megabytes}`]);
});
