import { formatNumber, withSign } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/listings';
import type { Listing } from '@africanscity/contracts/listings/listings';
import { Text, TextInput, Title } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyPart, Nothing } from '../../../../ui/lazy-part.tsx';
import { useCurrency } from '../../../../components/visitor/chosen-currency.tsx';
import { askedSign } from '../../core/shown-price.tsx';
import { Deferred } from '../../../../components/loading/deferred.tsx';
import { loanFields, type LoanText, readLoan, startingLoan } from './loan-fields.ts';
import classes from './mortgage-calculator.module.css';
import { calculateMortgage, type Mortgage } from './mortgage.ts';

// Lazy: loads when the calculator opens.
const ScheduleChart = lazyPart(() => import('./schedule-chart.tsx'), Nothing);

type Priced = Pick<Listing, 'price' | 'amount' | 'currency' | 'askingPrice'>;

/** The price in the currency of the visitor, or else of the listing, with the sign of the currency. */
function useLoanPrice(listing: Priced): { sign: string; start: number } {
  const { price, amount, currency } = listing;
  const chosen = useCurrency();
  if (chosen && chosen.code !== (currency ?? 'USD')) return { sign: chosen.sign, start: price * chosen.rate };
  return { sign: askedSign(listing) ?? '$', start: amount ?? price };
}

/**
 * The monthly and total cost of a loan for the listing. Collapsed, it shows the monthly payment; expanded, it updates
 * while the user types.
 */
export function MortgageCalculator({ listing }: { listing: Priced }) {
  const { sign, start } = useLoanPrice(listing);
  const [text, setText] = useState<LoanText>(() => startingLoan(start));
  const { loan, errors } = readLoan(text);
  const mortgage = loan && calculateMortgage(loan);
  /** Formats whole units. Rounding never gives -0. */
  const whole = (amount: number) => withSign(sign, formatNumber(Math.abs(Math.round(amount))));
  return (
    <details className={classes.calculator}>
      <summary className={classes.summary}>
        <Title order={2} size="h4">
          {texts.mortgageCalculator()}
        </Title>
        <span className={classes.answer}>
          {loan && mortgage
            ? texts.aboutPerMonth({
                payment: whole(mortgage.monthlyPayment),
                years: loan.years,
                interest: String(loan.interest),
              })
            : texts.monthlyCostOfLoan()}
        </span>
        <IconChevronDown className={classes.sign} aria-hidden />
      </summary>
      <div className={classes.inside}>
        <div className={classes.fields}>
          {loanFields.map(({ name, label, money, suffix, whole: isWhole }) => (
            <TextInput
              key={name}
              className={classes[name]}
              label={label()}
              value={text[name]}
              error={errors[name]}
              leftSection={money && sign}
              leftSectionWidth={sign.length > 1 ? 52 : undefined}
              rightSection={suffix?.()}
              rightSectionWidth={suffix ? 84 : undefined}
              inputMode={isWhole ? 'numeric' : 'decimal'}
              autoComplete="off"
              onChange={(event) => setText({ ...text, [name]: event.currentTarget.value })}
            />
          ))}
        </div>
        {loan && mortgage ? (
          <Result amount={loan.amount} mortgage={mortgage} whole={whole} />
        ) : (
          <Text c="dimmed" role="status">
            {texts.correctMarkedFields()}
          </Text>
        )}
      </div>
    </details>
  );
}

interface ResultProps {
  amount: number;
  mortgage: Mortgage;
  whole: (amount: number) => string;
}

function Result({ amount, mortgage, whole }: ResultProps) {
  const { loanPayment, monthlyPayment, totalInterest, totalTaxAndInsurance, total, schedule } = mortgage;
  const extra = totalTaxAndInsurance > 0;
  return (
    <>
      <output className={classes.result}>
        <span className={classes.payment}>
          <span>{texts.monthlyPayment()}</span>
          <strong>{whole(monthlyPayment)}</strong>
          {extra && <span>{texts.partForLoan({ payment: whole(loanPayment) })}</span>}
        </span>
        <dl className={classes.totals}>
          <Total label={texts.loan()} value={whole(amount)} />
          <Total label={texts.interest()} value={whole(totalInterest)} />
          {extra && <Total label={texts.taxAndInsurance()} value={whole(totalTaxAndInsurance)} />}
          <Total label={texts.totalPaid()} value={whole(total)} />
        </dl>
      </output>
      <Deferred className={classes.chart}>
        <ScheduleChart schedule={schedule} whole={whole} />
      </Deferred>
      <Text size="sm" c="dimmed">
        {texts.estimateOnly()}
      </Text>
    </>
  );
}

function Total({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
