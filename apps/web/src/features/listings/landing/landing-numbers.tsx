import { formatNumber, withCommas } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/listings';
import type { Landing } from '@africanscity/contracts/listings/landing';
import type { ChosenCurrency } from '@africanscity/contracts/rendered-page';
import { areaPriceOf, roundedPrice } from './describe-landing.ts';
import classes from './landing-numbers.module.css';

interface LandingNumbersProps {
  landing: Landing;
  homes: number;
  /** Null for US dollars. */
  currency: ChosenCurrency | null;
}

/** The number of homes and their prices, with the same in dollars. */
export function LandingNumbers({ landing, homes, currency }: LandingNumbersProps) {
  const { status, usualPrice, yearChange } = landing;
  const area = areaPriceOf(landing, currency);
  const each = (price: string) => (status === 'FOR_RENT' ? texts.pricePerMonth({ price }) : price);
  const isConverted = currency && currency.code !== 'USD';
  const priced = (name: string, dollars: number | null) =>
    dollars !== null && {
      name,
      value: each(roundedPrice(dollars, currency)),
      about:
        isConverted &&
        Math.round(dollars) > 0 &&
        withCommas([texts.aboutPrice({ price: roundedPrice(dollars) }), currency.old]),
    };
  const numbers = [
    { name: texts.homesTitle(), value: formatNumber(homes), about: null },
    priced(texts.usualPrice(), usualPrice),
    area !== null && priced(texts.perArea({ unit: area.unit }), area.dollars),
    yearChange !== null && { name: texts.changeInYear(), value: formatNumber(yearChange, percent), about: null },
  ].filter((number) => number !== false);
  return (
    <dl className={classes.numbers}>
      {numbers.map(({ name, value, about }) => (
        <div key={name} className={classes.number}>
          <dt>{name}</dt>
          <dd>
            {value}
            {about && <small title={currency?.note}>{about}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const percent = { style: 'percent', signDisplay: 'exceptZero' } as const;
