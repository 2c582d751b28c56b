import { z } from 'zod';
import { flag, id, requiredLongText, requiredText, shortText } from '../wire.ts';
import { isKeptWithoutPoint, readCoordinates } from './coordinates/coordinates.ts';
import { fieldFormShape } from './field-schemas.ts';
import { blankWords } from './field-text.ts';
import { ListingRole, PropertyStatus } from './status.ts';

/** Text that may be absent; null when it is. */
const optionalText = (max: number) =>
  shortText(max)
    .transform((text) => (blankWords.has(text) ? null : text))
    .nullable()
    .default(null);

/** A row's number, or 0, 'null' or nothing for "none yet"; null in those cases. */
export const optionalId = z
  .string()
  .transform((text) => (blankWords.has(text) || text === '0' ? undefined : text))
  .pipe(id.optional())
  .optional();

/** US dollars with at most two decimals, kept as text so that no cent is lost. */
export const price = z
  .string()
  .trim()
  .regex(/^\d{1,12}(\.\d{1,2})?$/, 'must be a number of US dollars, such as 85000 or 450.50');

/** Text that must say something. What is blank is named once. */
const said = (text: z.ZodString) => text.refine((value) => value === '' || !blankWords.has(value), 'must not be blank');

/**
 * A point in any form that `readCoordinates` reads, or an https address of a map. Clients send 0,0 and short links as
 * well: those are kept, and are no point.
 */
export const googleLocation = optionalText(500).superRefine((text, context) => {
  const reading = text === null ? null : readCoordinates(text);
  if (text !== null && reading && 'fault' in reading && !isKeptWithoutPoint(text, reading))
    context.addIssue({ code: 'custom', message: reading.fault });
});

/** The fields of a listing as its owner sends them. */
export const ListingForm = z.object({
  id: optionalId,
  /** Whom to list for; only administrators may name somebody else. */
  'user.id': optionalId,
  /** The version the edit started from. When it is not the current one, the edit is refused with 409. */
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
  /** Whether the listing that the Idempotency-Key made of other content is changed to this, rather than refused with 422. */
  changeMade: flag.default(false),
});

export type ListingForm = z.infer<typeof ListingForm>;
