import type { MinimumFilterName } from '@africanscity/contracts/listings/fields';
import { FacetLink } from './facet-link.tsx';
import { FilterChoice } from './filter-option.tsx';
import { listAddress, type ListQuery } from './list-query.ts';
import classes from './count-choice.module.css';
import { HiddenText } from '../../../ui/hidden-text.tsx';

interface CountChoiceProps {
  title: string;
  name: MinimumFilterName;
  query: ListQuery;
  /** The numbers offered, each with its listings where they are counted. */
  counts: { value: number; count: number | undefined }[];
  /** Whether they are estimates. */
  atLeast: boolean;
}

/** At least so many of something: a row of numbers, each with what it leaves. The chosen one takes itself back. */
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
              <span className={classes.number}>
                {value}+<HiddenText> {title.toLowerCase()} </HiddenText>
              </span>
            </FacetLink>
          </li>
        );
      })}
    </FilterChoice>
  );
}
