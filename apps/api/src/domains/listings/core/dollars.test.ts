import type { PricePeriod } from '@africanscity/contracts/listings/asking-price';
import { describe, expect, test } from 'vitest';
import { dollarsOf } from './dollars.ts';

describe('dollarsOf', () => {
  test.each<[number, string, PricePeriod | null, string | null, string]>([
    // Minor units, currency, period, rate, dollars.
    [5_000_000_000, 'NGN', null, '1530.5', '32669.06'],
    [180_000_000, 'NGN', 'year', '1530.5', '98.01'],
    [90_000_000, 'NGN', 'semester', '1530.5', '98.01'],
    [4_500_000, 'KES', 'month', '129.000000', '348.84'],
    [150_000, 'XOF', 'month', '600', '250.00'],
    [1_000_000, 'UGX', 'week', '3700', '1171.17'],
    [1_250_000, 'TND', 'month', '3.125', '400.00'],
    [5_000, 'USD', 'day', null, '1520.83'],
    [4, 'XOF', null, '600', '0.01'],
    [0, 'NGN', null, '1530.5', '0.00'],
    [999_999_999_999_999, 'NGN', null, '1', '9999999999999.99'],
  ])('of %d minor units of %s, by %s at %s are %s', (amount, currency, period, rate, dollars) =>
    expect(dollarsOf({ amount, currency, period }, rate)).toBe(dollars),
  );

  test('rounds half a cent up', () => {
    expect(dollarsOf({ amount: 201, currency: 'NGN', period: null }, '200')).toBe('0.01');
    expect(dollarsOf({ amount: 100, currency: 'NGN', period: null }, '200')).toBe('0.01');
    expect(dollarsOf({ amount: 99, currency: 'NGN', period: null }, '200')).toBe('0.00');
  });
});
