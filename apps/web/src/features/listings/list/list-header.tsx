import { formatNumber } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/listings';
import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import { Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { moveFocus } from '../../../components/navigation/move-focus.ts';
import { useStatusLabels } from '../../../api/status-labels.ts';
import { totalText } from './filters/facet-count.ts';
import classes from './list-header.module.css';
import type { ListQuery } from '../query/list-query.ts';
import { isNothingFound, listTitle } from '../query/list-title.ts';
import { NearMe } from './near-me.tsx';

/** The title of the list and the shown range. Pagination moves the focus here. */
export function ListHeader({ query, page }: { query: ListQuery; page: ListingPage }) {
  const labels = useStatusLabels();
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, state } = useLocation();
  useEffect(() => {
    if ((state as { paged?: boolean } | null)?.paged) moveFocus(heading.current);
  }, [key, state]);
  return (
    <header className={classes.header}>
      <div className={classes.what}>
        <Title ref={heading} order={1} tabIndex={-1} className={classes.title}>
          {query.text && page.totalElements === 0
            ? texts.nothingFoundFor({ text: query.text })
            : listTitle(query, labels, page.reading)}
        </Title>
        <p className={classes.count} role="status">
          {isNothingFound(page.reading) ? texts.otherListingsCount({ count: countText(page) }) : countText(page)}
        </p>
      </div>
      <NearMe query={query} />
    </header>
  );
}

export function countText(page: ListingPage): string {
  const { totalElements, numberOfElements, pageable } = page;
  if (numberOfElements === 0) return texts.nothingToShow();
  if (numberOfElements === totalElements && !page.moreThanTotal) return texts.countOfHomes({ count: totalElements });
  const range = `${formatNumber(pageable.offset + 1)} - ${formatNumber(pageable.offset + numberOfElements)}`;
  return texts.rangeOfHomes({ range, total: totalText(totalElements, page), count: totalElements });
}
