import { readListingFilter } from '@africanscity/contracts/listings/filters';
import type { StatusLabels } from '@africanscity/contracts/listings/status';
import { filterLine } from '../../listings/list/filter-groups.ts';

/** What a filter asks for, in words. `filter` holds the texts of a list's address. */
export function describeFilter(filter: Record<string, string>, labels: StatusLabels): string {
  return filterLine(readListingFilter(new URLSearchParams(filter)), labels);
}
