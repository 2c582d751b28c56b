/** A loan with equal monthly payments. Amounts are in US dollars. */
export interface Loan {
  years: number;
  /** Percent per year. */
  interest: number;
  amount: number;
  annualTax: number;
  annualInsurance: number;
}

export interface LoanYear {
  year: number;
  principal: number;
  interest: number;
  /** Remaining debt at the end of the year. */
  balance: number;
}

export interface Mortgage {
  /** Monthly interest and principal. */
  loanPayment: number;
  /** The same plus a twelfth of tax and insurance. */
  monthlyPayment: number;
  totalInterest: number;
  totalTaxAndInsurance: number;
  /** Sum of all payments. */
  total: number;
  schedule: LoanYear[];
}

export function calculateMortgage({ years, interest, amount, annualTax, annualInsurance }: Loan): Mortgage {
  const months = years * 12;
  const rate = interest / 100 / 12;
  const loanPayment = rate === 0 ? amount / months : (amount * rate) / -growth(rate, -months);
  const schedule = Array.from({ length: years }, (_, index) => {
    const before = balanceAfter(amount, rate, months, index * 12);
    const balance = balanceAfter(amount, rate, months, (index + 1) * 12);
    return { year: index + 1, principal: before - balance, interest: loanPayment * 12 - (before - balance), balance };
  });
  const totalTaxAndInsurance = (annualTax + annualInsurance) * years;
  return {
    loanPayment,
    monthlyPayment: loanPayment + (annualTax + annualInsurance) / 12,
    totalInterest: loanPayment * months - amount,
    totalTaxAndInsurance,
    total: loanPayment * months + totalTaxAndInsurance,
    schedule,
  };
}

function balanceAfter(amount: number, rate: number, months: number, paid: number): number {
  if (paid >= months) return 0;
  return rate === 0 ? amount * (1 - paid / months) : amount * (1 - growth(rate, paid) / growth(rate, months));
}

/** (1 + rate) ^ months - 1, also exact for rates close to zero. */
function growth(rate: number, months: number): number {
  return Math.expm1(months * Math.log1p(rate));
}
