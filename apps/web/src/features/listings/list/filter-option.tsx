import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
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

interface FilterOptionProps {
  label: string;
  /** Listings that it leaves; what leaves none leads nowhere. */
  count?: number;
  to: string;
  current: boolean;
}

export function FilterOption({ label, count, to, current }: FilterOptionProps) {
  const content = (
    <>
      <span>{label}</span>
      {count !== undefined && <span className={classes.count}>{count.toLocaleString('en')}</span>}
    </>
  );
  return (
    <li>
      {count === 0 && !current ? (
        <span className={classes.option} data-none>
          {content}
        </span>
      ) : (
        <Link className={classes.option} to={to} aria-current={current || undefined}>
          {content}
        </Link>
      )}
    </li>
  );
}
