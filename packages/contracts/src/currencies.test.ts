import { inLanguage } from '@africanscity/messages/language';
import { describe, expect, test } from 'vitest';
import { formatAmount, majorUnits, minorDigits } from './currencies.ts';
import { readMinorUnits } from './minor-units.ts';

describe('minor units', () => {
  test('are those of ISO 4217', () => {
    for (const currency of ['XOF', 'XAF', 'UGX', 'RWF', 'GNF', 'BIF', 'DJF', 'KMF', 'JPY']) {
      expect([currency, minorDigits(currency)]).toEqual([currency, 0]);
    }
    for (const currency of ['TND', 'LYD']) expect([currency, minorDigits(currency)]).toEqual([currency, 3]);
    for (const currency of ['USD', 'NGN', 'KES', 'ZAR', 'GHS', 'ZWG', 'SLE', 'TZS', 'MGA', 'MRU', 'EGP']) {
      expect([currency, minorDigits(currency)]).toEqual([currency, 2]);
    }
  });

  test('differ from those of the runtime only where its data has the digits of cash', () => {
    const digits = (currency: string) =>
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
    const african = [
      'AOA BIF BWP CDF CVE DJF DZD EGP ERN ETB GHS GMD GNF KES KMF LRD LSL LYD MAD MUR MWK MZN NAD NGN RWF SCR SDG',
      'SSP STN SZL TND UGX XAF XOF ZAR ZMW',
    ].join(' ');
    const different = african.split(' ').filter((currency) => digits(currency) !== minorDigits(currency));
    expect(different).toEqual([]);
  });

  test.each([
    ['1800000', 'NGN', 180_000_000],
    ['450.5', 'USD', 45_050],
    ['450.50', 'USD', 45_050],
    ['150000', 'XOF', 150_000],
    ['150000.00', 'XOF', 150_000],
    ['150000.5', 'XOF', null],
    ['12.345', 'TND', 12_345],
    ['12.3456', 'TND', null],
    ['450.505', 'USD', null],
    ['9999999999999', 'NGN', 999_999_999_999_900],
    ['10000000000000', 'NGN', null],
    ['-5', 'NGN', null],
    ['', 'NGN', null],
  ])('of "%s" in %s are %s', (text, currency, units) => expect(readMinorUnits(text, currency)).toBe(units));

  test('become the number that people wrote', () => {
    expect(majorUnits(45_050, 'USD')).toBe(450.5);
    expect(majorUnits(150_000, 'UGX')).toBe(150_000);
    expect(majorUnits(12_345, 'TND')).toBe(12.345);
    expect(majorUnits(999_999_999_999_999, 'NGN')).toBe(9_999_999_999_999.99);
  });
});

test.each([
  [1_800_000, 'NGN', '₦1,800,000'],
  [450.5, 'USD', '$450.50'],
  [150_000, 'XOF', 'XOF 150,000'],
  [12.345, 'TND', 'TND 12.345'],
  [45_000, 'KES', 'KSh 45,000'],
  [900, 'NAD', 'NAD 900'],
])('%s of %s is shown as %s', (amount, currency, text) =>
  expect(formatAmount(amount, currency).replaceAll('\u00a0', ' ')).toBe(text),
);

test.each([
  [1_800_000, 'NGN', '₦1,800,000', '1\u202f800\u202f000\u00a0₦', '\u200f1,800,000\u00a0₦'],
  [45_000, 'KES', 'KSh\u00a045,000', '45\u202f000\u00a0KSh', '\u200f45,000\u00a0KSh'],
  [450.5, 'USD', '$450.50', '450,50\u00a0$', '\u200f450.50\u00a0$'],
] as const)('%d %s is written in English, French and Arabic', (amount, currency, english, french, arabic) => {
  expect(formatAmount(amount, currency)).toBe(english);
  expect(inLanguage('fr', () => formatAmount(amount, currency))).toBe(french);
  expect(inLanguage('ar', () => formatAmount(amount, currency))).toBe(arabic);
});
