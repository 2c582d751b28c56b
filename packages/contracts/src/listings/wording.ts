// How a listing is written wherever it is named: on cards, pages, in titles, mails and for those who do not see its pictures.

const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Below this a cent is worth saying. */
const centsBelow = 10;

/** US dollars that a listing costs: '$85,000', without cents, which only come from other currencies. */
export function formatPrice(dollars: number): string {
  return Math.abs(dollars) < centsBelow && !Number.isInteger(dollars) ? exact.format(dollars) : whole.format(dollars);
}

const squareMetersOfHectare = 10_000;
const measured = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** An area in square metres: '240 m²', '1,200 m²', from a hectare on '62 ha'. */
export function formatArea(squareMeters: number): string {
  if (squareMeters < squareMetersOfHectare) return `${measured.format(squareMeters)} m²`;
  return `${measured.format(squareMeters / squareMetersOfHectare)} ha`;
}

/** A size as it is shown in short: square metres where the size is known ('465 m²'), else the owner's text. */
export function formatSize({ size, squareMeters }: Sized): string {
  return squareMeters ? formatArea(squareMeters) : (size ?? '');
}

/** A size that already is a number of square metres. */
const plainSize = /^[\d.,'’\s]*(?:m²|m2|sqm|sq\.? ?m\.?)?$/i;

/** A size with the owner's text where that names other units: '8,094 m² (2 acres)'. */
export function formatSizeInFull({ size, squareMeters }: Sized): string {
  const text = size?.trim() ?? '';
  if (!squareMeters) return text;
  return plainSize.test(text) ? formatArea(squareMeters) : `${formatArea(squareMeters)} (${text})`;
}

/** A size as its owner typed it, and the square metres read from it. */
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

/** Kinds whose rooms are bedrooms. Types are free text, so this knows English words, not types. */
const homes = /house|home|flat|apartment|duplex|bungalow|villa|mansion|maison+ette|cottage|condo|studio|cluster/i;

/** What it is: '3-bed detached duplex', 'Land'. */
export function kindName({ type, numRoom }: Pick<Named, 'type' | 'numRoom'>): string {
  const one = type.replace(/xes$/i, 'x');
  if (!numRoom || !homes.test(type)) return one;
  // Words that are capital throughout stay so.
  return `${numRoom}-bed ${one.replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())}`;
}

/** What it is and where, so that one listing is told from another: '3-bed detached duplex in Lekki'. */
export function listingName(listing: Named): string {
  const where = listing.area || listing.city;
  return where ? `${kindName(listing)} in ${where}` : kindName(listing);
}
