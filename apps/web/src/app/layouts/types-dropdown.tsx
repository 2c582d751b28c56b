import type { PropertyStatus } from '@africanscity/contracts/listings/status';
import { useLocation } from 'react-router-dom';
import { CachedFragment } from '../../components/cached-fragment.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { NavDropdown } from '../../components/nav-dropdown.tsx';
import { paths } from '../paths.ts';
import classes from './menu-link.module.css';
import { useKinds } from './use-kinds.ts';

interface TypesDropdownProps {
  label: string;
  status: Extract<PropertyStatus, 'FOR_SALE' | 'FOR_RENT'>;
}

const everything = { FOR_SALE: 'All properties for sale', FOR_RENT: 'All properties for rent' };

/** Property types with listings, with links to those for sale or for rent. */
export function TypesDropdown({ label, status }: TypesDropdownProps) {
  const kinds = useKinds(status).map(({ kind, depth }) => ({ kind, depth }));
  const shown = useShownFilter();
  const here = shown?.get('propertyStatus') === status;
  const asked = here ? shown?.get('kind') : undefined;
  // Unknown types in the URL mark no link as current.
  const current = asked && !kinds.some(({ kind }) => kind === asked) ? undefined : asked;
  return (
    <NavDropdown label={label} current={here}>
      <CachedFragment as="div" className={classes.group} of={TypeLinks} props={{ status, kinds, current }} />
    </NavDropdown>
  );
}

interface TypeLinksProps {
  status: TypesDropdownProps['status'];
  kinds: { kind: string; depth: number }[];
  /** The type of the list that is open. Null is the list of all types, undefined another page. */
  current: string | null | undefined;
}

function TypeLinks({ status, kinds, current }: TypeLinksProps) {
  const isHere = (kind: string | null) => (current === kind ? 'page' : undefined);
  return (
    <>
      <SiteLink
        to={paths.properties({ propertyStatus: status })}
        className={classes.link}
        aria-current={isHere(null)}
        data-strong
      >
        {everything[status]}
      </SiteLink>
      {kinds.map(({ kind, depth }) => (
        <SiteLink
          key={kind}
          to={paths.properties({ propertyStatus: status, kind })}
          className={classes.link}
          aria-current={isHere(kind)}
          style={depth ? { paddingInlineStart: `${0.75 + depth}rem` } : undefined}
        >
          {kind}
        </SiteLink>
      ))}
    </>
  );
}

function useShownFilter(): URLSearchParams | undefined {
  const { pathname, search } = useLocation();
  return pathname === '/Properties' ? new URLSearchParams(search) : undefined;
}
