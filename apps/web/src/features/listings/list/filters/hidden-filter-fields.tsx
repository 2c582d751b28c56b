import { filterOf, type ListQuery } from '../../query/list-query.ts';

interface HiddenFilterFieldsProps {
  query: ListQuery;
  /** Filters that the form has its own fields for. */
  except?: string[];
}

/** Hidden fields that keep the active filters when a form is sent without scripts. */
export function HiddenFilterFields({ query, except = [] }: HiddenFilterFieldsProps) {
  return Object.entries({ ...filterOf(query), ...(query.view && { view: query.view }) }).map(
    ([name, value]) => !except.includes(name) && <input key={name} type="hidden" name={name} value={value} />,
  );
}
