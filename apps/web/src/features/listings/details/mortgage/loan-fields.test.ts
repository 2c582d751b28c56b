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
