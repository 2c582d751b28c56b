import { expect, it } from 'vitest';
import { seenMoreText } from './seen-more.ts';

it.each([
  [1.2, 'about a quarter more often'],
  [1.33, 'about a third more often'],
  [1.5, 'about half as often again'],
  [1.66, 'about two thirds more often'],
  [1.8, 'about three quarters more often'],
  [1.95, 'about twice as often'],
  [2.2, 'about twice as often'],
  [2.5, 'about two and a half times as often'],
  [3.1, 'about three times as often'],
  [4, 'about four times as often'],
  [7.3, 'more than four times as often'],
])('says a ratio of %d in words', (times, words) => {
  expect(seenMoreText({ part: 'pictures', times })).toBe(`Listings with photos are seen ${words}.`);
});
