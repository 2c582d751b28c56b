import { inLanguage } from '@africanscity/messages/language';
import { describe, expect, it } from 'vitest';
import { formatAmount } from '../currencies.ts';
import { costTexts } from './cost-texts.ts';
import { formatArea, formatPrice, formatSize, formatSizeInFull, kindName, listingName, shownArea } from './wording.ts';

describe('formatPrice', () => {
  it.each([
    [85_000, '$85,000'],
    [1_097_560.98, '$1,097,561'],
    [853.66, '$854'],
    [0, '$0'],
    [0.5, '$0.50'],
    [999_999_999_999.99, '$1,000,000,000,000'],
  ])('writes %d as %s', (price, text) => {
    expect(formatPrice(price)).toBe(text);
  });
});

describe('money of one listing', () => {
  const card = () => [
    formatPrice(450),
    ...costTexts({ moveInCost: formatAmount(1350, 'USD'), viewingCost: formatAmount(7.5, 'USD') }),
  ];
  it.each([
    ['en', ['$450', 'To move in: $1,350', 'Viewing fee $7.50']],
    ['fr', ['450\u00a0$', 'Pour emménager\u00a0: 1\u202f350\u00a0$', 'Frais de visite 7,50\u00a0$']],
    ['sw', ['$450', 'Kuhamia: $1,350', 'Ada ya kuonyeshwa $7.50']],
    ['ar', ['\u200f450\u00a0$', 'عند التعاقد: \u200f1,350\u00a0$', 'رسوم المعاينة \u200f7.50\u00a0$']],
  ] as const)('has one sign for its price and its costs in %s', (language, lines) => {
    expect(inLanguage(language, card).map((line) => line.replaceAll(/[\u2068\u2069]/g, ''))).toEqual(lines);
  });
});

describe('texts of a French page', () => {
  it('have French numbers', () => {
    inLanguage('fr', () => {
      expect(formatPrice(85_000)).toBe('85\u202f000\u00a0$');
      expect(formatPrice(0.5)).toBe('0,50\u00a0$');
      expect(formatArea(85.55)).toBe('85,6 m²');
    });
  });
});

describe('formatSize', () => {
  it.each([
    ['240', 240, '240 m²'],
    ['1200', 1200, '1,200 m²'],
    ['85.55 sqm', 85.55, '85.6 m²'],
    ['620000 m²', 620_000, '62 ha'],
    ['2 acres', 8094, '8,094 m²'],
    ['50x100', 465, '465 m²'],
    ['12 x 30', null, '12 x 30'],
    ['2 plots', null, '2 plots'],
    ['١٢ x ٣٠', null, '١٢ x ٣٠'],
    ['abc', null, ''],
    ['half an acre', 2023, '2,023 m²'],
    ['', null, ''],
    [null, null, ''],
  ])('shows %s, read as %s, as %s', (size, squareMeters, text) => {
    expect(formatSize({ size, squareMeters })).toBe(text);
  });

  it.each([
    ['1,200 m²', 1200, '1,200 m²'],
    ['240', 240, '240 m²'],
    ['2 acres', 8094, '8,094 m² (2 acres)'],
    ['50x100', 465, '465 m² (50x100)'],
    ['2 plots', null, '2 plots'],
  ])('shows %s in full as %3$s', (size, squareMeters, text) => {
    expect(formatSizeInFull({ size, squareMeters })).toBe(text);
  });

  it('has the unit of its price: hectares from ten thousand square metres', () => {
    expect([9999, 10_000, 620_000].map(shownArea)).toEqual([
      { amount: 9999, sign: 'm²' },
      { amount: 1, sign: 'ha' },
      { amount: 62, sign: 'ha' },
    ]);
  });

  it('uses hectares from ten thousand square metres', () => {
    expect([9999, 10_000, 14_999].map(formatArea)).toEqual(['9,999 m²', '1 ha', '1.5 ha']);
  });
});

describe('the name of a listing', () => {
  const lekki = { area: 'Lekki', city: 'Lagos' };
  it.each([
    ['Detached Duplex', 3, '3-bed detached duplex in Lekki'],
    ['Terraced Duplexes', 4, '4-bed terraced duplex in Lekki'],
    ['Block of Flats', 8, '8-bed block of flats in Lekki'],
    ['House', null, 'House in Lekki'],
    ['House', 0, 'House in Lekki'],
    ['Land', 3, 'Land in Lekki'],
    ['Office Space', 6, 'Office Space in Lekki'],
    ['Student Accommodation', 12, 'Student Accommodation in Lekki'],
  ])('of a %s with %s rooms is %s', (type, numRoom, name) => {
    expect(listingName({ type, numRoom, ...lekki })).toBe(name);
  });

  it('names the city without an area, and no place without both', () => {
    expect(listingName({ type: 'House', numRoom: 2, area: '', city: 'Lagos' })).toBe('2-bed house in Lagos');
    expect(listingName({ type: 'House', numRoom: 2, area: '', city: '' })).toBe('2-bed house');
    expect(kindName({ type: 'RDP House', numRoom: 2 })).toBe('2-bed RDP house');
  });

  it.each([
    [1, 'منزل بغرفة نوم واحدة'],
    [2, 'منزل بغرفتي نوم'],
    [3, 'منزل بـ3 غرف نوم'],
    [11, 'منزل بـ11 غرفة نوم'],
    [100, 'منزل بـ100 غرفة نوم'],
  ])('counts %d bedrooms in Arabic', (numRoom, name) => {
    const written = inLanguage('ar', () => kindName({ type: 'House', numRoom }));
    expect(written.replace(/[\u200f\u2068\u2069]/g, '')).toBe(name);
  });
});
