import type { ReactNode } from 'react';
import { useNavigation } from 'react-router-dom';
import classes from './pending-results.module.css';

/** Dims the current results while the page at `path` loads others. */
export function PendingResults({ path, children }: { path: string; children: ReactNode }) {
  const pending = useNavigation().location?.pathname === path;
  return (
    <div className={classes.results} aria-busy={pending}>
      {children}
    </div>
  );
}
