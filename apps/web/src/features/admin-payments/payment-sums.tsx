import { getPaymentTotals } from '@africanscity/contracts/admin-payments';
import { Alert, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { operation } from '../../api/query-client.ts';
import { paths } from '../../app/paths.ts';
import classes from './payments.module.css';

const waits = [
  ['held', 'Held', 'held'],
  ['disputed', 'Disputed', 'disputed'],
  ['transfers', 'Transfers to find', 'attention'],
  ['stuck', 'Without an answer', 'attention'],
] as const;

/** What was paid in each currency, and what waits for somebody. */
export function PaymentSums() {
  const { data, error } = useQuery({ ...operation(getPaymentTotals, {}), staleTime: 0 });
  if (error) {
    return (
      <Alert color="red" role="alert" mb="lg" title="The sums could not be loaded">
        {error.message}
      </Alert>
    );
  }
  if (!data) return <Skeleton height={84} radius="lg" mb="lg" role="status" aria-label="Loading the sums" />;
  const paid = data.totals.filter(({ status }) => status === 'paid');
  return (
    <ul className={classes.sums} aria-label="Sums">
      {(['USD', 'ZWG'] as const).map((currency) => {
        const sum = paid.find((total) => total.currency === currency);
        return (
          <li key={currency}>
            <div className={classes.sum}>
              <small>Paid in {currency}</small>
              <b>{sum?.amount ?? '0.00'}</b>
              <small>{sum?.count === 1 ? '1 payment' : `${sum?.count ?? 0} payments`}</small>
            </div>
          </li>
        );
      })}
      {waits.map(([name, text, filter]) => (
        <li key={name}>
          <Link
            className={data.attention[name] ? `${classes.sum} ${classes.waits}` : classes.sum}
            to={paths.adminSection('payments', { filter })}
          >
            <small>{text}</small>
            <b>{data.attention[name]}</b>
            <small>{data.attention[name] ? 'Look' : 'Nothing to do'}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
