import * as texts from '@africanscity/messages/listings';
import type { SharedHome } from '@africanscity/contracts/listings/shortlists';
import { ChangeList } from '../core/change-list.tsx';
import classes from './home-actions.module.css';

/** The changes of a home since it was saved, of its price and status; hidden if there are none. */
export function HomeChanges({ changes }: Pick<SharedHome, 'changes'>) {
  if (changes.length === 0) return null;
  return (
    <div className={classes.changes}>
      <ChangeList changes={changes} aria-label={texts.priceHistory()} />
    </div>
  );
}
