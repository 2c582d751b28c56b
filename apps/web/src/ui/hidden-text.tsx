import type { HTMLAttributes } from 'react';
import classes from './hidden-text.module.css';

interface HiddenTextProps extends HTMLAttributes<HTMLElement> {
  as?: 'span' | 'h2';
}

/** For screen readers alone. A plain element: some stand on a page many times. */
export function HiddenText({ as: Element = 'span', ...props }: HiddenTextProps) {
  return <Element className={classes.hidden} {...props} />;
}
