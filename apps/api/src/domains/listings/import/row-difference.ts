import { costNames } from '@africanscity/contracts/listings/cost-rows';
import { appliesTo } from '@africanscity/contracts/listings/field-row';
import { type FieldName, fieldOf, type FieldValues, wireFieldNames } from '@africanscity/contracts/listings/fields';
import { readSize } from '@africanscity/contracts/listings/sizes/size';
import { idOfReference } from '../core/exported.ts';
import { keptFields, presentFields } from '../core/fields.ts';
import { costsAfter } from '../core/move-in.ts';
import { presentPrice } from '../core/present-price.ts';
import type { Candidate } from './candidate-batches.ts';
import type { StoredListing } from './known-listings.ts';
import type { ListingRow } from './listing-row.ts';

/** A changed value of a listing, as texts for a user. Pictures are given by their number. */
export interface FieldChange {
  column: string;
  before: string;
  after: string;
}

const texts = ['role', 'stateName', 'address', 'area', 'city', 'country', 'size', 'description'] as const;

/**
 * Compares a row with its listing. `row` has the listing's values for columns that the file lacks, and its own reference where
 * the row has the number of the listing. `top` is the widest kind of the type. Pictures are compared elsewhere.
 */
export function compareRow(
  { row: given, absent }: Candidate,
  listing: StoredListing,
  { top, googleLocation }: { top: string | undefined; googleLocation: string | null },
): { row: ListingRow; changes: FieldChange[] } {
  const row: ListingRow = {
    ...given,
    ...valuesOfAbsent(listing, absent),
    reference: idOfReference(given.reference!) === listing.id ? listing.reference : given.reference,
  };
  const changes: FieldChange[] = [];
  const note = (column: string, before: unknown, after: unknown) => {
    const [one, other] = [textOf(before), textOf(after)];
    if (one !== other)
      changes.push({ column, before: one.slice(0, longestShown), after: other.slice(0, longestShown) });
  };
  note('reference', listing.reference, row.reference);
  for (const name of texts) {
    if (isSameText(listing[name], row[name]) || (name === 'size' && isSameSize(listing.size, row.size)))
      Object.assign(row, { [name]: listing[name] });
    else note(name, listing[name], row[name]);
  }
  note('status', listing.status, row.status);
  if (listing.type.toLowerCase() !== row.type.toLowerCase()) note('type', listing.type, row.type);
  if (isSamePrice(listing, row)) row.priced = storedPrice(listing);
  else note('price', priceText(listing), [row.price, row.priced.currency, row.priced.period].filter(Boolean).join(' '));
  if (!absent.has('googleLocation')) note('googleLocation', listing.googleLocation, googleLocation);
  const costs = Object.fromEntries(costNames.map((name) => [name, absent.has(name) ? undefined : row[name]]));
  Object.assign(row, costsAfter(listing, { ...row.priced, status: row.status }, costs));
  const before = presentFields(listing, wireFieldNames);
  const after = keptFields(row, top);
  for (const name of wireFieldNames) {
    // A value from before the type changed, which a file repeats.
    const isFormer = !appliesTo(fieldOf(name), top) && textOf(row[name]) === textOf(before[name]);
    if (!isFormer) note(name, before[name], after[name]);
  }
  note('shown', listing.pausedAt ? 'no' : 'yes', row.paused ? 'no' : 'yes');
  return { row, changes };
}

/** Compares texts as spreadsheets and XML return them: with other line ends and spaces. */
function isSameText(stored: string | null, given: string | null): boolean {
  const plain = (text: string | null) =>
    (text ?? '')
      .replace(/[\u00a0\u2007\u202f]/g, ' ')
      .replaceAll('\r\n', '\n')
      .trim();
  return plain(stored) === plain(given);
}

/** Whether two sizes are the same area in other words: "240" and "240 m²". */
function isSameSize(stored: string | null, given: string | null): boolean {
  const area = readSize(stored);
  return area !== null && area === readSize(given);
}

/** Compares prices as they are asked: the dollars of an amount change with the rate, and dollars without a period are those of a month. */
function isSamePrice({ amount, currency, period, price }: StoredListing, { priced }: ListingRow): boolean {
  if (priced.amount === null) return price.equals(priced.price);
  if (amount === null && priced.currency === 'USD')
    return price.equals(priced.price) && (priced.period ?? 'month') === 'month';
  return Number(amount) === priced.amount && currency === priced.currency && period === priced.period;
}

function storedPrice({ price, amount, currency, period, rate, rateDate }: StoredListing): ListingRow['priced'] {
  const units = amount === null ? null : Number(amount);
  return { price: price.toFixed(), amount: units, currency, period, rate: rate?.toFixed() ?? null, rateDate };
}

function priceText(listing: StoredListing): string {
  const { amount, currency, period } = presentPrice(listing, false);
  return [amount ?? listing.price.toFixed(), currency, period].filter(Boolean).join(' ');
}

function valuesOfAbsent(listing: StoredListing, absent: ReadonlySet<string>): Partial<ListingRow> {
  const { role, stateName, area, size } = listing;
  const fields: Partial<FieldValues> = presentFields(
    listing,
    wireFieldNames.filter((name: FieldName) => absent.has(name)),
  );
  const kept = Object.entries({ role, stateName, area, size }).filter(([name]) => absent.has(name));
  return { ...fields, ...Object.fromEntries(kept) };
}

/** Characters of a value that a difference shows. */
const longestShown = 200;

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.toSorted().join(', ') : String(value);
}
