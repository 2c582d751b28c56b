import type { ReactNode } from 'react';
import { usePendingLocation } from '../navigation/use-pending-location.ts';
import classes from './pending-results.module.css';

/** Dims the pictures of the current results while the page at `path` loads others. */
export function PendingResults({ path, children }: { path: string; children: ReactNode }) {
  const pending = usePendingLocation()?.pathname === path;
  return (
    <div className={classes.results} aria-busy={pending}>
      {children}
    </div>
  );
}
