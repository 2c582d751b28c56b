import type { ListingFacets } from '@africanscity/contracts/listings/facets';
import { openStatuses } from '@africanscity/contracts/listings/values';
import { useStatusLabels } from '../../../api/status-labels.ts';
import { SiteLink } from '../../../components/site-link.tsx';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import classes from './count-choice.module.css';
import { facetCountText, leavesNone } from './facet-count.ts';
import filters from './list-filters.module.css';
import { listAddress, type ListQuery } from './list-query.ts';

interface StatusFilterProps {
  query: ListQuery;
  /** Absent when they could not be counted. */
  counts: ListingFacets['propertyStatus'] | undefined;
  /** Whether they are estimates. */
  about: boolean;
}

/** For sale, to rent or either, in one row. */
export function StatusFilter({ query, counts, about }: StatusFilterProps) {
  const labels = useStatusLabels();
  const countOf = (status: string) => counts?.find(({ value }) => value === status)?.count;
  return (
    <section>
      <h2 className={filters.title}>Status</h2>
      <ul className={classes.row}>
        {[undefined, ...openStatuses].map((status) => {
          const counted = { count: status && countOf(status), about };
          const current = query.propertyStatus === status;
          const count = facetCountText(counted);
          const content = (
            <>
              <span className={classes.number}>
                {status ? (
                  labels[status]
                ) : (
                  <>
                    Either<HiddenText> for sale or rent</HiddenText>
                  </>
                )}
              </span>
              {count !== null && <span className={classes.count}>{count}</span>}
            </>
          );
          return (
            <li key={status ?? ''}>
              {leavesNone(counted) && !current ? (
                <span className={classes.choice} data-none>
                  {content}
                </span>
              ) : (
                <SiteLink
                  className={classes.choice}
                  to={listAddress(query, { propertyStatus: status })}
                  aria-current={current || undefined}
                >
                  {content}
                </SiteLink>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
