import type { ListingPage } from '@africanscity/contracts/listings';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { listAddress, type ListQuery } from './list-query.ts';
import classes from './pager.module.css';

/** First, Prev, Next, Last: links, so that they also work before JavaScript runs. */
export function Pager({ query, page }: { query: ListQuery; page: ListingPage }) {
  const { first, last, totalPages } = page;
  const current = page.pageable.pageNumber;
  const to = (target: number) => listAddress(query, { page: target });
  if (totalPages === 0) return null;
  return (
    <nav className={classes.pager} aria-label="Pages">
      <PageLink label="First" to={first ? undefined : to(0)} />
      <PageLink label="Prev" to={first ? undefined : to(current - 1)} />
      <span className={classes.position}>
        Page {current + 1} of {totalPages}
      </span>
      <PageLink label="Next" to={last ? undefined : to(current + 1)} />
      <PageLink label="Last" to={last ? undefined : to(totalPages - 1)} />
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
    <Button {...look} component={Link} to={to} state={{ paged: true }}>
      {label}
    </Button>
  );
}
