import type { Picture as PictureData } from '@africanscity/contracts/picture';
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { Picture } from '../../../components/picture.tsx';
import { useScrollRow } from '../../../ui/use-scroll-row.ts';
import classes from './picture-lightbox.module.css';

interface PictureLightboxProps {
  pictures: PictureData[];
  subject: string;
  /** The picture to begin with, counted from 0. */
  start: number;
  onClose(): void;
}

/** Pictures one by one on the whole screen. A dialog of the browser: it keeps the focus and gives it back. */
export default function PictureLightbox({ pictures, subject, start, onClose }: PictureLightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const { index, atStart, atEnd, move } = useScrollRow(row);
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    row.current?.children[start]?.scrollIntoView({ behavior: 'instant', inline: 'start' });
  }, [start]);
  useEffect(() => {
    document.documentElement.style.overflow = 'hidden';
    return () => void (document.documentElement.style.overflow = '');
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -pictures.length, End: pictures.length }[event.key];
    if (!step) return;
    event.preventDefault();
    move(step);
  };
  return (
    <dialog
      ref={dialog}
      className={classes.lightbox}
      aria-label={`Pictures of ${subject}`}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <ul ref={row} className={classes.row} tabIndex={0} aria-label="Pictures">
        {pictures.map((picture, position) => (
          <li key={`${picture.uri} ${position}`} aria-hidden={position !== index}>
            <Picture
              className={classes.picture}
              picture={picture}
              alt={`${subject}, picture ${position + 1}`}
              upTo="full"
              sizes="100vw"
              priority={position === start ? 'high' : undefined}
            />
          </li>
        ))}
      </ul>
      <div className={classes.bar}>
        <span role="status" aria-label={`Picture ${index + 1} of ${pictures.length}`}>
          {index + 1} / {pictures.length}
        </span>
        <button
          type="button"
          className={classes.button}
          aria-label="Close"
          autoFocus
          onClick={() => dialog.current?.close()}
        >
          <IconX aria-hidden />
        </button>
      </div>
      {pictures.length > 1 && (
        <>
          <button
            type="button"
            className={classes.button}
            data-side="left"
            aria-label="Previous picture"
            aria-disabled={atStart}
            onClick={() => move(-1)}
          >
            <IconChevronLeft size={32} aria-hidden />
          </button>
          <button
            type="button"
            className={classes.button}
            data-side="right"
            aria-label="Next picture"
            aria-disabled={atEnd}
            onClick={() => move(1)}
          >
            <IconChevronRight size={32} aria-hidden />
          </button>
        </>
      )}
    </dialog>
  );
}
