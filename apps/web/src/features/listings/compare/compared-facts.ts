import { withCommas } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/listings';
import { typeName } from '@africanscity/contracts/listings/type-names';
import { isRental } from '@africanscity/contracts/listings/rental';
import { amenityLabels } from '@africanscity/contracts/listings/amenities';
import { formatField, unitIn } from '@africanscity/contracts/listings/field-text';
import type { Field } from '@africanscity/contracts/listings/field-row';
import { type FieldName, fieldNames, fieldOf, shownFieldNames } from '@africanscity/contracts/listings/fields';
import { formatArea, isInHectares, shownArea } from '@africanscity/contracts/listings/wording';
import { describedOnly } from '@africanscity/contracts/listings/stated-amenities';
import type { ComparedListing } from '@africanscity/contracts/listings/comparison';
import type { ChosenCurrency } from '@africanscity/contracts/rendered-page';
import { partPrice, priceIn } from '../core/shown-price.tsx';
import { formatPrice } from '../../../ui/price.ts';
import { showDay } from '../../../ui/show-time.ts';

/** A row of the comparison: a text for each listing, and the best of them. */
export interface ComparedFact {
  label: string;
  values: string[];
  /** Whether the listings have different values. */
  differs: boolean;
  /** For each listing, whether its value is known. */
  known: boolean[];
  /** Meaning of the best value: 'Lowest'; '' if there is no best one. */
  bestIs: Field['best'];
  best: boolean[];
}

const unknown = '–';

/** Returns the compared facts in order, and the facts that no listing has. `chosen` is the visitor's currency. */
export function comparedFacts(
  listings: ComparedListing[],
  chosen: ChosenCurrency | null = null,
): { facts: ComparedFact[]; unknown: string[] } {
  const all = everyFact(listings, chosen);
  const others = grouped();
  const isKnown = ({ known }: ComparedFact) => known.includes(true);
  return {
    facts: all.filter(isKnown),
    unknown: all.filter((one) => !isKnown(one) && !others.has(one.label)).map(({ label }) => label),
  };
}

/** Facts that few listings state: of these, unknown ones are not named. */
function grouped(): ReadonlySet<string> {
  return new Set([
    texts.fromDescription(),
    texts.toMoveIn(),
    texts.monthlyPricePerBed(),
    ...fieldNames.flatMap((name) => (fieldOf(name).group && name !== 'yearBuilt' ? fieldOf(name).label() : [])),
  ]);
}

function everyFact(listings: ComparedListing[], chosen: ChosenCurrency | null): ComparedFact[] {
  // Rents and prices of houses are not comparable.
  const sizes = listings.flatMap(({ squareMeters }) => (squareMeters ? unitOf(squareMeters) : []));
  const unit = sizes.length > 0 && sizes.every((one) => one === 'hectare') ? 'hectare' : 'other';
  const oneScale = listings.every(({ status }) => isRental(status) === isRental(listings[0]!.status));
  const money = (dollars: number | null) => (dollars === null ? unknown : formatPrice(dollars));
  const words = (label: string, textOf: (listing: ComparedListing) => string | null) =>
    fact(
      label,
      listings.map((listing) => textOf(listing) || unknown),
    );
  const numbers = (
    label: string,
    valueOf: (listing: ComparedListing) => number | null,
    bestIs: Field['best'],
    textOf: (value: number | null, listing: ComparedListing) => string = (value) =>
      value === null ? unknown : String(value),
  ) => {
    const values = listings.map(valueOf);
    const shown = listings.map((listing, index) => textOf(values[index]!, listing));
    return fact(label, shown, bestIs, bestOf(values, bestIs === 'Lowest'));
  };
  return [
    numbers(
      texts.price(),
      (listing) => listing.price,
      oneScale ? 'Lowest' : '',
      (value, listing) => {
        const ofMonth = (price: string) => (isRental(listing.status) ? texts.pricePerMonth({ price }) : price);
        const about = chosen ? priceIn(listing, chosen) : listing.askingPrice && money(value);
        const asked = listing.askingPrice ?? ofMonth(money(value));
        return about ? texts.priceAbout({ asked, about: listing.askingPrice ? ofMonth(about) : about }) : asked;
      },
    ),
    numbers(
      texts.toMoveIn(),
      (listing) => listing.moveIn?.dollars ?? null,
      'Lowest',
      (_value, listing) => listing.moveInCost ?? unknown,
    ),
    numbers(
      texts.priceOfArea({ unit }),
      (listing) => listing.pricePerSquareMeter,
      oneScale ? 'Lowest' : '',
      (_value, listing) => areaPrice(listing, unit, chosen) || unknown,
    ),
    numbers(
      texts.monthlyPricePerBed(),
      ({ price, pricedBeds }) => pricedBeds && price / pricedBeds,
      'Lowest',
      (value, listing) =>
        value !== null && chosen ? partPrice(listing, listing.pricedBeds!, chosen) || unknown : money(value),
    ),
    words(texts.status(), (listing) => listing.statusReadable),
    words(texts.type(), (listing) => typeName(listing.type)),
    words(texts.area(), (listing) => listing.area),
    words(texts.city(), (listing) => listing.city),
    words(texts.country(), (listing) => listing.countryName),
    numbers(
      texts.size(),
      (listing) => listing.squareMeters,
      'Largest',
      (value) => (value === null ? unknown : formatArea(value)),
    ),
    ...shownFieldNames.map((name) => {
      const field = fieldOf(name);
      if (field.type === 'cost') return words(field.label(), (listing) => costText(name, listing));
      const textOf = (value: ComparedListing[typeof name]) => formatField(field, value);
      if (field.type === 'enum' || field.type === 'boolean' || field.type === 'set')
        return words(field.label(), (listing) => textOf(listing[name]));
      const valueOf = (listing: ComparedListing) => (textOf(listing[name]) === null ? null : Number(listing[name]));
      return numbers(
        field.label(),
        valueOf,
        field.best,
        (value, listing) => formatField(field, value, '', unitIn(field, listing)) ?? unknown,
      );
    }),
    words(texts.fromDescription(), (listing) =>
      withCommas(describedOnly(listing).map((name) => amenityLabels[name]())),
    ),
    words(texts.listed(), (listing) => showDay(listing.createdAt.slice(0, 10))),
  ];
}

/** The unit in which the price of an area is shown. `other`: a square metre. */
const unitOf = (squareMeters: number) => (isInHectares(squareMeters) ? 'hectare' : 'other');

/** The price of the unit of a listing's area, which is named where it is not that of the row: '$13,700 a hectare'. */
function areaPrice(
  listing: ComparedListing,
  rowUnit: ReturnType<typeof unitOf>,
  chosen: ChosenCurrency | null,
): string {
  if (listing.pricePerSquareMeter === null || !listing.squareMeters) return '';
  const { amount } = shownArea(listing.squareMeters);
  const unit = unitOf(listing.squareMeters);
  const each = unit === 'hectare' ? listing.price / amount : listing.pricePerSquareMeter;
  const price = chosen ? partPrice(listing, amount, chosen) : Math.round(each) > 0 && formatPrice(each);
  return price && unit !== rowUnit ? texts.priceByArea({ price, unit }) : price || '';
}

/** A cost in money where it is part of the total, or else as its owner states it. */
function costText(name: FieldName, { moveIn, currency, [name]: stated }: ComparedListing): string | null {
  const part = moveIn?.parts.find((one) => one.name === name);
  return part?.text ?? formatField(fieldOf(name), stated, currency ?? 'USD');
}

function fact(label: string, values: string[], bestIs: Field['best'] = '', best: boolean[] = []): ComparedFact {
  const differs = new Set(values).size > 1;
  return {
    label,
    values,
    differs,
    known: values.map((text) => text !== unknown),
    bestIs: differs ? bestIs : '',
    best: values.map((_text, index) => differs && bestIs !== '' && (best[index] ?? false)),
  };
}

function bestOf(values: (number | null)[], lowest: boolean): boolean[] {
  const known = values.filter((value) => value !== null);
  // A value is only the best if at least two are known and they differ.
  if (new Set(known).size < 2) return values.map(() => false);
  const best = lowest ? Math.min(...known) : Math.max(...known);
  return values.map((value) => value === best);
}
