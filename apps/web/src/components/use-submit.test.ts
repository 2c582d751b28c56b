import { expect, test } from 'vitest';
import { joinByField } from './use-submit.ts';

test('faults of one field are one text, whatever the field is called', () => {
  const faults = ['city', 'constructor', 'city', 'toString'].map((field) => ({ field, defaultMessage: 'is odd' }));
  expect(joinByField(faults)).toEqual({ city: 'Is odd; Is odd', constructor: 'Is odd', toString: 'Is odd' });
});
