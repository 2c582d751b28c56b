import { expect, test } from 'vitest';
import { describeAnswerTime } from './describe-answer-time.ts';

test.each([
  [1, 'within an hour'],
  [60, 'within an hour'],
  [61, 'within 2 hours'],
  [180, 'within 3 hours'],
  [1380, 'within 23 hours'],
  [1381, 'within a day'],
  [1440, 'within a day'],
  [1441, 'within 2 days'],
])('%i minutes are %s', (minutes, text) => {
  expect(describeAnswerTime(minutes)).toBe(text);
});
