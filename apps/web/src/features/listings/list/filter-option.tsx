import type { CSSProperties, ReactNode } from 'react';
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
  /** Its number beside the largest of its kind, from 0 to 1, drawn as a bar. */
  share?: number;
}

export function FilterOption({ label, count, about, to, current, depth = 0, share }: FilterOptionProps) {
  const text = facetCountText({ count, about });
  const content = (
    <>
      <span>{label}</span>
      {text !== null && <span className={classes.count}>{text}</span>}
    </>
  );
  const bar = share === undefined ? {} : { 'data-share': '', style: { '--share': share.toFixed(3) } as CSSProperties };
  return (
    <li style={depth ? { paddingInlineStart: `${depth}rem` } : undefined}>
      {leavesNone({ count, about }) && !current ? (
        <span className={classes.option} data-none {...bar}>
          {content}
        </span>
      ) : (
        <SiteLink className={classes.option} to={to} aria-current={current || undefined} {...bar}>
          {content}
        </SiteLink>
      )}
    </li>
  );
}
