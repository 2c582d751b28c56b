/** A loan that is paid back in equal monthly payments. Money is US dollars. */
export interface Loan {
  years: number;
  /** Percent a year. */
  interest: number;
  amount: number;
  annualTax: number;
  annualInsurance: number;
}

export interface LoanYear {
  year: number;
  principal: number;
  interest: number;
  /** Still owed at the year's end. */
  balance: number;
}

export interface Mortgage {
  /** Interest and principal of a month. */
  loanPayment: number;
  /** The same with a twelfth of tax and insurance. */
  monthlyPayment: number;
  totalInterest: number;
  totalTaxAndInsurance: number;
  /** All that is paid until the loan is paid back. */
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

/** (1 + rate) ^ months - 1, exact also where the rate is close to zero. */
function growth(rate: number, months: number): number {
  return Math.expm1(months * Math.log1p(rate));
}
