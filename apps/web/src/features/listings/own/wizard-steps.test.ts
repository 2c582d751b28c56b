import { expect, test } from 'vitest';
import { emptyListing } from './listing-values.ts';
import { faultsOf, stepOf, steps } from './wizard-steps.ts';

test('every field of a listing is asked for in exactly one step', () => {
  expect(steps.flatMap(({ fields }) => fields).sort()).toEqual(Object.keys(emptyListing).sort());
});

test('stepOf leads to the first step with a fault', () => {
  expect(stepOf({ price: 'x', address: 'y' })).toBe(1);
  expect(stepOf({})).toBeUndefined();
});

test('faultsOf keeps what belongs to a step', () => {
  expect(faultsOf({ price: 'x', address: 'y' }, 3)).toEqual({ price: 'x' });
});
