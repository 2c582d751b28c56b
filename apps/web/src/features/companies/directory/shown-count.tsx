import * as texts from '@africanscity/messages/companies';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { moveFocus } from '../../../components/navigation/move-focus.ts';
import classes from './shown-count.module.css';

interface ShownCountProps {
  page: { numberOfElements: number; totalElements: number; pageable: { offset: number } };
  /** Says which of the entries are shown: 'Showing 1 to 8 of 300 companies'. */
  showing: (shown: { from: string; to: string; count: number }) => string;
}

/** The part of the entries that the page has. Pagination moves the focus here, before the cards. */
export function ShownCount({ page, showing }: ShownCountProps) {
  const line = useRef<HTMLParagraphElement>(null);
  const { key, state } = useLocation();
  useEffect(() => {
    if ((state as { paged?: boolean } | null)?.paged) moveFocus(line.current);
  }, [key, state]);
  return (
    <p ref={line} tabIndex={-1} role="status" className={classes.count}>
      {countText(page, showing)}
    </p>
  );
}

function countText(page: ShownCountProps['page'], showing: ShownCountProps['showing']) {
  const { numberOfElements, totalElements, pageable } = page;
  if (numberOfElements === 0) return texts.nothingToShow();
  const [from, to] = [pageable.offset + 1, pageable.offset + numberOfElements];
  return showing({ from: String(from), to: String(to), count: totalElements });
}
