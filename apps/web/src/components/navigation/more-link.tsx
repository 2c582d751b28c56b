import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import classes from './more-link.module.css';

/** A link from a section to the full list. */
export function MoreLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={classes.link}>
      {children} <IconArrowRight size={18} aria-hidden />
    </Link>
  );
}
