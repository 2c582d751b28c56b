import { expect, test } from 'vitest';
import { describeAnswerTime } from './describe-answer-time.ts';

test.each([
  [1, 'Usually answers within an hour'],
  [60, 'Usually answers within an hour'],
  [61, 'Usually answers within 2 hours'],
  [180, 'Usually answers within 3 hours'],
  [1380, 'Usually answers within 23 hours'],
  [1381, 'Usually answers within a day'],
  [1440, 'Usually answers within a day'],
  [1441, 'Usually answers within 2 days'],
])('%i minutes are %s', (minutes, text) => {
  expect(describeAnswerTime(minutes)).toBe(text);
});
