import * as texts from '@africanscity/messages/site';
import { titles } from '@africanscity/contracts/accounts/values';
import type { Session } from '../../api/session.ts';
import { NavDropdown } from '../../components/navigation/nav-dropdown.tsx';
import { AccountItems } from './account-items.tsx';
import { UnreadBadge } from './unread-badge.tsx';
import classes from './user-menu.module.css';

/** The logged-in user's name and account links. */
export function UserMenu({ session }: { session: Session }) {
  const name = session.fullName || texts.myAccount();
  return (
    <div className={classes.menu}>
      <NavDropdown
        side="end"
        label={
          <>
            <span className={classes.initials} aria-hidden>
              {initialsOf(name)}
            </span>
            <span dir="auto" className={classes.name}>
              {name}
            </span>
            <UnreadBadge session={session} />
          </>
        }
      >
        <AccountItems session={session} />
      </NavDropdown>
    </div>
  );
}

/** Initials of the first name and surname, without the title. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word && !(titles as readonly string[]).includes(word));
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
