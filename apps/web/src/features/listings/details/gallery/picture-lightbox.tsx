import * as texts from '@africanscity/messages/listings';
import * as siteTexts from '@africanscity/messages/site';
import type { Picture as PictureData } from '@africanscity/contracts/picture';
import { pictureLabel } from '@africanscity/contracts/picture-rooms';
import { IconChevronLeft, IconChevronRight, IconLayoutGrid, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Picture } from '../../../../components/pictures/picture.tsx';
import { stepOfKey, useScrollRow } from '../../../../ui/use-scroll-row.ts';
import classes from './picture-lightbox.module.css';
import { pictureAlt, pictureNumber } from './picture-texts.ts';

interface PictureLightboxProps {
  pictures: PictureData[];
  subject: string;
  /** Index of the first picture, counted from 0. */
  start: number;
  /** Opens with the overview. */
  overview?: boolean;
  onClose(): void;
}

/** Pictures in full screen, or an overview of all. A native dialog, which traps and restores the focus. */
export default function PictureLightbox({ pictures, subject, start, overview = false, onClose }: PictureLightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const { index, atStart, atEnd, move } = useScrollRow(row);
  const shown = pictures[index];
  const label = shown && pictureLabel(shown);
  const [all, setAll] = useState(overview && pictures.length > 1);
  const [first, setFirst] = useState(start);
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  useLayoutEffect(() => {
    if (all) return;
    row.current?.children[first]?.scrollIntoView({ behavior: 'instant', inline: 'start' });
    // The pressed button of the overview is removed, so the dialog takes the focus and arrow keys still work.
    if (overview) row.current?.focus({ preventScroll: true });
  }, [first, all, overview]);
  useEffect(() => {
    document.documentElement.style.overflow = 'hidden';
    return () => void (document.documentElement.style.overflow = '');
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { Home: -pictures.length, End: pictures.length }[event.key] ?? stepOfKey(event.key, row.current);
    if (!step || all) return;
    event.preventDefault();
    move(step);
  };
  return (
    <dialog
      ref={dialog}
      className={classes.lightbox}
      aria-label={texts.picturesOf({ subject })}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      {all && (
        <ul className={classes.overview} aria-label={texts.allPictures()}>
          {pictures.map((picture, position) => (
            <li key={`${picture.uri} ${position}`}>
              <button
                type="button"
                aria-label={pictureNumber(picture, position, pictures.length)}
                onClick={() => {
                  setFirst(position);
                  setAll(false);
                }}
              >
                <Picture picture={picture} alt="" upTo="page" sizes="(min-width: 48em) 33vw, 50vw" />
                {pictureLabel(picture) && <span className={classes.name}>{pictureLabel(picture)}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
      <ul ref={row} className={classes.row} tabIndex={0} aria-label={texts.pictures()} hidden={all}>
        {pictures.map((picture, position) => (
          <li key={`${picture.uri} ${position}`} aria-hidden={position !== index}>
            <Picture
              className={classes.picture}
              picture={picture}
              alt={pictureAlt(picture, subject, position)}
              upTo="full"
              sizes="100vw"
              priority={position === first && !all ? 'high' : undefined}
            />
          </li>
        ))}
      </ul>
      <div className={classes.bar}>
        {all ? (
          <span>{texts.photosCount({ count: pictures.length })}</span>
        ) : (
          <span
            role="status"
            aria-label={texts.pictureOfCount({ index: String(index + 1), count: String(pictures.length) })}
          >
            {index + 1} / {pictures.length}
          </span>
        )}
        {!all && label && (
          <span className={classes.room} dir="auto">
            {label}
          </span>
        )}
        {pictures.length > 1 && !all && (
          <button
            type="button"
            className={classes.button}
            aria-label={texts.allPictures()}
            onClick={() => setAll(true)}
          >
            <IconLayoutGrid aria-hidden />
          </button>
        )}
        <button
          type="button"
          className={classes.button}
          aria-label={siteTexts.close()}
          autoFocus
          onClick={() => dialog.current?.close()}
        >
          <IconX aria-hidden />
        </button>
      </div>
      {pictures.length > 1 && !all && (
        <>
          <button
            type="button"
            className={classes.button}
            data-side="start"
            aria-label={texts.previousPicture()}
            aria-disabled={atStart}
            onClick={() => move(-1)}
          >
            <IconChevronLeft size={32} aria-hidden />
          </button>
          <button
            type="button"
            className={classes.button}
            data-side="end"
            aria-label={texts.nextPicture()}
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
