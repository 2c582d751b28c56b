import type { PriceEstimate } from '@africanscity/contracts/requests/evaluations';
import { fewestComparables } from '@africanscity/contracts/requests/values';
import { formatPrice } from '../../ui/price.ts';
import classes from './evaluation-section.module.css';
import { RangeChart } from './range-chart.tsx';

/** What comparable listings ask for, how many they are and where they are; or that they are too few to say. */
export function PriceEstimateText({ estimate }: { estimate: PriceEstimate }) {
  const { range, comparables, excluded, alike, place, step, price } = estimate;
  if (!range) {
    return (
      <>
        <p>
          <strong>Too few comparable listings to say.</strong>
        </p>
        <p className={classes.small}>
          We look for listings like “{alike}”, in the same area first and then in all of {place}, and found{' '}
          {comparables === 0 ? 'none' : `only ${comparables}`}. With fewer than {fewestComparables} a range would say
          nothing. Ask our team instead.
        </p>
      </>
    );
  }
  return (
    <>
      <p className={classes.small}>
        {comparables} listings like “{alike}” in {place} mostly ask for
      </p>
      <p className={classes.range}>{spanOf(range)}</p>
      <RangeChart price={price} range={range} />
      <p className={classes.small}>
        {standing(price, range)}{' '}
        {range.low === range.high
          ? 'At least half of them ask for exactly this.'
          : `Half of them ask for less than ${formatPrice(Math.round(range.median))}, half for more.`}
        {step === 'city' && ' There were too few in the same area, so this is the whole city.'}
        {excluded > 0 && ` ${excluded} far off the rest ${excluded === 1 ? 'is' : 'are'} left out.`} These are prices
        that are asked for, not paid, and no evaluation.
      </p>
    </>
  );
}

/** Where all of the middle half ask for the same, that is one price. */
function spanOf({ low, high }: NonNullable<PriceEstimate['range']>): string {
  const [from, to] = [formatPrice(Math.round(low)), formatPrice(Math.round(high))];
  return from === to ? from : `${from} to ${to}`;
}

function standing(price: number, { low, high }: NonNullable<PriceEstimate['range']>): string {
  if (price === low && price === high) return 'This one asks for the same.';
  if (price < low) return `This one, at ${formatPrice(price)}, asks for less than most.`;
  if (price > high) return `This one, at ${formatPrice(price)}, asks for more than most.`;
  return `This one, at ${formatPrice(price)}, lies within.`;
}
