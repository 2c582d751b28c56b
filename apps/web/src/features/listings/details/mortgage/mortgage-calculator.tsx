import { Title } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../../ui/lazy-part.tsx';
import { type LoanText, readLoan, startingLoan } from './loan-fields.ts';
import classes from './mortgage-calculator.module.css';
import { calculateMortgage } from './mortgage.ts';
import { wholeDollars } from './whole-dollars.ts';

// Lazy: loads when the calculator opens.
const MortgageFields = lazyPart(() => import('./mortgage-fields.tsx'));

/**
 * The monthly and total cost of a loan for the listing. Collapsed, it shows the monthly payment; expanded, it updates
 * while the user types.
 */
export function MortgageCalculator({ price }: { price: number }) {
  const [text, setText] = useState<LoanText>(() => startingLoan(price));
  const [opened, setOpened] = useState(false);
  const { loan, errors } = readLoan(text);
  const mortgage = loan && calculateMortgage(loan);
  return (
    <details className={classes.calculator} onToggle={() => setOpened(true)}>
      <summary className={classes.summary}>
        <Title order={2} size="h4">
          Mortgage calculator
        </Title>
        <span className={classes.answer}>
          {loan && mortgage
            ? `About ${wholeDollars(mortgage.monthlyPayment)} per month over ${loan.years} ${loan.years === 1 ? 'year' : 'years'} at ${loan.interest} %`
            : 'Monthly cost of a loan'}
        </span>
        <IconChevronDown className={classes.sign} aria-hidden />
      </summary>
      {opened && (
        <Suspense fallback={<div className={classes.inside} />}>
          <MortgageFields text={text} onText={setText} loan={loan} errors={errors} mortgage={mortgage} />
        </Suspense>
      )}
    </details>
  );
}
