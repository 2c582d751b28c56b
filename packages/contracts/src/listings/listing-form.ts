import { z } from 'zod';
import { flag, id, requiredLongText, requiredText, shortText } from '../wire.ts';
import { isKeptWithoutPoint, readCoordinates } from './coordinates/coordinates.ts';
import { fieldFormShape } from './field-schemas.ts';
import { blankWords } from './field-text.ts';
import { ListingRole, PropertyStatus } from './status.ts';

/** Optional text; null if absent. */
const optionalText = (max: number) =>
  shortText(max)
    .transform((text) => (blankWords.has(text) ? null : text))
    .nullable()
    .default(null);

/** An id, or 0, 'null' or nothing for a new record; null in those cases. */
export const optionalId = z
  .string()
  .transform((text) => (blankWords.has(text) || text === '0' ? undefined : text))
  .pipe(id.optional())
  .optional();

/** US dollars with at most two decimals, kept as text to stay exact. */
export const price = z
  .string()
  .trim()
  .regex(/^\d{1,12}(\.\d{1,2})?$/, 'must be a number of US dollars, such as 85000 or 450.50');

/** Required text. Blank text gives one error. */
const said = (text: z.ZodString) => text.refine((value) => value === '' || !blankWords.has(value), 'must not be blank');

/**
 * A point in any format of `readCoordinates`, or an https link of a map. Clients also send 0,0 and short links, which
 * are stored without a point.
 */
export const googleLocation = optionalText(500).superRefine((text, context) => {
  const reading = text === null ? null : readCoordinates(text);
  if (text !== null && reading && 'fault' in reading && !isKeptWithoutPoint(text, reading))
    context.addIssue({ code: 'custom', message: reading.fault });
});

/** A listing as its owner sends it. */
export const ListingForm = z.object({
  id: optionalId,
  /** The owner; only administrators may name another user. */
  'user.id': optionalId,
  /** The version that the edit is based on. If it is outdated, the edit is rejected with 409. */
  version: optionalId,
  role: ListingRole,
  stateName: optionalText(120),
  address: said(requiredText(300)),
  area: shortText(120).default(''),
  city: shortText(120).default(''),
  country: optionalText(80),
  googleLocation,
  type: requiredText(120),
  size: optionalText(40),
  price,
  description: said(requiredLongText(10_000)),
  status: PropertyStatus,
  ...fieldFormShape,
  /**
   * Whether a listing that was created with the same Idempotency-Key and other content is updated, instead of a
   * rejection with 422.
   */
  changeMade: flag.default(false),
});

export type ListingForm = z.infer<typeof ListingForm>;
