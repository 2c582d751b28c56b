import type { HTMLAttributes } from 'react';
import classes from './hidden-text.module.css';

interface HiddenTextProps extends HTMLAttributes<HTMLElement> {
  as?: 'span' | 'h2';
}

/** Text for screen readers only. A plain element, because a page may have many. */
export function HiddenText({ as: Element = 'span', ...props }: HiddenTextProps) {
  return <Element className={classes.hidden} {...props} />;
}
