import * as texts from '@africanscity/messages/messages';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import classes from './unread-count.module.css';

/** A badge with the number of unread items. */
export function UnreadCount({ count }: { count: number }) {
  return (
    <span className={classes.count}>
      {count > 99 ? '99+' : count}
      <HiddenText> {texts.unread()}</HiddenText>
    </span>
  );
}
