import { inLanguage } from '@africanscity/messages/language';
import { describe, expect, it } from 'vitest';
import { readLoan, startingLoan } from './loan-fields.ts';

describe('readLoan', () => {
  it('reads formatted numbers', () => {
    expect(readLoan({ ...startingLoan(0), amount: '85,000.50', interest: ' 7.5 ', years: '25' }).loan).toEqual({
      amount: 85_000.5,
      interest: 7.5,
      years: 25,
      annualTax: 0,
      annualInsurance: 0,
    });
  });

  it.each([
    ['fr', '120\u202f000'],
    ['fr', '120000,00'],
    ['fr', '1200\u202f00'],
    ['pt', '120.000'],
    ['pt', '120.000,00'],
    ['ar', '120,000'],
  ] as const)('reads the amount %s "%s" and the interest with the same sign of decimals', (name, amount) => {
    const interest = name === 'ar' ? '7.5' : '7,5';
    const { loan } = inLanguage(name, () => readLoan({ ...startingLoan(0), amount, interest }));
    expect([loan?.amount, loan?.interest]).toEqual([120_000, 7.5]);
  });

  it.each(['en', 'fr', 'pt', 'sw', 'ar'] as const)('reads the initial loan as it is written in %s', (name) => {
    const { loan } = inLanguage(name, () => readLoan(startingLoan(1_234_567)));
    expect(loan?.amount).toBe(1_234_567);
  });

  it('reads a point as the sign of decimals in French too', () => {
    const { loan } = inLanguage('fr', () => readLoan({ ...startingLoan(0), amount: '85000.50', interest: '7.5' }));
    expect([loan?.amount, loan?.interest]).toEqual([85_000.5, 7.5]);
  });

  it('derives the initial loan from the price', () => {
    expect(readLoan(startingLoan(120_000)).loan?.amount).toBe(120_000);
  });

  it.each([
    ['amount', ''],
    ['amount', '0'],
    ['amount', '-5'],
    ['amount', '1e9'],
    ['amount', '9999999999999'],
    ['interest', '101'],
    ['interest', 'ten'],
    ['years', '0'],
    ['years', '2.5'],
    ['years', '51'],
    ['annualTax', '-1'],
    ['annualInsurance', 'Infinity'],
  ] as const)('names the fault at %s "%s"', (field, value) => {
    const { loan, errors } = readLoan({ ...startingLoan(1000), [field]: value });
    expect(loan).toBeNull();
    expect(Object.keys(errors)).toEqual([field]);
  });
});
