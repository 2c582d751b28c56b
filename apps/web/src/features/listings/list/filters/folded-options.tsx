import type { ReactNode } from 'react';
import { FilterOption, type FilterOptionProps } from './filter-option.tsx';
import classes from './list-filters.module.css';
import { useOpened } from './use-opened.ts';

interface FoldedOptionsProps {
  className: string | undefined;
  summary: ReactNode;
  /** Whether it is open at first. */
  open?: boolean;
  options: FilterOptionProps[];
}

/**
 * Filter choices behind a summary. Most are never opened, so they become elements at the first opening. In `noscript`
 * they are text for browsers that run scripts, and elements for all others.
 */
export function FoldedOptions({ className, summary, open = false, options }: FoldedOptionsProps) {
  const { opened, details } = useOpened();
  const isShown = open || opened;
  const list = (
    <ul className={classes.options}>
      {options.map((option) => (
        <FilterOption key={option.to} {...option} plain={!isShown} />
      ))}
    </ul>
  );
  return (
    <details className={className} open={open} {...details}>
      <summary data-needs-app>{summary}</summary>
      {isShown ? list : <noscript>{list}</noscript>}
    </details>
  );
}
