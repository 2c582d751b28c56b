import { z } from 'zod';
import { namesOf, requiredText, textOf, wellFormed } from '../wire.ts';
import {
  cursorPattern,
  faultsBetween,
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
  if ('choices' in filter) return z.enum(filter.choices, filter.message).transform(filter.value);
  return textOf<unknown>(filter as Parameters<typeof textOf<unknown>>[0]);
}

const fields = Object.fromEntries(
  listingFilterNames.map((name) => [name, schemaOf(listingFilters[name]).optional()]),
) as unknown as Fields;

/**
 * What narrows a list of listings, as texts of an address; all of it must be met. Type and city match only
 * themselves: there are no wildcards. A kind matches itself and all beneath it in the tree of kinds. An area is `bounds`, or `latitude`, `longitude` and `radiusKm` together;
 * listings whose place is unknown lie in none.
 */
export const ListingFilter = z.object(fields).superRefine((filter, context) => {
  for (const { name, message } of faultsBetween(filter)) context.addIssue({ code: 'custom', path: [name], message });
});

export type ListingFilter = z.output<typeof ListingFilter>;

export const ListingOrder = z.enum(namesOf(listingOrders));

export type ListingOrder = z.infer<typeof ListingOrder>;

/** Names a place in a list. */
export const ListingCursor = z.string().regex(cursorPattern, 'must be one that a page names');
