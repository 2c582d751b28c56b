import { describe, expect, test } from 'vitest';
import { patternOfAddress } from './named-address.ts';

/** Postgres reads the pattern as JavaScript does. */
const names = (text: string, address: string) => new RegExp(patternOfAddress(address)).test(text);

describe('patternOfAddress', () => {
  test.each([
    'e@example.com',
    'write to e@example.com.',
    '<e@example.com>',
    '{"reply-to": "e@example.com"}',
    'name=e@example.com&next',
  ])('finds the address in %s', (text) => expect(names(text, 'E@example.com')).toBe(true));

  test.each([
    'jane@example.com',
    'j.e@example.com',
    'j+e@example.com',
    'e@example.com.zw',
    'e@example.community',
    'e@exampleXcom',
  ])('does not find it in %s', (text) => expect(names(text, 'e@example.com')).toBe(false));

  test('reads signs of the address as themselves', () => {
    expect(names('a+b@example.com', 'a+b@example.com')).toBe(true);
    expect(names('aab@example.com', 'a+b@example.com')).toBe(false);
  });
});
