import { IconLogout, IconShieldLock, IconUserCog } from '@tabler/icons-react';
import { NavLink } from 'react-router-dom';
import type { Session } from '../../api/session.ts';
import { paths } from '../paths.ts';
import { accountLinks, withCompanies, type AccountLink } from '../../components/account-links.ts';
import { useCompanyLinks } from '../../components/use-company-links.ts';
import classes from './menu-link.module.css';
import { UnreadBadge } from './unread-badge.tsx';
import { useLogOff } from './use-log-off.ts';

/** The links of the user's menu, in the bar and on the phone. */
export function AccountItems({ session }: { session: Session }) {
  const logOff = useLogOff();
  const companies = useCompanyLinks(session);
  return (
    <>
      {withCompanies(linksOf(session), companies).map(({ to, text, icon: Icon }) => (
        <NavLink key={to} to={to} className={classes.link}>
          <Icon size={20} aria-hidden /> {text}
          {to === paths.enquiries() && <UnreadBadge session={session} />}
        </NavLink>
      ))}
      <button type="button" className={classes.link} onClick={logOff}>
        <IconLogout size={20} aria-hidden /> Log out
      </button>
    </>
  );
}

/** Administrators have an area of their own, which the other pages would only send them to. */
function linksOf(session: Session): AccountLink[] {
  return session.role === 'ADMIN' ? administratorLinks : accountLinks;
}

const administratorLinks: AccountLink[] = [
  { to: paths.admin, text: 'Admin', icon: IconShieldLock },
  { to: paths.adminAccount, text: 'My account', icon: IconUserCog },
];
