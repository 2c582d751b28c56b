import * as texts from '@africanscity/messages/listings';
import { listAddress, type ListQuery } from '../../query/list-query.ts';
import { FilterOption } from './filter-option.tsx';
import classes from './list-filters.module.css';

/** Days since a listing was listed. */
const offered = ['1', '7', '30'];

/** Offers homes that are new, by days. Choosing the active number removes the filter. */
export default function DateFilter({ query }: { query: ListQuery }) {
  return (
    <ul className={classes.options}>
      {offered.map((days) => (
        <FilterOption
          key={days}
          label={texts.listedInDays({ count: Number(days) })}
          to={listAddress(query, { listedDays: query.listedDays === days ? undefined : days })}
          current={query.listedDays === days}
        />
      ))}
    </ul>
  );
}
