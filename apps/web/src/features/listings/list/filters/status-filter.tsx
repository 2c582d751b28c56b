import * as texts from '@africanscity/messages/listings';
import type { ListingFacets } from '@africanscity/contracts/listings/facets';
import { openStatuses } from '@africanscity/contracts/listings/values';
import { useStatusLabels } from '../../../../api/status-labels.ts';
import { HiddenText } from '../../../../ui/hidden-text.tsx';
import classes from './count-choice.module.css';
import { FacetLink } from './facet-link.tsx';
import { FilterChoice } from './filter-option.tsx';
import { listAddress, type ListQuery } from '../../query/list-query.ts';

interface StatusFilterProps {
  query: ListQuery;
  /** Absent if the counts failed. */
  counts: ListingFacets['propertyStatus'] | undefined;
  /** Whether the counts are lower bounds. */
  atLeast: boolean;
}

/** For sale, to rent or either, in one row. */
export function StatusFilter({ query, counts, atLeast }: StatusFilterProps) {
  const labels = useStatusLabels();
  const countOf = (status: string) => counts?.find(({ value }) => value === status)?.count;
  return (
    <FilterChoice title={texts.status()} className={`${classes.row} ${classes.words}`}>
      {[undefined, ...openStatuses].map((status) => (
        <li key={status ?? ''}>
          <FacetLink
            classNames={{ choice: classes.choice, count: classes.count }}
            to={listAddress(query, { propertyStatus: status })}
            current={query.propertyStatus === status}
            count={status && countOf(status)}
            atLeast={atLeast}
          >
            <span className={classes.number}>
              {status ? (
                labels[status]
              ) : (
                <>
                  {texts.either()}
                  <HiddenText> {texts.forSaleOrRent()}</HiddenText>
                </>
              )}
            </span>
          </FacetLink>
        </li>
      ))}
    </FilterChoice>
  );
}
