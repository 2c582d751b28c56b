import type { ReactNode } from 'react';
import classes from './beside-panel.module.css';

interface BesidePanelProps {
  title: string;
  /** URL of an illustration above the text. */
  picture?: string;
  /** A list of items with an icon and a text, and further text. */
  children: ReactNode;
}

/** Explains the benefits of a form, beside the form on wide screens. */
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
