import { expect, test } from 'vitest';
import { readFieldText } from './field-reading.ts';
import { fieldOf } from './fields.ts';

test.each([
  ['deposit', '200000', '200000'],
  ['deposit', '0200000.50', '200000.5'],
  ['deposit', '10 %', '10%'],
  ['deposit', '12.50%', '12.5%'],
  ['deposit', '1 months', '1 month'],
  ['deposit', '2month', '2 months'],
  ['deposit', '0', '0'],
  ['rentInAdvance', '1.5 months', '1.5 months'],
  ['viewingFee', '', null],
] as const)('the cost %s is read from %j as %j', (name, text, value) => {
  expect(readFieldText(fieldOf(name), text)).toEqual({ value });
});

test.each([
  ['deposit', '-1'],
  ['deposit', '1e6'],
  ['deposit', '200,000'],
  ['deposit', '1234567890123'],
  ['deposit', '10.125%'],
  ['deposit', '100 months'],
  ['deposit', '2 weeks'],
  ['rentInAdvance', '3600000'],
  ['serviceCharge', '1 month'],
  ['viewingFee', '1 month'],
] as const)('the cost %s is refused as %j', (name, text) => {
  expect(readFieldText(fieldOf(name), text)).toHaveProperty('reason');
});

test('the refusal of a cost says how to write it', () => {
  expect(readFieldText(fieldOf('serviceCharge'), 'some')).toEqual({
    reason: 'must be an amount such as 200000, or a share of the rent such as 10%, or left empty when it is not known',
  });
});
