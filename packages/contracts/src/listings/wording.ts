// Names and numbers of listings on cards, pages, titles, emails and alternative texts.
import { formatNumber } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/listings';
import { formatAmount } from '../currencies.ts';
import { typeName } from './type-names.ts';

/** Prices below this have cents. */
const centsBelow = 10;

/** Formats a price: '$85,000', without cents, which only come from other currencies. */
export function formatPrice(dollars: number): string {
  return formatAmount(dollars, 'USD', dollars < centsBelow && !Number.isInteger(dollars) ? 2 : 0);
}

export const squareMetersOfHectare = 10_000;
const measured = { maximumFractionDigits: 1 };

/** Whether an area and its price are shown in hectares instead of square metres. */
export const isInHectares = (squareMeters: number): boolean => squareMeters >= squareMetersOfHectare;

/** An area in the unit in which it and its price are shown. */
interface ShownArea {
  amount: number;
  /** 'ha', 'm²' */
  sign: string;
}

/** Returns an area in hectares from one hectare, else in square metres. */
export function shownArea(squareMeters: number): ShownArea {
  return isInHectares(squareMeters)
    ? { amount: squareMeters / squareMetersOfHectare, sign: texts.hectaresSign() }
    : { amount: squareMeters, sign: texts.squareMetersSign() };
}

/** Formats an area: '240 m²', '1,200 m²', from a hectare '62 ha'. */
export function formatArea(squareMeters: number): string {
  const { amount, sign } = shownArea(squareMeters);
  return texts.withUnit({ value: formatNumber(amount, measured), unit: sign });
}

/** Formats a size in short: square metres if known ('465 m²'), else the owner's text. '' for a text without a number. */
export function formatSize({ size, squareMeters }: Sized): string {
  if (squareMeters) return formatArea(squareMeters);
  return size && hasNumber(size) ? size : '';
}

/** Returns whether a text has a digit of any script. A size without one says nothing. */
export const hasNumber = (text: string): boolean => /\p{N}/u.test(text);

/** A size that is only a number of square metres. */
const plainSize = /^[\d.,'’\s]*(?:m²|m2|sqm|sq\.? ?m\.?)?$/i;

/** Formats a size with the owner's text if it has other units: '8,094 m² (2 acres)'. */
export function formatSizeInFull({ size, squareMeters }: Sized): string {
  const text = size?.trim() ?? '';
  if (!squareMeters) return text;
  return plainSize.test(text) ? formatArea(squareMeters) : `${formatArea(squareMeters)} (${text})`;
}

/** A size as typed, and the square metres parsed from it. */
interface Sized {
  size: string | null;
  squareMeters: number | null;
}

interface Named {
  type: string;
  numRoom: number | null;
  area: string;
  city: string;
}

/** Types whose rooms are bedrooms. Types are free text, so this matches English words. */
const homes = /house|home|flat|apartment|duplex|bungalow|villa|mansion|maison+ette|cottage|condo|studio|cluster/i;

/** Describes the type: '3-bed detached duplex', 'Land'. */
export function kindName({ type, numRoom }: Pick<Named, 'type' | 'numRoom'>): string {
  const one = typeName(type.replace(/xes$/i, 'x'));
  if (!numRoom || !homes.test(type)) return one;
  // Words in capitals stay unchanged.
  const named = one.replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
  return texts.typeWithRooms({ rooms: numRoom, type: named }).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Describes type and place, to tell listings apart: '3-bed detached duplex in Lekki'. */
export function listingName(listing: Named): string {
  const where = listing.area || listing.city;
  return where ? texts.listingInPlace({ listing: kindName(listing), place: where }) : kindName(listing);
}
