import { describe, expect, it } from 'vitest';
import * as texts from '../generated/listings.ts';
import { refuseRepeatedKeys, withTranslations } from './catalog.ts';
import { compileMessages } from './compile.ts';
import { faultsOf, faultsOfFile } from './faults.ts';
import { inLanguage, language } from './language.ts';
import { languages } from './languages.ts';
import { parametersType } from './parameters.ts';

describe('message files', () => {
  it.each([...languages])('%s has all keys if it is offered, and the parameters of English', (name) => {
    expect(faultsOf(name)).toEqual([]);
  });

  it('tells which keys an offered language lacks', () => {
    const file = { main: { save: 'Save', saved: '{what} saved' }, translated: { save: 'Guardar' } };
    expect(faultsOfFile('pt/site.json', { ...file, isOffered: true })).toEqual(['pt/site.json: saved is missing']);
    expect(faultsOfFile('pt/site.json', { ...file, isOffered: false })).toEqual([]);
  });

  it('are refused with a key twice', () => {
    const text = '{\n  "save": "Save",\n  "close": "Close",\n  "save": "Keep"\n}\n';
    expect(() => refuseRepeatedKeys(text, 'en/site.json')).toThrow(
      'en/site.json has the key save twice. Delete one, or rename it.',
    );
    expect(() => refuseRepeatedKeys(text.replace('"save": "Keep"', '"saved": "Kept"'), 'en/site.json')).not.toThrow();
  });

  it('shows a message that is not translated yet in English', () => {
    const main = { save: 'Save', saved: 'Saved' };
    expect(withTranslations(main, { save: 'Guardar' })).toEqual({ save: 'Guardar', saved: 'Saved' });
  });
});

describe('messages', () => {
  it('have the plural forms of English and French', () => {
    const inBoth = (count: number) => [
      texts.listingsCount({ count }),
      inLanguage('fr', () => texts.listingsCount({ count })),
    ];
    expect(inBoth(0)).toEqual(['0 listings', '0 annonce']);
    expect(inBoth(1)).toEqual(['1 listing', '1 annonce']);
    expect(inBoth(1234)).toEqual(['1,234 listings', '1\u202f234 annonces']);
  });

  it('count in Portuguese as Angola and Mozambique do', () => {
    const inPortuguese = (count: number) => inLanguage('pt', () => texts.listingsCount({ count }));
    expect([0, 1, 2, 1234].map(inPortuguese)).toEqual(['0 anúncios', '1 anúncio', '2 anúncios', '1234 anúncios']);
  });

  it('have the six plural forms of Arabic', () => {
    const inArabic = (count: number) => inLanguage('ar', () => texts.listingsCount({ count }));
    expect([0, 1, 2, 3, 11, 100].map(inArabic)).toEqual([
      'لا إعلانات',
      'إعلان واحد',
      'إعلانان',
      '3 إعلانات',
      '11 إعلانًا',
      '100 إعلان',
    ]);
  });

  it('agree in Arabic with the last number of a range', () => {
    const roomsInArabic = (count: number, range: 'exact' | 'between' | 'upTo' | 'other', min: string) =>
      inLanguage('ar', () => texts.searchedRooms({ count, range, min, max: String(count) }));
    expect(roomsInArabic(2, 'exact', '2')).toBe('غرفتا نوم');
    expect(roomsInArabic(4, 'between', '3')).toBe('من \u20683\u2069 إلى \u20684\u2069 غرف نوم');
    expect(roomsInArabic(2, 'upTo', '0')).toBe('حتى غرفتي نوم');
    expect(roomsInArabic(11, 'other', '11')).toBe('\u200f\u206811\u2069 غرفة نوم فأكثر');
  });

  it('count in Arabic the days after which listings are demoted', () => {
    const inArabic = (days: number) => inLanguage('ar', () => texts.goesToEndOfLists({ count: 1, days }));
    expect([1, 2, 7, 14, 100].map(inArabic)).toEqual([
      'بدون إجابة ينتقل إلى آخر القوائم بعد يوم واحد.',
      'بدون إجابة ينتقل إلى آخر القوائم بعد يومين.',
      'بدون إجابة ينتقل إلى آخر القوائم بعد 7 أيام.',
      'بدون إجابة ينتقل إلى آخر القوائم بعد 14 يومًا.',
      'بدون إجابة ينتقل إلى آخر القوائم بعد 100 يوم.',
    ]);
  });

  it('keep the languages of two requests apart while both wait', async () => {
    const show = (name: 'en' | 'fr') =>
      inLanguage(name, async () => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        return `${language()}: ${texts.listingsCount({ count: 2 })}`;
      });
    expect(await Promise.all([show('fr'), show('en'), show('fr')])).toEqual([
      'fr: 2 annonces',
      'en: 2 listings',
      'fr: 2 annonces',
    ]);
  });
});

describe('compileMessages', () => {
  it('refuses a plural form that the language does not have, and a plural without other', () => {
    expect(() => compileMessages('en', { homes: '{count, plural, few {# homes} other {# homes}}' })).toThrow('few');
    expect(() => compileMessages('en', { homes: '{count, plural, one {# home}}' })).toThrow('other');
  });

  it('refuses a key that is no name', () => {
    expect(() => compileMessages('en', { 'no homes': 'No homes' })).toThrow('no homes');
  });
});

describe('parametersType', () => {
  it('gives plurals numbers, choices their cases and everything else texts', () => {
    expect(
      parametersType(
        '{count, plural, one {# home in {place}} other {# homes}} {offer, select, sale {to buy} other {}}',
      ),
    ).toBe("{ count: number; offer: 'sale' | 'other'; place: string }");
    expect(parametersType('Saved')).toBeUndefined();
  });
});
