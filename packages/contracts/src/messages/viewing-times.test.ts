import { expect, test } from 'vitest';
import { localMoment, momentOf, pastFault, viewingTime, zoneOf } from './viewing-times.ts';

const moment = new Date('2027-05-01T08:00:00Z');

test.each([
  ['ZW', 'Harare', '10:00'],
  ['NG', 'Lagos', '09:00'],
  ['KE', 'Nairobi', '11:00'],
  ['GH', 'Accra', '08:00'],
  ['CD', 'Kinshasa', '09:00'],
  ['CD', 'Lubumbashi', '10:00'],
  ['MU', 'Port Louis', '12:00'],
  ['CV', 'Praia', '07:00'],
])('a viewing in %s, %s has the time of its place', (country, city, clock) => {
  const zone = zoneOf(country, city);
  expect(viewingTime(moment, zone)).toBe(`Saturday, 1 May 2027 at ${clock} (local time)`);
  expect(momentOf(`2027-05-01T${clock}`, zone)).toBe('2027-05-01T08:00:00.000Z');
  expect(localMoment(moment, zone)).toBe(`2027-05-01T${clock}`);
});

test.each([
  // The clocks of Egypt go forward at the start of 30 April 2027, and back at the start of 29 October.
  ['2027-04-29T12:00', '2027-04-29T10:00:00.000Z'],
  ['2027-04-30T12:00', '2027-04-30T09:00:00.000Z'],
  ['2027-10-28T12:00', '2027-10-28T09:00:00.000Z'],
  ['2027-10-29T12:00', '2027-10-29T10:00:00.000Z'],
])('%s in Cairo is %s', (local, iso) => {
  expect(momentOf(local, 'Africa/Cairo')).toBe(iso);
});

test.each(['', 'soon'])('leaves %j as it is', (text) => {
  expect(momentOf(text, 'Africa/Maputo')).toBe(text);
});

test('names the zone of a viewing in an unknown country', () => {
  expect(zoneOf(null, 'Harare')).toBeNull();
  expect(viewingTime(moment, null)).not.toContain('local time');
});

// Noon in Harare.
const now = new Date('2027-05-01T10:00:00Z');

test.each([
  ['2027-04-30T13:00', 'Choose a date from today on'],
  ['0002-05-01T10:00', 'Choose a date from today on'],
  ['2027-05-01T11:00', 'Choose a later time: this one has passed'],
  ['2027-05-01T13:00', null],
  ['2027-05-01T09:59:00Z', 'Choose a later time: this one has passed'],
  ['2027-05-01T10:01:00Z', null],
  ['', null],
  ['tomorrow', null],
])('a viewing at %j is refused with %j', (text, fault) => {
  expect(pastFault(text, 'Africa/Maputo', now)).toBe(fault);
});
