import { expect, test, vi } from 'vitest';
import { showDay, showTime } from './show-time.ts';

test('a day is written in one way, with or without a time', () => {
  expect(showDay('2027-03-05')).toBe('5 Mar 2027');
  expect(showDay('2027-03-05T12:00:00.000Z')).toBe('5 Mar 2027');
  expect(showDay(null)).toBe('–');
});

test('a time is its day and the hour', () => {
  expect(showTime('2027-03-05T12:30:00.000Z')).toMatch(/^5 Mar 2027, \d\d:30$/);
  expect(showTime(null)).toBe('–');
});

test.each(['Pacific/Kiritimati', 'America/Anchorage'])(
  'what is counted in UTC is the same for a reader in %s',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    vi.resetModules();
    const reader = await import('./show-time.ts');
    vi.unstubAllEnvs();
    expect(reader.showUtcDay('2027-03-05T23:30:00.000Z')).toBe('5 Mar 2027');
    expect(reader.showUtcDay('2027-03-05T00:30:00.000Z')).toBe('5 Mar 2027');
    expect(reader.showUtcTime('2027-03-05T00:30:00.000Z')).toBe('5 Mar 2027, 00:30 UTC');
    expect(reader.showTime('2027-03-05T12:30:00.000Z')).not.toBe('5 Mar 2027, 12:30');
  },
);
