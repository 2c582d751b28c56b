import { inLanguage } from '@africanscity/messages/language';
import { afterEach, expect, test, vi } from 'vitest';
import { showClock, showDay, showTime, showUtcTime } from './show-time.ts';

afterEach(() => vi.unstubAllEnvs());

test('formats a day the same way with and without a time', () => {
  expect(showDay('2027-03-05')).toBe('5 Mar 2027');
  expect(showDay('2027-03-05T12:00:00.000Z')).toBe('5 Mar 2027');
  expect(showDay(null)).toBe('–');
});

test('formats days and times in French', () => {
  inLanguage('fr', () => {
    expect(showDay('2026-11-24')).toBe('24 nov. 2026');
    expect(showUtcTime('2026-11-24T12:30:00.000Z')).toBe('24 nov. 2026, 12:30 UTC');
  });
});

test('formats a time as day, hour and zone', () => {
  expect(showTime('2027-03-05T12:30:00.000Z')).toMatch(/^5 Mar 2027, \d\d:30 (UTC|GMT([+-]\d+(:\d\d)?)?)$/);
  expect(showClock('2027-03-05T12:30:00.000Z')).toMatch(/^\d\d:30 (UTC|GMT([+-]\d+(:\d\d)?)?)$/);
  expect(showTime(null)).toBe('–');
  expect(showUtcTime(null)).toBe('–');
});

test.each([
  ['Africa/Harare', '5 Mar 2027, 14:30 GMT+2', '14:30 GMT+2'],
  ['Africa/Lagos', '5 Mar 2027, 13:30 GMT+1', '13:30 GMT+1'],
  ['Asia/Kolkata', '5 Mar 2027, 18:00 GMT+5:30', '18:00 GMT+5:30'],
  ['Pacific/Kiritimati', '6 Mar 2027, 02:30 GMT+14', '02:30 GMT+14'],
  ['UTC', '5 Mar 2027, 12:30 UTC', '12:30 UTC'],
])('a time names the zone of a reader in %s', async (zone, time, clock) => {
  vi.stubEnv('TZ', zone);
  vi.resetModules();
  const reader = await import('./show-time.ts');
  expect(reader.showTime('2027-03-05T12:30:00.000Z')).toBe(time);
  expect(reader.showClock('2027-03-05T12:30:00.000Z')).toBe(clock);
});

test.each(['Pacific/Kiritimati', 'America/Anchorage'])(
  'formats UTC days and times equally for a reader in %s',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    vi.resetModules();
    const reader = await import('./show-time.ts');
    expect(reader.showUtcDay('2027-03-05T23:30:00.000Z')).toBe('5 Mar 2027');
    expect(reader.showUtcDay('2027-03-05T00:30:00.000Z')).toBe('5 Mar 2027');
    expect(reader.showUtcTime('2027-03-05T00:30:00.000Z')).toBe('5 Mar 2027, 00:30 UTC');
    expect(reader.showTime('2027-03-05T12:30:00.000Z')).not.toContain('12:30');
  },
);
