import * as texts from '@africanscity/messages/listings';
import { SiteLink } from '../../../components/navigation/site-link.tsx';
import { usePendingQuery } from '../query/pending-query.ts';
import { listAddress, type ListQuery } from '../query/list-query.ts';
import classes from './radius-choice.module.css';

const radii = ['2', '5', '10', '25', '50'];

/** The radius of a list around a place. Hidden for other lists. */
export function RadiusChoice({ query: shown }: { query: ListQuery }) {
  const query = usePendingQuery(shown);
  if (!query.radiusKm) return null;
  return (
    <ul className={classes.radii} aria-label={texts.howFar()}>
      {radii.map((radiusKm) => (
        <li key={radiusKm}>
          <SiteLink
            className={classes.radius}
            to={listAddress(query, { radiusKm })}
            aria-current={query.radiusKm === radiusKm || undefined}
            preventScrollReset
          >
            {texts.kilometers({ count: String(radiusKm) })}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
