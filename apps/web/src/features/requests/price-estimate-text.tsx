import type { PriceEstimate } from '@africanscity/contracts/requests/evaluations';
import { fewestComparables } from '@africanscity/contracts/requests/values';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useCurrency } from '../../components/visitor/chosen-currency.tsx';
import classes from './evaluation-section.module.css';
import { standingOf } from './price-verdict.ts';
import { type MoneyText, moneyIn, priceInMoney } from './estimate-money.ts';
import { RangeChart } from './range-chart.tsx';

/** The prices, number and area of comparable listings, or a note that there are too few. */
export function PriceEstimateText({ estimate }: { estimate: PriceEstimate }) {
  const { range, comparables, excluded, alike, step, price, estimate: shown } = estimate;
  const chosen = useCurrency();
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
  const currency = chosen ?? estimate.currency;
  const money = moneyIn(currency);
  const here = priceInMoney(estimate, currency);
  return (
    <>
      <p className={classes.small}>Four of five homes like this one are priced at</p>
      <p className={classes.range}>{spanOf(shown ?? range, money)}</p>
      {currency && currency.code !== 'USD' && (
        <p className={classes.small} title={currency.note}>
          {[`about ${spanOf(shown ?? range, moneyIn(null))}`, currency.old].filter(Boolean).join(', ')}
        </p>
      )}
      <RangeChart price={price} range={range} money={money} here={here} />
      <p className={classes.small}>
        {standing(price, range, here)}{' '}
        {range.low === range.high
          ? 'At least half have exactly this price.'
          : `Half are priced below ${money(range.median)}, half above.`}
        {step === 'city' && ' There are too few in the same area, so this is the whole city.'}
        {excluded > 0 && ` ${excluded} ${excluded === 1 ? 'outlier is' : 'outliers are'} not counted.`} These are prices
        that are asked for, not paid, and no evaluation.
      </p>
      <Basis basis={estimate.basis} />
    </>
  );
}

/** The number and location of the comparable homes, as a link to a search that lists homes like them. */
function Basis({ basis: { homes, place, around, search } }: Pick<PriceEstimate, 'basis'>) {
  const where = search.place === null ? { city: place } : { place: search.place };
  return (
    <p dir="auto" className={classes.small}>
      Based on{' '}
      <Anchor component={Link} to={paths.properties({ propertyStatus: search.status, kind: search.kind, ...where })}>
        {homes} similar homes{place && ` in ${place}`}
      </Anchor>
      {around && ' and around'}.
    </p>
  );
}

/** Shows one price if both ends are equal. */
function spanOf({ low, high }: { low: number; high: number }, money: MoneyText): string {
  const [from, to] = [money(low), money(high)];
  return from === to ? from : `${from} to ${to}`;
}

/** Consistent with the verdict beside the price. */
function standing(price: number, range: NonNullable<PriceEstimate['range']>, text: string): string {
  if (price === range.low && price === range.high) return 'This home has the same price.';
  const { side, percent, inMiddleHalf } = standingOf(price, range);
  const here = `This home, at ${text},`;
  if (side === 'usual') return `${here} is about average.`;
  if (inMiddleHalf) return `${here} is ${percent} % ${side} the typical price.`;
  return `${here} costs ${side === 'under' ? 'less' : 'more'} than most.`;
}
