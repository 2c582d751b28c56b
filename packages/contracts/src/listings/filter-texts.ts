import { isBlank, isWellFormed, read, readShortText } from '../reading.ts';
import type { Filter, Kind } from './filter-kinds.ts';
import {
  asksFor,
  type FilterName,
  type FilterValue,
  type FilterValues,
  listingFilterNames,
  listingFilters,
  type ListingFilterTexts,
} from './filters.ts';

export interface FilterFault {
  name: FilterName;
  fault: 'incomplete' | 'needs' | 'below';
  /** The filter that it needs, or that it is below. */
  other?: string;
}

/** What is wrong between filters of which each makes sense by itself. */
export function faultsBetween(values: FilterValues): FilterFault[] {
  return listingFilterNames.flatMap((name): FilterFault[] => {
    const { together, needs, notBelow }: Filter = listingFilters[name];
    const value = values[name];
    const least = values[notBelow as FilterName];
    if (value === undefined)
      return together?.some((other) => values[other as FilterName] !== undefined)
        ? [{ name, fault: 'incomplete' }]
        : [];
    if (needs !== undefined && asksFor(name, value) && values[needs as FilterName] === undefined)
      return [{ name, fault: 'needs', other: needs }];
    return notBelow !== undefined && least !== undefined && value < least
      ? [{ name, fault: 'below', other: notBelow }]
      : [];
  });
}

/** The value of a filter's text; undefined for a text that means none. */
export function readFilterText<Name extends FilterName>(name: Name, text: string): FilterValue<Name> | undefined {
  const filter: Kind = listingFilters[name];
  return readKind(filter, text) as FilterValue<Name> | undefined;
}

function readKind(filter: Kind, text: string): unknown {
  if ('pattern' in filter) return read(filter, text);
  if ('choices' in filter) return filter.choices.includes(text) ? text : undefined;
  if (filter.freeText === 'name')
    return text && text.length <= filter.maxLength && isWellFormed(text) ? text : undefined;
  const words = readShortText(text, filter.maxLength);
  return words === undefined || isBlank(words) ? undefined : words;
}

/** The filter of a list's address. What makes no sense, or leaves nothing out, counts as absent. */
export function readListingFilter(address: URLSearchParams): ListingFilterTexts {
  const given: Partial<Record<FilterName, string>> = {};
  const values: Partial<Record<FilterName, unknown>> = {};
  for (const name of listingFilterNames) {
    const text = address.get(name)?.trim() ?? '';
    const value = readFilterText(name, text);
    if (asksFor(name, value)) [given[name], values[name]] = [text, value];
  }
  for (const { name } of faultsBetween(values as FilterValues)) {
    // A circle that misses a part is none.
    const { together = [name] }: Filter = listingFilters[name];
    for (const faulty of together) delete given[faulty as FilterName];
  }
  return given as ListingFilterTexts;
}
