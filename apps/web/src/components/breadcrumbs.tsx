import { Anchor, Breadcrumbs } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import classes from './breadcrumbs.module.css';

interface BreadcrumbLink {
  text: string;
  to: string;
}

interface BreadcrumbNavProps {
  /** From the furthest above to the nearest. */
  links: BreadcrumbLink[];
  /** The page itself, where its heading does not say it right below. */
  here?: string;
}

/** Where something stands among all else, as links to what is above it. */
export function BreadcrumbNav({ links, here }: BreadcrumbNavProps) {
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
export function PageBreadcrumbs({ here, above = [] }: { here: string; above?: BreadcrumbLink[] }) {
  return (
    <div className={classes.page}>
      <BreadcrumbNav links={[{ text: 'Home', to: paths.home }, ...above]} here={here} />
    </div>
  );
}
