import type { ReactNode } from 'react';
import type { FacetCount } from './facet-count.ts';
import { FacetLink } from './facet-link.tsx';
import classes from './list-filters.module.css';

interface FilterChoiceProps {
  title: string;
  children: ReactNode;
  /** Class of the list of values. Defaults to one value per line. */
  className?: string | undefined;
}

/** A filter and its values. */
export function FilterChoice({ title, children, className = classes.options }: FilterChoiceProps) {
  return (
    <section>
      <h2 dir="auto" className={classes.title}>
        {title}
      </h2>
      <ul className={className}>{children}</ul>
    </section>
  );
}

export interface FilterOptionProps extends FacetCount {
  label: string;
  to: string;
  current: boolean;
  /** Indentation level below a parent value. */
  depth?: number;
  plain?: boolean;
}

export function FilterOption({ label, depth = 0, ...facet }: FilterOptionProps) {
  return (
    <li style={depth ? { paddingInlineStart: `${depth}rem` } : undefined}>
      <FacetLink {...facet} classNames={{ choice: classes.option, count: classes.count }}>
        <span dir="auto">{label}</span>
      </FacetLink>
    </li>
  );
}
