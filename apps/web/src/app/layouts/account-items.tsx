import { IconLogout, IconShieldLock } from '@tabler/icons-react';
import { NavLink } from 'react-router-dom';
import type { Session } from '../../api/session.ts';
import { paths } from '../paths.ts';
import { accountLinks } from './account-links.ts';
import classes from './menu-link.module.css';
import { useLogOff } from './use-log-off.ts';

/** The links of the user's menu, in the bar and on the phone. */
export function AccountItems({ session }: { session: Session }) {
  const logOff = useLogOff();
  return (
    <>
      {session.role === 'ADMIN' && (
        <NavLink to={paths.admin} className={classes.link}>
          <IconShieldLock size={20} aria-hidden /> Admin
        </NavLink>
      )}
      {accountLinks.map(({ to, text, icon: Icon }) => (
        <NavLink key={to} to={to} className={classes.link}>
          <Icon size={20} aria-hidden /> {text}
        </NavLink>
      ))}
      <button type="button" className={classes.link} onClick={logOff}>
        <IconLogout size={20} aria-hidden /> Log Off
      </button>
    </>
  );
}
