import * as texts from '@africanscity/messages/site';
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

/** Schemas of single values as clients send them: the texts that `reading.ts` parses, each with its error message. */

/** The schema of a text with that parser. */
export function textOf<Value>({ pattern, message, value, holds, limit = message }: Reading<Value>) {
  const text = z.string().regex(pattern, { error: message }).transform(value);
  return holds ? text.refine(holds, { error: limit }) : text;
}

/** Text that Postgres can store unchanged: no NUL, no half of a surrogate pair. */
export const wellFormed = (text: z.ZodString) => text.refine(isWellFormed, { error: texts.unstorableCharacters });

const atMost = (max: number, clean: (text: string) => string) =>
  wellFormed(
    z
      .string()
      .overwrite(clean)
      .trim()
      .max(max, { error: () => texts.atMostCharacters({ max: String(max) }) }),
  );

/** One line of at most `max` characters, without control characters and surrounding white space. */
export const shortText = (max: number) => atMost(max, cleanLine);

/** Lines of at most `max` characters in all, without control characters and surrounding white space. */
export const longText = (max: number) => atMost(max, cleanLines);

/** Requires visible characters. */
const required = (text: z.ZodString) => text.refine((value) => !isBlank(value), { error: texts.mustNotBeBlank });

/** Like `shortText`, and not blank. */
export const requiredText = (max: number) => required(shortText(max));

/** Like `longText`, and not blank. */
export const requiredLongText = (max: number) => required(longText(max));

/** A person's surname. People with a single name leave it empty, or write "-" or "n/a". */
export const surname = shortText(100).transform((text) =>
  /[\p{L}\p{N}]/u.test(text) && !/^n\/a$/i.test(text) ? text : '',
);

/** A row's id: 1 to 2,147,483,647. */
export const id = textOf(idReading);

/** Counted from 0. For a page past its end, a list returns its last one. */
export const pageNumber = textOf(pageNumberReading).default(0);

/** Rows per page: a number outside of `pageSizes` becomes the nearest, any other text the default. */
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

/** The shape of every error. */
export const ErrorBody = z.object({
  statusCode: z.number().int(),
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  errors: z.array(z.object({ field: z.string(), defaultMessage: z.string() })).optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** A yes or no of a form. */
export const flag = z.enum(['true', 'false'], { error: texts.mustBeTrueOrFalse }).transform((text) => text === 'true');

/** A contact of an owner, only ever sent to a logged-in user. */
export const Contact = z.object({ type: z.string(), value: z.string(), phoneLinks: PhoneLinks.nullable() });

/** A hidden field that only bots fill in: such a form gets a success response and is dropped. */
export const honeypot = z.string().default('');
