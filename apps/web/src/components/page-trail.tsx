import { Anchor, Breadcrumbs } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import classes from './page-trail.module.css';

interface TrailLink {
  text: string;
  to: string;
}

interface TrailProps {
  /** From the furthest above to the nearest. */
  links: TrailLink[];
  /** The page itself, where its heading does not say it right below. */
  here?: string;
}

/** Where something stands among all else, as links to what is above it. */
export function Trail({ links, here }: TrailProps) {
  return (
    <nav aria-label="Breadcrumb" className={classes.trail}>
      <Breadcrumbs separator="/">
        {links.map(({ text, to }) => (
          <Anchor key={to} component={Link} to={to}>
            {text}
          </Anchor>
        ))}
        {here && (
          <span aria-current="page" className={classes.here}>
            {here}
          </span>
        )}
      </Breadcrumbs>
    </nav>
  );
}

/** Where the page stands: Home / Companies. */
export function PageTrail({ here, above = [] }: { here: string; above?: TrailLink[] }) {
  return (
    <div className={classes.page}>
      <Trail links={[{ text: 'Home', to: paths.home }, ...above]} here={here} />
    </div>
  );
}
