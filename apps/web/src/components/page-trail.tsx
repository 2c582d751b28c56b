import { Anchor, Breadcrumbs } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import classes from './page-trail.module.css';

/** Where the page stands: Home > Companies. */
export function PageTrail({ here, above = [] }: { here: string; above?: { text: string; to: string }[] }) {
  return (
    <nav aria-label="Breadcrumb" className={classes.trail}>
      <Breadcrumbs separator="&gt;" styles={{ root: { flexWrap: 'wrap' } }}>
        {[{ text: 'Home', to: paths.home }, ...above].map(({ text, to }) => (
          <Anchor key={to} component={Link} to={to}>
            {text}
          </Anchor>
        ))}
        <span aria-current="page" className={classes.here}>
          {here}
        </span>
      </Breadcrumbs>
    </nav>
  );
}
