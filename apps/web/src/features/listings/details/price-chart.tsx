import * as texts from '@africanscity/messages/listings';
import type { PriceSteps } from '@africanscity/contracts/listings/changes';
import { showDay } from '../../../ui/show-time.ts';
import classes from './price-history.module.css';

const [width, height] = [600, 90];
/** The parts of the width before the first recorded change and after the last one. */
const margin = 0.12;

/** The asking price as steps from before the first recorded change to after the last one. Hidden without a change of it. */
export function PriceChart({ steps }: { steps: PriceSteps }) {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return null;
  const values = steps.map(({ value }) => value);
  const low = Math.min(...values);
  const range = Math.max(...values) - low || 1;
  const from = Date.parse(first.day);
  const span = Date.parse(last.day) - from || 1;
  const x = (day: string) => Math.round(width * (margin + (1 - 2 * margin) * ((Date.parse(day) - from) / span)));
  const y = (value: number) => Math.round(height - 4 - ((value - low) / range) * (height - 8));
  const path = steps.map(({ day, value }) => `H${x(day)}V${y(value)}`).join('');
  const [start, end] = [showDay(first.day), showDay(last.day)];
  const prices = steps.map(({ text }) => text).reduce((before, after) => texts.priceThen({ before, after }));
  return (
    <figure className={classes.figure}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className={classes.chart}
        role="img"
        aria-label={
          first.day === last.day
            ? texts.pricesOnDay({ day: start, prices })
            : texts.pricesBetween({ start, end, prices })
        }
      >
        <path d={`M0 ${y(first.value)}${path}H${width}`} className={classes.line} />
      </svg>
      <figcaption className={classes.ends} aria-hidden>
        <span>{first.text}</span>
        <span>{last.text}</span>
      </figcaption>
    </figure>
  );
}
