import type { MinimumFilterName } from '@africanscity/contracts/listings/list-rows';
import { FacetLink } from './facet-link.tsx';
import { FilterChoice } from './filter-option.tsx';
import { listAddress, type ListQuery } from '../../query/list-query.ts';
import classes from './count-choice.module.css';
import { HiddenText } from '../../../../ui/hidden-text.tsx';

interface CountChoiceProps {
  title: string;
  name: MinimumFilterName;
  query: ListQuery;
  /** The offered numbers with their counts, if counted. */
  counts: { value: number; count: number | undefined }[];
  /** Whether the counts are lower bounds. */
  atLeast: boolean;
}

/** A filter for a minimum number: a row of numbers with their counts. Choosing the active one removes the filter. */
export function CountChoice({ title, name, query, counts, atLeast }: CountChoiceProps) {
  return (
    <FilterChoice title={title} className={classes.row}>
      {counts.map(({ value, count }) => {
        const current = query[name] === String(value);
        return (
          <li key={value}>
            <FacetLink
              classNames={{ choice: classes.choice, count: classes.count }}
              to={listAddress(query, { [name]: current ? undefined : String(value) })}
              current={current}
              count={count}
              atLeast={atLeast}
            >
              {value}+<HiddenText> {title.toLowerCase()} </HiddenText>
            </FacetLink>
          </li>
        );
      })}
    </FilterChoice>
  );
}
