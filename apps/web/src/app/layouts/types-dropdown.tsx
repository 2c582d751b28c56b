import * as texts from '@africanscity/messages/site';
import type { PropertyStatus } from '@africanscity/contracts/listings/status';
import { useLocation } from 'react-router-dom';
import { CachedFragment } from '../../components/loading/cached-fragment.tsx';
import { NavDropdown } from '../../components/navigation/nav-dropdown.tsx';
import classes from './menu-link.module.css';
import { TypeLinks } from './type-links.tsx';
import { useKinds } from './use-kinds.ts';

interface TypesDropdownProps {
  label: string;
  status: Extract<PropertyStatus, 'FOR_SALE' | 'FOR_RENT'>;
}

const everything = () => ({ FOR_SALE: texts.allPropertiesForSale(), FOR_RENT: texts.allPropertiesForRent() });

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
      <CachedFragment
        as="div"
        className={classes.group}
        of={TypeLinks}
        props={{ status, everything: everything()[status], kinds, current }}
      />
    </NavDropdown>
  );
}

function useShownFilter(): URLSearchParams | undefined {
  const { pathname, search } = useLocation();
  return pathname === '/Properties' ? new URLSearchParams(search) : undefined;
}
