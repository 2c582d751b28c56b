import { inLanguage } from '@africanscity/messages/language';
import { expect, test } from 'vitest';
import { describeSuspicion } from './suspicion-details.ts';

const price = '{"asked": 90000000.4, "median": 1800000, "currency": "NGN", "period": "year", "listings": 9}';

test.each([
  ['price', price, '₦90,000,000 a year; the median of 9 similar listings is ₦1,800,000 a year'],
  ['shared_pictures', '{"pictures": 3, "listing": 1200}', '3 of its pictures are also in listing 1200'],
  ['same_text', '{"listings": 1, "listing": 7}', 'The text is also in 1 other listing, such as 7'],
  ['contacts', '{"words": "call \\"me\\""}', 'The description says “call "me"”'],
  ['new_account', '{"listings": 11, "days": 7}', '11 listings in the first 7 days of the account'],
  ['price', '$950; median of 9 similar listings: $100,000', '$950; median of 9 similar listings: $100,000'],
] as const)('%s, %s', (rule, detail, sentence) => {
  expect(describeSuspicion(rule, detail)).toBe(sentence);
});

test('the sentence is in the language of the reader', () => {
  expect(inLanguage('fr', () => describeSuspicion('shared_pictures', '{"pictures": 1, "listing": 12}'))).toBe(
    '1 de ses photos est aussi dans l’annonce 12',
  );
});
