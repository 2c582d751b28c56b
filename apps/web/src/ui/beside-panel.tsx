import type { ReactNode } from 'react';
import classes from './beside-panel.module.css';

interface BesidePanelProps {
  title: string;
  /** A drawing above it. */
  picture?: string;
  /** A list whose items are a sign and a text; and what else is to be said. */
  children: ReactNode;
}

/** What a form is good for, beside it where there is room. */
export function BesidePanel({ title, picture, children }: BesidePanelProps) {
  return (
    <div className={classes.panel}>
      {picture && (
        <img src={picture} alt="" width={480} height={360} loading="lazy" className={`decoration ${classes.picture}`} />
      )}
      <h2>{title}</h2>
      {children}
    </div>
  );
}
