import { receiptNumber } from '@africanscity/contracts/payments/values';
import type { Payment } from '@africanscity/contracts/payments/payments';
import { showUtcDay, showUtcTime } from '../../ui/show-time.ts';
import { formatAmount } from './money.ts';
import classes from './payment-facts.module.css';

const methods: Record<Payment['method'], string> = {
  ecocash: 'EcoCash',
  onemoney: 'OneMoney',
  innbucks: 'InnBucks',
  paynow: 'PayNow',
  bank: 'Bank transfer',
};

/** The chosen package and its price. */
export function PaymentFacts({ payment }: { payment: Payment }) {
  const { amount, currency, rate, rateDate, months, mobile, receiptNumber: number, status, bankReference } = payment;
  const isOpen = (status === 'created' || status === 'pending') && !bankReference;
  const facts: [string, string | null][] = [
    ['Package', `${payment.packageName}, ${months === 1 ? '1 month' : `${months} months`}`],
    ['Amount', formatAmount(amount, currency)],
    ['Price fixed until', isOpen ? showUtcTime(payment.expiresAt) : null],
    ['Price per month', payment.localPrice && formatAmount(payment.localPrice, currency)],
    ['Rate', rate && `1 USD = ${rate} ZiG${rateDate ? `, of ${showUtcDay(rateDate)}` : ''}`],
    ['Paid by', mobile ? `${methods[payment.method]}, ${mobile}` : methods[payment.method]],
    ['Reference', payment.reference],
    ['Started', showUtcTime(payment.createdAt)],
    ['Receipt', number === null ? null : receiptNumber(Math.floor(number / 1_000_000), number % 1_000_000)],
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
