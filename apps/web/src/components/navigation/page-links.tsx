import { Button } from '@mantine/core';
import { SiteLink } from './site-link.tsx';
import classes from './page-links.module.css';

interface PageLinksProps {
  page: {
    first: boolean;
    last: boolean;
    totalPages: number;
    pageable: { pageNumber: number };
    previousCursor?: string | null;
    nextCursor?: string | null;
  };
  /**
   * Full address of a page, counted from 0. With a cursor, it leads to the adjacent page even if rows were added since.
   */
  addressOf: (page: number, cursor?: string) => string;
}

/** Links to the first, previous, next and last page. They work without JavaScript. */
export function PageLinks({ page, addressOf }: PageLinksProps) {
  const { first, last, totalPages } = page;
  const current = page.pageable.pageNumber;
  if (totalPages === 0) return null;
  return (
    <nav className={classes.pages} aria-label="Pages">
      <PageLink label="First" to={first ? undefined : addressOf(0)} />
      <PageLink label="Prev" to={first ? undefined : addressOf(current - 1, page.previousCursor ?? undefined)} />
      <span className={classes.position}>
        Page {current + 1} of {totalPages}
      </span>
      <PageLink label="Next" to={last ? undefined : addressOf(current + 1, page.nextCursor ?? undefined)} />
      <PageLink label="Last" to={last ? undefined : addressOf(totalPages - 1)} />
    </nav>
  );
}

function PageLink({ label, to }: { label: string; to: string | undefined }) {
  const look = { variant: 'default', className: classes.link } as const;
  if (to === undefined) {
    return (
      <Button {...look} component="a" role="link" aria-disabled="true" data-disabled>
        {label}
      </Button>
    );
  }
  return (
    <Button {...look} component={SiteLink} to={to} state={{ paged: true }}>
      {label}
    </Button>
  );
}
