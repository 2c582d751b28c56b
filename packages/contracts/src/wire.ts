import { z } from 'zod';

/**
 * Shapes of single values as clients send them. Everything in a query or a form arrives as text;
 * these take exactly the text that means a value, where coercion would also take '0x10' or ''.
 */

const maxPostgresInteger = 2_147_483_647;

/** Text that Postgres can keep unchanged: no NUL, no half of a surrogate pair. */
export const wellFormed = (text: z.ZodString) =>
  text.refine((value) => !value.includes('\0') && value.isWellFormed(), 'holds characters that cannot be stored');

/** Text of at most `max` characters, without surrounding white space. */
export const shortText = (max: number) => wellFormed(z.string().trim().max(max, `must be at most ${max} characters`));

/** As `shortText`, and something must be left when invisible characters are taken away. */
export const requiredText = (max: number) =>
  shortText(max).refine((value) => /[^\s\p{Cf}\p{Cc}]/u.test(value), 'must not be blank');

/** A row's number: 1 to 2,147,483,647. */
export const id = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'must be a number of at least 1')
  .transform(Number)
  .refine((value) => value <= maxPostgresInteger, 'is too large');

/** Counted from 0. A list answers one past its end with its last page. */
export const pageNumber = z
  .string()
  .regex(/^\d{1,10}$/, 'must be a whole number of at least 0')
  .transform(Number)
  .refine((value) => value <= maxPostgresInteger, 'is too large')
  .default(0);

export const pageSizes = [5, 10, 25, 50, 100] as const;
export const defaultPageSize = 25;

/** Rows a page: what is not one of `pageSizes` becomes the nearest, what is no number the default. */
export const pageSize = z
  .string()
  .max(100)
  .transform((text) => {
    if (!/^-?\d+$/.test(text)) return defaultPageSize;
    // Beyond what a number can tell apart, all sizes would be equally near.
    const wanted = Math.max(0, Math.min(100, Number(text)));
    return pageSizes.reduce((best, size) => (Math.abs(size - wanted) < Math.abs(best - wanted) ? size : best));
  })
  .default(defaultPageSize);

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
