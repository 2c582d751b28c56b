import * as texts from '@africanscity/messages/site';
import { useLayoutEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useSession } from '../../../api/session.ts';
import { accountLinks, withCompanies } from './account-links.ts';
import classes from './account-navigation.module.css';
import { useCompanyLinks } from './use-company-links.ts';

/** Links to the account pages, in a row that scrolls sideways on narrow screens. */
export function AccountNavigation() {
  const session = useSession();
  const companies = useCompanyLinks(session);
  const row = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // Scrolls the link to the current page into view, again when the links to companies have come.
  useLayoutEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    here?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [companies.length]);
  return (
    <nav aria-label={texts.yourAccount()} className={classes.navigation}>
      <ul ref={row} className={classes.row}>
        {withCompanies(accountLinks(), companies).map(({ to, text, icon: Icon, within }) => {
          // A NavLink is current on its own page alone.
          const LinkOfPage = within && pathname.startsWith(within) ? Link : NavLink;
          return (
            <li key={to}>
              <LinkOfPage to={to} className={classes.link} aria-current="page">
                <Icon size={18} aria-hidden /> <span className={classes.text}>{text}</span>
              </LinkOfPage>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
