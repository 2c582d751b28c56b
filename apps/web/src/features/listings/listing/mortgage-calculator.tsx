import { Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { formatPrice } from '../../../ui/price.ts';
import { loanFields, type LoanText, readLoan, startingLoan } from './loan-fields.ts';
import classes from './mortgage-calculator.module.css';
import { calculateMortgage, type Mortgage } from './mortgage.ts';
import { ScheduleChart } from './schedule-chart.tsx';

/** What a loan for the listing costs a month and over its years. It answers while people type. */
export function MortgageCalculator({ price }: { price: number }) {
  const [text, setText] = useState<LoanText>(() => startingLoan(price));
  const { loan, errors } = readLoan(text);
  return (
    <section className={classes.calculator} aria-labelledby="calculator">
      <Title order={2} size="h3" id="calculator">
        Mortgage calculator
      </Title>
      <div className={classes.fields}>
        {loanFields.map(({ name, label, prefix, suffix, whole }) => (
          <TextInput
            key={name}
            className={classes[name]}
            label={label}
            value={text[name]}
            error={errors[name]}
            leftSection={prefix}
            rightSection={suffix}
            rightSectionWidth={suffix ? 84 : undefined}
            inputMode={whole ? 'numeric' : 'decimal'}
            autoComplete="off"
            onChange={(event) => setText({ ...text, [name]: event.currentTarget.value })}
          />
        ))}
      </div>
      {loan ? (
        <Result amount={loan.amount} mortgage={calculateMortgage(loan)} />
      ) : (
        <Text c="dimmed" role="status">
          Correct the marked fields to see the payment.
        </Text>
      )}
    </section>
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
          <strong>{cents(monthlyPayment)}</strong>
          {extra && <span>of it {cents(loanPayment)} for the loan</span>}
        </span>
        <dl className={classes.totals}>
          <Total label="Loan" value={amount} />
          <Total label="Interest" value={totalInterest} />
          {extra && <Total label="Tax and insurance" value={totalTaxAndInsurance} />}
          <Total label="Total paid" value={total} />
        </dl>
      </output>
      <ScheduleChart schedule={schedule} />
      <Text size="sm" c="dimmed">
        For orientation only: banks add fees, and their rates change.
      </Text>
    </>
  );
}

function Total({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{cents(value)}</dd>
    </div>
  );
}

/** To the cent; the rounding of floating point never shows as -$0.00. */
function cents(value: number): string {
  return formatPrice(Math.abs(Math.round(value * 100) / 100));
}
