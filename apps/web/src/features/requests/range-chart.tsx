import * as texts from '@africanscity/messages/requests';
import type { PriceEstimate } from '@africanscity/contracts/requests/evaluations';
import type { MoneyText } from './estimate-money.ts';
import classes from './evaluation-section.module.css';

interface RangeChartProps {
  /** US dollars. */
  price: number;
  range: NonNullable<PriceEstimate['range']>;
  money: MoneyText;
  /** The price as a text. */
  here: string;
}

/** A listing's price on the range of comparable ones. */
export function RangeChart({ price, range, money, here }: RangeChartProps) {
  const { lowest, low, median, high, highest } = range;
  const start = Math.min(lowest, price);
  const end = Math.max(highest, price);
  // In percent of the width. Two at each end are reserved for the dot.
  const at = (value: number) => (end === start ? 50 : 2 + ((value - start) / (end - start)) * 96);
  const text = texts.comparableHomesCost({
    lowest: money(lowest),
    highest: money(highest),
    low: money(low),
    high: money(high),
    price: here,
  });
  return (
    <div>
      <svg className={classes.chart} role="img" aria-label={text}>
        <line className={classes.line} x1={`${at(lowest)}%`} x2={`${at(highest)}%`} y1="50%" y2="50%" />
        <rect
          className={classes.band}
          x={`${at(low)}%`}
          width={`${Math.max(at(high) - at(low), 0.5)}%`}
          y="20%"
          height="60%"
          rx="4"
        />
        <line className={classes.median} x1={`${at(median)}%`} x2={`${at(median)}%`} y1="12%" y2="88%" />
        <circle className={classes.here} cx={`${at(price)}%`} cy="50%" r="7" />
      </svg>
      <div className={classes.ends} aria-hidden>
        <span>{money(start)}</span>
        <span>{money(end)}</span>
      </div>
      <ul className={classes.key} aria-hidden>
        <li>{texts.typicalRange()}</li>
        <li>{texts.typicalPrice()}</li>
        <li>{texts.thisListing()}</li>
      </ul>
    </div>
  );
}
