import { expect, test } from 'vitest';
import { joinByField } from './use-submit.ts';

test('joins the errors of one field into one text for any field name', () => {
  const faults = ['city', 'constructor', 'city', 'toString'].map((field) => ({ field, defaultMessage: 'is odd' }));
  expect(joinByField(faults)).toEqual({ city: 'Is odd; Is odd', constructor: 'Is odd', toString: 'Is odd' });
});
