import { Text, TextInput } from '@mantine/core';
import { Deferred } from '../../../../components/loading/deferred.tsx';
import { lazyPart, Nothing } from '../../../../ui/lazy-part.tsx';
import { type LoanText, loanFields, type readLoan } from './loan-fields.ts';
import classes from './mortgage-calculator.module.css';
import type { Mortgage } from './mortgage.ts';
import { wholeDollars } from './whole-dollars.ts';

// Lazy: below the result.
const ScheduleChart = lazyPart(
  async () => ({ default: (await import('./schedule-chart.tsx')).ScheduleChart }),
  Nothing,
);

interface MortgageFieldsProps extends ReturnType<typeof readLoan> {
  text: LoanText;
  onText: (text: LoanText) => void;
  mortgage: Mortgage | null | undefined;
}

/** The fields of the loan, and what it costs. */
export default function MortgageFields({ text, onText, loan, errors, mortgage }: MortgageFieldsProps) {
  return (
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
            onChange={(event) => onText({ ...text, [name]: event.currentTarget.value })}
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
          <strong>{wholeDollars(monthlyPayment)}</strong>
          {extra && <span>of it {wholeDollars(loanPayment)} for the loan</span>}
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
      <dd>{wholeDollars(value)}</dd>
    </div>
  );
}
