import { defaultBrand } from '@africanscity/contracts/brand';
import { expect, test } from 'vitest';
import { viewingCalendar } from './viewing-calendar.ts';

const config = { brand: defaultBrand, publicUrl: 'https://africanscity.test' };
const property = {
  id: 7,
  type: 'House',
  address: '12; Jacaranda\nAvenue',
  area: 'Avondale',
  city: 'Harare',
  located: 'EXACT' as const,
  latitude: -17.79,
  longitude: 31.03,
};
const enquiry = { id: 3, viewingAt: new Date('2027-05-01T08:00:00Z'), viewings: 2 };

test('a viewing is a calendar file, with commas, semicolons and line breaks escaped', () => {
  const file = viewingCalendar(config, enquiry, property, new Date('2027-04-20T10:00:00.123Z'));
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:viewing-3@africanscity.test',
      'SEQUENCE:1',
      'DTSTAMP:20270420T100000Z',
      'DTSTART:20270501T080000Z',
      'DTEND:20270501T084500Z',
      'LOCATION:12\\; Jacaranda\\nAvenue\\, Avondale\\, Harare',
      'GEO:-17.79;31.03',
    ]),
  );
  expect(lines.at(0)).toBe('BEGIN:VCALENDAR');
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('has no coordinates for a listing whose position is the middle of its area', () => {
  const file = viewingCalendar(config, enquiry, { ...property, located: 'AREA' }, new Date());
  expect(file).not.toContain('GEO');
});

test('no line is longer than 75 bytes, and no character is cut', () => {
  const address = 'Rua da Missão, número três, '.repeat(10);
  const file = viewingCalendar(config, enquiry, { ...property, address }, new Date());
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain('Missão\\, número três');
});

test('an enquiry without a viewing has no file', () => {
  expect(() => viewingCalendar(config, { ...enquiry, viewingAt: null }, property, new Date())).toThrow(RangeError);
});
