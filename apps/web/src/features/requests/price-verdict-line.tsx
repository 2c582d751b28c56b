import { getPriceEstimate } from '@africanscity/contracts/requests/calls/evaluations';
import { IconArrowDownRight, IconArrowUpRight, IconEqual } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../api/query-client.ts';
import classes from './price-verdict-line.module.css';
import { judgePrice } from './price-verdict.ts';

const signs = { usual: IconEqual, under: IconArrowDownRight, over: IconArrowUpRight };

interface PriceVerdictLineProps {
  listing: { id: number; type: string; numRoom: number | null };
}

/** The verdict on a listing's price, as a link to its chart. Hidden without an estimate. */
export function PriceVerdictLine({ listing }: PriceVerdictLineProps) {
  const { data } = useQuery(operation(getPriceEstimate, { id: String(listing.id) }));
  const verdict = data && judgePrice(data, listing);
  if (!verdict) return null;
  const Sign = signs[verdict.side];
  return (
    <a className={classes.verdict} data-side={verdict.side} href="#price-estimate">
      <span className={classes.sign} aria-hidden>
        <Sign size={16} stroke={2.25} />
      </span>
      {verdict.text}
    </a>
  );
}
