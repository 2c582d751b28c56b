import * as texts from '@africanscity/messages/site';
import { defaultPageSize, pageSizes } from './values.ts';

/**
 * Parsers of texts from addresses and forms. They accept exactly the texts of a value, where coercion would also accept
 * '0x10' or ''. Pages use them directly, `wire.ts` makes schemas of them.
 */
export interface Reading<Value> {
  /** Form of every valid text; others are refused with `message`. */
  pattern: RegExp;
  message: () => string;
  value(text: string): Value;
  /** Accepted values; others are refused with `limit`, or else `message`. */
  holds?(value: Value): boolean;
  limit?: () => string;
}

/** Returns the value of a text; undefined for an invalid one. */
export function read<Value>(
  { pattern, value, holds }: Omit<Reading<Value>, 'message'>,
  text: string | null | undefined,
): Value | undefined {
  if (typeof text !== 'string' || !pattern.test(text)) return undefined;
  const read = value(text);
  return holds === undefined || holds(read) ? read : undefined;
}

/** Returns one of the names of a table from an address; undefined for any other text. */
export function nameIn<Name extends string>(
  table: Readonly<Record<Name, unknown>>,
  text: string | null,
): Name | undefined {
  return text !== null && Object.hasOwn(table, text) ? (text as Name) : undefined;
}

const maxPostgresInteger = 2_147_483_647;

/** A row's id: 1 to 2,147,483,647. */
export const idReading: Reading<number> = {
  pattern: /^[1-9]\d{0,9}$/,
  message: texts.numberOfAtLeastOne,
  value: Number,
  holds: (value) => value <= maxPostgresInteger,
  limit: texts.isTooLarge,
};

/** Counted from 0. */
export const pageNumberReading: Reading<number> = {
  pattern: /^\d{1,10}$/,
  message: texts.wholeNumberFromZero,
  value: Number,
  holds: (value) => value <= maxPostgresInteger,
  limit: texts.isTooLarge,
};

/** The page in an address; an invalid one counts as the first. */
export function readPageNumber(address: URLSearchParams): number {
  return read(pageNumberReading, address.get('page')) ?? 0;
}

/** Rows per page: a number outside of `pageSizes` becomes the nearest, any other text the default. */
export function readPageSize(text: string): number {
  if (!/^-?\d+$/.test(text)) return defaultPageSize;
  // Beyond the precision of a number, all sizes would be equally near.
  const wanted = Math.max(0, Math.min(100, Number(text)));
  return pageSizes.reduce<number>(
    (best, size) => (Math.abs(size - wanted) < Math.abs(best - wanted) ? size : best),
    pageSizes[0],
  );
}

/** Text that Postgres can store unchanged: no NUL, no half of a surrogate pair. */
export function isWellFormed(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/**
 * Control characters except NUL, tab and line breaks; marks that change the text direction, which can make a text read as
 * another; and annotation marks that no screen shows.
 */
const unwanted =
  /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u206a-\u206f\ufff9-\ufffb]/g;

/** Returns a text of several lines without control characters. NUL stays, to be refused. */
export function cleanLines(text: string): string {
  return text.replace(/\r(?!\n)|[\u0085\u2028\u2029]/g, '\n').replace(unwanted, '');
}

/** Returns a text as one line without control characters: a tab or a line break becomes a space. */
export function cleanLine(text: string): string {
  return cleanLines(text).replace(/\r?\n|\t/g, ' ');
}

/** Returns whether nothing is left without invisible characters. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cf}\p{Cc}]/u.test(text);
}

/** Returns one line of at most `max` characters, without surrounding white space; undefined for one that cannot be stored. */
export function readShortText(text: string | null | undefined, max: number): string | undefined {
  const trimmed = text === null || text === undefined ? undefined : cleanLine(text).trim();
  return trimmed !== undefined && trimmed.length <= max && isWellFormed(trimmed) ? trimmed : undefined;
}
