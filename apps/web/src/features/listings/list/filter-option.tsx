import type { ReactNode } from 'react';
import { SiteLink } from '../../../components/site-link.tsx';
import { type FacetCount, facetCountText, leavesNone } from './facet-count.ts';
import classes from './list-filters.module.css';

/** A filter and its values. */
export function FilterChoice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={classes.title}>{title}</h2>
      <ul className={classes.options}>{children}</ul>
    </section>
  );
}

/** With the listings that it leaves; what leaves none leads nowhere. */
interface FilterOptionProps extends FacetCount {
  label: string;
  to: string;
  current: boolean;
  /** How far it stands in, below what it is a part of. */
  depth?: number;
}

export function FilterOption({ label, count, about, to, current, depth = 0 }: FilterOptionProps) {
  const text = facetCountText({ count, about });
  const content = (
    <>
      <span>{label}</span>
      {text !== null && <span className={classes.count}>{text}</span>}
    </>
  );
  return (
    <li style={depth ? { paddingInlineStart: `${depth}rem` } : undefined}>
      {leavesNone({ count, about }) && !current ? (
        <span className={classes.option} data-none>
          {content}
        </span>
      ) : (
        <SiteLink className={classes.option} to={to} aria-current={current || undefined}>
          {content}
        </SiteLink>
      )}
    </li>
  );
}
