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

/** Digits in groups of three or none, with or without the unit, and nothing else. */
const plainSize = /^\s*(\d{1,3}(?:[, ]\d{3})+|\d{1,12})(\.\d+)?\s*(?:m²|m2|sqm|sq\.? ?m)?\s*$/i;

/** A size as owners write it, which is square metres unless they say another unit: that stands as it is. */
export function formatSize(size: string): string {
  const [, digits, fraction = ''] = plainSize.exec(size) ?? [];
  return digits ? formatArea(Number(digits.replace(/\D/g, '') + fraction)) : size;
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
