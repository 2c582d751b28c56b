import * as texts from '@africanscity/messages/messages';
import type { CompanyDetails } from '@africanscity/contracts/messages/contact';
import { africaOutline, project } from './africa-outline.ts';
import classes from './company-map.module.css';

/** The company's position on the continent, as a drawing without an external map service. */
export function CompanyMap({ place }: { place: CompanyDetails['place'] }) {
  const { x, y } = project(place.longitude, place.latitude);
  return (
    <svg className={classes.map} viewBox="0 0 75 78" role="img" aria-label={texts.placeOnMap({ place: place.name })}>
      <path className={classes.land} d={africaOutline} />
      <circle className={classes.ring} cx={x} cy={y} r={4.5} />
      <circle className={classes.dot} cx={x} cy={y} r={1.8} />
      <text className={classes.name} x={x} y={y - 6.5} textAnchor="middle">
        {place.name}
      </text>
    </svg>
  );
}
