// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { noteVisit } from './last-visit.ts';

const minute = 60_000;
const noon = Date.UTC(2026, 0, 5, 12);

beforeEach(() => localStorage.clear());

test('the first visit has none before it', () => {
  expect(noteVisit(noon)).toBeNull();
  expect(noteVisit(noon + minute)).toBeNull();
});

test('a visit remembers when the one before it ended, for as long as it lasts', () => {
  noteVisit(noon);
  noteVisit(noon + 20 * minute);
  expect(noteVisit(noon + 90 * minute)).toBe(noon + 20 * minute);
  expect(noteVisit(noon + 100 * minute)).toBe(noon + 20 * minute);
  expect(noteVisit(noon + 300 * minute)).toBe(noon + 100 * minute);
});

test.each(['', 'x', '{}', '{"at":"now"}', '[]', 'null'])('what stands in storage as %s is no visit', (text) => {
  localStorage.setItem('last-visit', text);
  expect(noteVisit(noon)).toBeNull();
  expect(noteVisit(noon + 60 * minute)).toBe(noon);
});
