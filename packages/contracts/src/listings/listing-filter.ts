import * as texts from '@africanscity/messages/listings';
import { z } from 'zod';
import { namesOf, requiredText, textOf, wellFormed } from '../wire.ts';
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

function schemaOf(filter: (typeof listingFilters)[FilterName]): z.ZodType {
  if ('freeText' in filter)
    return filter.freeText === 'words'
      ? requiredText(filter.maxLength)
      : wellFormed(z.string().min(1).max(filter.maxLength));
  if (!('pattern' in filter)) return z.enum(filter.choices);
  if ('choices' in filter) return z.enum(filter.choices, { error: filter.message }).transform(filter.value);
  return textOf<unknown>(filter as Parameters<typeof textOf<unknown>>[0]);
}

const fields = Object.fromEntries(
  listingFilterNames.map((name) => [name, schemaOf(listingFilters[name]).optional()]),
) as unknown as Fields;

/**
 * The filter of a list of listings, as URL parameters. All conditions must match. Type and city match exactly, without
 * wildcards. A kind matches itself and its subtypes. An area is `bounds`, or `latitude`, `longitude` and `radiusKm`;
 * listings without a position are in no area.
 */
export const ListingFilter = z.object(fields).superRefine((filter, context) => {
  for (const { name, message } of faultsBetween(filter)) context.addIssue({ code: 'custom', path: [name], message });
});

export type ListingFilter = z.output<typeof ListingFilter>;

export const ListingOrder = z.enum(namesOf(listingOrders));

export type ListingOrder = z.infer<typeof ListingOrder>;

/** Identifies a position in a list. */
export const ListingCursor = z.string().regex(cursorPattern, { error: texts.pageCursorNeeded });
