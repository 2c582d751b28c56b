import type { ReactNode } from 'react';
import classes from './prose.module.css';

/** Running text with the styles of headings, paragraphs, lists and links. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={classes.prose}>{children}</div>;
}
