import { placeLine } from '@africanscity/contracts/listings/place-line';
import type { PriceEstimate } from '@africanscity/contracts/requests/evaluations';
import { fewestComparables } from '@africanscity/contracts/requests/values';
import { formatPrice } from '../../ui/price.ts';
import classes from './evaluation-section.module.css';
import { standingOf } from './price-verdict.ts';
import { RangeChart } from './range-chart.tsx';

/** The prices, number and area of comparable listings, or a note that there are too few. */
export function PriceEstimateText({ estimate }: { estimate: PriceEstimate }) {
  const { range, comparables, excluded, alike, place, step, price } = estimate;
  if (!range) {
    return (
      <>
        <p>
          <strong>Too few comparable listings to say.</strong>
        </p>
        <p className={classes.small}>
          We look for listings like “{alike}”, in the same area first{' '}
          {comparables === 0 ? 'none' : `only ${comparables}`}. With fewer than {fewestComparables} a range would say
          nothing. Ask our team instead.
        </p>
      </>
    );
  }
  return (
    <>
      <p dir="auto" className={classes.small}>
        {comparables} listings like “{alike}” {placeLine(place) && `in ${place} `}are mostly priced at
      </p>
      <p className={classes.range}>{spanOf(range)}</p>
      <RangeChart price={price} range={range} />
      <p className={classes.small}>
        {standing(price, range)}{' '}
        {range.low === range.high
          ? 'At least half have exactly this price.'
          : `Half are priced below ${formatPrice(Math.round(range.median))}, half above.`}
        {step === 'city' && ' There are too few in the same area, so this is the whole city.'}
        {excluded > 0 && ` ${excluded} ${excluded === 1 ? 'outlier is' : 'outliers are'} not counted.`} These are prices
        that are asked for, not paid, and no evaluation.
      </p>
    </>
  );
}

/** Shows one price if both quartiles are equal. */
function spanOf({ low, high }: NonNullable<PriceEstimate['range']>): string {
  const [from, to] = [formatPrice(Math.round(low)), formatPrice(Math.round(high))];
  return from === to ? from : `${from} to ${to}`;
}

/** Consistent with the verdict beside the price. */
function standing(price: number, range: NonNullable<PriceEstimate['range']>): string {
  if (price === range.low && price === range.high) return 'This home has the same price.';
  const { side, percent, inMiddleHalf } = standingOf(price, range);
  const here = `This home, at ${formatPrice(price)},`;
  if (side === 'usual') return `${here} is about average.`;
  if (inMiddleHalf) return `${here} is ${percent} % ${side} the typical price.`;
  return `${here} costs ${side === 'under' ? 'less' : 'more'} than most.`;
}
