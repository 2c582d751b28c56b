import type { Picture as PictureData } from '@africanscity/contracts/picture';
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconPhoto } from '@tabler/icons-react';
import { type CSSProperties, type MouseEvent, Suspense, useRef, useState } from 'react';
import { DrawnPlaceholder } from '../../../components/drawn-placeholder.tsx';
import { plainPicture } from '../../../components/picture-sources.ts';
import { Picture } from '../../../components/picture.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useScrollRow } from '../../../ui/use-scroll-row.ts';
import classes from './listing-gallery.module.css';

const Lightbox = lazyPart(() => import('./picture-lightbox.tsx'));

interface ListingGalleryProps {
  pictures: PictureData[];
  /** What the pictures show. */
  subject: string;
}

/** The pictures in a row that scrolls by touch, keys and buttons. Each opens full screen; without JavaScript, alone. */
export function ListingGallery({ pictures, subject }: ListingGalleryProps) {
  const row = useRef<HTMLUListElement>(null);
  const { atStart, atEnd, move } = useScrollRow(row);
  const [opened, setOpened] = useState<number>();
  if (pictures.length === 0) return <DrawnPlaceholder className={classes.none} label={subject} />;
  const open = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(index);
  };
  return (
    <section className={classes.gallery} aria-roledescription="carousel" aria-label={`Pictures of ${subject}`}>
      <ul
        ref={row}
        className={classes.row}
        data-count={Math.min(pictures.length, 4)}
        style={{ '--count': pictures.length } as CSSProperties}
      >
        {pictures.map((picture, index) => (
          <li key={`${picture.uri} ${index}`}>
            <a
              className={classes.item}
              href={plainPicture(picture, 'full')?.url}
              aria-label={`Picture ${index + 1} of ${pictures.length}, full screen`}
              onClick={(event) => open(event, index)}
            >
              <Picture
                className={classes.picture}
                picture={picture}
                alt={`${subject}, picture ${index + 1}`}
                upTo="page"
                sizes={widthOf(pictures.length)}
                priority={index === 0 ? 'high' : index === 1 ? 'normal' : undefined}
              />
            </a>
          </li>
        ))}
      </ul>
      <span className={classes.count} aria-hidden>
        <IconPhoto size={16} /> {pictures.length}
      </span>
      {pictures.length > 1 && (
        <div className={classes.buttons} data-needless={(atStart && atEnd) || undefined}>
          <ActionIcon
            variant="white"
            color="slate.8"
            radius="xl"
            size={44}
            aria-label="Previous pictures"
            disabled={atStart}
            onClick={() => move(-1)}
          >
            <IconChevronLeft aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="white"
            color="slate.8"
            radius="xl"
            size={44}
            aria-label="Next pictures"
            disabled={atEnd}
            onClick={() => move(1)}
          >
            <IconChevronRight aria-hidden />
          </ActionIcon>
        </div>
      )}
      {opened !== undefined && (
        <Suspense>
          <Lightbox pictures={pictures} subject={subject} start={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

/** The width of an item for the browser's choice of a file: 1, 2, 3 or 4 in sight from nothing, xs, sm and md on. */
function widthOf(count: number): string {
  const share = (items: number, page: number) => Math.ceil(page / Math.min(items, count));
  return `(min-width: 75em) ${share(4, 1160)}px, (min-width: 62em) ${share(4, 100)}vw, (min-width: 48em) ${share(3, 100)}vw, (min-width: 36em) ${share(2, 100)}vw, 100vw`;
}
