import { withCommas } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/payments';
import { receiptNumber } from '@africanscity/contracts/payments/values';
import type { Payment } from '@africanscity/contracts/payments/payments';
import { showUtcDay, showUtcTime } from '../../ui/show-time.ts';
import { formatAmount } from './money.ts';
import classes from './payment-facts.module.css';

const methods = (): Record<Payment['method'], string> => ({
  ecocash: 'EcoCash',
  onemoney: 'OneMoney',
  innbucks: 'InnBucks',
  paynow: 'Paynow',
  bank: texts.bankTransfer(),
});

/** The chosen package and its price. */
export function PaymentFacts({ payment }: { payment: Payment }) {
  const { amount, currency, rate, rateDate, months, mobile, receiptNumber: number, status, bankReference } = payment;
  const isOpen = (status === 'created' || status === 'pending') && !bankReference;
  const facts: [string, string | null][] = [
    [texts.packageLabel(), texts.packageForMonths({ name: payment.packageName, count: months })],
    [texts.amount(), formatAmount(amount, currency)],
    [texts.priceFixedUntil(), isOpen ? showUtcTime(payment.expiresAt) : null],
    [texts.pricePerMonth(), payment.localPrice && formatAmount(payment.localPrice, currency)],
    [texts.rate(), rate && (rateDate ? texts.rateOf({ rate, day: showUtcDay(rateDate) }) : texts.rateIs({ rate }))],
    [texts.paidBy(), withCommas([methods()[payment.method], mobile])],
    [texts.reference(), payment.reference],
    [texts.started(), showUtcTime(payment.createdAt)],
    [texts.receipt(), number === null ? null : receiptNumber(Math.floor(number / 1_000_000), number % 1_000_000)],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
