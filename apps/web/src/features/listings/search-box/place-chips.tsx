import * as texts from '@africanscity/messages/listings';
import { IconCurrentLocation, IconHistory } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useStatusLabels } from '../../../api/status-labels.ts';
import { paths } from '../../../app/paths.ts';
import chips from '../../../ui/chip.module.css';
import { useNearby } from '../core/use-nearby.ts';
import { placesLabel } from '../query/filter-groups.ts';
import { useShowList } from '../query/pending-query.ts';
import { keyOf, type RecentPlace, recentPlaces } from '../recently-viewed/recent-places.ts';
import classes from './place-chips.module.css';
import type { OpenStatus } from './status-choice.tsx';
import { useRecentPlaces } from './use-recent-places.ts';

export interface PopularPlace {
  slug: string;
  name: string;
}

interface PlaceChipsProps {
  /** Places that are offered to visitors without recent places. */
  popular: PopularPlace[];
  /** Id of the search form. */
  form: string;
  /** Status of homes near the visitor. */
  status: OpenStatus;
}

/**
 * One row below the search form: homes near the visitor, then the places that were searched or looked at on this device,
 * or else popular ones. It always has the same height, so that nothing below moves.
 */
export function PlaceChips({ popular, form, status }: PlaceChipsProps) {
  const recent = useRecentPlaces();
  const showList = useShowList();
  const { isLooking, fault, find, clearFault } = useNearby((near) =>
    showList(paths.properties({ propertyStatus: status, ...near, oderBy: 'distance-ASC' })),
  );
  return (
    <div className={classes.frame}>
      <div className={classes.row}>
        <button
          type="button"
          className={`${chips.chip} ${classes.near}`}
          aria-busy={isLooking}
          onClick={find}
          onBlur={clearFault}
        >
          <IconCurrentLocation size={18} aria-hidden />
          {texts.nearMe()}
        </button>
        {recent.length > 0 ? <RecentPlaces places={recent} /> : <PopularPlaces places={popular} form={form} />}
      </div>
      {fault && <Fault text={fault} onClose={clearFault} />}
    </div>
  );
}

/** Links to the homes of recent places, each with the status that was searched last. */
function RecentPlaces({ places }: { places: RecentPlace[] }) {
  const labels = useStatusLabels();
  return (
    <ul className={classes.places} aria-label={texts.recentPlaces()}>
      {places.map((place) => (
        <li key={keyOf(place)}>
          <Link to={paths.properties(place)} className={chips.chip}>
            <IconHistory size={18} aria-hidden className={classes.icon} />
            <bdi>{place.text ?? place.city ?? placesLabel(place)}</bdi>
            {place.propertyStatus && <span className={classes.status}>{labels[place.propertyStatus]}</span>}
          </Link>
        </li>
      ))}
      <li className={classes.last}>
        <button
          type="button"
          className={`${chips.chip} ${classes.clear}`}
          aria-label={texts.clearRecentPlaces()}
          onClick={() => recentPlaces.write([])}
        >
          {texts.clear()}
        </button>
      </li>
    </ul>
  );
}

/** Buttons of the search form, so that they send its choice of sale or rent also before the app loads. */
function PopularPlaces({ places, form }: { places: PopularPlace[]; form: string }) {
  if (places.length === 0) return null;
  return (
    <ul className={`${classes.places} ${classes.popular}`} aria-label={texts.popularPlaces()}>
      {places.map(({ slug, name }) => (
        <li key={slug}>
          <button type="submit" form={form} name="place" value={slug} className={chips.chip} dir="auto">
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A message over the content below, until the next press. */
function Fault({ text, onClose }: { text: string; onClose: () => void }) {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    window.addEventListener('pointerdown', onClose);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('pointerdown', onClose);
      window.removeEventListener('keydown', onKey);
    };
  });
  return (
    <p className={classes.fault} role="alert">
      {text}
    </p>
  );
}
