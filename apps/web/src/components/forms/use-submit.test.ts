import { expect, test } from 'vitest';
import { firstByField } from './use-submit.ts';

test('keeps the first error of each field, for any field name', () => {
  const faults = ['city', 'constructor', 'city', 'toString'].map((field, index) => ({
    field,
    defaultMessage: `is odd ${index}`,
  }));
  expect(firstByField(faults)).toEqual({ city: 'Is odd 0', constructor: 'Is odd 1', toString: 'Is odd 3' });
});
