import type { ReactNode } from 'react';
import classes from './prose.module.css';

/** Running text: headings, paragraphs, lists and links with the measure and rhythm of a page to read. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={classes.prose}>{children}</div>;
}
