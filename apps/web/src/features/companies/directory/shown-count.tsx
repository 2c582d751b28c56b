import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { moveFocus } from '../../../components/navigation/move-focus.ts';
import classes from './shown-count.module.css';

interface ShownCountProps {
  page: { numberOfElements: number; totalElements: number; pageable: { offset: number } };
  /** Noun for one item, and for several. */
  one: string;
  many: string;
}

/** 'Showing 1 to 8 of 300 companies'. Pagination moves the focus here, before the cards. */
export function ShownCount({ page, one, many }: ShownCountProps) {
  const line = useRef<HTMLParagraphElement>(null);
  const { key, state } = useLocation();
  useEffect(() => {
    if ((state as { paged?: boolean } | null)?.paged) moveFocus(line.current);
  }, [key, state]);
  return (
    <p ref={line} tabIndex={-1} role="status" className={classes.count}>
      {countText(page, one, many)}
    </p>
  );
}

function countText({ numberOfElements, totalElements, pageable }: ShownCountProps['page'], one: string, many: string) {
  if (numberOfElements === 0) return 'Nothing to show';
  const range = `${pageable.offset + 1} to ${pageable.offset + numberOfElements}`;
  return `Showing ${range} of ${totalElements.toLocaleString('en')} ${totalElements === 1 ? one : many}`;
}
