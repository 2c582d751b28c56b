import { describe, expect, it } from 'vitest';
import { type DecimalSign, decimalSignOf, readPrice } from './price-cell.ts';

describe('readPrice', () => {
  it.each([
    ['85000', '85000'],
    ['85000.50', '85000.50'],
    ['85000,5', '85000.5'],
    ['1,250,000', '1250000'],
    ['1.250.000', '1250000'],
    ['1 250 000', '1250000'],
    ['1\u00a0250\u202f000', '1250000'],
    ["1'250'000", '1250000'],
    ['1,250,000.50', '1250000.5'],
    ['1.250.000,50', '1250000.5'],
    ['12,50,000', '1250000'],
    ['$85 000', '85000'],
    ['$ 85,000', '85000'],
    ['US$85,000.00', '85000'],
    ['USD 85,000', '85000'],
    ['85,000 USD', '85000'],
    ['85,000/=', '85000'],
    ['85,000/-', '85000'],
    ['85k', '85000'],
    ['$85.5K', '85500'],
    ['٨٥٬٠٠٠', '85000'],
    ['٨٥٠٠٠٫٥', '85000.5'],
    ['“85000”', '85000'],
    ['999999999999.99', '999999999999.99'],
  ])('reads %j as %s', (cell, price) => {
    expect(readPrice(cell, undefined)).toEqual({ price });
  });

  it.each([
    ['1,250', '.', '1250'],
    ['1.250', ',', '1250'],
    ['$1.250', ',', '1250'],
  ] as [string, DecimalSign, string][])('reads %j in a column with %s before decimals as %s', (cell, sign, price) => {
    expect(readPrice(cell, sign)).toEqual({ price });
  });

  it.each([
    ['₦1.8m', 'NGN', '1800000'],
    ['₦1,800,000', 'NGN', '1800000'],
    ['NGN 1.8 million', 'NGN', '1800000'],
    ['KSh 45,000', 'KES', '45000'],
    ['45k KES', 'KES', '45000'],
    ['150 000', 'XOF', '150000'],
    ['350 000 FCFA', 'XOF', '350000'],
    ['350 000 F CFA', 'XAF', '350000'],
    ['25 millions', 'XOF', '25000000'],
    ['N150m', 'NGN', '150000000'],
    ['Kshs. 45,000', 'KES', '45000'],
    ['USh 1,200,000/=', 'UGX', '1200000'],
    ['12.345', 'TND', '12.345'],
    ['$85,000', 'USD', '85000'],
    ['999999999999999', 'UGX', '999999999999999'],
  ])('reads %j of %s as %s', (cell, currency, price) => {
    expect(readPrice(cell, undefined, currency)).toEqual({ price });
  });

  it.each([
    ['$85,000', 'NGN', /must be a number of NGN, not "\$85,000"; write NGN without separators/],
    ['₦85,000', 'KES', /must be a number of KES/],
    ['1,250', 'NGN', /may be 1250 or 1.25/],
    ['', 'NGN', /blank/],
  ])('refuses %j of %s', (cell, currency, reason) => {
    expect(readPrice(cell, undefined, currency)).toEqual({ reason: expect.stringMatching(reason) });
  });

  it.each([
    ['1.250', undefined, /may be 1250 or 1.25/],
    ['85·000', undefined, /may be 85000 or 85/],
    ['1,250', undefined, /may be 1250 or 1.25/],
    ['$1.250', undefined, /may be 1250 or 1.25/],
    ['1.250k', undefined, /may be/],
    ['1,250', ',', /may be/],
    ['1.250', '.', /may be/],
    ['', undefined, /blank/],
    ['-5', undefined, /negative/],
    ['free', undefined, /"free"/],
    ['KSh 85,000', undefined, /US dollars/],
    ['₦85,000', undefined, /US dollars/],
    ['€85000', undefined, /US dollars/],
    ['85m', undefined, /US dollars/],
    ['85000 per month', undefined, /US dollars/],
    ['1,25,000,0', undefined, /thousands or decimals/],
    ['1250,000', undefined, /thousands or decimals/],
    ['1,250.000.5', undefined, /thousands or decimals/],
    ['85.1234', undefined, /two decimals/],
    ['1000000000000', undefined, /below 1,000,000,000,000/],
  ] as [string, DecimalSign, RegExp][])('refuses %j where the column says %s', (cell, sign, reason) => {
    expect(readPrice(cell, sign)).toEqual({ reason: expect.stringMatching(reason) });
  });

  it.each([
    ['1,250,000', '.'],
    ['85000.50', '.'],
    ['1.250.000', ','],
    ['85000,5', ','],
    ['1,250', undefined],
    ['85000', undefined],
    ['1 250 000', undefined],
  ])('finds that %j proves %s before decimals', (cell, sign) => {
    expect(decimalSignOf(cell)).toBe(sign);
  });
});
