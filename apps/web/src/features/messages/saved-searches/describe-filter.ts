import { readListingFilter } from '@africanscity/contracts/listings/filter-texts';
import type { StatusLabels } from '@africanscity/contracts/listings/status';
import { filterLine } from '../../listings/query/filter-groups.ts';

/** Describes a filter in words. `filter` has the URL parameters of a list. */
export function describeFilter(filter: Record<string, string>, labels: StatusLabels): string {
  return filterLine(readListingFilter(new URLSearchParams(filter)), labels);
}
