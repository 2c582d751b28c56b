import * as texts from '@africanscity/messages/site';
import { IconRosetteDiscountCheckFilled } from '@tabler/icons-react';
import classes from './verified-badge.module.css';

/** Marks companies that the team has verified. */
export function VerifiedBadge() {
  return (
    <span className={classes.badge} title={texts.companyChecked()}>
      <IconRosetteDiscountCheckFilled size={16} aria-hidden /> {texts.verified()}
    </span>
  );
}
