import { IconLayoutGrid, IconMap2 } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router-dom';
import { addressWith } from './map-address.ts';
import classes from './map-toggle.module.css';

/** Leads between the list and the map of the same filter. */
export function MapToggle({ current }: { current: 'list' | 'map' }) {
  const [search] = useSearchParams();
  return (
    <nav className={classes.toggle} aria-label="View">
      <Link to={addressWith(search, { view: '' })} aria-current={current === 'list' ? 'page' : undefined}>
        <IconLayoutGrid size={18} aria-hidden /> List
      </Link>
      <Link to={addressWith(search, { view: 'map' })} aria-current={current === 'map' ? 'page' : undefined}>
        <IconMap2 size={18} aria-hidden /> Map
      </Link>
    </nav>
  );
}
