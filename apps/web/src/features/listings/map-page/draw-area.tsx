import * as texts from '@africanscity/messages/listings';
import type { Coordinates } from '@africanscity/contracts/listings/coordinates/point';
import { Button } from '@mantine/core';
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import classes from './draw-area.module.css';
import { outlineOf, type Pixel } from './outline.ts';

interface DrawAreaProps {
  /** The position under a pixel of the map. */
  coordinatesAt(pixel: Pixel): Coordinates;
  /** Called with the text of the filter. */
  onDrawn(area: string): void;
  onCancel(): void;
}

/** Pixels that a tap may move. */
const still = 8;

/** Pixels around the first corner in which a tap closes the line. */
const near = 22;

/** A sheet over the map: a drag draws around an area, and taps set its corners. */
export default function DrawArea({ coordinatesAt, onDrawn, onCancel }: DrawAreaProps) {
  const [corners, setCorners] = useState<Pixel[]>([]);
  const [isTooSmall, setTooSmall] = useState(false);
  const line = useRef<SVGPolylineElement>(null);
  const stroke = useRef<Pixel[]>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const cancel = useEffectEvent(onCancel);
  useEffect(() => {
    button.current?.focus();
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') cancel();
    };
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, []);
  useEffect(() => {
    // A fast stroke would start a fling, and Chrome ignores the next tap, which ends it. React's listener is passive.
    const keep = (event: TouchEvent) => event.preventDefault();
    const touched = sheet.current!;
    touched.addEventListener('touchstart', keep, { passive: false });
    return () => touched.removeEventListener('touchstart', keep);
  }, []);

  function finish(drawn: Pixel[]) {
    const area = outlineOf(drawn, coordinatesAt);
    if (area) return onDrawn(area);
    setCorners([]);
    setTooSmall(true);
  }

  function begin(event: PointerEvent<HTMLDivElement>) {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    stroke.current = [pixelOf(event)];
  }

  // Drawn without React, which would render at each move.
  function move(event: PointerEvent<HTMLDivElement>) {
    if (!event.isPrimary || !stroke.current) return;
    stroke.current.push(pixelOf(event));
    line.current?.setAttribute('points', pointsOf(stroke.current));
  }

  function stop(): Pixel[] {
    const drawn = stroke.current ?? [];
    stroke.current = null;
    line.current?.setAttribute('points', '');
    return drawn;
  }

  function end({ isPrimary }: PointerEvent) {
    if (!isPrimary) return;
    const drawn = stop();
    const [first] = drawn;
    if (!first) return;
    if (drawn.some((pixel) => distance(first, pixel) > still)) return finish(drawn);
    const [start] = corners;
    if (start && corners.length >= 3 && distance(start, first) <= near) return finish(corners);
    setTooSmall(false);
    setCorners([...corners, first]);
  }

  return (
    <>
      <div
        ref={sheet}
        className={classes.sheet}
        data-draws
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={stop}
      >
        <svg className={classes.lines} aria-hidden>
          <polyline ref={line} />
          <polygon points={pointsOf(corners)} />
          {corners.map(({ x, y }, at) => (
            <circle key={`${at} ${x} ${y}`} cx={x} cy={y} r={at === 0 ? 9 : 6} />
          ))}
        </svg>
      </div>
      <div className={classes.bar}>
        <p className={classes.hint} role="status">
          {isTooSmall ? texts.areaTooSmall() : texts.howToDrawArea()}
        </p>
        <Button h={44} radius="xl" disabled={corners.length < 3} onClick={() => finish(corners)}>
          {texts.finishArea()}
        </Button>
        <Button h={44} radius="xl" ref={button} variant="default" onClick={onCancel}>
          {texts.cancel()}
        </Button>
      </div>
    </>
  );
}

function pixelOf({ clientX, clientY, currentTarget }: PointerEvent): Pixel {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

const pointsOf = (pixels: Pixel[]) => pixels.map(({ x, y }) => `${x},${y}`).join(' ');

const distance = (one: Pixel, other: Pixel) => Math.hypot(one.x - other.x, one.y - other.y);
