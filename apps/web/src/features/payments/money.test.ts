import { inLanguage } from '@africanscity/messages/language';
import { describe, expect, test } from 'vitest';
import { formatAmount, priceOf, sumAmounts, totalOf } from './money.ts';

describe('totalOf', () => {
  test.each([
    [15, 3, null, '45.00'],
    [0.1, 3, null, '0.30'],
    [3, 1, '26.854321', '80.56'],
    [15, 1, '0.0003', '0.01'],
    [2.5, 1, '0.002', '0.01'],
    [90, 12, '27', '29160.00'],
  ])('%d dollars a month for %i months at %s are %s', (price, months, rate, total) => {
    expect(totalOf(price, months, rate)).toBe(total);
  });
});

test('adds up amounts exactly', () => {
  expect(sumAmounts(['0.10', '0.20', '1207.05'])).toBe('1207.35');
  expect(sumAmounts([])).toBe('0.00');
});

describe('priceOf', () => {
  const months = '3';
  test.each([
    [{ price: 15, localPrice: null }, 'USD', '45.00'],
    [{ price: 15, localPrice: null }, 'ZWG', '1205.33'],
    [{ price: 15, localPrice: 402.35 }, 'USD', '45.00'],
    [{ price: 15, localPrice: 402.35 }, 'ZWG', '1207.05'],
  ] as const)('three months of %j in %s cost %s', (item, currency, total) => {
    // 45 x 26.785 = 1205.325
    expect(priceOf(item, { months, currency }, '26.785')).toBe(total);
  });
});

describe('formatAmount', () => {
  test('groups thousands and names the currency', () => {
    expect(formatAmount('1234567.5', 'ZWG')).toBe('ZiG 1,234,567.50');
    expect(formatAmount('45.00', 'USD')).toBe('USD 45.00');
    expect(formatAmount('45.019', 'USD')).toBe('USD 45.01');
  });

  test('writes French amounts before the currency', () => {
    expect(inLanguage('fr', () => formatAmount('1234567.5', 'ZWG'))).toBe('1\u202f234\u202f567,50\u00a0ZiG');
  });
});
