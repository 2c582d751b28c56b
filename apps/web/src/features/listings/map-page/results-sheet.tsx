import * as texts from '@africanscity/messages/listings';
import { type PointerEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keepView, keptView } from './kept-views.ts';
import classes from './results-sheet.module.css';

const heights = ['peek', 'half', 'full'] as const;

type Height = (typeof heights)[number];

interface ResultsSheetProps {
  /** Key of the list. A new list starts at its top, and one that Back leads to where it was. */
  of: string;
  /** Content of the part that is always visible. */
  head: ReactNode;
  children: ReactNode;
}

/** A column beside the map on wide screens; on phones a bottom sheet that a finger or its button expands. */
export function ResultsSheet({ of, head, children }: ResultsSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  // In browsers whose scroll methods return a promise, an effect must not return it as its cleanup.
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const start = useEffectEvent(() => {
    body.current?.scrollTo(0, (isBack && keptView(key).scroll) || 0);
  });
  useEffect(() => start(), [of]);
  const drag = useRef<{ from: number; at: number; time: number }>(null);
  const [height, setHeight] = useState<Height>(() => (isBack && keptView(key).height) || 'peek');

  function resize(next: Height) {
    setHeight(next);
    keepView(key, { height: next });
  }

  function begin({ clientY, timeStamp, currentTarget, pointerId, target }: PointerEvent<HTMLElement>) {
    if (!isSheet(sheet.current) || (target as Element).closest('a, button')) return;
    currentTarget.setPointerCapture(pointerId);
    drag.current = { from: clientY - sheet.current.getBoundingClientRect().top, at: clientY, time: timeStamp };
    sheet.current.dataset.dragged = '';
  }

  function move({ clientY, timeStamp }: PointerEvent) {
    if (!drag.current || !sheet.current) return;
    drag.current = { ...drag.current, at: clientY, time: timeStamp };
    sheet.current.style.translate = `0 ${Math.max(0, clientY - drag.current.from - baseOf(sheet.current))}px`;
  }

  function end() {
    if (!drag.current || !sheet.current) return;
    const top = sheet.current.getBoundingClientRect().top - baseOf(sheet.current);
    const share = top / sheet.current.offsetHeight;
    resize(share < 0.25 ? 'full' : share < 0.65 ? 'half' : 'peek');
    sheet.current.style.translate = '';
    delete sheet.current.dataset.dragged;
    drag.current = null;
  }

  return (
    <div ref={sheet} className={classes.sheet} data-height={height}>
      <div className={classes.head} onPointerDown={begin} onPointerMove={move} onPointerUp={end} onPointerCancel={end}>
        <button
          type="button"
          className={classes.handle}
          aria-expanded={height !== 'peek'}
          aria-controls="map-results"
          onClick={() => resize(height === 'peek' ? 'half' : height === 'half' ? 'full' : 'peek')}
        >
          <span className={classes.grip} aria-hidden />
          <span className={classes.said}>{height === 'full' ? texts.showMap() : texts.showMoreOfList()}</span>
        </button>
        {head}
      </div>
      <div
        ref={body}
        id="map-results"
        className={classes.body}
        onScroll={({ currentTarget }) => keepView(key, { scroll: currentTarget.scrollTop })}
      >
        {children}
      </div>
    </div>
  );
}

/** On wide screens it is a column, which cannot be dragged. */
function isSheet(element: HTMLElement | null): element is HTMLElement {
  return element !== null && getComputedStyle(element).position === 'absolute';
}

/** Position of the top of the expanded sheet. */
function baseOf(element: HTMLElement): number {
  const around = element.offsetParent!.getBoundingClientRect();
  return around.bottom - element.offsetHeight;
}
