import * as texts from '@africanscity/messages/listings';
import type { ListingOrder } from '@africanscity/contracts/listings/listing-filter';
import { InvalidInput } from '../../../errors.ts';

/** An order of a list; `match` is the best match of a text first. */
export type SearchOrder = ListingOrder | 'match';

/** Orders by a column of listings, which an index has. */
const columns = {
  'price-ASC': 'price',
  'price-DESC': 'price',
  // The oldest are those made first, wherever they are among the newest.
  'createdAt-ASC': 'created_at',
  'createdAt-DESC': 'ranked_at',
} as const;

export type ColumnOrder = keyof typeof columns;
/** Orders by a number that is worked out for each match. */
export type ComputedOrder = Exclude<ListingOrder, ColumnOrder>;

export function isComputed(order: ListingOrder): order is ComputedOrder {
  return !(order in columns);
}

/** The column that an order sorts by, before the id. */
export function orderColumn(order: ColumnOrder): 'price' | 'ranked_at' | 'created_at' {
  return columns[order];
}

/** A place between two listings of an order. Unlike a page number it stays where it is while listings come and go. */
export interface Cursor {
  order: SearchOrder;
  /** Whether to read the page before the place, rather than the one after it. */
  backwards: boolean;
  /** The order's key of the listing beside the place: a price or another number, a time in ISO 8601, or a rank. */
  key: string;
  id: number;
  /** Ids of the first places of the list, where they are not simply the best: the rest is without them. */
  lead?: number[];
}

interface Keyed {
  id: number;
  price: number;
  createdAt: Date;
  rankedAt: Date;
  /** The number that a computed order sorts by. */
  key?: string | null;
  /** How well it matches a text. */
  rank?: number;
  lead?: number[] | undefined;
}

/** Writes the place beside a listing; opaque to clients. */
export function writeCursor(order: SearchOrder, backwards: boolean, row: Keyed): string {
  const lead = row.lead?.map((id) => id.toString(36)).join('.');
  const place = [order, backwards ? 'before' : 'after', keyOf(order, row), row.id, ...(lead ? [lead] : [])];
  return Buffer.from(place.join(' ')).toString('base64url');
}

function keyOf(order: SearchOrder, row: Keyed): string {
  if (order === 'match') return String(row.rank ?? 0);
  if (isComputed(order)) return row.key ?? '';
  const keys = {
    price: String(row.price),
    ranked_at: row.rankedAt.toISOString(),
    created_at: row.createdAt.toISOString(),
  };
  return keys[orderColumn(order)];
}

const shape =
  /^(?<order>[A-Za-z]{1,24}-(?:ASC|DESC)|match) (?<side>before|after) (?<key>\S{1,24}) (?<id>[1-9]\d{0,9})(?: (?<lead>[0-9a-z]{1,6}(?:\.[0-9a-z]{1,6}){0,49}))?$/;
const price = /^\d{1,12}(\.\d{1,2})?$/;
const computed = /^(\d{1,16}(\.\d{1,6})?|Infinity)$/;
const rank = /^\d{1,9}$/;
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Reads what `writeCursor` wrote for the same order; anything else is refused. */
export function readCursor(text: string, order: SearchOrder): Cursor {
  const groups = shape.exec(Buffer.from(text, 'base64url').toString('latin1'))?.groups;
  const { key = '', side, id } = groups ?? {};
  if (groups?.order !== order || !isKey(order, key) || Number(id) > 2_147_483_647) {
    throw new InvalidInput([{ field: 'cursor', defaultMessage: texts.cursorOfOtherList() }]);
  }
  const lead = groups.lead?.split('.').map((one) => Math.min(Number.parseInt(one, 36), 2_147_483_647));
  return { order, backwards: side === 'before', key, id: Number(id), ...(lead && { lead }) };
}

function isKey(order: SearchOrder, key: string): boolean {
  if (order === 'match') return rank.test(key);
  if (isComputed(order)) return computed.test(key);
  return orderColumn(order) === 'price' ? price.test(key) : time.test(key) && !Number.isNaN(Date.parse(key));
}
