import * as texts from '@africanscity/messages/listings';
import type { Picture as PictureData } from '@africanscity/contracts/picture';
import { pictureLabel } from '@africanscity/contracts/picture-rooms';
import { ActionIcon, Button } from '@mantine/core';
import { IconLayoutGrid } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { DrawnPlaceholder } from '../../../../components/pictures/drawn-placeholder.tsx';
import { plainPicture } from '../../../../components/pictures/picture-sources.ts';
import { Picture } from '../../../../components/pictures/picture.tsx';
import { useSaveData } from '../../../../components/visitor/save-data.tsx';
import { opensElsewhere } from '../../../../components/navigation/site-link.tsx';
import { useHydrated } from '../../../../components/loading/use-hydrated.ts';
import icons from '../../../../ui/card-icon.module.css';
import { lazyPart } from '../../../../ui/lazy-part.tsx';
import { useScrollRow } from '../../../../ui/use-scroll-row.ts';
import classes from './listing-gallery.module.css';
import { LiteGallery } from './lite-gallery.tsx';
import { fullScreenLabel, pictureAlt } from './picture-texts.ts';

const Lightbox = lazyPart(() => import('./picture-lightbox.tsx'));

interface ListingGalleryProps {
  pictures: PictureData[];
  /** Description of the pictures. */
  subject: string;
  /** Content of the corner: the buttons to share the listing and to keep it. */
  keep?: ReactNode;
}

/** Pictures of the first screen on wide screens: one large and four small ones. */
const inHero = 5;

/**
 * The pictures of a listing: on wide screens one large and four small ones, on phones a row. A click opens full screen,
 * without JavaScript the file. Visitors who save data get one picture, and the others on demand.
 */
export function ListingGallery(props: ListingGalleryProps) {
  const saveData = useSaveData();
  return saveData && props.pictures.length > 0 ? <LiteGallery {...props} /> : <FullGallery {...props} />;
}

function FullGallery({ pictures, subject, keep }: ListingGalleryProps) {
  const row = useRef<HTMLUListElement>(null);
  const { index, atStart, atEnd, move } = useScrollRow(row);
  const wanted = useWanted(index);
  const [opened, setOpened] = useState<{ at: number; overview?: boolean }>();
  if (pictures.length === 0) {
    return (
      <div className={classes.gallery}>
        <DrawnPlaceholder className={classes.none} label={subject} />
        <div className={classes.keep}>{keep}</div>
      </div>
    );
  }
  const open = (event: MouseEvent, at: number) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setOpened({ at });
  };
  return (
    <section className={classes.gallery} aria-roledescription="carousel" aria-label={texts.picturesOf({ subject })}>
      <ul ref={row} className={classes.row} data-count={Math.min(pictures.length, inHero)}>
        {pictures.map((picture, at) => (
          <li key={`${picture.uri} ${at}`} data-wanted={at <= wanted || undefined}>
            <a
              className={classes.item}
              data-waits
              href={plainPicture(picture, 'full')?.url}
              aria-label={fullScreenLabel(picture, at, pictures.length)}
              onClick={(event) => open(event, at)}
              style={{ backgroundImage: `url("${picture.placeholder}")` }}
            >
              <Picture
                className={classes.picture}
                picture={at === 0 ? inFull(picture) : picture}
                alt={pictureAlt(picture, subject, at)}
                upTo="page"
                sizes={widthOf(at, pictures.length)}
                priority={at === 0 ? 'high' : undefined}
              />
              {pictureLabel(picture) && <span className={classes.room}>{pictureLabel(picture)}</span>}
            </a>
          </li>
        ))}
      </ul>
      {keep && <div className={classes.keep}>{keep}</div>}
      {pictures.length > 1 && (
        <>
          <span className={classes.count} aria-hidden>
            {Math.min(index, pictures.length - 1) + 1} / {pictures.length}
          </span>
          <div className={classes.buttons}>
            <ActionIcon
              className={icons.back}
              variant="white"
              color="slate.8"
              radius="xl"
              size={44}
              aria-label={texts.previousPictures()}
              disabled={atStart}
              onClick={() => move(-1)}
            />
            <ActionIcon
              className={icons.on}
              variant="white"
              color="slate.8"
              radius="xl"
              size={44}
              aria-label={texts.nextPictures()}
              disabled={atEnd}
              onClick={() => move(1)}
            />
          </div>
          <Button
            className={classes.all}
            variant="white"
            color="slate.8"
            h={44}
            px="sm"
            leftSection={<IconLayoutGrid size={18} aria-hidden />}
            onClick={() => setOpened({ at: 0, overview: true })}
          >
            {texts.showAllPhotos({ count: pictures.length })}
          </Button>
        </>
      )}
      {opened && (
        <Suspense>
          <Lightbox
            pictures={pictures}
            subject={subject}
            start={opened.at}
            overview={opened.overview}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Index of the last picture that a phone loads: the current one and, once the page is idle, the next. */
function useWanted(index: number): number {
  const ahead = useHydrated() ? 1 : 0;
  const [furthest, setFurthest] = useState(0);
  if (index > furthest) setFurthest(index);
  return Math.max(index, furthest) + ahead;
}

/** The `sizes` attribute of a picture: full width on phones, on wide screens by its position. */
function widthOf(at: number, count: number): string {
  const share = count === 1 ? 1 : at === 0 || count === 2 || (count === 4 && at === 1) || count === 3 ? 2 : 4;
  return `(min-width: 75em) ${Math.ceil(1160 / share)}px, (min-width: 48em) ${Math.ceil(100 / share)}vw, 100vw`;
}

/** The smaller sizes are for lists and have a lower quality. */
function inFull(picture: PictureData): PictureData {
  const sources = picture.sources.filter(({ size }) => size === 'page' || size === 'full');
  return sources.length ? { ...picture, sources } : picture;
}
