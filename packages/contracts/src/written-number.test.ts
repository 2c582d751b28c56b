import { formatNumber } from '@africanscity/messages/formats';
import { inLanguage } from '@africanscity/messages/language';
import { expect, test } from 'vitest';
import { readNumber, typedNumber } from './written-number.ts';

test.each(['1 250', '1\u00a0250', '1\u202f250'])('reads a number with the space of "%s"', (text) => {
  expect(readNumber(text)?.value).toBe(1250);
});

test('reads "1\u202f234,5" of a French page', () => {
  expect(readNumber('1\u202f234,5')?.value).toBe(1234.5);
});

test.each(['en', 'fr', 'pt', 'sw', 'ar'] as const)('reads numbers as a page writes them in %s', (name) => {
  inLanguage(name, () => {
    expect(typedNumber(formatNumber(1_234_567), false)).toBe(1_234_567);
    expect(typedNumber(formatNumber(5000), false)).toBe(5000);
    expect(typedNumber(formatNumber(1234.5), true)).toBe(1234.5);
  });
});
