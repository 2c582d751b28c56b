import { withCommas } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/requests';
import type { PriceEstimate } from '@africanscity/contracts/requests/evaluations';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useCurrency } from '../../components/visitor/chosen-currency.tsx';
import classes from './evaluation-section.module.css';
import { standingOf } from './price-verdict.ts';
import { type MoneyText, moneyIn, priceInMoney } from './estimate-money.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { RangeChart } from './range-chart.tsx';

/** The prices, number and area of comparable listings, or a sentence that there are too few. */
export function PriceEstimateText({ estimate }: { estimate: PriceEstimate }) {
  const { range, excluded, step, price, estimate: shown } = estimate;
  const chosen = useCurrency();
  if (!range) {
    return <p>{texts.tooFewComparable()}</p>;
  }
  const currency = chosen ?? estimate.currency;
  const money = moneyIn(currency);
  const here = priceInMoney(estimate, currency);
  return (
    <>
      <p className={classes.small}>{texts.fourOfFive()}</p>
      <p className={classes.range}>{spanOf(shown ?? range, money)}</p>
      {currency && currency.code !== 'USD' && (
        <p className={classes.small} title={currency.note}>
          {withCommas([texts.aboutRange({ range: spanOf(shown ?? range, moneyIn(null)) }), currency.old])}
        </p>
      )}
      <RangeChart price={price} range={range} money={money} here={here} />
      <p className={classes.small}>
        {[
          standing(price, range, here),
          range.low === range.high ? texts.exactlyThisPrice() : texts.halfBelow({ median: money(range.median) }),
          step === 'city' && texts.wholeCity(),
          excluded > 0 && texts.outliersNotCounted({ count: excluded }),
          texts.askedNotPaid(),
        ]
          .filter(Boolean)
          .join(' ')}
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
      <RichText
        text={basedOn(String(homes), place, around)}
        tags={{
          search: (words) => (
            <Anchor
              component={Link}
              to={paths.properties({ propertyStatus: search.status, kind: search.kind, ...where })}
            >
              {words}
            </Anchor>
          ),
        }}
      />
    </p>
  );
}

function basedOn(homes: string, place: string | null, around: boolean): string {
  if (!place) return around ? texts.basedOnAround({ homes }) : texts.basedOn({ homes });
  return around ? texts.basedOnPlaceAround({ homes, place }) : texts.basedOnPlace({ homes, place });
}

/** Shows one price if both ends are equal. */
function spanOf({ low, high }: { low: number; high: number }, money: MoneyText): string {
  const [from, to] = [money(low), money(high)];
  return from === to ? from : texts.fromTo({ from, to });
}

/** Consistent with the verdict beside the price. */
function standing(price: number, range: NonNullable<PriceEstimate['range']>, here: string): string {
  if (price === range.low && price === range.high) return texts.samePrice();
  const { side, percent, inMiddleHalf } = standingOf(price, range);
  if (side === 'usual') return texts.aboutAverage({ price: here });
  if (inMiddleHalf)
    return (side === 'under' ? texts.underTypical : texts.overTypical)({ price: here, percent: String(percent) });
  return side === 'under' ? texts.lessThanMost({ price: here }) : texts.moreThanMost({ price: here });
}
