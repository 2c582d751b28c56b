import type { ListingPage } from '@africanscity/contracts/listings/listings';
import { Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useStatusLabels } from '../../../api/status-labels.ts';
import classes from './list-header.module.css';
import type { ListQuery } from './list-query.ts';
import { listTitle } from './list-title.ts';

interface ListHeaderProps {
  query: ListQuery;
  page: ListingPage;
  /** Controls that stand beside the count. */
  children: ReactNode;
}

/** What the list is and which part of it is shown. Paging moves the focus here, to the list's beginning. */
export function ListHeader({ query, page, children }: ListHeaderProps) {
  const labels = useStatusLabels();
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, state } = useLocation();
  useEffect(() => {
    if ((state as { paged?: boolean } | null)?.paged) heading.current?.focus({ preventScroll: true });
  }, [key, state]);
  return (
    <header className={classes.header}>
      <Title ref={heading} order={1} tabIndex={-1} className={classes.title}>
        {listTitle(query, labels)}
      </Title>
      <p className={classes.count} role="status">
        {countText(page)}
      </p>
      {children}
    </header>
  );
}

export function countText({ totalElements, moreThanTotal, numberOfElements, pageable }: ListingPage): string {
  if (numberOfElements === 0) return 'Nothing to show';
  return `${pageable.offset + 1} - ${pageable.offset + numberOfElements} of ${moreThanTotal ? 'more than ' : ''}${totalElements} listed Properties`;
}
