import { useLayoutEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { useSession } from '../api/session.ts';
import { accountLinks, withCompanies } from './account-links.ts';
import classes from './account-navigation.module.css';
import { useCompanyLinks } from './use-company-links.ts';

/** The pages of an account, one beside the other: a row that is swiped where it does not fit. */
export function AccountNavigation() {
  const session = useSession();
  const companies = useCompanyLinks(session);
  const row = useRef<HTMLUListElement>(null);
  // The page that is open stands in sight, however far along the row its link is.
  useLayoutEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (row.current && here) row.current.scrollLeft = here.offsetLeft - row.current.clientWidth / 3;
  }, []);
  return (
    <nav aria-label="Your account" className={classes.navigation}>
      <ul ref={row} className={classes.row}>
        {withCompanies(accountLinks, companies).map(({ to, text, icon: Icon }) => (
          <li key={to}>
            <NavLink to={to} className={classes.link}>
              <Icon size={18} aria-hidden /> <span className={classes.text}>{text}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
