import { describe, expect, it } from 'vitest';
import { compileMessages } from './compile.ts';
import { isolateTexts } from './isolate.ts';

// Marks are written as <, > and !.
const isolated = (message: string) =>
  isolateTexts(message).replaceAll('\u2068', '<').replaceAll('\u2069', '>').replaceAll('\u200f', '!');

describe('isolateTexts', () => {
  it.each([
    ['اتصل بالرقم {phone} الآن', 'اتصل بالرقم <{phone}> الآن'],
    ['{name}: {price}', '!<{name}>: <{price}>'],
    [
      '{count, plural, one {في {place}} other {# في {place}}}',
      '{count, plural, one {في <{place}>} other {# في <{place}>}}',
    ],
  ])('isolates the texts of %s', (message, expected) => expect(isolated(message)).toBe(expected));

  it.each([
    ['begins with a text', '{name} من {count}', '!<{name}> من <{count}>'],
    ['begins with Latin letters', 'JPEG أو PNG', '!JPEG أو PNG'],
    [
      'has a case that does',
      '{count, plural, one {إعلان} other {{name}، #}}',
      '{count, plural, one {إعلان} other {!<{name}>، #}}',
    ],
  ])('marks the direction of a message that %s', (_, message, expected) => expect(isolated(message)).toBe(expected));

  it.each([
    ['a name', 'Facebook', 'Facebook'],
    ['a text that has the marks', 'في \u2068{place}\u2069', 'في <{place}>'],
    ['a whole message', '{place}', '{place}'],
    ['a line', 'الرابط:\n{value}', 'الرابط:\n{value}'],
    ['a web address', 'انظر {url}', 'انظر {url}'],
    [
      'cases and braces',
      "'{ب}' {offer, select, sale {شراء} other {إيجار}}",
      "'{ب}' {offer, select, sale {شراء} other {إيجار}}",
    ],
  ])('leaves %s as it is', (_, message, expected) => expect(isolated(message)).toBe(expected));

  it('is for languages from right to left only', () => {
    const compiled = (language: 'ar' | 'fr') => compileMessages(language, { call: 'A {phone}' }).functions.get('call');
    expect(compiled('ar')).toBe('(d) => "\u200fA \u2068" + d.phone + "\u2069"');
    expect(compiled('fr')).toBe('(d) => "A " + d.phone');
  });
});
