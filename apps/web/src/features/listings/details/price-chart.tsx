import type { ListingChange } from '@africanscity/contracts/listings/changes';
import { formatPrice } from '../../../ui/price.ts';
import { showDay } from '../../../ui/show-time.ts';
import classes from './price-history.module.css';

const dayMs = 86_400_000;
const [width, height] = [600, 90];
/** The part of the width that shows the price before the first recorded change. */
const leadIn = 0.12;

/** The asking price as steps from before the first recorded change to the last one. Hidden unless there are two changes of it. */
export function PriceChart({ changes }: { changes: ListingChange[] }) {
  const steps = changes.filter(({ price, priceBefore }) => price !== priceBefore).toReversed();
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || first === last) return null;
  const prices = [first.priceBefore, ...steps.map(({ price }) => price)];
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const days = (day: string) => (Date.parse(day) - Date.parse(first.day)) / dayMs;
  const span = Math.max(days(last.day), 1) * (1 + leadIn);
  const x = (day: string) => Math.round(width * (leadIn + (1 - leadIn) * (days(day) / span)));
  const y = (price: number) => Math.round(height - 4 - ((price - low) / (high - low || 1)) * (height - 8));
  const path = steps.map(({ day, price }) => `H${x(day)}V${y(price)}`).join('');
  const text = `The asking price from ${showDay(first.day)} to ${showDay(last.day)}: ${prices.map(formatPrice).join(', then ')}.`;
  return (
    <figure className={classes.figure}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className={classes.chart}
        role="img"
        aria-label={text}
      >
        <path d={`M0 ${y(first.priceBefore)}${path}H${width}`} className={classes.line} />
      </svg>
      <figcaption className={classes.ends} aria-hidden>
        <span>{formatPrice(first.priceBefore)}</span>
        <span>{formatPrice(last.price)}</span>
      </figcaption>
    </figure>
  );
}
