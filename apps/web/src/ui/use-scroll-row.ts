import { useEffect, useRef, useState, type RefObject } from 'react';

/** Longer than a smooth scroll takes, in milliseconds. */
const scrollMs = 700;

/** Longer than a swipe scrolls on, with a smooth scroll after it, in milliseconds. */
const settleMs = 2000;

export interface ScrollRow {
  /** Index of the first visible item, counted from 0. */
  index: number;
  atStart: boolean;
  atEnd: boolean;
  /** Scrolls by a number of items; negative scrolls back. */
  move(by: number): void;
}

/** Tracks a row that scrolls sideways and snaps to its items. Reports its start until it is measured. */
export function useScrollRow(row: RefObject<HTMLElement | null>): ScrollRow {
  const [position, setPosition] = useState({ index: 0, atStart: true, atEnd: false });
  const aim = useRef({ index: 0, at: -Infinity });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const follow = () => setPosition(measure(element));
    const isAiming = () => performance.now() - aim.current.at < settleMs;
    // A finger or a wheel takes the row elsewhere, so a click after it counts from where the row is.
    const forget = () => (aim.current.at = -Infinity);
    // Browsers let a smooth scroll run on below a finger, which then moves the row for nothing.
    const press = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch' && isAiming()) scrollToItem(element, aim.current.index, 'instant');
      forget();
    };
    // A swipe that still scrolls the row takes it elsewhere than a click meant.
    const arrive = () => {
      const { index } = aim.current;
      if (isAiming() && measure(element).index !== index) scrollToItem(element, index);
    };
    const resized = new ResizeObserver(follow);
    resized.observe(element);
    const ending = new AbortController();
    const options = { passive: true, signal: ending.signal };
    element.addEventListener('scroll', follow, options);
    element.addEventListener('scrollend', arrive, options);
    element.addEventListener('pointerdown', press, options);
    element.addEventListener('wheel', forget, options);
    return () => {
      resized.disconnect();
      ending.abort();
    };
  }, [row]);
  return {
    ...position,
    move(by) {
      const element = row.current;
      if (!element) return;
      const now = performance.now();
      // A further click during a scroll counts from the scroll's target.
      const from = now - aim.current.at < scrollMs ? aim.current.index : measure(element).index;
      const index = Math.min(Math.max(from + by, 0), element.children.length - 1);
      aim.current = { index, at: now };
      scrollToItem(element, index);
    },
  };
}

function scrollToItem(row: HTMLElement, index: number, behavior?: ScrollBehavior): void {
  row.scrollTo({ left: index * itemStep(row) * sign(row), behavior });
}

/** Pixels from the start of the row. */
// physical: the distance is the same from both sides
export const scrolledBy = (row: HTMLElement): number => Math.abs(row.scrollLeft);

/** Number of items that an arrow key moves by: in rows from right to left, the next item is at the left. */
export function stepOfKey(key: string, row: HTMLElement | null): number {
  // physical: turned around below
  const right = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  return row && right ? right * sign(row) : right;
}

/** -1 for rows from right to left, whose positions are negative. */
const sign = (row: HTMLElement) => (getComputedStyle(row).direction === 'rtl' ? -1 : 1);

function measure(row: HTMLElement) {
  const { scrollWidth, clientWidth } = row;
  const scrolled = scrolledBy(row);
  return {
    index: Math.round(scrolled / itemStep(row)),
    atStart: scrolled < 2,
    atEnd: scrolled > scrollWidth - clientWidth - 2,
  };
}

/** Distance between the starts of two adjacent items, in pixels. */
function itemStep(row: HTMLElement): number {
  const [first, second] = row.children as unknown as HTMLElement[];
  if (!first) return 1;
  return (second ? Math.abs(second.offsetLeft - first.offsetLeft) : first.offsetWidth) || 1;
}
