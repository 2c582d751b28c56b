import { filterOf, type ListQuery } from './list-query.ts';

interface KeptFiltersProps {
  query: ListQuery;
  /** Filters that the form has fields of its own for. */
  but?: string[];
}

/** Keeps the filters in force when a form is sent without scripts. */
export function KeptFilters({ query, but = [] }: KeptFiltersProps) {
  return Object.entries({ ...filterOf(query), ...(query.view && { view: query.view }) }).map(
    ([name, value]) => !but.includes(name) && <input key={name} type="hidden" name={name} value={value} />,
  );
}
