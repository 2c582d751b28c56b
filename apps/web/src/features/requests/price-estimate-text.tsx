import { placeLine } from '@africanscity/contracts/listings/place-line';
import type { PriceEstimate } from '@africanscity/contracts/requests/evaluations';
import { fewestComparables } from '@africanscity/contracts/requests/values';
import { formatPrice } from '../../ui/price.ts';
import classes from './evaluation-section.module.css';
import { standingOf } from './price-verdict.ts';
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

/** In agreement with the verdict beside the price. */
function standing(price: number, range: NonNullable<PriceEstimate['range']>): string {
  if (price === range.low && price === range.high) return 'This one asks for the same.';
  const { side, percent, inMiddleHalf } = standingOf(price, range);
  const here = `This one, at ${formatPrice(price)},`;
  if (side === 'usual') return `${here} is about usual.`;
  if (inMiddleHalf) return `${here} is ${percent} % ${side} the middle of them.`;
  return `${here} asks for ${side === 'under' ? 'less' : 'more'} than most.`;
}
