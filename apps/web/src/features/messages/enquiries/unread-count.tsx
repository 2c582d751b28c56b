import { VisuallyHidden } from '@mantine/core';
import classes from './unread-count.module.css';

/** How many are unread, beside what they are. */
export function UnreadCount({ count }: { count: number }) {
  return (
    <span className={classes.count}>
      {count > 99 ? '99+' : count}
      <VisuallyHidden component="span"> unread</VisuallyHidden>
    </span>
  );
}
