import { formatNumber, withCommas, withSign } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/listings';
import type { PricePeriod } from '@africanscity/contracts/listings/asking-price';
import { type CostTexts, costTexts } from '@africanscity/contracts/listings/cost-texts';
import { periodsInYear } from '@africanscity/contracts/listings/periods-in-year';
import { isRental } from '@africanscity/contracts/listings/rental';
import type { PropertyStatus } from '@africanscity/contracts/listings/status';
import type { ChosenCurrency } from '@africanscity/contracts/rendered-page';
import { useCurrency } from '../../../components/visitor/chosen-currency.tsx';
import { formatPrice } from '../../../ui/price.ts';

interface Priced {
  /** US dollars; null where only the amount is known. */
  price: number | null;
  /** The price in another currency or period, as text. */
  askingPrice?: string | null | undefined;
  /** The same as a number, in major units. */
  amount?: number | null | undefined;
  currency?: string | null | undefined;
  period?: PricePeriod | null | undefined;
  status: PropertyStatus;
}

const perMonth = ({ status }: Priced) => (isRental(status) ? texts.perMonthNote() : '');

/**
 * A price as its owner asks it, with the same in the visitor's currency or else in dollars: '₦1,800,000 a year, about $98 per
 * month', '$650 per month, about ₦991,250'.
 */
export function ShownPrice({ listing }: { listing: Priced }) {
  const chosen = useCurrency();
  const { price, askingPrice } = listing;
  const dollars = price === null ? '' : formatPrice(price);
  const month = perMonth(listing);
  const about = chosen ? priceIn(listing, chosen) : askingPrice && dollars;
  const isConverted = chosen && about && listing.currency !== chosen.code;
  const priceOf = askingPrice && month ? texts.aboutPriceAMonth : texts.aboutPrice;
  const converted = about && priceOf({ price: about });
  const note = withCommas([!askingPrice && month, converted, isConverted && chosen.old]);
  // The space is outside: a small note that moves to the next line as a whole begins there with its words.
  return (
    <>
      {askingPrice ?? dollars}
      {note && ' '}
      {note && (
        <small title={isConverted ? chosen.note : undefined} data-converted={converted ? '' : undefined}>
          {note}
        </small>
      )}
    </>
  );
}

/** Returns a price in a currency to the nearest unit, a rent as a month's: '₦991,250'; '' for a price that is asked like this. */
export function priceIn(listing: Priced, chosen: ChosenCurrency): string {
  const { amount, currency, period } = listing;
  const isSaid = (currency ?? 'USD') === chosen.code && !(amount && period && period !== 'month');
  return isSaid ? '' : partPrice(listing, 1, chosen);
}

/**
 * Returns the price of one of so many square metres or beds, of a rent a month's, in the visitor's currency or else in the one in which it
 * is asked: '$750'. Empty below a unit of the currency.
 */
export function partPrice(listing: Priced, parts: number, chosen: ChosenCurrency | null): string {
  const { price, amount, currency, period } = listing;
  const asked = chosen ? currency === chosen.code && chosen.sign : askedSign(listing);
  const whole = asked ? (amount ?? 0) / (period ? 12 / periodsInYear[period] : 1) : (price ?? 0) * (chosen?.rate ?? 1);
  const each = Math.round(whole / parts);
  const sign = asked || chosen?.sign;
  if (each <= 0) return '';
  return sign ? inUnits({ sign }, each) : formatPrice(each);
}

/** Formats US dollars in a currency to the nearest unit, or as dollars: '₦991,250', '$650'. */
export function amountIn(currency: Shown, dollars: number): string {
  return currency ? inUnits(currency, dollars * currency.rate) : formatPrice(dollars);
}

/** The sign and rate of a currency; null for US dollars. */
type Shown = Pick<ChosenCurrency, 'sign' | 'rate'> | null;

/** Formats an amount in a currency to the nearest unit. */
export function inUnits({ sign }: Pick<ChosenCurrency, 'sign'>, amount: number): string {
  return withSign(sign, formatNumber(Math.round(amount)));
}

/** A price as its owner asks it, in one text: '₦1,800,000 a year', '$650 per month'. */
export function askedPrice(listing: Priced): string {
  return listing.askingPrice ?? dollarPrice(listing);
}

/** The US dollars of a price, of a rent a month's: '$98 per month'. */
export function dollarPrice(listing: Priced): string {
  return `${formatPrice(listing.price ?? 0)} ${perMonth(listing)}`.trim();
}

/** The sign of the currency in which a price is asked: what is beside the digits of its amount. Undefined for a price in dollars alone. */
export function askedSign({ askingPrice }: Pick<Priced, 'askingPrice'>): string | undefined {
  // Spaces within an amount do not break.
  return askingPrice?.split(' ')[0]?.replaceAll(/[\d.,\u202f]/g, '') || undefined;
}

/** The total to move in and the viewing fee in one text, which breaks between them; empty where the owner says neither. */
export function costLine(costs: CostTexts): string {
  return costTexts(costs)
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join(' · ');
}
