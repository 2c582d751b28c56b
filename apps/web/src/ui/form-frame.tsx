import type { ReactNode } from 'react';
import classes from './form-frame.module.css';

/** Around a form that has a page to itself. On a phone the screen is frame enough. */
export function FormFrame({ children }: { children: ReactNode }) {
  return <div className={classes.frame}>{children}</div>;
}
