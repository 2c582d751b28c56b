import { z } from 'zod';
import { PhoneLinks } from './phone-links.ts';
import {
  cleanLine,
  cleanLines,
  idReading,
  isBlank,
  isWellFormed,
  pageNumberReading,
  type Reading,
  readPageSize,
} from './reading.ts';
import { defaultPageSize } from './values.ts';

/** Shapes of single values as clients send them: the texts that `reading.ts` reads, each refused with what is wrong. */

/** The schema of a text that is read so. */
export function textOf<Value>({ pattern, message, value, holds, limit = message }: Reading<Value>) {
  const text = z.string().regex(pattern, message).transform(value);
  return holds ? text.refine(holds, limit) : text;
}

/** Text that Postgres can keep unchanged: no NUL, no half of a surrogate pair. */
export const wellFormed = (text: z.ZodString) => text.refine(isWellFormed, 'holds characters that cannot be stored');

const atMost = (max: number, clean: (text: string) => string) =>
  wellFormed(z.string().overwrite(clean).trim().max(max, `must be at most ${max} characters`));

/** One line of at most `max` characters, without control characters and surrounding white space. */
export const shortText = (max: number) => atMost(max, cleanLine);

/** Lines of at most `max` characters in all, without control characters and surrounding white space. */
export const longText = (max: number) => atMost(max, cleanLines);

/** Something must be left when invisible characters are taken away. */
const required = (text: z.ZodString) => text.refine((value) => !isBlank(value), 'must not be blank');

/** As `shortText`, and not blank. */
export const requiredText = (max: number) => required(shortText(max));

/** As `longText`, and not blank. */
export const requiredLongText = (max: number) => required(longText(max));

/** A person's surname. People with a single name leave it empty, or write "-" or "n/a". */
export const surname = shortText(100).transform((text) =>
  /[\p{L}\p{N}]/u.test(text) && !/^n\/a$/i.test(text) ? text : '',
);

/** A row's number: 1 to 2,147,483,647. */
export const id = textOf(idReading);

/** Counted from 0. A list answers one past its end with its last page. */
export const pageNumber = textOf(pageNumberReading).default(0);

/** Rows a page: what is not one of `pageSizes` becomes the nearest, what is no number the default. */
export const pageSize = z.string().max(100).transform(readPageSize).default(defaultPageSize);

/** The names of a table, for `z.enum`. */
export const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>) =>
  Object.keys(table) as [Name, ...Name[]];

/** A choice to store (`property`) and to show (`value`). */
export const LookupItem = z.object({ property: z.string(), value: z.string() });
export type LookupItem = z.infer<typeof LookupItem>;

/** A page of rows, in the shape that existing clients read. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    content: z.array(row),
    pageable: z.object({
      pageNumber: z.number().int(),
      pageSize: z.number().int(),
      offset: z.number().int(),
    }),
    totalElements: z.number().int(),
    totalPages: z.number().int(),
    numberOfElements: z.number().int(),
    first: z.boolean(),
    last: z.boolean(),
  });

/** The one shape of every error. */
export const ErrorBody = z.object({
  statusCode: z.number().int(),
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  errors: z.array(z.object({ field: z.string(), defaultMessage: z.string() })).optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** A yes or no of a form. */
export const flag = z.enum(['true', 'false'], 'must be true or false').transform((text) => text === 'true');

/** How to reach an owner: only ever sent to somebody who is logged in. */
export const Contact = z.object({ type: z.string(), value: z.string(), phoneLinks: PhoneLinks.nullable() });

/** A field that people do not see and bots fill in: what comes with it is taken for granted and dropped. */
export const honeypot = z.string().default('');
