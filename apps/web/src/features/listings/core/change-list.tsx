import type { ListingChange } from '@africanscity/contracts/listings/changes';
import { showDay } from '../../../ui/show-time.ts';
import classes from './change-list.module.css';

interface ChangeListProps extends Pick<React.ComponentProps<'ol'>, 'aria-label'> {
  /** The newest first. */
  changes: Pick<ListingChange, 'day' | 'events'>[];
}

/** Changes of price and status with their days. */
export function ChangeList({ changes, ...label }: ChangeListProps) {
  return (
    <ol className={classes.changes} reversed {...label}>
      {changes.flatMap(({ day, events }) =>
        events.map((text) => (
          <li key={`${day} ${text}`}>
            <time dateTime={day}>{showDay(day)}</time>
            <span>{text}</span>
          </li>
        )),
      )}
    </ol>
  );
}
