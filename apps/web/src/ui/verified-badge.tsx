import { IconRosetteDiscountCheckFilled } from '@tabler/icons-react';
import classes from './verified-badge.module.css';

/** Marks companies that the team has verified. */
export function VerifiedBadge() {
  return (
    <span className={classes.badge} title="Our team has checked who this company is">
      <IconRosetteDiscountCheckFilled size={16} aria-hidden /> Verified
    </span>
  );
}
