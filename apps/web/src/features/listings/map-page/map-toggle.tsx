import * as texts from '@africanscity/messages/listings';
import { IconLayoutGrid, IconMap2 } from '@tabler/icons-react';
import { SiteLink } from '../../../components/navigation/site-link.tsx';
import { usePendingSearch } from '../query/pending-query.ts';
import { addressWith } from '../map/map-address.ts';
import classes from './map-toggle.module.css';

/** Links between the list and the map of a filter. */
export function MapToggle({ current }: { current: 'list' | 'map' }) {
  const search = usePendingSearch();
  return (
    <nav className={classes.toggle} aria-label={texts.view()}>
      <SiteLink to={addressWith(search, { view: '' })} aria-current={current === 'list' ? 'page' : undefined}>
        <IconLayoutGrid size={18} aria-hidden /> {texts.list()}
      </SiteLink>
      <SiteLink to={addressWith(search, { view: 'map' })} aria-current={current === 'map' ? 'page' : undefined}>
        <IconMap2 size={18} aria-hidden /> {texts.map()}
      </SiteLink>
    </nav>
  );
}
