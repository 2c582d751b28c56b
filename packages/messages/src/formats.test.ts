import { describe, expect, it } from 'vitest';
import { currencyName, formatDate, formatNumber, joinChoices, joinList, withCommas, withSign } from './formats.ts';
import { inLanguage } from './language.ts';
import { type Language, languages } from './languages.ts';

const day = { dateStyle: 'medium', timeZone: 'UTC' } as const;
const date = new Date('2026-11-24T12:00:00Z');

const inAll = (show: () => string) =>
  Object.fromEntries(languages.map((name) => [name, inLanguage(name, show)])) as Record<Language, string>;

describe('formatNumber', () => {
  it('writes the separators of each language, and Latin digits in Arabic', () => {
    expect(inAll(() => formatNumber(1234.5))).toEqual({
      en: '1,234.5',
      fr: '1\u202f234,5',
      pt: '1234,5',
      sw: '1,234.5',
      ar: '1,234.5',
    });
  });

  it('writes compact numbers', () => {
    const both = inAll(() => formatNumber(1250, { notation: 'compact', maximumFractionDigits: 1 }));
    expect([both.en, both.fr]).toEqual(['1.3K', '1,3\u00a0k']);
  });

  it('writes all digits of a decimal text', () => {
    expect(formatNumber('12345678901234567.89')).toBe('12,345,678,901,234,567.89');
  });
});

describe('formatDate', () => {
  it('writes a day in each language', () => {
    const all = inAll(() => formatDate(date, day));
    expect([all.en, all.fr, all.pt]).toEqual(['24 Nov 2026', '24 nov. 2026', '24/11/2026']);
    expect(all.ar).toContain('2026');
  });

  it('writes a time in a zone', () => {
    const show = () =>
      formatDate(date, { hour: '2-digit', minute: '2-digit', timeZoneName: 'short', timeZone: 'Africa/Lagos' });
    expect([show(), inLanguage('fr', show)]).toEqual(['13:00 GMT+1', '13:00 UTC+1']);
  });
});

describe('withCommas', () => {
  it('joins parts with the comma of each language, and leaves out empty ones', () => {
    const all = inAll(() => withCommas(['1', '', false, '2', undefined, '3']));
    expect([all.en, all.fr]).toEqual(['1, 2, 3', '1, 2, 3']);
    expect(all.ar).toBe('\u200f\u20681\u2069، \u20682\u2069، \u20683\u2069');
  });

  it('leaves a single part as it is', () => {
    expect(inLanguage('ar', () => withCommas(['Harare', '']))).toBe('Harare');
  });
});

describe('currencyName', () => {
  it('names a currency as Portugal and Africa do, not Brazil', () => {
    const all = inAll(() => currencyName('AMD'));
    expect([all.en, all.pt]).toEqual(['Armenian Dram', 'dram arménio']);
    expect(inLanguage('sw', () => currencyName('KES'))).toBe('Shilingi ya Kenya');
  });
});

describe('joinList', () => {
  it('joins texts with the word of the language', () => {
    const both = inAll(() => joinList(['a', 'b', 'c']));
    expect([both.en, both.fr]).toEqual(['a, b and c', 'a, b et c']);
  });

  it('joins choices', () => {
    const both = inAll(() => joinList(['a', 'b', 'c'], 'disjunction'));
    expect([both.en, both.fr]).toEqual(['a, b, or c', 'a, b ou c']);
  });
});

describe('joinChoices', () => {
  it('joins any number of choices', () => {
    const join = () => [[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((choices) => joinChoices(choices));
    const both = inAll(() => join().join(' | '));
    expect([both.en, both.fr]).toEqual([' | a | a or b | a, b or c', ' | a | a ou b | a, b ou c']);
  });
});

describe('withSign', () => {
  it('puts the sign of a currency before the number, in French and Portuguese behind it', () => {
    const all = inAll(() => withSign('KSh\u00a0', formatNumber(45000)));
    expect([all.en, all.fr, all.pt]).toEqual(['KSh\u00a045,000', '45\u202f000\u00a0KSh', '45\u00a0000\u00a0KSh']);
  });

  it('keeps the sign to the left of the number in Arabic', () => {
    expect(inAll(() => withSign('KSh\u00a0', formatNumber(45000))).ar).toBe('\u200f45,000\u00a0KSh');
    expect(inAll(() => withSign('GH₵', '20')).ar).toBe('\u200f20\u00a0\u2066GH₵\u2069');
  });
});

it('keeps the formats of two requests apart while both wait', async () => {
  const show = (name: 'en' | 'fr') =>
    inLanguage(name, async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return formatNumber(1234.5);
    });
  expect(await Promise.all([show('fr'), show('en'), show('fr')])).toEqual(['1\u202f234,5', '1,234.5', '1\u202f234,5']);
});
