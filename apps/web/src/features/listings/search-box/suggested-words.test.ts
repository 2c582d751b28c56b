import { expect, test } from 'vitest';
import { withoutLastWords } from './suggested-words.ts';

test.each([
  ['lek', 1, ''],
  ['house in victoria is', 2, 'house'],
  ['house in victoria-is', 2, 'house'],
  ['3 bedroom flat  near V.I.', 2, '3 bedroom flat'],
  ["villa à N'Dja", 1, 'villa'],
  ['to rent in Har', 1, 'to rent'],
  ['in the lek', 1, 'in the'],
  ['', 1, ''],
  ['two words', 5, ''],
])('of %j without its last %i words %j is left', (text, words, left) => {
  expect(withoutLastWords(text, words)).toBe(left);
});
