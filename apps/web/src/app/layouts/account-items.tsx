import * as texts from '@africanscity/messages/site';
import { IconLogout, IconShieldLock, IconUserCog } from '@tabler/icons-react';
import { NavLink } from 'react-router-dom';
import type { Session } from '../../api/session.ts';
import { paths } from '../paths.ts';
import { accountLinks, withCompanies, type AccountLink } from '../../features/accounts/account-area/account-links.ts';
import { useCompanyLinks } from '../../features/accounts/account-area/use-company-links.ts';
import classes from './menu-link.module.css';
import { UnreadBadge } from './unread-badge.tsx';
import { useLogOff } from './use-log-off.ts';

/** The links of the user menu, for the navigation bar and for phones. */
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
        <IconLogout size={20} aria-hidden /> {texts.logOut()}
      </button>
    </>
  );
}

/** Administrators have their own area; the account pages would only redirect there. */
function linksOf(session: Session): AccountLink[] {
  return session.role === 'ADMIN' ? administratorLinks() : accountLinks();
}

const administratorLinks = (): AccountLink[] => [
  { to: paths.admin, text: texts.admin(), icon: IconShieldLock },
  { to: paths.adminAccount, text: texts.myAccount(), icon: IconUserCog },
];
