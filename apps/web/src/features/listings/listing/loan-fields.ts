import type { Loan } from './mortgage.ts';

/** The loan as text fields hold it. */
export type LoanText = Record<keyof Loan, string>;

interface LoanField {
  name: keyof Loan;
  label: string;
  /** What stands before and after the number. */
  prefix?: string;
  suffix?: string;
  min: number;
  max: number;
  whole?: boolean;
}

export const loanFields: LoanField[] = [
  { name: 'amount', label: 'Loan Amount', prefix: '$', min: 1, max: 1e12 },
  { name: 'interest', label: 'Interest', suffix: '% a year', min: 0, max: 100 },
  { name: 'years', label: 'Years', min: 1, max: 50, whole: true },
  { name: 'annualTax', label: 'Annual Tax', prefix: '$', min: 0, max: 1e9 },
  { name: 'annualInsurance', label: 'Annual Insurance', prefix: '$', min: 0, max: 1e9 },
];

/** Terms to start from, for the price of a listing, of which nobody borrows the cents. */
export function startingLoan(price: number): LoanText {
  return {
    amount: (Math.round(price) || 100_000).toLocaleString('en-US'),
    interest: '10',
    years: '20',
    annualTax: '0',
    annualInsurance: '0',
  };
}

/** The loan that the fields describe, and what is wrong with those that describe nothing. */
export function readLoan(text: LoanText): { loan: Loan | null; errors: Partial<LoanText> } {
  const loan = {} as Loan;
  const errors: Partial<LoanText> = {};
  for (const field of loanFields) {
    const value = readNumber(text[field.name]);
    const error = faultOf(field, value);
    if (error) errors[field.name] = error;
    else loan[field.name] = value;
  }
  return { loan: Object.keys(errors).length ? null : loan, errors };
}

/** '85,000.50' as a number; NaN for what is none. */
function readNumber(text: string): number {
  const plain = text.replace(/[\s,]/g, '');
  return /^\d+(\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : NaN;
}

function faultOf({ min, max, whole }: LoanField, value: number): string | undefined {
  if (Number.isNaN(value)) return 'Enter a number';
  if (whole && !Number.isInteger(value)) return 'Enter a whole number';
  if (value < min || value > max) return `Enter ${min.toLocaleString('en-US')} to ${max.toLocaleString('en-US')}`;
  return undefined;
}
