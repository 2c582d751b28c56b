import type { PropertyStatus } from '@africanscity/contracts/listings/status';
import { Link, useLocation } from 'react-router-dom';
import { NavDropdown } from '../../components/nav-dropdown.tsx';
import { paths } from '../paths.ts';
import classes from './menu-link.module.css';
import { useTypeCounts } from './use-type-counts.ts';

interface TypesDropdownProps {
  label: string;
  status: Extract<PropertyStatus, 'FOR_SALE' | 'FOR_RENT'>;
}

const everything = { FOR_SALE: 'All properties for sale', FOR_RENT: 'All properties for rent' };

/** The property types, each leading to its listings for sale or for rent. */
export function TypesDropdown({ label, status }: TypesDropdownProps) {
  const types = useTypeCounts();
  const shown = useShownFilter();
  const here = shown?.get('propertyStatus') === status;
  const isHere = (type: string | null) => (here && shown?.get('propertyType') === type ? 'page' : undefined);
  return (
    <NavDropdown label={label} current={here}>
      <Link
        to={paths.properties({ propertyStatus: status })}
        className={classes.link}
        aria-current={isHere(null)}
        data-strong
      >
        {everything[status]}
      </Link>
      {types.map(({ propertyType }) => (
        <Link
          key={propertyType}
          to={paths.properties({ propertyStatus: status, propertyType })}
          className={classes.link}
          aria-current={isHere(propertyType)}
        >
          {propertyType}
        </Link>
      ))}
    </NavDropdown>
  );
}

function useShownFilter(): URLSearchParams | undefined {
  const { pathname, search } = useLocation();
  return pathname === '/Properties' ? new URLSearchParams(search) : undefined;
}
