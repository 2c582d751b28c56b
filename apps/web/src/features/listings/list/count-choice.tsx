import type { StepFilter } from '@africanscity/contracts/listings/filters';
import { SiteLink } from '../../../components/site-link.tsx';
import { facetCountText, leavesNone } from './facet-count.ts';
import { listAddress, type ListQuery } from './list-query.ts';
import classes from './count-choice.module.css';
import filters from './list-filters.module.css';
import { HiddenText } from '../../../ui/hidden-text.tsx';

interface CountChoiceProps {
  title: string;
  name: StepFilter;
  query: ListQuery;
  /** For 1, 2, 3 and so on, the listings with at least so many. */
  counts: { value: number; count: number }[] | undefined;
  /** Whether they are estimates. */
  about: boolean;
}

const withoutCounts = [1, 2, 3, 4, 5, 6].map((value) => ({ value, count: undefined }));

/** At least so many of something: a row of numbers, each with what it leaves. The chosen one takes itself back. */
export function CountChoice({ title, name, query, counts, about }: CountChoiceProps) {
  return (
    <section>
      <h2 className={filters.title}>{title}</h2>
      <ul className={classes.row}>
        {(counts ?? withoutCounts).map(({ value, count }) => {
          const current = query[name] === String(value);
          const text = facetCountText({ count, about });
          const content = (
            <>
              <span className={classes.number}>
                {value}+<HiddenText> {title.toLowerCase()} </HiddenText>
              </span>
              {text !== null && <span className={classes.count}>{text}</span>}
            </>
          );
          return (
            <li key={value}>
              {leavesNone({ count, about }) && !current ? (
                <span className={classes.choice} data-none>
                  {content}
                </span>
              ) : (
                <SiteLink
                  className={classes.choice}
                  to={listAddress(query, { [name]: current ? undefined : String(value) })}
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
