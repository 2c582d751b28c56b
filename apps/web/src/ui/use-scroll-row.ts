import { useEffect, useState, type RefObject } from 'react';

export interface ScrollRow {
  /** The item at the row's beginning, counted from 0. */
  index: number;
  atStart: boolean;
  atEnd: boolean;
  /** Scrolls a number of items forward, or back when negative. */
  move(by: number): void;
}

/** Follows a row that scrolls sideways and snaps to its items. Before the browser measured it, it is at its start. */
export function useScrollRow(row: RefObject<HTMLElement | null>): ScrollRow {
  const [position, setPosition] = useState({ index: 0, atStart: true, atEnd: false });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const follow = () => setPosition(measure(element));
    const resized = new ResizeObserver(follow);
    resized.observe(element);
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [row]);
  return {
    ...position,
    move(by) {
      const element = row.current;
      if (element) element.scrollBy({ left: by * itemStep(element) });
    },
  };
}

function measure(row: HTMLElement) {
  const { scrollLeft, scrollWidth, clientWidth } = row;
  return {
    index: Math.round(scrollLeft / itemStep(row)),
    atStart: scrollLeft < 2,
    atEnd: scrollLeft > scrollWidth - clientWidth - 2,
  };
}

/** Pixels from one item's beginning to the next's. */
function itemStep(row: HTMLElement): number {
  const [first, second] = row.children as unknown as HTMLElement[];
  if (!first) return 1;
  return (second ? second.offsetLeft - first.offsetLeft : first.offsetWidth) || 1;
}
