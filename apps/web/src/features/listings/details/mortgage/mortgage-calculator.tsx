import { Text, TextInput, Title } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyPart, Nothing } from '../../../../ui/lazy-part.tsx';
import { formatPrice } from '../../../../ui/price.ts';
import { Deferred } from '../../../../components/loading/deferred.tsx';
import { loanFields, type LoanText, readLoan, startingLoan } from './loan-fields.ts';
import classes from './mortgage-calculator.module.css';
import { calculateMortgage, type Mortgage } from './mortgage.ts';

// Lazy: loads when the calculator opens.
const ScheduleChart = lazyPart(
  async () => ({ default: (await import('./schedule-chart.tsx')).ScheduleChart }),
  Nothing,
);

/**
 * The monthly and total cost of a loan for the listing. Collapsed, it shows the monthly payment; expanded, it updates
 * while the user types.
 */
export function MortgageCalculator({ price }: { price: number }) {
  const [text, setText] = useState<LoanText>(() => startingLoan(price));
  const { loan, errors } = readLoan(text);
  const mortgage = loan && calculateMortgage(loan);
  return (
    <details className={classes.calculator}>
      <summary className={classes.summary}>
        <Title order={2} size="h4">
          Mortgage calculator
        </Title>
        <span className={classes.answer}>
          {loan && mortgage
            ? `About ${whole(mortgage.monthlyPayment)} per month over ${loan.years} ${loan.years === 1 ? 'year' : 'years'} at ${loan.interest} %`
            : 'Monthly cost of a loan'}
        </span>
        <IconChevronDown className={classes.sign} aria-hidden />
      </summary>
      <div className={classes.inside}>
        <div className={classes.fields}>
          {loanFields.map(({ name, label, prefix, suffix, whole: isWhole }) => (
            <TextInput
              key={name}
              className={classes[name]}
              label={label}
              value={text[name]}
              error={errors[name]}
              leftSection={prefix}
              rightSection={suffix}
              rightSectionWidth={suffix ? 84 : undefined}
              inputMode={isWhole ? 'numeric' : 'decimal'}
              autoComplete="off"
              onChange={(event) => setText({ ...text, [name]: event.currentTarget.value })}
            />
          ))}
        </div>
        {loan && mortgage ? (
          <Result amount={loan.amount} mortgage={mortgage} />
        ) : (
          <Text c="dimmed" role="status">
            Correct the marked fields to see the payment.
          </Text>
        )}
      </div>
    </details>
  );
}

function Result({ amount, mortgage }: { amount: number; mortgage: Mortgage }) {
  const { loanPayment, monthlyPayment, totalInterest, totalTaxAndInsurance, total, schedule } = mortgage;
  const extra = totalTaxAndInsurance > 0;
  return (
    <>
      <output className={classes.result}>
        <span className={classes.payment}>
          <span>Monthly payment</span>
          <strong>{whole(monthlyPayment)}</strong>
          {extra && <span>of it {whole(loanPayment)} for the loan</span>}
        </span>
        <dl className={classes.totals}>
          <Total label="Loan" value={amount} />
          <Total label="Interest" value={totalInterest} />
          {extra && <Total label="Tax and insurance" value={totalTaxAndInsurance} />}
          <Total label="Total paid" value={total} />
        </dl>
      </output>
      <Deferred className={classes.chart}>
        <ScheduleChart schedule={schedule} />
      </Deferred>
      <Text size="sm" c="dimmed">
        An estimate only. Banks add fees, and their rates change.
      </Text>
    </>
  );
}

function Total({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{whole(value)}</dd>
    </div>
  );
}

/** Formats whole dollars. Rounding never gives -$0. */
function whole(dollars: number): string {
  return formatPrice(Math.abs(Math.round(dollars)));
}
