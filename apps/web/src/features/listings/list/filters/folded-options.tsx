import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FilterOption, type FilterOptionProps } from './filter-option.tsx';
import classes from './list-filters.module.css';

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
  const details = useRef<HTMLDetailsElement>(null);
  const [opened, setOpened] = useState(false);
  // A visitor may have opened it before hydration.
  useEffect(() => {
    if (details.current?.open) setOpened(true);
  }, []);
  const isShown = open || opened;
  const list = (
    <ul className={classes.options}>
      {options.map((option) => (
        <FilterOption key={option.to} {...option} plain={!isShown} />
      ))}
    </ul>
  );
  return (
    <details
      ref={details}
      className={className}
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary data-needs-app>{summary}</summary>
      {isShown ? list : <noscript>{list}</noscript>}
    </details>
  );
}
