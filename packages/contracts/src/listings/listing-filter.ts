import * as texts from '@africanscity/messages/listings';
import { z } from 'zod';
import { namesOf, requiredText, textOf, wellFormed } from '../wire.ts';
import { isDrawnArea } from './drawn-area.ts';
import type { QuietReading } from './filter-kinds.ts';
import { describeFault, messageOf } from './filter-messages.ts';
import { faultsBetween } from './filter-texts.ts';
import {
  cursorPattern,
  type FilterName,
  type FilterValue,
  listingFilterNames,
  listingFilters,
  type ListingFilterTexts,
} from './filters.ts';
import { listingOrders } from './values.ts';

type Fields = {
  [Name in FilterName]: z.ZodOptional<z.ZodType<FilterValue<Name>, NonNullable<ListingFilterTexts[Name]>>>;
};

function schemaOf(name: FilterName): z.ZodType {
  const filter = listingFilters[name];
  if ('freeText' in filter)
    return filter.freeText === 'words'
      ? requiredText(filter.maxLength)
      : wellFormed(z.string().min(1).max(filter.maxLength));
  if (!('pattern' in filter)) return z.enum(filter.choices);
  if ('choices' in filter) return z.enum(filter.choices, { error: messageOf(name) }).transform(filter.value);
  const schema = textOf<unknown>({ ...(filter as QuietReading<unknown>), message: messageOf(name) });
  return name === 'drawnArea'
    ? schema.refine((text) => isDrawnArea(text as string), { error: messageOf(name) })
    : schema;
}

const fields = Object.fromEntries(
  listingFilterNames.map((name) => [name, schemaOf(name).optional()]),
) as unknown as Fields;

/**
 * The filter of a list of listings, as URL parameters. All conditions must match. Type and city match exactly, without
 * wildcards. A kind matches itself and its subtypes. An area is `bounds`, `drawnArea`, or `latitude`, `longitude` and
 * `radiusKm`; listings without a position are in no area, and those whose place alone is known are at its centre.
 */
export const ListingFilter = z.object(fields).superRefine((filter, context) => {
  for (const fault of faultsBetween(filter))
    context.addIssue({ code: 'custom', path: [fault.name], message: describeFault(fault) });
});

export type ListingFilter = z.output<typeof ListingFilter>;

export const ListingOrder = z.enum(namesOf(listingOrders));

export type ListingOrder = z.infer<typeof ListingOrder>;

/** Identifies a position in a list. */
export const ListingCursor = z.string().regex(cursorPattern, { error: texts.pageCursorNeeded });
