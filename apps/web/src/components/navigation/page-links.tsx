import * as texts from '@africanscity/messages/site';
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
  // The only page has no others to lead to.
  if (totalPages === 0 || (first && last)) return null;
  return (
    <nav className={classes.pages} aria-label={texts.pages()}>
      <PageLink label={texts.first()} to={first ? undefined : addressOf(0)} />
      <PageLink
        label={texts.prev()}
        to={first ? undefined : addressOf(current - 1, page.previousCursor ?? undefined)}
      />
      <span className={classes.position}>{texts.pageOf({ page: String(current + 1), pages: String(totalPages) })}</span>
      <PageLink label={texts.next()} to={last ? undefined : addressOf(current + 1, page.nextCursor ?? undefined)} />
      <PageLink label={texts.last()} to={last ? undefined : addressOf(totalPages - 1)} />
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
