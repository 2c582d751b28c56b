import { withCommas } from '@africanscity/messages/formats';
import type { FilterGroup } from '@africanscity/contracts/listings/filters';
import type { StatusLabels } from '@africanscity/contracts/listings/status';
import { activeGroups, groupLabel } from '../../listings/query/filter-groups.ts';
import type { ListQuery } from '../../listings/query/list-query.ts';
import { listTitle, lowered } from '../../listings/query/list-title.ts';

export const maxSearchName = 80;

/** Filters that the title of a list names. */
const titled: ReadonlySet<FilterGroup> = new Set(['text', 'status', 'type', 'city', 'place']);

/** Proposes a name for a search: 'Houses for sale in Lagos, 2+ rooms, up to $90,000'. Leaves out filters that do not fit. */
export function searchName(query: Partial<ListQuery>, labels: StatusLabels): string {
  // The title names a radius, but no part of a map.
  const others = activeGroups(query).filter((group) => !titled.has(group) && (group !== 'area' || query.bounds));
  return others
    .map((group) => lowered(groupLabel(query, group, labels)))
    .reduce(
      (name, part) => {
        const longer = withCommas([name, part]);
        return longer.length > maxSearchName ? name : longer;
      },
      listTitle(query, labels).slice(0, maxSearchName),
    );
}
