// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { noteVisit } from './last-visit.ts';

const minute = 60_000;
const noon = Date.UTC(2026, 0, 5, 12);

beforeEach(() => localStorage.clear());

test('the first visit has no previous visit', () => {
  expect(noteVisit(noon)).toBeNull();
  expect(noteVisit(noon + minute)).toBeNull();
});

test('a visit keeps the end of the previous visit until it ends', () => {
  noteVisit(noon);
  noteVisit(noon + 20 * minute);
  expect(noteVisit(noon + 90 * minute)).toBe(noon + 20 * minute);
  expect(noteVisit(noon + 100 * minute)).toBe(noon + 20 * minute);
  expect(noteVisit(noon + 300 * minute)).toBe(noon + 100 * minute);
});

test.each(['', 'x', '{}', '{"at":"now"}', '[]', 'null'])('ignores %s in storage', (text) => {
  localStorage.setItem('last-visit', text);
  expect(noteVisit(noon)).toBeNull();
  expect(noteVisit(noon + 60 * minute)).toBe(noon);
});
