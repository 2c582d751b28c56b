import type { ReactNode } from 'react';
import classes from './form-frame.module.css';

/** The frame of a form that has its own page. Phones show no frame. */
export function FormFrame({ children }: { children: ReactNode }) {
  return <div className={classes.frame}>{children}</div>;
}
