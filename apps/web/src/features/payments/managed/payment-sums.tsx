import * as texts from '@africanscity/messages/payments';
import { commonCurrencyName } from '@africanscity/contracts/payments/values';
import type { EndpointOutput } from '@africanscity/contracts/call';
import { getPaymentTotals } from '@africanscity/contracts/payments/calls/managed-payments';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { operation } from '../../../api/query-client.ts';
import { paths } from '../../../app/paths.ts';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { SkeletonCards } from '../../../ui/waiting.tsx';
import { formatAmount } from '../money.ts';
import classes from './payments.module.css';

const waits = [
  ['held', texts.stateHeld, 'held'],
  ['disputed', texts.stateDisputed, 'disputed'],
  ['transfers', texts.transfersToFind, 'attention'],
  ['stuck', texts.noResponse, 'attention'],
] as const;

/** Sums paid in each currency, and payments that wait for an administrator. */
export function PaymentSums() {
  const query = useQuery({ ...operation(getPaymentTotals, {}), staleTime: 0 });
  return (
    <div className={classes.above}>
      <Loaded query={query} what={texts.theSums()} skeleton={<SkeletonCards count={6} height={84} />}>
        {(sums) => <Sums {...sums} />}
      </Loaded>
    </div>
  );
}

function Sums({ totals, attention }: EndpointOutput<typeof getPaymentTotals>) {
  const paid = totals.filter(({ status }) => status === 'paid');
  return (
    <ul className={classes.sums} aria-label={texts.sums()}>
      {(['USD', 'ZWG'] as const).map((currency) => {
        const sum = paid.find((total) => total.currency === currency);
        return (
          <li key={currency}>
            <div className={classes.sum}>
              <small>{texts.paidIn({ currency: commonCurrencyName(currency) })}</small>
              <b>{formatAmount(sum?.amount ?? '0', currency)}</b>
              <small>{texts.paymentsCount({ count: sum?.count ?? 0 })}</small>
            </div>
          </li>
        );
      })}
      {waits.map(([name, text, filter]) => (
        <li key={name}>
          <Link
            className={attention[name] ? `${classes.sum} ${classes.waits}` : classes.sum}
            to={paths.adminSection('payments', { filter })}
          >
            <small>{text()}</small>
            <b>{attention[name]}</b>
            <small>{attention[name] ? texts.look() : texts.nothingToDo()}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
