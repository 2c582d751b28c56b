import { describe, expect, it } from 'vitest';
import { calculateMortgage, type Loan } from './mortgage.ts';

const loan: Loan = { years: 30, interest: 6, amount: 200_000, annualTax: 0, annualInsurance: 0 };

describe('calculateMortgage', () => {
  it.each([
    [{ amount: 200_000, interest: 6, years: 30 }, 1199.1],
    [{ amount: 100_000, interest: 4.5, years: 15 }, 764.99],
    [{ amount: 350_000, interest: 3.25, years: 20 }, 1985.19],
    [{ amount: 85_000, interest: 12, years: 10 }, 1219.5],
  ])('gives the payment that banks publish for %o', (given, payment) => {
    expect(calculateMortgage({ ...loan, ...given }).loanPayment).toBeCloseTo(payment, 2);
  });

  it('divides the amount by the months when there is no interest', () => {
    const result = calculateMortgage({ ...loan, interest: 0, amount: 120_000, years: 10 });
    expect(result).toMatchObject({ loanPayment: 1000, totalInterest: 0, total: 120_000 });
    expect(result.schedule[0]).toEqual({ year: 1, principal: 12_000, interest: 0, balance: 108_000 });
  });

  it('adds a twelfth of tax and insurance to each month', () => {
    const result = calculateMortgage({
      ...loan,
      interest: 0,
      amount: 12_000,
      years: 1,
      annualTax: 600,
      annualInsurance: 1200,
    });
    expect(result.monthlyPayment).toBe(1150);
    expect(result).toMatchObject({ totalTaxAndInsurance: 1800, total: 13_800 });
  });

  it('repays exactly the amount over the schedule', () => {
    const { schedule, totalInterest } = calculateMortgage(loan);
    expect(schedule).toHaveLength(30);
    expect(schedule.reduce((sum, year) => sum + year.principal, 0)).toBeCloseTo(200_000, 6);
    expect(schedule.reduce((sum, year) => sum + year.interest, 0)).toBeCloseTo(totalInterest, 6);
    expect(schedule.at(-1)?.balance).toBe(0);
  });

  it.each([
    ['a rate close to zero', { interest: 1e-9 }],
    ['100 % over 50 years', { interest: 100, years: 50 }],
    ['the largest amount', { amount: 1e12, interest: 100, years: 50 }],
    ['one year', { years: 1 }],
  ])('stays finite and falls every year with %s', (_, given) => {
    const { monthlyPayment, schedule } = calculateMortgage({ ...loan, ...given });
    const { amount, years } = { ...loan, ...given };
    expect(monthlyPayment).toBeGreaterThanOrEqual((amount / years / 12) * (1 - 1e-12));
    const balances = [amount, ...schedule.map((year) => year.balance)];
    for (const [index, balance] of balances.entries()) {
      expect(Number.isFinite(balance)).toBe(true);
      if (index) expect(balance).toBeLessThanOrEqual(balances[index - 1]!);
    }
  });
});
