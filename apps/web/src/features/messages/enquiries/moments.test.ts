import { expect, test } from 'vitest';
import { pastFault } from './moments.ts';

const now = new Date('2027-05-01T12:00:00');

test.each([
  ['2027-04-30T13:00', 'Choose a date from today on'],
  ['0002-05-01T10:00', 'Choose a date from today on'],
  ['2027-05-01T11:00', 'Choose a later time: this one has passed'],
  ['2027-05-01T13:00', null],
  ['', null],
  ['tomorrow', null],
])('a viewing at %j is refused with %j', (text, fault) => {
  expect(pastFault(text, now)).toBe(fault);
});

test('a time with an offset is read as the same moment', () => {
  expect(pastFault(new Date('2027-04-30T13:00').toISOString(), now)).toBe('Choose a date from today on');
});
