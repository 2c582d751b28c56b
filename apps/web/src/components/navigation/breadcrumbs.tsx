import * as texts from '@africanscity/messages/site';
import { Anchor, Breadcrumbs } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import classes from './breadcrumbs.module.css';

interface BreadcrumbLink {
  text: string;
  to: string;
}

interface BreadcrumbNavProps {
  /** From the top level down. */
  links: BreadcrumbLink[];
  /** Name of the current page, unless its heading follows directly. */
  here?: string;
}

/** Breadcrumb links to the levels above a page or listing. */
export function BreadcrumbNav({ links, here }: BreadcrumbNavProps) {
  return (
    <nav aria-label={texts.breadcrumb()} className={classes.trail}>
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

/** Breadcrumbs of a page: Home / Companies. */
export function PageBreadcrumbs({ here, above = [] }: { here: string; above?: BreadcrumbLink[] }) {
  return (
    <div className={classes.page}>
      <BreadcrumbNav links={[{ text: texts.home(), to: paths.home }, ...above]} here={here} />
    </div>
  );
}
