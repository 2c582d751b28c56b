import { formatNumber } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/listings';
import type { LandingLink } from '@africanscity/contracts/listings/landing';
import { Title } from '@mantine/core';
import { SiteLink } from '../../../components/navigation/site-link.tsx';
import classes from './landing-links.module.css';

interface LandingLinksProps {
  id: string;
  title: string;
  links: LandingLink[];
  /** Groups the links by the parent place. */
  grouped?: boolean;
}

/** Links to other landing pages with the number of homes. */
export function LandingLinks({ id, title, links, grouped = false }: LandingLinksProps) {
  if (links.length === 0) return null;
  const groups = grouped ? Map.groupBy(links, ({ within }) => within) : new Map([[null, links]]);
  return (
    <nav className={classes.links} aria-labelledby={id}>
      <Title order={2} size="h4" id={id}>
        {title}
      </Title>
      {[...groups].map(([within, inside]) => (
        <div key={within} className={classes.group}>
          {within && <h3 className={classes.within}>{texts.inPlace({ place: within })}</h3>}
          <ul className={classes.list}>
            {inside.map(({ path, name, homes }) => (
              <li key={path}>
                <SiteLink dir="auto" to={path}>
                  {name}
                </SiteLink>{' '}
                <span className={classes.count}>{formatNumber(homes)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
