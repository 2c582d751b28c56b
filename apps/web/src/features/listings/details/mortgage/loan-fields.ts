import { formatNumber } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/listings';
import type { Loan } from './mortgage.ts';

/** The loan as the text of its fields. */
export type LoanText = Record<keyof Loan, string>;

interface LoanField {
  name: keyof Loan;
  label: () => string;
  /** Whether the sign of the currency precedes the number. */
  money?: true;
  /** Text after the number. */
  suffix?: () => string;
  min: number;
  max: number;
  whole?: boolean;
}

export const loanFields: LoanField[] = [
  { name: 'amount', label: texts.loanAmount, money: true, min: 1, max: 1e12 },
  { name: 'interest', label: texts.interest, suffix: texts.percentPerYear, min: 0, max: 100 },
  { name: 'years', label: texts.years, min: 1, max: 50, whole: true },
  { name: 'annualTax', label: texts.annualTax, money: true, min: 0, max: 1e9 },
  { name: 'annualInsurance', label: texts.annualInsurance, money: true, min: 0, max: 1e9 },
];

/** Returns the initial terms for a price, in whole units of its currency. */
export function startingLoan(price: number): LoanText {
  return {
    amount: formatNumber(Math.round(price) || 100_000),
    interest: '10',
    years: '20',
    annualTax: '0',
    annualInsurance: '0',
  };
}

/** Parses the fields. Returns the loan, or the errors by field. */
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

/** Parses '85,000.50', in French '85 000,50'; NaN for other texts. */
function readNumber(text: string): number {
  const plain = withPoint(text.replace(/\s/g, '')).replaceAll(',', '');
  return /^\d+(\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : NaN;
}

/** Writes a number with commas for decimals as '85000.50'. There a point before three digits separates thousands. */
function withPoint(text: string): string {
  if (formatNumber(0.5).includes('.')) return text;
  if (text.includes(',')) return text.replaceAll('.', '').replace(',', '.');
  return text.replace(/\.(?=\d{3}(?:\.|$))/g, '');
}

function faultOf({ min, max, whole }: LoanField, value: number): string | undefined {
  if (Number.isNaN(value)) return texts.enterNumber();
  if (whole && !Number.isInteger(value)) return texts.enterWholeNumber();
  if (value < min || value > max) return texts.enterBetween({ min: formatNumber(min), max: formatNumber(max) });
  return undefined;
}
