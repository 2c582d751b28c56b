import { expect, test } from 'vitest';
import { emptyListing } from '../form/listing-values.ts';
import { faultsOf, stepOf, steps } from './wizard-steps.ts';

test('every field of a listing belongs to exactly one step', () => {
  expect(steps.flatMap(({ fields }) => fields).sort()).toEqual(Object.keys(emptyListing).sort());
});

test('stepOf returns the first step with an error', () => {
  expect(stepOf({ price: 'x', address: 'y' })).toBe(1);
  expect(stepOf({})).toBeUndefined();
});

test('faultsOf returns the errors of a step', () => {
  expect(faultsOf({ price: 'x', address: 'y' }, 3)).toEqual({ price: 'x' });
});
